import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { appointmentsMessages } from '#contract/messages/appointments.messages'
import { useAsked } from '../../core/data/use-asked.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { GuardedModal } from '../../ui/dialogs/guarded-modal.tsx'
import { beginBookingAtom, bookingAtom } from './book-for.atoms.ts'
import { BookForm, type BookFormProps } from './book-for.tsx'

/** Books a free time for a customer; a time that is chosen in the calendar opens the dialog, too. */
export function BookFor({ onBooked, ...form }: Omit<BookFormProps, 'first' | 'onClose'>) {
  const t = useTexts<typeof appointmentsMessages>()
  const [booking, setBooking] = useAtom(bookingAtom)
  const begin = useSetAtom(beginBookingAtom)
  const close = () => setBooking(undefined)
  useAsked('book', () => begin())
  useEffect(() => () => setBooking(undefined), [setBooking])
  return (
    <>
      <button type="button" className="button primary" aria-haspopup="dialog" onClick={() => begin()}>
        {t('appointments.book-for')}
      </button>
      <GuardedModal open={Boolean(booking)} title={t('appointments.book-for')} clickToClose={false} onClose={close}>
        <BookForm
          {...form}
          first={booking?.first}
          onClose={close}
          onBooked={(starts_at) => {
            close()
            onBooked(starts_at)
          }}
        />
      </GuardedModal>
    </>
  )
}
