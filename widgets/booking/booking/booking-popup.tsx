import { Modal } from '../../ui/dialogs/modal.tsx'
import { BookingFlow, type BookingFlowProps } from './booking-flow.tsx'

/** The flow in a dialog, whose code a booking within the page does without. */
export const BookingPopup = (props: BookingFlowProps) => <BookingFlow {...props} Frame={Modal} />
