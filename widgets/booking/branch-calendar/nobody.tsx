import { useSetAtom } from 'jotai'
import type { AppointmentToHandOver } from '#contract/branch-calendar'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { beginDetourAtom, type HandOver } from './hand-over.atoms.ts'

interface NobodyProps {
  appointment: AppointmentToHandOver
  handOver: HandOver
  /** Which appointment the buttons are about. */
  question: string
}

/** What can be done with an appointment instead of handing it over. */
export function Instead({ appointment, handOver: { advisor, absent } }: Omit<NobodyProps, 'question'>) {
  const t = useTexts<typeof branchCalendarMessages & typeof appointmentsMessages>()
  const begin = useSetAtom(beginDetourAtom)
  const { uuid, state } = appointment
  // a former advisor has no times of their own
  const other = absent ? 'move' : 'hand-over'
  const go = (mode: 'move' | 'hand-over' | 'cancel') => void begin({ alias: advisor, uuid, mode })
  return (
    <div className="cluster">
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => go(other)}>
        {t(`appointments.${other}`)}
      </button>
      <button type="button" className="button danger" aria-haspopup="dialog" onClick={() => go('cancel')}>
        {t(state === 'requested' ? 'appointments.decline' : 'appointments.cancel')}
      </button>
    </div>
  )
}

/** Why nobody can take an appointment over, and what can be done with it instead. */
export function Nobody(props: NobodyProps) {
  const t = useTexts<typeof branchCalendarMessages>()
  return (
    <section className="stack" aria-label={props.question}>
      <p className="help">{t(`branch-calendar.nobody-${props.appointment.obstacle ?? 'busy'}`)}</p>
      <Instead {...props} />
    </section>
  )
}
