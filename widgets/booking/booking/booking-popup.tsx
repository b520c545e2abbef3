import type { bookingFlowMessages } from '#contract/messages/booking.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { BookingFlow, type BookingFlowProps, type FrameProps } from './booking-flow.tsx'

function Frame({ isOpen, onClose, children }: FrameProps) {
  const t = useTexts<typeof bookingFlowMessages>()
  return (
    <Modal open={isOpen} onClose={onClose} title={t('booking.open')}>
      <div className="booking popup" tabIndex={-1}>
        {children}
      </div>
    </Modal>
  )
}

/** The flow in a dialog, whose code a booking within the page does without. */
export const BookingPopup = (props: BookingFlowProps) => <BookingFlow {...props} Frame={Frame} />
