import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import type { bookingSlotMessages } from '#contract/messages/booking.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { zonesAtom } from './slots.atoms.ts'
import { clock, dayIn, dayText, SHORT_DAY } from './times.ts'

interface SlotGoneProps {
  slots: readonly string[]
  taking?: string | undefined
  /** Whether the visitor has entered anything. */
  hasEntries?: boolean
  /** Whether it was chosen before the topic, which it may not suit. */
  isWish?: boolean
  onChoose: (slot: string) => void
  /** Shows the calendar, if hidden. */
  onAll?: (() => void) | undefined
}

const SHOWN = 6

/** Says that the slot cannot be had and offers the next free times. */
export function SlotGoneNotice({ slots, taking, hasEntries, isWish, onChoose, onAll }: SlotGoneProps) {
  const t = useTexts<typeof bookingSlotMessages>()
  const { tag } = useTextsContext()
  const { shown } = useAtomValue(zonesAtom)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button that was pressed is gone, each time
  useEffect(() => box.current?.focus(), [slots])
  return (
    <div className="notice warning slot-gone" role="alert" tabIndex={-1} ref={box}>
      <p>
        <strong>{t(isWish ? 'booking.not-free' : 'booking.gone')}</strong> {slots.length > 0 && t('booking.gone-help')}{' '}
        {hasEntries && t('booking.entries-kept')}
      </p>
      <ul>
        {slots.slice(0, SHOWN).map((slot) => (
          <li key={slot}>
            <button
              type="button"
              className="slot"
              aria-busy={slot === taking}
              onClick={() => !taking && onChoose(slot)}
            >
              <span>{dayText(tag, dayIn(shown, slot), SHORT_DAY)}</span> <b>{clock(tag, shown, slot)}</b>
            </button>
          </li>
        ))}
      </ul>
      {onAll && (
        <button type="button" className="button quiet" onClick={onAll}>
          {t('booking.all-times')}
        </button>
      )}
    </div>
  )
}
