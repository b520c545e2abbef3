import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { errorsMessages } from '#contract/errors.messages'
import { SPAN_KINDS } from '#contract/slots-calendar'
import type { slotsCalendarMessages } from '#contract/slots-calendar.messages'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import { FormGroup } from '../ui/form-group.tsx'
import { Modal } from '../ui/modal.tsx'
import { SaveButton } from '../ui/save-button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { adding, type Change, removing, removingOne, replacing, replacingOne } from './changes.ts'
import { longDay, weekday } from './days.ts'
import { type FieldName, type Fields, faultOf, fieldsOf, type Opened, spanOf } from './form.ts'
import { RepeatFields } from './repeat-fields.tsx'
import type { Repeats } from './repeats.ts'

type Translate = ReturnType<typeof useTexts<typeof slotsCalendarMessages & typeof errorsMessages>>

function changeOf(fields: Fields, opened: Opened, isTouched: boolean): Change {
  const draft = spanOf(fields, opened, isTouched)
  const { piece } = opened
  if (!piece) return adding(draft)
  const isOne = piece.span.rrule !== null && fields.scope === 'one'
  return isOne ? replacingOne(piece.span, piece.date, draft) : replacing(piece.span, draft)
}

function deletionOf({ scope }: Fields, { piece }: Opened): Change | undefined {
  if (!piece) return undefined
  const isOne = piece.span.rrule !== null && scope === 'one'
  return isOne ? removingOne(piece.span, piece.date) : removing(piece.span, piece.date)
}

interface ChoicesProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; title: string; text?: string }[]
  onChange: (value: T) => void
}

function Choices<T extends string>({ label, value, options, onChange }: ChoicesProps<T>) {
  const name = useId()
  return (
    <FormGroup label={label} fieldset>
      {() => (
        <div className="slot-choices">
          {options.map((one) => (
            <label key={one.value} className="choice">
              <input
                type="radio"
                name={name}
                value={one.value}
                checked={one.value === value}
                onChange={() => onChange(one.value)}
              />
              <span>
                <span className="choice-title">{one.title}</span>
                {one.text && <span className="choice-text">{one.text}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </FormGroup>
  )
}

interface TimesProps {
  t: Translate
  fields: Fields
  errorsOf: (field: FieldName) => readonly string[]
  onChange: (part: Partial<Fields>) => void
}

function Times({ t, fields, errorsOf, onChange }: TimesProps) {
  const setDate = (date: string) => {
    const { repeats } = fields
    // a rule on the one weekday goes along with its day
    const isOwn = fields.date && repeats.days.length === 1 && repeats.days[0] === weekday(fields.date)
    onChange({ date, ...(isOwn && date && { repeats: { ...repeats, days: [weekday(date)] } }) })
  }
  return (
    <div className="slot-times">
      <TextField
        label={t('slots-calendar.date')}
        type="date"
        value={fields.date}
        errors={errorsOf('date')}
        onInput={setDate}
      />
      <TextField
        label={t('slots-calendar.from')}
        type="time"
        value={fields.start_time}
        errors={errorsOf('start_time')}
        onInput={(start_time) => onChange({ start_time })}
      />
      <TextField
        label={t('slots-calendar.to')}
        type="time"
        value={fields.end_time}
        errors={errorsOf('end_time')}
        onInput={(end_time) => onChange({ end_time })}
      />
    </div>
  )
}

interface FormProps {
  opened: Opened
  onDone: (change: Change) => void
  onClose: () => void
}

function SpanForm({ opened, onDone, onClose }: FormProps) {
  const t = useTexts<typeof slotsCalendarMessages & typeof errorsMessages>()
  const { tag } = useTextsContext()
  const [fields, setFields] = useState(() => fieldsOf(opened))
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>()
  const [isTouched, setTouched] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useLayoutEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [fault])
  const { piece } = opened
  const isSeries = piece ? piece.span.rrule !== null : false
  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }))
  const errorsOf = (field: FieldName) =>
    fault?.field === field ? [t(`errors.${fault.code}` as keyof typeof errorsMessages)] : []
  const setRepeats = (repeats: Repeats) => {
    setTouched(true)
    set({ repeats })
  }
  const setScope = (scope: Fields['scope']) => {
    const { date, repeats } = fieldsOf(opened, scope)
    set({ scope, date, repeats })
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    // a rule follows its date
    const hasRule = isTouched || fields.date !== opened.draft.date
    const isRuled = isSeries && fields.scope === 'one' ? false : hasRule
    const found = faultOf(fields, spanOf(fields, opened, isRuled))
    setFault(found)
    if (!found) onDone(changeOf(fields, opened, isRuled))
  }
  const remove = () => {
    const change = deletionOf(fields, opened)
    if (change) onDone(change)
  }
  const kinds = [
    { value: SPAN_KINDS[0], title: t('slots-calendar.blocked'), text: t('slots-calendar.block-text') },
    { value: SPAN_KINDS[1], title: t('slots-calendar.open'), text: t('slots-calendar.open-text') }
  ]
  const scopes = [
    { value: 'one' as const, title: t('slots-calendar.one', { day: longDay(tag, piece?.date ?? fields.date) }) },
    { value: 'all' as const, title: t('slots-calendar.all') }
  ]
  return (
    <form ref={form} className="stack" noValidate onSubmit={save}>
      {isSeries && (
        <Choices label={t('slots-calendar.scope')} value={fields.scope} options={scopes} onChange={setScope} />
      )}
      <Choices
        label={t('slots-calendar.kind')}
        value={fields.kind}
        options={kinds}
        onChange={(kind) => set({ kind })}
      />
      <Times t={t} fields={fields} errorsOf={errorsOf} onChange={set} />
      <TextField
        label={t('slots-calendar.note')}
        help={t('slots-calendar.note-help')}
        maxLength={255}
        value={fields.label}
        onInput={(label) => set({ label })}
      />
      {(!isSeries || fields.scope === 'all') && (
        <RepeatFields repeats={fields.repeats} date={fields.date} errorsOf={errorsOf} onChange={setRepeats} />
      )}
      <div className="form-actions">
        <SaveButton busy={false} />
        <button type="button" className="button" onClick={onClose}>
          {t('slots-calendar.cancel')}
        </button>
        {piece && (
          <button type="button" className="button danger" onClick={remove}>
            {t('slots-calendar.delete')}
          </button>
        )}
      </div>
    </form>
  )
}

/** Adds a span, or changes or deletes one: all that the pointer can do, and repetitions. */
export function SpanDialog({ opened, onDone, onClose }: { opened: Opened | undefined } & Omit<FormProps, 'opened'>) {
  const t = useTexts<typeof slotsCalendarMessages>()
  return (
    <Modal
      open={Boolean(opened)}
      onClose={onClose}
      title={t(opened?.piece ? 'slots-calendar.edit' : 'slots-calendar.new')}
      clickToClose={false}
    >
      {opened && <SpanForm opened={opened} onDone={onDone} onClose={onClose} />}
    </Modal>
  )
}
