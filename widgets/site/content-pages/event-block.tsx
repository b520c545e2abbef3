import { useAtomValue } from 'jotai'
import { type BlockOf, CONTENT_TITLE_MAX, EVENT_PLACE_MAX } from '#contract/content-pages'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { useRequest } from '../../core/data/use-request.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { branchChoice, type Choice } from '../../ui/fields/choices.ts'
import { ComboboxField } from '../../ui/fields/combobox-field.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { errorsAt, errorsBeside } from '../publication/errors-at.ts'
import { Faults } from '../publication/faults.tsx'
import { WallTimeField } from '../publication/wall-time-field.tsx'
import { errorsAtom } from './editor.atoms.ts'
import { tagChoices } from './tag-choices.atoms.ts'

type Event = BlockOf<'event'>

interface EventBlockProps {
  block: Event
  /** Its place in the content. */
  path: string
  onChange: (change: Partial<Event>) => void
}

/** What is said at fields of their own. */
const FIELDS = ['name', 'starts_at', 'ends_at', 'branch', 'place']

/** Something that takes place at a time, at a branch or elsewhere. */
export function EventBlockEditor({ block, path, onChange }: EventBlockProps) {
  const t = useTexts<typeof contentEditorMessages>()
  const errors = useAtomValue(errorsAtom)
  useRequest(tagChoices, undefined, 'quietly')
  const branches = useAtomValue(tagChoices.valueAtom)?.branches ?? []
  const elsewhere: Choice = { value: '', text: t('content-editor.event-elsewhere') }
  const at = (field: string) => errorsAt(errors, `${path}.${field}`)
  return (
    <>
      <LimitedField
        name={`name-${block.id}`}
        label={t('content-editor.event-name')}
        required
        trim
        max={CONTENT_TITLE_MAX}
        autoComplete="off"
        value={block.name}
        errors={at('name')}
        onInput={(name) => onChange({ name })}
      />
      <div className="content-event-times">
        {(['starts', 'ends'] as const).map((edge) => (
          <WallTimeField
            key={edge}
            name={`${edge}-${block.id}`}
            label={t(`content-editor.event-${edge}`)}
            help={t('content-editor.event-time-help')}
            value={block[`${edge}_at`]}
            errors={at(`${edge}_at`)}
            onInput={(time) => onChange({ [`${edge}_at`]: time })}
          />
        ))}
      </div>
      <ComboboxField
        name={`branch-${block.id}`}
        label={t('content-editor.event-branch')}
        value={block.branch}
        errors={at('branch')}
        options={[elsewhere, ...branches.map((one) => branchChoice(one.alias, one))]}
        onChange={(branch) => onChange({ branch, ...(branch && { place: '' }) })}
      />
      {!block.branch && (
        <LimitedField
          name={`place-${block.id}`}
          label={t('content-editor.event-place')}
          help={t('content-editor.event-place-help')}
          required
          trim
          max={EVENT_PLACE_MAX}
          autoComplete="off"
          value={block.place}
          errors={at('place')}
          onInput={(place) => onChange({ place })}
        />
      )}
      <Faults errors={errorsBeside(errors, path, FIELDS)} />
    </>
  )
}
