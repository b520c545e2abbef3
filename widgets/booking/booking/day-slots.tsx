import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { bookingSlotMessages } from '#contract/messages/booking.messages'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { addDays } from '../../core/dates/calendar-date.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { DateGrid } from './date-grid.tsx'
import { Icon } from './icons.tsx'
import { NextFree } from './next-free.tsx'
import { reveal } from './reveal.ts'
import { SlotSkeleton, Slots, type SlotsProps } from './slot-list.tsx'
import {
  dayAtom,
  freeDaysAtom,
  lastDayAtom,
  monthAtom,
  openMonthAtom,
  queryAtom,
  slotsStatusAtom,
  timesAtom,
  todayAtom,
  zonesAtom
} from './slots.atoms.ts'
import { dayText, LONG_DAY, sameClock, visitorZone, zoneName } from './times.ts'

type Messages = typeof bookingSlotMessages & typeof uiCommonMessages

/** Limit of navigation until the server has said where the booking window ends. */
const REACH = 366

function Grid() {
  const month = useAtomValue(monthAtom)
  const days = useAtomValue(freeDaysAtom)
  const today = useAtomValue(todayAtom)
  const last = useAtomValue(lastDayAtom)
  const status = useAtomValue(slotsStatusAtom)
  const [selected, select] = [useAtomValue(dayAtom), useSetAtom(dayAtom)]
  const open = useSetAtom(openMonthAtom)
  if (!month) return null
  return (
    <DateGrid
      month={month}
      selected={selected}
      today={today}
      min={today}
      max={last || addDays(today, REACH)}
      busy={status === 'loading'}
      countOf={(day) => days[day]?.length ?? 0}
      onSelect={select}
      onMonth={(next, by) => open(next, { select: by === 'button' })}
    />
  )
}

/** Whose clock the times are on; not said where all clocks are the same. */
function ZoneNote() {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const { shown, branch } = useAtomValue(zonesAtom)
  const onSite = useAtomValue(queryAtom)?.type === 'in-branch'
  const [first = new Date().toISOString()] = useAtomValue(timesAtom)
  const differ = !sameClock(shown, branch, first)
  if (!differ && sameClock(shown, visitorZone(), first)) return null
  const zone = zoneName(tag, shown)
  const text = () => {
    if (onSite) return t('booking.branch-zone', { zone })
    return differ ? t('booking.both-zones', { zone, branch: zoneName(tag, branch) }) : t('booking.own-zone', { zone })
  }
  return (
    <p className="help zone">
      <Icon name="clock" />
      <span>{text()}</span>
    </p>
  )
}

function Failed() {
  const t = useTexts<Messages>()
  const month = useAtomValue(monthAtom)
  const { root } = useHost()
  const open = useSetAtom(openMonthAtom)
  const retry = () => {
    // the notice disappears with its button
    root.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
    open(month, { select: true, follow: true })
  }
  return (
    <div className="notice danger stack" role="alert">
      <p>{t('booking.load-error')}</p>
      <button type="button" className="button" onClick={retry}>
        {t('ui.retry')}
      </button>
    </div>
  )
}

/** The free times of one day. */
function Day(props: SlotsProps) {
  const t = useTexts<Messages>()
  const { tag } = useTextsContext()
  const status = useAtomValue(slotsStatusAtom)
  const day = useAtomValue(dayAtom)
  const times = useAtomValue(timesAtom)
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (day && !first.current) reveal(host, box.current)
    if (day) first.current = false
  }, [day, host])
  if (status === 'error') return <Failed />
  const waits = status === 'loading' && !times.length
  const name = day && dayText(tag, day, LONG_DAY)
  return (
    <div className="times" ref={box} aria-busy={waits}>
      <h3>{name ?? t(waits ? 'ui.loading' : 'booking.time')}</h3>
      <p className="visually-hidden" role="status">
        {waits
          ? t('ui.loading')
          : name && t(times.length ? 'booking.day-free' : 'booking.day-full', { day: name, count: times.length })}
      </p>
      <ZoneNote />
      {waits ? <SlotSkeleton /> : <Slots {...props} />}
      <NextFree />
    </div>
  )
}

/** A calendar of free days beside the free times of one of them. */
export function DaySlots(props: SlotsProps) {
  return (
    <div className="day-slots">
      <Grid />
      <Day {...props} />
    </div>
  )
}
