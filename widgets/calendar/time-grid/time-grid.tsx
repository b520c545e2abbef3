import { type CSSProperties, type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { minuteIn } from '../../booking/appointments/dates.ts'
import { type Lane, type Stretch, timeOf } from './stretch.ts'
import { useMinute } from './use-minute.ts'

/** Where something stands in its column. */
export const placed = ({ from, to, lane = 0, lanes = 1 }: Stretch & Partial<Lane>) =>
  ({ '--from': from, '--to': to, '--lane': lane, '--lanes': lanes }) as CSSProperties

/** Half of an hour's label, which stands around its line. */
const LABEL = 12

interface TimeGridProps {
  label: string
  className: string
  columns: number
  /** The part of the day that is shown. */
  shown: Stretch
  /** The minute that it scrolls to first; it is as high as its hours without. */
  start?: number
  /** Above the columns, where these are scrolled. */
  heads?: ReactNode
  /** What hears of its entries' events. */
  body?: HTMLAttributes<HTMLDivElement> & { ref?: Ref<HTMLDivElement> }
  children: ReactNode
}

/** Days or advisors in columns along an hour scale. */
export function TimeGrid({ label, className, columns, shown, start, heads, body, children }: TimeGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { from, to } = shown
  const hours = Array.from({ length: (to - from) / 60 }, (_, index) => from + index * 60)
  const style = { '--columns': columns, '--hours': hours.length, '--first': from } as CSSProperties
  useEffect(() => {
    const box = scroller.current
    if (box && start !== undefined) box.scrollTop = (box.scrollHeight / 24) * (start / 60) - LABEL
  }, [start])
  return (
    <section className={`time-grid ${className}`} aria-label={label} style={style}>
      {heads}
      <div className="time-scroller" ref={scroller}>
        <div role="presentation" {...body} className="time-body">
          <ol className="time-hours" aria-hidden="true">
            {hours.map((minute) => (
              <li key={minute}>{timeOf(minute)}</li>
            ))}
          </ol>
          {children}
        </div>
      </div>
    </section>
  )
}

/** The line of the present moment, which moves on with it. */
function Now({ zone }: { zone: string }) {
  useMinute()
  const at = minuteIn(zone, new Date().toISOString())
  return <div className="time-now" style={placed({ from: at, to: at })} aria-hidden="true" />
}

interface TimeColumnProps {
  /** What drags and keys know it by; without, nothing can be put into it. */
  name?: string | undefined
  label: string
  className?: string
  head?: ReactNode
  /** When there can be bookings. */
  hours: readonly Stretch[]
  /** The zone in which it is today, if that is this column. */
  now?: string | undefined
  children: ReactNode
}

/** A column: its hours in the background, everything else on top. */
export function TimeColumn({ name, label, className = '', head, hours, now, children }: TimeColumnProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
    <div role="group" className={`time-column ${className}`} data-column={name} aria-label={label}>
      {head && <header>{head}</header>}
      <div className="time-lane">
        {hours.map((one) => (
          <div key={one.from} className="time-open time-at" style={placed(one)} aria-hidden="true" />
        ))}
        {children}
        {now && <Now zone={now} />}
      </div>
    </div>
  )
}
