import { defineWidget } from '../core/define-widget.tsx'
import { messengerButtonTag } from '../embed/tags.ts'
import opener from '../ui/opener.css?inline'
import { loadIsMember, MessengerButton } from './messenger-button.tsx'
import { loadOffer } from './offer.ts'

defineWidget(messengerButtonTag, MessengerButton, {
  styles: [opener],
  scope: 'ui,visitor,contact-requests',
  plain: true,
  ahead({ origin }, { alias }) {
    loadIsMember(origin)
    if (alias) loadOffer(origin, String(alias)).catch(() => {})
  }
})
