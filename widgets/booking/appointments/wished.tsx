import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { freeDaysAtom, slotsStatusAtom, zonesAtom } from '../booking/slots.atoms.ts'
import { clock, dayText, FULL_DAY, LONG_DAY } from '../booking/times.ts'

/** The day, and perhaps the hours, that the customer wished for, on the branch's clock. */
export interface Wish {
  date: string
  start_time: string | null
  end_time: string | null
}

/** A moment of the wished day, in whichever zone it is looked at. */
export const momentOf = ({ date }: Wish) => `${date}T12:00:00Z`

/** How many times are shown at first. */
const SHOWN = 8

/** Shows all on request; the focus moves to the first that was not shown. */
function useWhole() {
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, showAll] = useState(false)
  useEffect(() => {
    if (isWhole) list.current?.querySelectorAll('button')[SHOWN]?.focus()
  }, [isWhole])
  return { list, isWhole, showAll: () => showAll(true) }
}

interface WishedProps {
  wish: Wish
  chosen: string | undefined
  onChoose: (slot: string) => void
}

/** The free times that the customer wished for. */
export function Wished({ wish: { date, start_time, end_time }, chosen, onChoose }: WishedProps) {
  const t = useTexts<typeof appointmentsMessages>()
  const { tag } = useTextsContext()
  const { shown } = useAtomValue(zonesAtom)
  const free = useAtomValue(freeDaysAtom)[date] ?? []
  const isReady = useAtomValue(slotsStatusAtom) === 'ready'
  const timeOf = (slot: string) => clock('en-GB', shown, slot)
  const fitting = free.filter((slot) => (start_time ?? '') <= timeOf(slot) && timeOf(slot) < (end_time ?? '24'))
  const { list, isWhole, showAll } = useWhole()
  const more = isWhole ? 0 : fitting.length - SHOWN
  const when = [dayText(tag, date, FULL_DAY), start_time && `${start_time}–${end_time}`].filter(Boolean).join(', ')
  return (
    <section className="wished stack" aria-busy={!isReady}>
      <h3>{t('appointments.wished', { when })}</h3>
      <p className="help" role="status">
        {isReady && t('appointments.wished-free', { count: fitting.length })}
      </p>
      <ul ref={list}>
        {fitting.slice(0, isWhole ? undefined : SHOWN).map((slot) => (
          <li key={slot}>
            <button
              type="button"
              className="slot"
              aria-label={`${dayText(tag, date, LONG_DAY)}, ${clock(tag, shown, slot)}`}
              aria-current={slot === chosen ? 'time' : undefined}
              onClick={() => onChoose(slot)}
            >
              {clock(tag, shown, slot)}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div>
          <button type="button" className="button" onClick={showAll}>
            {t('appointments.wished-more', { count: more })}
          </button>
        </div>
      )}
    </section>
  )
}
