import { useAtomValue } from 'jotai'
import type { BlockOf } from '#contract/content-pages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { errorsAt, errorsBeside } from '../publication/errors-at.ts'
import { Faults } from '../publication/faults.tsx'
import {
  type Attribute,
  AttributeField,
  changed,
  isAsked,
  keptBy,
  othersOf,
  useNames,
  type Value,
  WIDGETS
} from './attribute-field.tsx'
import { errorsAtom } from './editor.atoms.ts'
import { tagChoices } from './tag-choices.atoms.ts'

const useMessages = useTexts<typeof contentEditorMessages>

/** A checkbox has nowhere to say what is wrong, and can hardly be. */
const hasErrors = ({ type }: Attribute) => type !== 'boolean'

interface TagBlockProps {
  block: BlockOf<'tag'>
  /** Its place in the content. */
  path: string
  onChange: (change: Partial<BlockOf<'tag'>>) => void
}

/** One of the registered tags, with a form for its attributes. */
export function TagBlockEditor({ block, path, onChange }: TagBlockProps) {
  const t = useMessages()
  const errors = useAtomValue(errorsAtom)
  const named = useNames()
  const { status, value: choices } = useRequest(tagChoices, undefined, 'quietly')
  const widget = WIDGETS.find(({ tag }) => tag === block.tag)
  const asked = status === 'loading' ? [] : (widget?.attributes.filter((one) => isAsked(one, block)) ?? [])
  const fields = ['tag', ...asked.filter(hasErrors).map(({ prop }) => `attributes.${prop}`)]
  const isGiven = (prop: string) => Boolean(block.attributes[prop])
  const put = (attribute: Attribute, value: Value) => {
    onChange({ attributes: changed(asked, block.attributes, attribute, value) })
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
          id={block.id}
          tag={block.tag}
          choices={choices}
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
