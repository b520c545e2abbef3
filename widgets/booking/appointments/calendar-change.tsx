import { useAtomValue, useSetAtom } from 'jotai'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Busy } from '../../ui/feedback/busy.tsx'
import { agendaStatusAtom } from './agenda.atoms.ts'
import { aimAtom } from './appointments.atoms.ts'
import { momentIn, momentWithin } from './dates.ts'
import { keepAsBookedAtom, preparation } from './preparation.atoms.ts'

interface CalendarChangeProps {
  appointment: AdvisorAppointment
  alias: string
  go: (doing: 'move' | 'cancel') => void
}

/** What the advisor has changed of an appointment in the connected calendar: a proposal, until someone decides. */
export function CalendarChange({ appointment, alias, go }: CalendarChangeProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { tag } = useTextsContext()
  const { calendar_change } = useAtomValue(preparation.valueAtom) ?? {}
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const keep = useSetAtom(keepAsBookedAtom)
  const aim = useSetAtom(aimAtom)
  if (!calendar_change) return null
  const { what, starts_at, ends_at } = calendar_change
  const { uuid, first_name, last_name, time_zone } = appointment
  const name = `${first_name} ${last_name}`
  // an appointment lasts as long as its topic does: there is nothing to follow
  const isLength = starts_at === appointment.starts_at
  const follow = () => {
    go(what === 'moved' ? 'move' : 'cancel')
    if (starts_at) aim({ starts_at })
  }
  const said = () => {
    if (isLength && ends_at)
      return t('appointments.calendar-length', { when: momentWithin(time_zone, ends_at, tag), name })
    if (!starts_at) return t('appointments.calendar-removed', { name })
    return t('appointments.calendar-moved', { when: momentIn(time_zone, starts_at, tag), name })
  }
  return (
    <section className="notice warning">
      <p>{said()}</p>
      <div className="form-actions">
        {!isLength && (
          <button type="button" className="button" onClick={follow}>
            {t(what === 'moved' ? 'appointments.calendar-move' : 'appointments.calendar-cancel')}
          </button>
        )}
        <Busy className="button" busy={busy} onClick={() => void keep({ alias, uuid })}>
          {t('appointments.calendar-keep')}
        </Busy>
      </div>
    </section>
  )
}
