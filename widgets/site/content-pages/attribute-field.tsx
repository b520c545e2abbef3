import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { PAGE_TAGS, pageValues, type TagChoices } from '#contract/page-tags'
import { SPOKEN_LANGUAGES } from '#contract/search'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { registry, type Widget } from '../../embed/registry.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { branchChoice, type Choice, personChoice, topicChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface Placed {
  tag: string
  attributes: Attributes
}

type Messages = typeof contentEditorMessages
const useMessages = useTexts<Messages>

/** The tags of the registry that a page may contain. */
export const WIDGETS: readonly Widget[] = registry.filter(({ tag }) => PAGE_TAGS[tag])

/** What the registry calls something, where nobody has put it into words yet. */
export function useNames() {
  const t = useMessages()
  const { messages } = useTextsContext()
  return (kind: 'tag' | 'attribute' | 'value', name: string) => {
    const id = `content-editor.${kind}-${name}`
    return Object.hasOwn(messages, id) ? t(id as keyof Messages & string) : name
  }
}

export type Attribute = Widget['attributes'][number]

/**
 * Every element of a page has its language and its server. An attribute that can have no value here is shown only to
 * empty it.
 */
export const isAsked = ({ name, prop, type }: Attribute, { tag, attributes }: Placed) =>
  name !== 'lang' &&
  name !== 'host' &&
  type !== 'json' &&
  (pageValues(tag, prop)?.length !== 0 || attributes[prop] !== undefined)

/** The other one of two attributes of which a tag has one, such as advisor and branch of a booking. */
export const othersOf = ({ prop, replaces }: Attribute, all: readonly Attribute[]) =>
  all.filter((one) => one.prop === replaces || one.replaces === prop).map((one) => one.prop)
/** Languages by their names in the reader's language. */
function languageChoices(tag: string): readonly Choice[] {
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const all = SPOKEN_LANGUAGES.map((code) => ({ value: code, text: names.of(code) ?? code }))
  return all.toSorted((a, b) => a.text.localeCompare(b.text, tag))
}

function optionsOf({ prop }: Attribute, choices: TagChoices | undefined, tag: string): readonly Choice[] | undefined {
  if (prop === 'language') return languageChoices(tag)
  if (!choices) return undefined
  if (prop === 'alias') return choices.advisors.map((one) => personChoice(one.alias, one))
  if (prop === 'branch') return choices.branches.map((one) => branchChoice(one.alias, one))
  if (prop === 'topic') return choices.topics.map(topicChoice)
  if (prop === 'form') return choices.forms.map(({ slug, name }) => ({ value: slug, text: name, note: slug }))
  return undefined
}

export type Value = string | number | boolean

interface FieldProps {
  /** Tells the fields of several tags apart. */
  id: string
  tag: string
  choices: TagChoices | undefined
  attribute: Attribute
  value: Value | undefined
  isRequired: boolean
  errors: readonly string[]
  onChange: (value: Value) => void
}

/** The field of an attribute: a chooser of what it names, its values, or what is typed. */
export function AttributeField({
  id,
  tag: owner,
  choices,
  attribute,
  value,
  isRequired,
  errors,
  onChange
}: FieldProps) {
  const t = useMessages()
  const named = useNames()
  const { prop, type } = attribute
  const label = named('attribute', prop)
  const values = pageValues(owner, prop) ?? []
  const { tag } = useTextsContext()
  const listed = optionsOf(attribute, choices, tag)
  const options = listed ?? values.map((one) => ({ value: one, text: named('value', one) }))
  const name = `${prop}-${id}`
  if (type === 'boolean') {
    return <CheckField name={name} title={label} checked={value === true} onChange={onChange} />
  }
  if (listed || options.length) {
    const none: Choice = { value: '', text: t('content-editor.attribute-none') }
    return (
      <ComboboxField
        name={name}
        label={label}
        required={isRequired}
        value={String(value ?? '')}
        errors={errors}
        options={isRequired ? options : [none, ...options]}
        onChange={onChange}
      />
    )
  }
  return (
    <TextField
      name={name}
      label={label}
      required={isRequired}
      autoComplete="off"
      {...(type === 'number' && { inputMode: 'numeric' as const })}
      value={String(value ?? '')}
      errors={errors}
      onInput={(typed) => onChange(type === 'number' && typed ? Number(typed) || 0 : typed)}
    />
  )
}

export type Attributes = Readonly<Record<string, Value>>

/** The attributes after one has changed: an empty one is left out, and so is another that it replaces. */
export function changed(all: readonly Attribute[], attributes: Attributes, attribute: Attribute, value: Value) {
  const { [attribute.prop]: _, ...rest } = attributes
  const dropped = value === '' ? [] : othersOf(attribute, all)
  const others = Object.fromEntries(Object.entries(rest).filter(([prop]) => !dropped.includes(prop)))
  return value === '' ? others : { ...others, [attribute.prop]: value }
}

/** Of the attributes, those that another tag has too. */
export const keptBy = (tag: string, attributes: Attributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([prop]) => PAGE_TAGS[tag]?.props[prop]))
