import { messengerButtonTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { loadIsMember, MessengerButton } from './messenger-button.tsx'
import { loadOffer } from './offered-kinds.ts'

defineWidget(messengerButtonTag, MessengerButton, {
  styles: [opener],
  scope: 'contact-requests,visitor-form,visitor-request,ui-common,ui-field',
  plain: true,
  ahead({ origin }, { alias }) {
    loadIsMember(origin)
    if (alias) loadOffer(origin, String(alias)).catch(() => {})
  }
})
