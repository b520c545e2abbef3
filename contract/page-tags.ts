import * as v from 'valibot'
import { LIST_LIMIT_MAX } from './advisor-list.ts'
import { branchEntries, personEntries } from './choices.ts'
import { SpokenLanguage } from './search.ts'
import { valuesOf } from './tag-values.ts'
import * as tags from './tags.ts'
import { Alias, line, ShortText, Uuid } from './values.ts'

/**
 * The tags that a page may contain: all but the one that takes a visitor's personal token, which must not be published.
 * Those that staff use work for signed-in staff on these pages too.
 */
export const PAGE_TAGS: Readonly<Record<string, tags.Tag>> = /* @__PURE__ */ Object.fromEntries(
  Object.values<tags.Tag>(tags)
    .filter(({ tag }) => tag !== 'advisor-reschedule')
    .map((one) => [one.tag, one])
)

type Attributes = Record<string, string | number | boolean>

/** The attribute that a tag does not have, or that names the advisor or branch that it cannot do without. */
function attributeFault(tag: string, attributes: Attributes): { key: string; code: string } | undefined {
  const props = PAGE_TAGS[tag]?.props
  if (!props) return undefined
  for (const [key, value] of Object.entries(attributes)) {
    if (!Object.hasOwn(props, key)) return { key, code: 'unknown-key' }
    if (typeof value !== props[key]) return { key, code: 'field' }
  }
  if (tag === tags.eventsTag.tag && !attributes.branch) return { key: 'branch', code: 'page-tag' }
  const isNamed = !('alias' in props) || Boolean(attributes.alias) || Boolean('branch' in props && attributes.branch)
  return isNamed ? undefined : { key: 'alias', code: 'page-tag' }
}

/** The values of an attribute that has a few; none makes a tag the page itself, as on the host's own pages. */
export const pageValues = (tag: string, key: string): readonly string[] | undefined =>
  valuesOf(tag, key)?.filter((value) => value !== 'page')

const ATTRIBUTE_RULES: Readonly<Record<string, v.GenericSchema>> = {
  language: SpokenLanguage,
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIST_LIMIT_MAX)),
  topic: Uuid
}

/**
 * Whether a tag can use the value of an attribute. It is asked of what is saved only: a page that has one from before
 * keeps the tag, so that it can be mended.
 */
export function isUsable(tag: string, key: string, value: Attributes[string]): boolean {
  if (value === '') return true
  const values = pageValues(tag, key)
  if (values) return values.includes(String(value))
  return !Object.hasOwn(ATTRIBUTE_RULES, key) || v.is(ATTRIBUTE_RULES[key] as v.GenericSchema, value)
}

const at = <K extends string>(input: Record<K, unknown>, key: K) =>
  ({ type: 'object', origin: 'value', input, key, value: input[key] }) as const

/** A tag with its attributes, by property name. */
export const usedTag = {
  tag: v.picklist(Object.keys(PAGE_TAGS), 'unknown'),
  attributes: v.record(line(40, 1), v.union([line(), v.number(), v.boolean()]))
}
/** That the tag has the attributes, and those that it cannot do without. */
export const hasKnownAttributes = <T extends { tag: string; attributes: Attributes }>() =>
  v.rawCheck<T>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { tag, attributes } = dataset.value
    const fault = attributeFault(tag, attributes)
    if (fault) addIssue({ message: fault.code, path: [at(dataset.value, 'attributes'), at(attributes, fault.key)] })
  })

/** What the attributes of tags name. */
export const TagChoices = v.object({
  advisors: v.array(v.object({ alias: Alias, ...personEntries })),
  branches: v.array(v.object({ alias: Alias, ...branchEntries })),
  topics: v.array(v.object({ uuid: Uuid, topic: ShortText })),
  forms: v.array(v.object({ slug: ShortText, name: ShortText }))
})
export type TagChoices = v.InferOutput<typeof TagChoices>
