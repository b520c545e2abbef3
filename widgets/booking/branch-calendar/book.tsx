import { useAtom, useSetAtom } from 'jotai'
import type { BranchCalendar } from '#contract/branch-calendar'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useAsked } from '../../core/data/use-asked.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { personChoice } from '../../ui/fields/choices.ts'
import { BookFor } from '../appointments/book-for.tsx'
import { beginBookingAtom, bookingAtom, refreshAtom } from './branch-calendar.atoms.ts'

/** Books for a customer with anyone of the branch who is free, or with one of its advisors. */
export function Book({ calendar, day }: { calendar: BranchCalendar; day: string }) {
  const t = useTexts<typeof appointmentsMessages>()
  const [booking, setBooking] = useAtom(bookingAtom)
  const begin = useSetAtom(beginBookingAtom)
  const refresh = useSetAtom(refreshAtom)
  const close = () => setBooking(undefined)
  useAsked('book', () => begin())
  const { slug, name: branch, advisors, today } = calendar
  const targets = [
    { alias: slug, isBranch: true, choice: { text: t('appointments.with-anyone') } },
    ...advisors
      .filter((one) => !one.is_deactivated)
      .map((one) => ({ alias: one.alias, choice: personChoice(one.alias, { ...one, branch }) }))
  ]
  return (
    <>
      <button type="button" className="button primary" aria-haspopup="dialog" onClick={() => begin()}>
        {t('appointments.book-for')}
      </button>
      <BookFor
        targets={targets}
        near={day > today ? `${day}T12:00:00Z` : undefined}
        first={booking?.first}
        isOpen={Boolean(booking)}
        onClose={close}
        onBooked={() => {
          close()
          void refresh()
        }}
      />
    </>
  )
}
