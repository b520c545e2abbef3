import fc from 'fast-check'

/** The part of JSON Schema that the API's document uses. */
export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  multipleOf?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Known values of each site: `@name@` is replaced by the site's own value, so that one request suits every site. */
export const KNOWN: Record<string, readonly string[]> = {
  alias: ['@alias@', '@alias@', '@alias@', '@foreignAlias@', 'nobody'],
  advisorAlias: ['@alias@'],
  topic: ['@short@', '@short@', '@long@', '@unoffered@', '@foreign@'],
  uuid: ['@short@', '@long@', '@foreign@', '@override@', '@holiday@', '@advisor@'],
  organization_uuid: ['@organization@'],
  token: ['@visitor@', '@moved@'],
  hold: ['@hold@'],
  time_zone: ['Europe/Vienna', 'America/St_Johns', 'asia/kathmandu', 'UTC', 'EST5EDT', 'Etc/GMT+12'],
  start_time: ['03:00', '09:00', '17:30'],
  end_time: ['09:30', '17:00', '23:30'],
  email: ['vera@visitor.example', 'VERA+x@visitor.example'],
  phone: ['+43 1 234567', ''],
  scope: ['ui', 'booking,errors', 'constructor'],
  locale: ['de', 'en', 'de-AT-informal', '__proto__']
}

const twoDigits = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'))
const day = fc.tuple(fc.constantFrom('2027-03', '2027-04', '2028-02', '2099-12', '2000-01'), twoDigits(32))
const date = day.map((parts) => parts.join('-'))
const instant = fc.tuple(date, twoDigits(24), fc.constantFrom('00:00', '30:00', '15:00', '59:59')).map(
  // sometimes a date or time that does not exist, which the schema cannot exclude
  ([on, hour, rest]) => `${on}T${hour}:${rest}Z`
)
const FORMS: Record<string, fc.Arbitrary<string>> = { starts_at: instant, ends_at: instant, date, from: date, to: date }

function textFor({ pattern, maxLength = 300 }: JsonSchema, name: string): fc.Arbitrary<string> {
  const drawn = pattern
    ? fc.stringMatching(new RegExp(pattern))
    : fc.oneof(fc.string({ unit: 'grapheme', maxLength: 20 }), fc.string({ unit: 'grapheme-ascii', maxLength }))
  const known = KNOWN[name]
  const liked = known ? fc.constantFrom(...known) : FORMS[name]
  return liked ? fc.oneof({ arbitrary: liked, weight: 9 }, drawn) : drawn
}

function objectFor({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, name)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

const integerFor = ({ minimum = 0, maximum = 1000, multipleOf: step = 1 }: JsonSchema) =>
  fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) }).map((count) => count * step)

/** Any value that a schema allows, often one that exists on the site. */
export function valueFor(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const kinds = schema.anyOf ?? schema.oneOf
  if (kinds) return fc.oneof(...kinds.map((one) => valueFor(one, name)))
  if (schema.type === 'string') return textFor(schema, name)
  if (schema.type === 'array')
    return fc.array(valueFor(schema.items ?? {}, name), { maxLength: Math.min(schema.maxItems ?? 8, 8) })
  if (schema.type === 'object') return objectFor(schema)
  if (schema.type === 'integer') return integerFor(schema)
  if (schema.type === 'number') return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  throw new Error(`The document has a schema that no value is known for: ${JSON.stringify(schema)}`)
}
