import type { Schema } from '#contract/endpoint'

/** What valibot's schemas consist of, as far as texts are in them. */
interface Part {
  type: string
  pipe?: readonly Part[]
  entries?: Record<string, Part>
  wrapped?: Part
  item?: Part
  items?: readonly Part[]
  options?: readonly unknown[]
  key?: Part
  value?: Part
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value

/** The parts of a schema, by what is added to the name of the whole. */
function partsOf({ entries = {}, wrapped, item, items = [], options = [], key, value }: Part): [string, Part][] {
  const listed = [...items, ...options].filter(isPart)
  return [
    ...Object.entries(entries).map(([name, part]): [string, Part] => [`.${name}`, part]),
    ...(wrapped ? [['', wrapped] as [string, Part]] : []),
    ...(item ? [['[]', item] as [string, Part]] : []),
    ...listed.map((part, at): [string, Part] => [`|${at}`, part]),
    ...(isPart(key) ? [['{key}', key] as [string, Part]] : []),
    ...(isPart(value) ? [['{}', value] as [string, Part]] : [])
  ]
}

/** Every text within a schema, with its place. */
export function textsIn(schema: Schema, place: string): { place: string; schema: Schema }[] {
  const part = schema as unknown as Part
  if (part.type === 'string') return [{ place, schema }]
  const inner = part.pipe?.[0] ?? part
  return partsOf(inner).flatMap(([name, one]) => textsIn(one as unknown as Schema, place + name))
}
