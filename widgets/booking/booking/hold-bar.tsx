import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { HOLD_MINUTES } from '#contract/appointments'
import type { bookingFlowMessages, bookingSlotMessages } from '#contract/messages/booking.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { choiceAtom, chooseSlotAtom, hasEntriesAtom } from './booking.atoms.ts'
import { goneAtom, holdAtom, holdingAtom } from './hold.atoms.ts'
import { Icon } from './icons.tsx'
import { zonesAtom } from './slots.atoms.ts'
import { clock, dayIn, dayText, SHORT_DAY, sameClock, visitorZone, zoneName } from './times.ts'

const MINUTE = 60_000
const FULL = (HOLD_MINUTES - 0.5) * MINUTE

/** The milliseconds until a time; updated every second, and immediately when the time changes. */
function useTimeLeft(until: number | undefined): number {
  const [, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, (until ?? 0) - Date.now())
}

const minutesAndSeconds = (left: number) => {
  const seconds = Math.ceil(left / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Until when the time is held, by its own clock, counted down in the last minute, and a button to extend or renew the hold. */
export function HoldBar() {
  const t = useTexts<typeof bookingFlowMessages & typeof bookingSlotMessages>()
  const { tag } = useTextsContext()
  const { shown } = useAtomValue(zonesAtom)
  const { slot } = useAtomValue(choiceAtom)
  const held = useAtomValue(holdAtom)
  const isGone = useAtomValue(goneAtom)
  const hasEntries = useAtomValue(hasEntriesAtom)
  const isBusy = Boolean(useAtomValue(holdingAtom))
  const take = useSetAtom(chooseSlotAtom)
  const left = useTimeLeft(held?.until)
  const [extended, setExtended] = useState<number>()
  if (!slot || isGone) return null
  // a shortened extension has reached the longest hold
  const isLast = Boolean(left && extended && held && held.until - extended < FULL)
  const announce = () => {
    if (!left) return t('booking.expired-notice')
    if (left <= MINUTE) return t('booking.one-minute')
    return extended && t('booking.kept-again', { minutes: Math.round(left / MINUTE) })
  }
  const text = () => {
    if (!held || !left) return `${t('booking.expired')} ${hasEntries ? t('booking.entries-kept') : ''}`
    if (left > MINUTE) return t('booking.kept-until', { time: clock(tag, shown, new Date(held.until).toISOString()) })
    return <span role="timer">{t('booking.kept', { left: minutesAndSeconds(left) })}</span>
  }
  const keep = () => {
    if (isBusy || isLast) return
    setExtended(left ? Date.now() : undefined)
    take(slot)
  }
  return (
    <div className={left > MINUTE ? 'hold' : 'hold warning'}>
      <Icon name="clock" />
      <p>
        <strong>{`${dayText(tag, dayIn(shown, slot), SHORT_DAY)}, ${clock(tag, shown, slot)}`}</strong>{' '}
        {!sameClock(shown, visitorZone(), slot) && `(${zoneName(tag, shown)}) `}
        {text()}
      </p>
      <button type="button" className="button quiet" aria-disabled={isBusy || isLast} aria-busy={isBusy} onClick={keep}>
        {left ? t('booking.keep-longer') : t('booking.keep-again')}
      </button>
      <p className="visually-hidden" role="status">
        {announce()}
      </p>
    </div>
  )
}
