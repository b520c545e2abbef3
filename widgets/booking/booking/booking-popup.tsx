import { type Texts, TextsContext } from '../../core/element/texts.tsx'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { BookingFlow, type BookingFlowProps } from './booking-flow.tsx'

/** The flow in a dialog with the texts that the button does without. */
export const popupWith = (texts: Texts) => (props: BookingFlowProps) => (
  <TextsContext.Provider value={texts}>
    <BookingFlow {...props} Frame={Modal} />
  </TextsContext.Provider>
)
