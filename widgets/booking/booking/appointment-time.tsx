import { useAtomValue } from 'jotai'
import type { bookingSlotMessages } from '#contract/messages/booking.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { zonesAtom } from './slots.atoms.ts'
import { dayIn, dayText, FULL_DAY, hours, sameClock, span, visitorZone, zoneName } from './times.ts'

/** A time, with its zone for those who live in another, and at the branch if that differs. */
export function When({ slot, length }: { slot: string; length: number }) {
  const t = useTexts<typeof bookingSlotMessages>()
  const { tag } = useTextsContext()
  const { shown, branch } = useAtomValue(zonesAtom)
  const differs = !sameClock(shown, branch, slot)
  const isNamed = differs || !sameClock(shown, visitorZone(), slot)
  return (
    <>
      <p>
        <strong>{dayText(tag, dayIn(shown, slot), FULL_DAY)}</strong>
      </p>
      <p>
        <strong>{hours(tag, shown, slot, length)}</strong>{' '}
        {isNamed && <span className="help">{zoneName(tag, shown)}</span>}
      </p>
      {differs && <p className="help">{t('booking.at-branch', { time: span(tag, branch, slot, length) })}</p>}
    </>
  )
}
