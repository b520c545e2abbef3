interface Node {
  type?: string
  maxLength?: number
  properties?: Record<string, Node>
  items?: Node
  additionalProperties?: Node | false
  propertyNames?: Node
  anyOf?: Node[]
  oneOf?: Node[]
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

function ofEither(options: readonly Node[], value: unknown, at: string): string[] {
  const found = options.filter(({ type }) => !type || type === typeOf(value)).map((one) => beyond(one, value, at))
  return found.some((faults) => !faults.length) ? [] : (found[0] ?? [])
}

/** The texts of an answer that are longer than its JSON schema says, by path. */
export function beyond(schema: Node, value: unknown, at = ''): string[] {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return ofEither(options, value, at)
  if (typeof value === 'string')
    return [...value].length > (schema.maxLength ?? Number.POSITIVE_INFINITY) ? [`${at} has ${value.length}`] : []
  if (Array.isArray(value)) return value.flatMap((one) => (schema.items ? beyond(schema.items, one, `${at}[]`) : []))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const own = schema.properties?.[name] ?? (schema.additionalProperties || {})
    return [...beyond(schema.propertyNames ?? {}, name, at), ...beyond(own, inner, `${at}.${name}`)]
  })
}
