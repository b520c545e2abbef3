import { useSetAtom } from 'jotai'
import { type CSSProperties, type KeyboardEvent, useState } from 'react'
import type { CalendarAdvisor } from '#contract/branch-calendar'
import type { branchCalendarMessages } from '#contract/messages/branch-calendar.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { momentAt } from '../appointments/dates.ts'
import { beginBookingAtom } from './branch-calendar.atoms.ts'
import { clock, type FreeTime, span } from './entries.ts'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }

/** Arrow keys move along the free times that are shown; each column is one stop of the Tab key. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const { key, currentTarget } = event
  const step = STEPS[key]
  const siblings = currentTarget.parentElement?.querySelectorAll('button') ?? []
  const times = [...siblings].filter((one) => one.offsetParent)
  const next = step && times[times.indexOf(currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface FreeTimesProps {
  advisor: CalendarAdvisor
  times: readonly FreeTime[]
  day: string
  zone: string
  /** The first minute shown. */
  from: number
}

/** The times at which an advisor can be booked, each of which begins a booking. */
export function FreeTimes({ advisor: { alias, full_name }, times, day, zone, from }: FreeTimesProps) {
  const t = useTexts<typeof branchCalendarMessages>()
  const begin = useSetAtom(beginBookingAtom)
  const [reached, reach] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const stop = times.some((time) => time.from === reached) ? reached : times[0]?.from
  if (!times.length) return null
  const count = times.filter(({ whole }) => whole).length
  return (
    <>
      {count > 1 && (
        <button
          type="button"
          className="bcal-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('branch-calendar.free-count', { count })}
          <span className="visually-hidden">: {full_name}</span>
        </button>
      )}
      <div
        id={id}
        className={isOpen || count === 1 ? 'bcal-times open' : 'bcal-times'}
        role="toolbar"
        aria-orientation="vertical"
        aria-label={t('branch-calendar.free-times', { name: full_name })}
      >
        {times.map((time) => (
          <button
            key={time.from}
            type="button"
            className={time.whole ? 'bcal-free first' : 'bcal-free'}
            style={{ '--start': time.from - from, '--length': time.to - time.from } as CSSProperties}
            tabIndex={time.from === stop ? 0 : -1}
            aria-haspopup="dialog"
            data-at={`${alias} ${day} ${time.from}`}
            onFocus={() => reach(time.from)}
            onKeyDown={walk}
            onClick={() => begin({ alias, starts_at: momentAt(zone, day, time.from) })}
          >
            <span className="bcal-free-time">{clock(time.from)}</span>
            {time.whole && (
              <span className="bcal-free-whole">{t('branch-calendar.free', { span: span(time.whole) })}</span>
            )}
            <span className="visually-hidden"> {t('branch-calendar.book-with', { name: full_name })}</span>
          </button>
        ))}
      </div>
    </>
  )
}
