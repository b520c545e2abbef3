// The widgets that a card shows under "More".
import '../../booking/contact-requests/contact-form.element.ts'
import '../../booking/contact-requests/messenger-button.element.ts'
import '../share/share-button.element.ts'
import '../../wallet/wallet/wallet-button.element.ts'
