import { vcardButtonTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { VCardButton } from './vcard-button.tsx'

defineWidget(vcardButtonTag, VCardButton, {
  styles: [opener],
  plain: true
})
