import { messengerButtonTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { MessengerButton } from './messenger-button.tsx'

defineWidget(messengerButtonTag, MessengerButton, {
  styles: [opener],
  plain: true
})
