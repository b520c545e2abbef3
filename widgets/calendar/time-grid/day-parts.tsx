import type { ReactElement } from 'react'
import type { Closure } from '#contract/calendar-days'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { formatDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { type AdvisorDay, type BusyStretch, type Entry, isAway } from './advisor-day.ts'
import { DAY_MINUTES, type Stretch, spanOf } from './stretch.ts'
import { placed } from './time-grid.tsx'

const useMessages = useTexts<typeof timeGridMessages>

/** "Mon 23/11" */
export const shortDay = (day: string, tag: string) =>
  formatDay(day, tag, { weekday: 'short', day: 'numeric', month: 'numeric' })

type Noted = Pick<AdvisorDay, 'closed' | 'hours' | 'busy'>

/** When somebody can be booked on a day, in words; as a whole it may be off. */
export function useDayNote() {
  const t = useMessages()
  return (day: Noted): { text: string; off?: 'closed' | 'absence' } => {
    const { closed: label, hours } = day
    if (label !== undefined)
      return { off: 'closed', text: label ? t('time-grid.closed-named', { label }) : t('time-grid.closed') }
    if (isAway(day)) return { off: 'absence', text: t('time-grid.absence') }
    return { text: hours.map(spanOf).join(', ') || t('time-grid.no-hours') }
  }
}

/** The same in the heading of a day. */
export function DayNote({ day }: { day: Noted }) {
  const { text, off } = useDayNote()(day)
  return <p className={off === 'closed' ? 'time-note time-closed' : 'time-note'}>{text}</p>
}

type Busy = Pick<BusyStretch, 'kind'> & Record<'whole' | 'seen', Stretch>

function BusyWords({ kind, whole, seen }: Busy) {
  const t = useMessages()
  const isAllDay = whole.from === 0 && whole.to === DAY_MINUTES
  if (isAllDay && kind === 'absence') return t('time-grid.absence-all-day')
  return (
    <>
      <span className="time-when">{isAllDay ? t('time-grid.all-day') : spanOf(seen)}</span> {t(`time-grid.${kind}`)}
    </>
  )
}

function BusyBlock({ of: { kind, ...whole }, shown }: { of: BusyStretch; shown: Stretch }) {
  const seen = { from: Math.max(whole.from, shown.from), to: Math.min(whole.to, shown.to) }
  if (seen.from >= seen.to) return null
  return (
    <p className={`time-block time-at is-${kind}`} style={placed(seen)}>
      <BusyWords kind={kind} whole={whole} seen={seen} />
    </p>
  )
}

interface DayEntriesProps {
  day: Pick<AdvisorDay, 'busy' | 'entries'>
  shown: Stretch
  /** An appointment. */
  children: (entry: Entry) => ReactElement
}

/** What keeps somebody from being booked, in the order of its times, in which it is read and listed on a phone. */
export function DayEntries({ day: { busy, entries }, shown, children: draw }: DayEntriesProps) {
  const blocks = busy.map((one) => ({
    from: one.from,
    drawn: <BusyBlock key={`${one.kind}${one.from}`} of={one} shown={shown} />
  }))
  const events = entries.map((entry) => ({ from: entry.from, drawn: draw(entry) }))
  return [...blocks, ...events].toSorted((a, b) => a.from - b.from).map(({ drawn }) => drawn)
}

/** When the branch is closed. */
export function Closures({ closures }: { closures: readonly Closure[] }) {
  const t = useMessages()
  const { tag } = useTextsContext()
  if (!closures.length) return null
  return (
    <ul className="notice warning time-closures">
      {closures.map(({ date, start_time, end_time, label }) => {
        const times = start_time && end_time ? `, ${start_time}–${end_time}` : ''
        const when = `${shortDay(date, tag)}${times}`
        return (
          <li key={`${date}${start_time}${label}`}>
            {label ? t('time-grid.closed-when', { when, label }) : t('time-grid.closed-named', { label: when })}
          </li>
        )
      })}
    </ul>
  )
}
