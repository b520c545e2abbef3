import { useEffect, useRef, useState } from 'react'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { dayText, LONG_DAY } from '../booking/times.ts'
import { dayIn, timeRange } from './dates.ts'
import type { useSlot } from './use-slot.ts'

/** Whether the times to choose from are folded away: while a time that was chosen in a calendar is free. */
export function useFolded({ near, missed }: ReturnType<typeof useSlot>, first: string | undefined, isGone: boolean) {
  const [isOpen, open] = useState(!first)
  const isFolded = !isOpen && Boolean(near) && !missed && !isGone
  const times = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isFolded) return
    open(true)
    // the button that was pressed is gone
    if (isAsked.current) times.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
    isAsked.current = false
  }, [isFolded])
  const unfold = () => {
    isAsked.current = true
    open(true)
  }
  return { isFolded, unfold, times }
}

interface ChosenTimeProps {
  starts_at: string
  minutes: number
  zone: string
  onChange: () => void
}

/** A time that was chosen in a calendar, in place of the times to choose from. */
export function ChosenTime({ starts_at, minutes, zone, onChange }: ChosenTimeProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { tag } = useTextsContext()
  const ends_at = new Date(Date.parse(starts_at) + minutes * 60_000).toISOString()
  const day = dayText(tag, dayIn(zone, new Date(starts_at)), LONG_DAY)
  return (
    <div className="appt-chosen">
      <strong>
        {day}, {timeRange({ starts_at, ends_at, time_zone: zone }, tag)}
      </strong>
      <button type="button" className="button" onClick={onChange}>
        {t('appointments.change-time')}
      </button>
    </div>
  )
}
