import { useSetAtom } from 'jotai'
import { useState } from 'react'
import type { AdvisorAppointment } from '#contract/appointments'
import { mailLink, telLink } from '#contract/links'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { durationOf } from '../../ui/base/duration.ts'
import { openAtom } from './appointments.atoms.ts'
import { minutesOf, timeRange, zoneName } from './dates.ts'

type Messages = typeof appointmentsMessages & typeof uiMessages

const ICONS = {
  'by-phone':
    'M6.5 3.5h3l1.5 4-2 1.5a12 12 0 0 0 6 6l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z',
  'in-branch': 'M4 20.5h16M5.5 20.5v-10m4.3 10v-10m4.4 10v-10m4.3 10v-10M4 10.5h16L12 4Z',
  online: 'M4.5 6.5h9a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Zm11 4 6-3v9l-6-3'
} as const

const LONG = 220
const isLong = (note: string) => note.length > LONG || note.split('\n').length > 3

function Note({ note }: { note: string }) {
  const t = useTexts<Messages>()
  const [open, setOpen] = useState(!isLong(note))
  return (
    <div className="appt-note">
      <p className={open ? undefined : 'clamped'}>
        <span className="visually-hidden">{t('appointments.note')}: </span>
        {note.replace(/\n{2,}/g, '\n')}
      </p>
      {isLong(note) && (
        <button type="button" className="appt-more" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'appointments.less' : 'appointments.more')}
        </button>
      )}
    </div>
  )
}

/** Contact links of a customer. */
export function Contact({ email, phone }: Pick<AdvisorAppointment, 'email' | 'phone'>) {
  return (
    <p className="appt-contact">
      {phone && <a href={telLink(phone)}>{phone}</a>}
      <a href={mailLink(email)}>{email}</a>
    </p>
  )
}

/** One appointment: time, customer, topic, type and contact. */
export function AppointmentRow({ appointment, named }: { appointment: AdvisorAppointment; named: boolean }) {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const open = useSetAtom(openAtom)
  const { uuid, state, topic, type, first_name, last_name, note, starts_at, time_zone } = appointment
  return (
    <li className={`appt ${state}`}>
      <p className="appt-when">
        <time dateTime={starts_at}>{timeRange(appointment, tag)}</time>
        <span>{t('ui.duration', durationOf(minutesOf(appointment)))}</span>
        {named && <span>{zoneName(time_zone, tag)}</span>}
      </p>
      <div className="appt-what">
        <h3>
          <button
            type="button"
            className="appt-name"
            aria-haspopup="dialog"
            data-appointment={uuid}
            onClick={() => open(appointment)}
          >
            {first_name} {last_name}
          </button>
          {state !== 'booked' && <span className={`appt-badge ${state}`}>{t(`appointments.${state}`)}</span>}
        </h3>
        <p>{topic}</p>
        <p className="appt-type">
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={ICONS[type]} />
          </svg>
          {t(`appointments.${type}`)}
        </p>
        {note && <Note note={note} />}
      </div>
      <Contact {...appointment} />
    </li>
  )
}
