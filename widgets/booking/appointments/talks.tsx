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

/** The first ones, or all. */
function List({ title, talks }: { title: string; talks: readonly CustomerTalk[] }) {
  const t = useMessages()
  const [isWhole, show] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const showAll = () => {
    // the button goes
    list.current?.focus()
    show(true)
  }
  const count = talks.length
  return (
    <>
      <ul className="appt-talks" tabIndex={-1} ref={list} aria-label={title}>
        {(isWhole ? talks : talks.slice(0, SHOWN)).map((talk) => (
          <Talk key={talk.uuid} talk={talk} />
        ))}
      </ul>
      {!isWhole && count > SHOWN && (
        <div>
          <button type="button" className="button" onClick={showAll}>
            {t('appointments.talks-all', { count })}
            <span className="visually-hidden">: {title}</span>
          </button>
        </div>
      )}
    </>
  )
}

/** The customer's other appointments: the next ones, soonest first, and folded the past ones, latest first. */
export function Talks({ talks }: { talks: readonly CustomerTalk[] }) {
  const t = useMessages()
  const now = new Date().toISOString()
  const latestFirst = talks.toSorted((a, b) => Date.parse(b.starts_at) - Date.parse(a.starts_at))
  const next = latestFirst.filter(({ starts_at }) => starts_at > now).toReversed()
  const past = latestFirst.filter(({ starts_at }) => starts_at <= now)
  return (
    <>
      {next.length > 0 && (
        <section className="stack">
          <h3>{t('appointments.talks-next')}</h3>
          <List title={t('appointments.talks-next')} talks={next} />
        </section>
      )}
      {past.length > 0 && (
        <details className="appt-past">
          <summary>{t('appointments.talks-past-count', { count: past.length })}</summary>
          <div className="stack">
            <List title={t('appointments.talks-past')} talks={past} />
          </div>
        </details>
      )}
    </>
  )
}
