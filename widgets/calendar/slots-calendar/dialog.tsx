import { useAtomValue } from 'jotai'
import { type FormEvent, useLayoutEffect, useState } from 'react'
import type { errorsMessages } from '#contract/messages/errors.messages'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { SPAN_KINDS } from '#contract/slots-calendar'
import { localMinute, longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { GuardedModal, useGuarded } from '../../ui/dialogs/guarded-modal.tsx'
import { LimitedField } from '../../ui/fields/limited-field.tsx'
import { useFirstError } from '../../ui/fields/use-first-error.ts'
import type { Change } from './changes.ts'
import { changeOf, deletionOf, type FieldName, type Fields, faultOf, fieldsOf, type Opened, spanOf } from './form.ts'
import { Refusal } from './notices.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import type { Repeats } from './repeats.ts'
import { weekAtom } from './slots-calendar.atoms.ts'
import { Choices, Times } from './span-fields.tsx'

interface FormProps {
  opened: Opened
  /** Settles once it was saved, which closes the form, or refused. */
  onDone: (change: Change) => Promise<void>
  onClose: () => void
}

/** The input, and the error found on saving. */
function useSpanForm({ opened, onDone }: Omit<FormProps, 'onClose'>) {
  const [fields, setFields] = useState(() => fieldsOf(opened))
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>()
  const [isTouched, setTouched] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const form = useFirstError(fault)
  const zone = useAtomValue(weekAtom)?.time_zone
  useGuarded(JSON.stringify(fields) !== JSON.stringify(fieldsOf(opened, fields.scope)))
  const draftOf = (typed: Fields) => spanOf(typed, opened, isTouched || typed.date !== opened.draft.date)
  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a fault goes when it is put right; others are found by the next save
  useLayoutEffect(() => {
    const found = fault && faultOf(fields, draftOf(fields), opened, localMinute(zone))
    if (found?.field !== fault?.field || found?.code !== fault?.code) setFault(undefined)
  }, [fields])
  const setRepeats = (repeats: Repeats) => {
    setTouched(true)
    set({ repeats })
  }
  const setScope = (scope: Fields['scope']) => {
    const { date, repeats } = fieldsOf(opened, scope)
    set({ scope, date, repeats })
  }
  const send = async (change: Change) => {
    if (isSaving) return
    setSaving(true)
    await onDone(change)
    setSaving(false)
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    // the repetition follows its date
    const draft = draftOf(fields)
    const found = faultOf(fields, draft, opened, localMinute(zone))
    setFault(found)
    if (!found) void send(changeOf(fields, draft, opened))
  }
  return { form, fields, fault, isSaving, set, setRepeats, setScope, save, send }
}

function SpanForm({ opened, onDone, onClose }: FormProps) {
  const t = useTexts<typeof slotsCalendarMessages & typeof timeGridMessages & typeof errorsMessages>()
  const { tag } = useTextsContext()
  const { form, fields, fault, isSaving, set, setRepeats, setScope, save, send } = useSpanForm({ opened, onDone })
  const { piece } = opened
  const isSeries = piece ? piece.span.rrule !== null : false
  const errorsOf = (field: FieldName) =>
    fault?.field === field ? [t(`errors.${fault.code}` as keyof typeof errorsMessages)] : []
  const kinds = [
    { value: SPAN_KINDS[0], title: t('time-grid.blocked'), text: t('slots-calendar.block-text') },
    { value: SPAN_KINDS[1], title: t('time-grid.open'), text: t('slots-calendar.open-text') }
  ]
  const scopes = piece && [
    { value: 'one' as const, title: t('slots-calendar.one', { day: longDay(piece.date, tag) }) },
    { value: 'all' as const, title: t('slots-calendar.all') }
  ]
  return (
    <form ref={form} className="stack" noValidate onSubmit={save}>
      {isSeries && scopes && (
        <Choices label={t('slots-calendar.scope')} value={fields.scope} options={scopes} onChange={setScope} />
      )}
      <Choices
        label={t('slots-calendar.kind')}
        value={fields.kind}
        options={kinds}
        onChange={(kind) => set({ kind })}
      />
      <Times fields={fields} errorsOf={errorsOf} onChange={set} />
      <LimitedField
        name="label"
        label={t('slots-calendar.note')}
        help={t('slots-calendar.note-help')}
        max={255}
        value={fields.label}
        onInput={(label) => set({ label })}
      />
      {(!isSeries || fields.scope === 'all') && (
        <RepeatFields repeats={fields.repeats} date={fields.date} errorsOf={errorsOf} onChange={setRepeats} />
      )}
      <Refusal isKept />
      <DialogActions busy={isSaving} onClose={onClose}>
        {piece && (
          <button
            type="button"
            className="button danger apart"
            onClick={() => void send(deletionOf(fields, opened, piece))}
          >
            {t('slots-calendar.delete')}
          </button>
        )}
      </DialogActions>
    </form>
  )
}

/** Adds, changes or deletes a span: everything the pointer can do, and repetitions. */
export function SpanDialog({ opened, onDone, onClose }: { opened: Opened | undefined } & Omit<FormProps, 'opened'>) {
  const t = useTexts<typeof slotsCalendarMessages>()
  return (
    <GuardedModal
      open={Boolean(opened)}
      onClose={onClose}
      title={t(opened?.piece ? 'slots-calendar.edit' : 'slots-calendar.new')}
      clickToClose={false}
    >
      {opened && <SpanForm opened={opened} onDone={onDone} onClose={onClose} />}
    </GuardedModal>
  )
}
