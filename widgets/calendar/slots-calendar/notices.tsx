import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import { useMayOpen } from '../../core/data/may-open.ts'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { announcementAtom, pendingAtom, refusalAtom, stayingAtom } from './slots-calendar.atoms.ts'

/** Appointments that stay booked in what is blocked now need attention, as those in absences do. */
function Stays() {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { count = 0, first_day: day } = useAtomValue(stayingAtom) ?? {}
  const opens = useMayOpen()
  const address = '/online-appointments/appointments/index'
  return (
    <div role="status">
      {count > 0 && (
        <p className="notice warning">
          {t('slots-calendar.staying', { count })}{' '}
          {opens(address) && <Link href={`${address}?view=day&day=${day}`}>{t('slots-calendar.to-appointments')}</Link>}
        </p>
      )}
    </div>
  )
}

/** Why the last change was not saved; a form keeps it. */
export function Refusal({ isKept = false }: { isKept?: boolean }) {
  const t = useTexts<typeof slotsCalendarMessages & typeof appMessages>()
  const refusal = useAtomValue(refusalAtom)
  const said = refusal?.isSignedOut ? t(isKept ? 'app.signed-out' : 'app.session-ended') : refusal?.reason
  return (
    <div role="alert">
      {refusal && (
        <p className="slot-refusal">
          <strong>{t(isKept ? 'slots-calendar.not-saved' : 'slots-calendar.refused')}</strong> {said}
        </p>
      )}
    </div>
  )
}

/** Status of the last change: saved, pending or refused; while a form is open, that says what was refused. */
export function Notices({ isEditing }: { isEditing: boolean }) {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const said = useAtomValue(announcementAtom)
  const isSaving = useAtomValue(pendingAtom).length > 0
  const span = said?.change.put.at(-1)
  const values = { from: span?.start_time ?? '', to: span?.end_time ?? '' }
  const done = said && t(`slots-calendar.${said.action}`, { day: longDay(said.change.day, tag), ...values })
  return (
    <div>
      {!isEditing && <Refusal />}
      <p className="slot-said help" aria-live="polite">
        {isSaving ? t('slots-calendar.saving') : done}
      </p>
      <Stays />
    </div>
  )
}
