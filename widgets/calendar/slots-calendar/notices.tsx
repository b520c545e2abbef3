import { useAtomValue } from 'jotai'
import type { slotsCalendarMessages } from '#contract/messages/slots-calendar.messages'
import { longDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { announcementAtom, pendingAtom, refusalAtom } from './slots-calendar.atoms.ts'

/** Status of the last change: saved, pending or refused. */
export function Notices() {
  const t = useTexts<typeof slotsCalendarMessages>()
  const { tag } = useTextsContext()
  const refusal = useAtomValue(refusalAtom)
  const said = useAtomValue(announcementAtom)
  const isSaving = useAtomValue(pendingAtom).length > 0
  const span = said?.change.put.at(-1)
  const values = { from: span?.start_time ?? '', to: span?.end_time ?? '' }
  const done = said && t(`slots-calendar.${said.action}`, { day: longDay(said.change.day, tag), ...values })
  return (
    <div>
      <div role="alert">
        {refusal !== undefined && (
          <p className="slot-refusal">
            <strong>{t('slots-calendar.refused')}</strong> {refusal}
          </p>
        )}
      </div>
      <p className="slot-said help" aria-live="polite">
        {isSaving ? t('slots-calendar.saving') : done}
      </p>
    </div>
  )
}
