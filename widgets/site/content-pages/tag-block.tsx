import { useAtomValue } from 'jotai'
import { type BlockOf, PAGE_TAGS, pageValues } from '#contract/content-pages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { SPOKEN_LANGUAGES } from '#contract/search'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { registry, type Widget } from '../../embed/registry.ts'
import { CheckField } from '../../ui/fields/check-field.tsx'
import { branchChoice, type Choice, personChoice, topicChoice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { errorsAt, errorsBeside } from '../publication/errors-at.ts'
import { Faults } from '../publication/faults.tsx'
import { errorsAtom } from './editor.atoms.ts'
import { type Choices, tagChoices } from './tag-choices.atoms.ts'

type Messages = typeof contentEditorMessages
const useMessages = useTexts<Messages>

/** The tags of the registry that a page may contain. */
export const WIDGETS: readonly Widget[] = registry.filter(({ tag }) => PAGE_TAGS[tag])

/** What the registry calls something, where nobody has put it into words yet. */
function useNames() {
  const t = useMessages()
  const { messages } = useTextsContext()
  return (kind: 'tag' | 'attribute' | 'value', name: string) => {
    const id = `content-editor.${kind}-${name}`
    return Object.hasOwn(messages, id) ? t(id as keyof Messages & string) : name
  }
}

type Attribute = Widget['attributes'][number]

/**
 * Every element of a page has its language and its server. An attribute that can have no value here is shown only to
 * empty it.
 */
const isAsked = ({ name, prop, type }: Attribute, { tag, attributes }: BlockOf<'tag'>) =>
  name !== 'lang' &&
  name !== 'host' &&
  type !== 'json' &&
  (pageValues(tag, prop)?.length !== 0 || attributes[prop] !== undefined)

/** The other one of two attributes of which a tag has one, such as advisor and branch of a booking. */
const othersOf = ({ prop, replaces }: Attribute, all: readonly Attribute[]) =>
  all.filter((one) => one.prop === replaces || one.replaces === prop).map((one) => one.prop)
/** A checkbox has nowhere to say what is wrong, and can hardly be. */
const hasErrors = ({ type }: Attribute) => type !== 'boolean'

/** Languages by their names in the reader's language. */
function languageChoices(tag: string): readonly Choice[] {
  const names = new Intl.DisplayNames(tag, { type: 'language' })
  const all = SPOKEN_LANGUAGES.map((code) => ({ value: code, text: names.of(code) ?? code }))
  return all.toSorted((a, b) => a.text.localeCompare(b.text, tag))
}

function optionsOf({ prop }: Attribute, choices: Choices | undefined, tag: string): readonly Choice[] | undefined {
  if (prop === 'language') return languageChoices(tag)
  if (!choices) return undefined
  if (prop === 'alias') return choices.advisors.map((one) => personChoice(one.alias, one))
  if (prop === 'branch') return choices.branches.map((one) => branchChoice(one.alias, one))
  if (prop === 'topic') return choices.topics.map(topicChoice)
  if (prop === 'form') return choices.forms.map(({ slug, name }) => ({ value: slug, text: name, note: slug }))
  return undefined
}

type Value = string | number | boolean

interface FieldProps {
  block: BlockOf<'tag'>
  attribute: Attribute
  value: Value | undefined
  isRequired: boolean
  errors: readonly string[]
  onChange: (value: Value) => void
}

function AttributeField({ block, attribute, value, isRequired, errors, onChange }: FieldProps) {
  const t = useMessages()
  const named = useNames()
  const choices = useAtomValue(tagChoices.valueAtom)
  const { prop, type } = attribute
  const label = named('attribute', prop)
  const values = pageValues(block.tag, prop) ?? []
  const { tag } = useTextsContext()
  const options = optionsOf(attribute, choices, tag) ?? values.map((one) => ({ value: one, text: named('value', one) }))
  const name = `${prop}-${block.id}`
  if (type === 'boolean') {
    return <CheckField name={name} title={label} checked={value === true} onChange={onChange} />
  }
  if (options.length || prop === 'form') {
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

interface TagBlockProps {
  block: BlockOf<'tag'>
  /** Its place in the content. */
  path: string
  onChange: (change: Partial<BlockOf<'tag'>>) => void
}

/** What other tags do not have is left behind. */
const keptBy = (tag: string, attributes: BlockOf<'tag'>['attributes']) =>
  Object.fromEntries(Object.entries(attributes).filter(([prop]) => PAGE_TAGS[tag]?.props[prop]))

/** One of the registered tags, with a form for its attributes. */
export function TagBlockEditor({ block, path, onChange }: TagBlockProps) {
  const t = useMessages()
  const errors = useAtomValue(errorsAtom)
  const named = useNames()
  const { status } = useRequest(tagChoices, undefined, 'quietly')
  const widget = WIDGETS.find(({ tag }) => tag === block.tag)
  const asked = status === 'loading' ? [] : (widget?.attributes.filter((one) => isAsked(one, block)) ?? [])
  const fields = ['tag', ...asked.filter(hasErrors).map(({ prop }) => `attributes.${prop}`)]
  const isGiven = (prop: string) => Boolean(block.attributes[prop])
  const put = (attribute: Attribute, value: Value) => {
    const { [attribute.prop]: _, ...rest } = block.attributes
    const dropped = value === '' ? [] : othersOf(attribute, asked)
    const others = Object.fromEntries(Object.entries(rest).filter(([prop]) => !dropped.includes(prop)))
    onChange({ attributes: value === '' ? others : { ...others, [attribute.prop]: value } })
  }
  return (
    <>
      <ComboboxField
        name={`tag-${block.id}`}
        label={t('content-editor.tag')}
        required
        value={block.tag}
        errors={errorsAt(errors, `${path}.tag`)}
        options={WIDGETS.map(({ tag }) => ({ value: tag, text: named('tag', tag), note: `<${tag}>` }))}
        onChange={(tag) => onChange({ tag, attributes: keptBy(tag, block.attributes) })}
      />
      {asked.map((attribute) => (
        <AttributeField
          key={`${block.tag} ${attribute.prop}`}
          block={block}
          attribute={attribute}
          value={block.attributes[attribute.prop]}
          errors={errorsAt(errors, `${path}.attributes.${attribute.prop}`)}
          isRequired={Boolean(attribute.required) && !othersOf(attribute, asked).some(isGiven)}
          onChange={(value) => put(attribute, value)}
        />
      ))}
      <Faults errors={errorsBeside(errors, path, fields)} />
    </>
  )
}
