import { useAtomValue, useSetAtom } from 'jotai'
import { useRef } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import { mailLink, telLink } from '#contract/links'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { Busy } from '../../ui/feedback/busy.tsx'
import { zoneName } from '../booking/times.ts'
import { agendaStatusAtom, confirmAtom } from './agenda.atoms.ts'
import { openAtom } from './appointments.atoms.ts'
import { stateOf } from './customer.ts'
import { minutesOf, timeRange } from './dates.ts'
import { owesLink } from './meeting-link.tsx'

type Messages = typeof appointmentsMessages & typeof uiMessages

const ICONS = {
  'by-phone':
    'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  'in-branch': 'M4 20.5h16M5.5 20.5v-10m4.3 10v-10m4.4 10v-10m4.3 10v-10M4 10.5h16L12 4Z',
  online: 'M4.5 6.5h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Zm11 4 6-3v9l-6-3'
} as const

/** Contact links of a customer. */
export function Contact({ email, phone }: Pick<AdvisorAppointment, 'email' | 'phone'>) {
  return (
    <p className="appt-contact">
      {phone && <a href={telLink(phone)}>{phone}</a>}
      {email && <a href={mailLink(email)}>{email}</a>}
    </p>
  )
}

interface ConfirmProps {
  appointment: AdvisorAppointment
  alias: string
  onDone: () => void
}

/** Confirms what a customer has asked for without opening it. */
function Confirm({ appointment, alias, onDone }: ConfirmProps) {
  const { uuid, first_name, last_name } = appointment
  const t = useTexts<Messages>()
  const busy = useAtomValue(agendaStatusAtom) === 'processing'
  const confirm = useSetAtom(confirmAtom)
  const press = async () => {
    if (await confirm({ alias, uuid })) onDone()
  }
  return (
    <div className="appt-confirm">
      <Busy className="button" busy={busy} onClick={() => void press()}>
        {t('appointments.confirm')}
        <span className="visually-hidden">
          : {first_name} {last_name}
        </span>
      </Busy>
      {owesLink(appointment) && <p className="help">{t('appointments.no-link')}</p>}
    </div>
  )
}

const isToConfirm = ({ state, starts_at }: AdvisorAppointment) =>
  state === 'requested' && Date.parse(starts_at) > Date.now()

interface RowProps {
  appointment: AdvisorAppointment
  alias: string
  named: boolean
}

/** One appointment in two lines; the whole row opens its details. */
export function AppointmentRow({ appointment, alias, named }: RowProps) {
  const t = useTexts<Messages>()
  const name = useRef<HTMLButtonElement>(null)
  const { tag } = useTextsContext()
  const open = useSetAtom(openAtom)
  const { uuid, state, topic, type, first_name, last_name, note, starts_at, time_zone } = appointment
  return (
    <li className={`appt ${state}`}>
      <p className="appt-when">
        <time dateTime={starts_at}>{timeRange(appointment, tag)}</time>
        <span>{t('ui.duration', durationOf(minutesOf(appointment)))}</span>
        {named && <span>{zoneName(tag, time_zone)}</span>}
      </p>
      <div className="appt-what">
        <h3>
          <button
            type="button"
            className="appt-name"
            ref={name}
            aria-haspopup="dialog"
            data-appointment={uuid}
            onClick={() => open(appointment)}
          >
            {first_name} {last_name}
          </button>
          {state !== 'booked' && (
            <span className={`appt-badge ${state}`}>{t(`appointments.${stateOf(appointment)}`)}</span>
          )}
        </h3>
        <p className="appt-topic">{topic}</p>
      </div>
      <div className="appt-how">
        <p className="appt-type">
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={ICONS[type]} />
          </svg>
          {t(`appointments.${type}`)}
        </p>
        {note && (
          <p className="appt-note">
            <span className="visually-hidden">{t('appointments.note')}: </span>
            {note}
          </p>
        )}
      </div>
      <Contact {...appointment} />
      {isToConfirm(appointment) && (
        <Confirm appointment={appointment} alias={alias} onDone={() => name.current?.focus()} />
      )}
    </li>
  )
}
