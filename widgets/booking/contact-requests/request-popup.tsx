import { Popup } from '../../ui/dialogs/popup.tsx'
import { Request, type RequestProps } from './request.tsx'

/** The form in a dialog, whose code a form within the page does without. */
export const RequestPopup = (props: RequestProps) => <Request {...props} Frame={Popup} />
