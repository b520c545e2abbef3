import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { bookingSlotMessages } from '#contract/messages/booking.messages'
import {
  addDays,
  addMonths,
  clamp,
  type Day,
  dayByKey,
  firstDay,
  type Month,
  monthOf,
  shownDays,
  weeksOf
} from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { Icon } from './icons.tsx'
import { dayText, FULL_DAY, monthsText } from './times.ts'

interface DateGridProps {
  month: Month
  selected: Day | undefined
  today: Day
  /** The first and the last selectable day. */
  min: Day
  max: Day
  busy: boolean
  /** The number of free times on a day. */
  countOf: (day: Day) => number
  onSelect: (day: Day) => void
  /** Shows a month; buttons also select its first free day, keys do not. */
  onMonth: (month: Month, by: 'button' | 'key') => void
}

/** 2024 began on a Monday. */
const MONDAY = '2024-01-01'

/** The pattern uses a table as grid, which linters report. */
const GRID = { role: 'grid' as const }

function Weekdays({ tag }: { tag: string }) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(MONDAY, offset))
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={dayText(tag, day, { weekday: 'long' })}>
            <span aria-hidden="true">{dayText(tag, day, { weekday: 'short' }).replace('.', '')}</span>
            <span className="visually-hidden">{dayText(tag, day, { weekday: 'long' })}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The days of a month, without the past weeks, by the ARIA date grid pattern: one day is a tab stop, arrow keys reach the others. */
export function DateGrid({ month, selected, today, min, max, busy, countOf, onSelect, onMonth }: DateGridProps) {
  const t = useTexts<typeof bookingSlotMessages>()
  const { tag } = useTextsContext()
  const heading = useId()
  const table = useRef<HTMLTableElement>(null)
  // valid until another day is chosen, here or elsewhere
  const [reached, setReached] = useState<{ day: Day; selected: Day | undefined; isPressed: boolean }>()
  const reach = (day: Day, isPressed = false) => setReached({ day, selected, isPressed })
  const moved = useRef(false)
  const shown = shownDays(month, min)
  const isShown = (day: Day) => day >= shown.from && day <= shown.to
  const inView = (day: Day | undefined) => day && isShown(day) && day
  const current =
    inView(reached?.selected === selected ? reached?.day : undefined) ||
    inView(selected) ||
    clamp(firstDay(month), min, max)

  // an effect of the first render may still be pending when a key is pressed
  useLayoutEffect(() => {
    if (!moved.current) return
    moved.current = false
    table.current?.querySelector<HTMLElement>(`[data-day="${current}"]`)?.focus()
  }, [current])

  const name = (day: Day) => {
    const count = countOf(day)
    const text = dayText(tag, day, FULL_DAY) + (day === today ? ` (${t('booking.today')})` : '')
    return count ? t('booking.day-free', { day: text, count }) : t('booking.day-full', { day: text })
  }
  const choose = (day: Day) => {
    reach(day, true)
    if (countOf(day)) onSelect(day)
  }
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const target = dayByKey(current, event.key, event.shiftKey)
    if (!target && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (!target) return choose(current)
    const day = clamp(target, min, max)
    moved.current = day !== current
    reach(day)
    if (!isShown(day)) onMonth(monthOf(day), 'key')
  }
  const cell = (day: Day) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a td is a gridcell
    <td
      key={day}
      data-day={day}
      className={day === today ? 'day today' : 'day'}
      tabIndex={day === current ? 0 : -1}
      aria-selected={day === selected}
      aria-disabled={!countOf(day)}
      aria-label={name(day)}
      onClick={() => choose(day)}
    >
      <span aria-hidden="true">{Number(day.slice(8))}</span>
    </td>
  )
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month has nothing to say
  const blank = (day: Day) => <td key={day} />
  const turn = (count: number, label: string, off: boolean) => (
    <button
      type="button"
      className="button quiet icon"
      aria-label={label}
      aria-disabled={off}
      onClick={() => !off && onMonth(addMonths(month, count), 'button')}
    >
      <Icon name={count < 0 ? 'back' : 'forward'} />
    </button>
  )
  const grid = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
    <table ref={table} {...GRID} aria-labelledby={heading} aria-busy={busy} onKeyDown={press}>
      <Weekdays tag={tag} />
      <tbody>
        {weeksOf(shown).map((week) => (
          <tr key={week[0]}>{week.map((day) => (isShown(day) ? cell(day) : blank(day)))}</tr>
        ))}
      </tbody>
    </table>
  )
  return (
    <div className="date-grid">
      <div className="month">
        {turn(-1, t('booking.previous-month'), firstDay(month) <= min)}
        <h3 id={heading} aria-live="polite">
          {monthsText(tag, shown)}
        </h3>
        {turn(1, t('booking.next-month'), shown.to >= max)}
      </div>
      {grid}
      <p className="visually-hidden" role="status">
        {reached?.isPressed && !busy && !countOf(reached.day) && name(reached.day)}
      </p>
    </div>
  )
}
