import { useAtomValue } from 'jotai'
import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import type { visitorFormMessages } from '#contract/messages/visitor.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { Appointment } from './appointment.tsx'
import { bookedAtom, visitorAtom } from './booking.atoms.ts'
import { Icon } from './icons.tsx'

/** The booked appointment and its actions. */
export function DoneStep() {
  const t = useTexts<typeof bookingFlowMessages & typeof visitorFormMessages>()
  const { origin } = useHost()
  const booked = useAtomValue(bookedAtom)
  const { email } = useAtomValue(visitorAtom)
  const isRequested = booked?.state === 'requested'
  const page = `${origin}/appointments/${booked?.token}`
  return (
    <>
      {isRequested && <p>{t('booking.requested')}</p>}
      <p>{t('visitor.mail-sent', { email: email.trim() })}</p>
      <dl className="facts">
        <Appointment />
      </dl>
      <div className="cluster">
        {!isRequested && (
          <a className="button primary" href={`${page}/calendar.ics`}>
            <Icon name="calendar" />
            {t('booking.add-to-calendar')}
          </a>
        )}
        <a className="button" href={page}>
          {t('booking.manage')}
        </a>
      </div>
    </>
  )
}
