import { BUFFER_MAX } from '#contract/advisor-settings'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import { LENGTH_MAX, STEP_MAX, type TopicLanguage } from '#contract/topics-management'
import { GRAIN_MINUTES } from '#contract/values'
import { useTexts } from '../../core/element/texts.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { FieldName, Fields } from './topic-form.ts'
import { useLengths } from './use-lengths.ts'

const useMessages = useTexts<typeof topicsManagementMessages>

interface FieldsProps {
  fields: Fields
  errorsOf: (name: FieldName) => readonly string[]
  onChange: (part: Partial<Fields>) => void
}

interface TextsProps extends FieldsProps {
  language: TopicLanguage
  /** Not the institution's own language. */
  isOther?: boolean
}

/** A topic's texts in one language. */
export function Texts({ fields, errorsOf, onChange, language, isOther = false }: TextsProps) {
  const t = useMessages()
  const topic = isOther ? 'other_topic' : 'topic'
  const comment = isOther ? 'other_comment' : 'comment'
  const documents = isOther ? 'other_documents' : 'documents'
  const field = (name: typeof topic | typeof comment | typeof documents) => ({
    name,
    value: fields[name],
    errors: errorsOf(name),
    trim: true,
    onInput: (value: string) => onChange({ [name]: value })
  })
  return (
    <fieldset className="topics-part">
      <legend>{t(`topics-management.texts-${language}`)}</legend>
      {isOther && <p className="help">{t('topics-management.other-help')}</p>}
      <TextField label={t('topics-management.topic')} required={!isOther} {...field(topic)} />
      <TextField
        label={t('topics-management.comment')}
        help={isOther ? undefined : t('topics-management.comment-help')}
        rows={2}
        // a single line, even if long
        onEnter={() => {}}
        {...field(comment)}
      />
      <TextField
        label={t('topics-management.documents')}
        help={isOther ? undefined : t('topics-management.documents-help')}
        rows={3}
        {...field(documents)}
      />
    </fieldset>
  )
}

const steps = (from: number, to: number, by = GRAIN_MINUTES) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

const HOUR = 60
const DAY = 24 * HOUR

const CHOICES = {
  length: steps(GRAIN_MINUTES, LENGTH_MAX),
  slot_step: [15, 30, 45, HOUR, 90, 2 * HOUR, 3 * HOUR, STEP_MAX],
  buffer_before: steps(0, BUFFER_MAX),
  buffer_after: steps(0, BUFFER_MAX),
  notice_minutes: [0, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY]
} satisfies Partial<Record<FieldName, readonly number[]>>

/** The options, plus a value stored by other means. */
const including = (all: readonly number[], value: number) =>
  all.includes(value) ? all : [...all, value].toSorted((a, b) => a - b)

const HELP = { length: 'topics-management.length-help', notice_minutes: 'topics-management.notice-help' } as const

function Minutes({ name, ...props }: FieldsProps & { name: keyof typeof CHOICES }) {
  const t = useMessages()
  const lengthOf = useLengths()
  const value = props.fields[name]
  const help = name in HELP ? t(HELP[name as keyof typeof HELP]) : undefined
  return (
    <SelectField
      name={name}
      label={t(`topics-management.${name}`)}
      help={help}
      errors={props.errorsOf(name)}
      value={String(value)}
      options={including(CHOICES[name], value).map((minutes) => [`${minutes}`, lengthOf(minutes)] as const)}
      onChange={(chosen) => props.onChange({ [name]: Number(chosen) })}
    />
  )
}

/** Duration and booking rules of a topic. */
export function Rules(props: FieldsProps) {
  const t = useMessages()
  const { fields, errorsOf, onChange } = props
  return (
    <fieldset className="topics-part">
      <legend>{t('topics-management.times')}</legend>
      <div className="topics-rules">
        <Minutes name="length" {...props} />
        <Minutes name="slot_step" {...props} />
        <Minutes name="buffer_before" {...props} />
        <Minutes name="buffer_after" {...props} />
        <Minutes name="notice_minutes" {...props} />
        <TextField
          name="window_days"
          inputMode="numeric"
          trim
          label={t('topics-management.window_days')}
          help={t('topics-management.window-help')}
          errors={errorsOf('window_days')}
          value={fields.window_days}
          onInput={(window_days) => onChange({ window_days })}
        />
      </div>
    </fieldset>
  )
}
