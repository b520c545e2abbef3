import { useAtomValue } from 'jotai'
import type { AdvisorAppointment } from '#contract/appointments'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { Contact } from './appointment-row.tsx'
import { stateOf } from './customer.ts'
import { dayIn, foreignZone, longDay, minutesOf, timeRange } from './dates.ts'
import { Fact } from './fact.tsx'
import { Join } from './join.tsx'
import { owesLink } from './meeting-link.tsx'
import { preparation } from './preparation.atoms.ts'

type Messages = typeof appointmentsMessages & typeof uiMessages

/** Day, time of day, length, and the zone of another clock. */
function When({ appointment }: { appointment: AdvisorAppointment }) {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const { starts_at, time_zone } = appointment
  return (
    <>
      {longDay(dayIn(time_zone, new Date(starts_at)), tag)}
      <br />
      <strong>{timeRange(appointment, tag)}</strong> (
      {[t('ui.duration', durationOf(minutesOf(appointment))), foreignZone(time_zone, tag, starts_at)]
        .filter(Boolean)
        .join(', ')}
      )
    </>
  )
}

/** What is about to be moved or cancelled. */
export function Gist({ appointment, when }: { appointment: AdvisorAppointment; when: string }) {
  const t = useTexts<Messages>()
  return (
    <dl className="appt-facts">
      <Fact name={t('appointments.topic')}>{appointment.topic}</Fact>
      <Fact name={when}>
        <When appointment={appointment} />
      </Fact>
    </dl>
  )
}

interface FactsProps {
  appointment: AdvisorAppointment
  /** Whose it is, where that is not the user. */
  advisor?: string | undefined
}

/** Everything about an appointment. */
export function Facts({ appointment, advisor }: FactsProps) {
  const t = useTexts<Messages>()
  const { branch, booked_by, guest_url } = useAtomValue(preparation.valueAtom) ?? {}
  const { topic, type, note, is_customer, answers, state, cancel_reason, cancelled_by } = appointment
  return (
    <dl className="appt-facts">
      {state !== 'booked' && <Fact name={t('appointments.state')}>{t(`appointments.${stateOf(appointment)}`)}</Fact>}
      {advisor && <Fact name={t('appointments.with')}>{advisor}</Fact>}
      <Fact name={t('appointments.when')}>
        <When appointment={appointment} />
      </Fact>
      <Fact name={t('appointments.topic')}>{topic}</Fact>
      <Fact name={t('appointments.type')}>
        {t(`appointments.${type}`)}
        {type === 'in-branch' && branch && `: ${branch}`}
        {owesLink(appointment) && (
          <>
            <br />
            {t('appointments.no-link')}
          </>
        )}
        <Join appointment={appointment} isOthers={Boolean(advisor)} />
      </Fact>
      {guest_url && (
        <Fact name={t('appointments.guest-link')}>
          <span className="appt-text">{guest_url}</span>
        </Fact>
      )}
      <Fact name={t('appointments.contact')}>
        <Contact {...appointment} />
      </Fact>
      {typeof is_customer === 'boolean' && (
        <Fact name={t('appointments.customer')}>{t(`appointments.customer-${is_customer ? 'yes' : 'no'}`)}</Fact>
      )}
      {answers?.map(({ question, answer }) => (
        <Fact key={question} name={question}>
          <span className="appt-text">{answer}</span>
        </Fact>
      ))}
      {note && (
        <Fact name={t(booked_by === 'staff' ? 'appointments.booking-note' : 'appointments.note')}>
          <span className="appt-text">{note}</span>
        </Fact>
      )}
      {cancel_reason && (
        <Fact name={t(cancelled_by === 'advisor' ? 'appointments.own-message' : 'appointments.reason')}>
          <span className="appt-text">{cancel_reason}</span>
        </Fact>
      )}
    </dl>
  )
}
