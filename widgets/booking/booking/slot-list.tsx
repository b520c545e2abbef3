import { useAtomValue } from 'jotai'
import type { bookingSlotMessages } from '#contract/messages/booking.messages'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { timesAtom, zonesAtom } from './slots.atoms.ts'
import { clock, sameClock } from './times.ts'

export interface SlotsProps {
  /** The slot that is or was chosen. */
  chosen: string | undefined
  /** The slot being taken. */
  taking?: string | undefined
  onChoose: (slot: string) => void
}

function Slot({ slot, chosen, taking, onChoose }: SlotsProps & { slot: string }) {
  const t = useTexts<typeof bookingSlotMessages>()
  const { tag } = useTextsContext()
  const { shown, branch } = useAtomValue(zonesAtom)
  return (
    <button
      type="button"
      className="slot"
      aria-current={slot === chosen ? 'time' : undefined}
      aria-busy={slot === taking}
      aria-disabled={Boolean(taking)}
      onClick={() => !taking && onChoose(slot)}
    >
      {slot === taking && <span className="spinner" aria-hidden="true" />}
      <span>{clock(tag, shown, slot)}</span>
      {!sameClock(shown, branch, slot) && (
        <small>
          <span aria-hidden="true">{clock(tag, branch, slot)}</span>
          <span className="visually-hidden">{t('booking.at-branch', { time: clock(tag, branch, slot) })}</span>
        </small>
      )}
    </button>
  )
}

/** Free times as buttons, grouped into morning and afternoon. */
export function Slots(props: SlotsProps) {
  const t = useTexts<typeof bookingSlotMessages>()
  const { shown } = useAtomValue(zonesAtom)
  const times = useAtomValue(timesAtom)
  const groups = [
    ['booking.morning', times.filter((slot) => clock('en-GB', shown, slot) < '12')],
    ['booking.afternoon', times.filter((slot) => clock('en-GB', shown, slot) >= '12')]
  ] as const
  return groups
    .filter(([, slots]) => slots.length)
    .map(([name, slots]) => (
      <section key={name} className="slot-group">
        <h4>{t(name)}</h4>
        <ul>
          {slots.map((slot) => (
            <li key={slot}>
              <Slot {...props} slot={slot} />
            </li>
          ))}
        </ul>
      </section>
    ))
}

/** Placeholder of the times, so that nothing shifts. */
export const SlotSkeleton = () => (
  <div className="slot-group skeleton" aria-hidden="true">
    <div className="title" />
    <ul>
      {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((one) => (
        <li key={one} className="slot" />
      ))}
    </ul>
  </div>
)
