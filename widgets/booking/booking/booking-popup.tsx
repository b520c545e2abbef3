import { type Texts, TextsContext } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { Modal } from '../../ui/dialogs/modal.tsx'
import { BookingFlow, type BookingFlowProps } from './booking-flow.tsx'
import css from './popup.css?inline'

/** The flow in a dialog with the texts that the button does without. */
function BookingPopup({ texts, ...props }: BookingFlowProps & { texts: Texts }) {
  useStyles(css)
  return (
    <TextsContext.Provider value={texts}>
      <BookingFlow {...props} Frame={Modal} />
    </TextsContext.Provider>
  )
}

export const popupWith = (texts: Texts) => (props: BookingFlowProps) => <BookingPopup {...props} texts={texts} />
