import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { Booked } from '#contract/appointments'
import { calendarLinks } from '#contract/calendar-links'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { ChosenTexts } from '../text-messages/consent.tsx'
import { Appointment } from './appointment.tsx'
import {
  addressAtom,
  bookedAtom,
  branchAtom,
  choiceAtom,
  offerAtom,
  presetAtom,
  topicAtom,
  visitorAtom
} from './booking.atoms.ts'
import { loadAtom } from './load.atoms.ts'
import { targetKey } from './target.ts'
import { saveState } from './wizard-state.ts'

/** Links that add the appointment to the visitor's calendar. */
function Calendars({ booked, file }: { booked: Booked; file: string }) {
  const t = useTexts<typeof bookingFlowMessages>()
  const { type } = useAtomValue(choiceAtom)
  const { advisor } = useAtomValue(offerAtom)
  const branch = useAtomValue(branchAtom)
  const address = useAtomValue(addressAtom)
  const topic = useAtomValue(topicAtom)?.topic
  const event = {
    title: t('booking.with', { name: advisor?.full_name ?? branch?.name ?? '' }),
    starts_at: booked.starts_at,
    ends_at: booked.ends_at,
    details: [topic, type && t(`booking.${type}`)].filter(Boolean).join('\n'),
    location: type === 'in-branch' && branch ? `${branch.name}, ${address}` : ''
  }
  return (
    <fieldset className="calendars">
      <legend>{t('booking.add-to-calendar')}</legend>
      <div className="cluster">
        {calendarLinks(event, { href: file, label: t('booking.calendar-file') }).map(({ href, label }) => (
          <a key={href} className="button" href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        ))}
      </div>
    </fieldset>
  )
}

/** Begins anew, since an element may stay on a page that changes its content without being loaded. */
function Again() {
  const t = useTexts<typeof bookingFlowMessages>()
  const load = useSetAtom(loadAtom)
  const host = useHost()
  const preset = useAtomValue(presetAtom)
  const press = (event: MouseEvent<HTMLElement>) => {
    // the button disappears
    event.currentTarget.closest<HTMLElement>('.booking')?.focus()
    saveState(host, targetKey(preset))
    void load({ ...preset })
  }
  return (
    <button type="button" className="button quiet" onClick={press}>
      {t('booking.again')}
    </button>
  )
}

/** Whether it was booked for another place than the visitor was shown. */
function useIsElsewhere() {
  const { branch: shown } = useAtomValue(offerAtom)
  const now = useAtomValue(bookedAtom)?.branch
  const parts = ['street', 'zip', 'city'] as const
  return Boolean(shown && now && parts.some((part) => shown.address[part] !== now.address[part]))
}

/** The booked appointment and its actions. */
export function DoneStep() {
  const t = useTexts<typeof bookingFlowMessages & typeof visitorFormMessages>()
  const { origin, test } = useHost()
  const booked = useAtomValue(bookedAtom)
  const { email } = useAtomValue(visitorAtom)
  const isElsewhere = useIsElsewhere()
  const isRequested = booked?.state === 'requested'
  const page = `${origin}/appointments/${booked?.token}`
  if (test) {
    return (
      <>
        {test.done}
        <dl className="facts">
          <Appointment />
        </dl>
      </>
    )
  }
  return (
    <>
      {isElsewhere && <p className="notice warning">{t('booking.elsewhere')}</p>}
      {isRequested && <p>{t('booking.requested')}</p>}
      {email && <p>{t('visitor.mail-sent', { email: email.trim() })}</p>}
      <ChosenTexts />
      <dl className="facts">
        <Appointment />
      </dl>
      {booked?.token && !isRequested && <Calendars booked={booked} file={`${page}/calendar.ics`} />}
      <div className="cluster">
        {booked?.talk && (
          <a className="button" href={origin + booked.talk}>
            {t('booking.talk')}
          </a>
        )}
        {booked?.token && (
          <a className="button" href={page}>
            {t('booking.manage')}
          </a>
        )}
        <Again />
      </div>
    </>
  )
}
