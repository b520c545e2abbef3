import type { ReactNode } from 'react'
import type { BookedTime, OfferedTimes } from '#contract/conversation-offers'
import type { conversationsWidgetMessages } from '#contract/messages/conversations.messages'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

const useMessages = useTexts<typeof conversationsWidgetMessages>

type Times = Pick<OfferedTimes, 'type' | 'time_zone'>
type Options = Intl.DateTimeFormatOptions

// by the browser alone: what formats the times of the booking would become a file of its own for that
const textOf = (tag: string, timeZone: string, start: string, options: Options) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone }).format(new Date(start))

const CLOCK: Options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
const SHORT: Options = { ...CLOCK, weekday: 'short', day: 'numeric', month: 'short' }
const LONG: Options = { ...CLOCK, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

const visitorZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** At the branch its clock counts, else the visitor's own; staff have the branch's. */
const zoneOf = ({ type, time_zone }: Times, isVisitor: boolean) =>
  isVisitor && type !== 'in-branch' ? visitorZone() : time_zone

/** Says a start: in short on a button, with its zone where the reader has another one. */
export function useMoment(times: Times, isVisitor: boolean) {
  const { tag } = useTextsContext()
  const zone = zoneOf(times, isVisitor)
  return (start: string, isLong = false) => {
    const options = isLong ? LONG : SHORT
    const isSame = textOf('sv-SE', zone, start, LONG) === textOf('sv-SE', visitorZone(), start, LONG)
    return textOf(tag, zone, start, isSame ? options : { ...options, timeZoneName: 'longGeneric' })
  }
}

interface OfferedProps {
  offer: OfferedTimes
  isVisitor: boolean
  /** In place of the times alone. */
  children?: ReactNode
}

/** What an appointment would be about, and when. */
export function Offered({ offer, isVisitor, children }: OfferedProps) {
  const t = useMessages()
  const momentOf = useMoment(offer, isVisitor)
  const { topic, type, advisor, starts } = offer
  return (
    <div className="chat-offer">
      <p>
        <strong>{t('conversations.offer-title', { topic })}</strong>
        <br />
        {t(`conversations.with-${type}`, { advisor })}
      </p>
      {children ?? (
        <ul>
          {starts.map((start) => (
            <li key={start}>{momentOf(start)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** That a time was booked, with the way to the appointment. */
export function BookedNote({ booked, isVisitor }: { booked: BookedTime; isVisitor: boolean }) {
  const t = useMessages()
  const { origin } = useHost()
  const momentOf = useMoment(booked, isVisitor)
  const { topic, type, advisor, state, starts_at, href } = booked
  return (
    <div className="chat-offer">
      <p>
        <strong>{t('conversations.booked', { state, when: momentOf(starts_at, true) })}</strong>
        <br />
        {topic}
        <br />
        {t(`conversations.with-${type}`, { advisor })}
      </p>
      {href && (
        <p>
          <a href={(origin || location.origin) + href}>{t('conversations.booked-open')}</a>
        </p>
      )}
    </div>
  )
}
