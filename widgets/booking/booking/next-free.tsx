import { useAtomValue, useSetAtom } from 'jotai'
import type { bookingSlotMessages } from '#contract/messages/booking.messages'
import { firstDay } from '../../core/dates/calendar-date.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { Icon } from './icons.tsx'
import {
  dayAtom,
  goToNextFreeAtom,
  hasLaterAtom,
  monthAtom,
  nextFreeAtom,
  slotsStatusAtom,
  timesAtom
} from './slots.atoms.ts'
import { dayText, LONG_DAY, MONTH } from './times.ts'

/** Links to the next free day, or says that there is none. */
export function NextFree() {
  const t = useTexts<typeof bookingSlotMessages>()
  const { tag } = useTextsContext()
  const month = useAtomValue(monthAtom)
  const day = useAtomValue(dayAtom)
  const next = useAtomValue(nextFreeAtom)
  const hasLater = useAtomValue(hasLaterAtom)
  const times = useAtomValue(timesAtom)
  const go = useSetAtom(goToNextFreeAtom)
  const isBusy = useAtomValue(slotsStatusAtom) === 'loading'
  const isOff = isBusy || !hasLater
  const none = () => {
    const here = day ? 'booking.none-on-day' : 'booking.none-in-month'
    const text = t(here, { month: dayText(tag, firstDay(month), MONTH) })
    return hasLater ? text : `${text} ${t('booking.none-later')}`
  }
  return (
    <div className="next-free">
      {!times.length && !isBusy && <p>{none()}</p>}
      {(hasLater || isBusy || times.length > 0) && (
        <button
          type="button"
          className={times.length || isBusy ? 'button quiet' : 'button primary'}
          aria-disabled={isOff}
          onClick={() => !isOff && go()}
        >
          {next ? t('booking.next-free-on', { day: dayText(tag, next, LONG_DAY) }) : t('booking.next-free')}
          <Icon name="forward" />
        </button>
      )}
    </div>
  )
}
