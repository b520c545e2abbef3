import { type KeyboardEvent, useState } from 'react'
import type { timeGridMessages } from '#contract/messages/time-grid.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import type { FreeTime } from './advisor-day.ts'
import { spanOf, timeOf } from './stretch.ts'
import { placed } from './time-grid.tsx'
import { STEPS } from './use-drag.ts'

/** Arrow keys move along the free times that are shown; each column is one stop of the Tab key. */
function walk(event: KeyboardEvent<HTMLButtonElement>) {
  const { key, currentTarget } = event
  const [across = 0, along = 0] = STEPS[key] ?? []
  const step = across + along
  const siblings = currentTarget.parentElement?.querySelectorAll('button') ?? []
  const times = [...siblings].filter((one) => one.offsetParent)
  const next = step && times[times.indexOf(currentTarget) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface FreeTimesProps {
  /** Whose or when they are. */
  name: string
  /** What a press does. */
  action: string
  /** Where they are, for the focus to come back. */
  column: string
  times: readonly FreeTime[]
  /** Without an hour scale: only the stretches that they form. */
  isBrief?: boolean
  onChoose: (minute: number) => void
}

/** Free times, each of which begins a booking. */
export function FreeTimes({ name, action, column, times: all, isBrief = false, onChoose }: FreeTimesProps) {
  const t = useTexts<typeof timeGridMessages>()
  const [reached, reach] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const times = isBrief ? all.filter(({ whole }) => whole) : all
  const stop = times.some((time) => time.from === reached) ? reached : times[0]?.from
  if (!times.length) return null
  const count = times.filter(({ whole }) => whole).length
  return (
    <>
      {count > 1 && (
        <button
          type="button"
          className="time-fold"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('time-grid.free-count', { count })}
          <span className="visually-hidden">: {name}</span>
        </button>
      )}
      <div
        id={id}
        className={isOpen || count === 1 ? 'time-frees open' : 'time-frees'}
        role="toolbar"
        aria-orientation="vertical"
        aria-label={t('time-grid.free-times', { name })}
      >
        {times.map((time) => (
          <button
            key={time.from}
            type="button"
            className={time.whole ? 'time-free time-at first' : 'time-free time-at'}
            style={placed(time)}
            tabIndex={time.from === stop ? 0 : -1}
            aria-haspopup="dialog"
            data-at={`${column} ${time.from}`}
            onFocus={() => reach(time.from)}
            onKeyDown={walk}
            onClick={() => onChoose(time.from)}
          >
            <span className="time-free-start">{isBrief && time.whole ? spanOf(time.whole) : timeOf(time.from)}</span>
            {time.whole && <span className="time-free-whole">{t('time-grid.free', { span: spanOf(time.whole) })}</span>}
            <span className="visually-hidden"> {action}</span>
          </button>
        ))}
      </div>
    </>
  )
}
