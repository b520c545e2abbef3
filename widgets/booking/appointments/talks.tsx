import { useRef, useState } from 'react'
import { Link } from 'wouter'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import type { CustomerTalk } from '#contract/preparation'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useAppointmentAddress } from './address.ts'
import { stateOf } from './customer.ts'
import { momentIn } from './dates.ts'

const useMessages = useTexts<typeof appointmentsMessages>

/** How many are shown before all are wanted. */
const SHOWN = 5

function Talk({ talk }: { talk: CustomerTalk }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  const addressOf = useAppointmentAddress()
  const { starts_at, time_zone, topic, advisor, state } = talk
  const href = addressOf?.(talk)
  const when = momentIn(time_zone, starts_at, tag)
  return (
    <li>
      {href ? <Link href={href}>{when}</Link> : when}: {topic}, {advisor}
      {state !== 'booked' && ` (${t(`appointments.${stateOf(talk)}`)})`}
    </li>
  )
}

function Group({ of, talks }: { of: 'next' | 'past'; talks: readonly CustomerTalk[] }) {
  const t = useMessages()
  const [isWhole, show] = useState(false)
  const box = useRef<HTMLElement>(null)
  const showAll = () => {
    // the button goes
    box.current?.querySelector('ul')?.focus()
    show(true)
  }
  if (!talks.length) return null
  const count = talks.length
  return (
    <section className="stack" ref={box}>
      <h3>{t(`appointments.talks-${of}`)}</h3>
      <ul className="appt-talks" tabIndex={-1} aria-label={t(`appointments.talks-${of}`)}>
        {(isWhole ? talks : talks.slice(0, SHOWN)).map((talk) => (
          <Talk key={talk.uuid} talk={talk} />
        ))}
      </ul>
      {!isWhole && count > SHOWN && (
        <div>
          <button type="button" className="button" onClick={showAll}>
            {t('appointments.talks-all', { count })}
            <span className="visually-hidden">: {t(`appointments.talks-${of}`)}</span>
          </button>
        </div>
      )}
    </section>
  )
}

/** The customer's other appointments: the next ones, soonest first, and the past ones, latest first. */
export function Talks({ talks }: { talks: readonly CustomerTalk[] }) {
  const now = new Date().toISOString()
  const latestFirst = talks.toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at))
  return (
    <>
      <Group of="next" talks={latestFirst.filter(({ starts_at }) => starts_at > now).toReversed()} />
      <Group of="past" talks={latestFirst.filter(({ starts_at }) => starts_at <= now)} />
    </>
  )
}
