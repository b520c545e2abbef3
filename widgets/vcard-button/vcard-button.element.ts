import { defineWidget } from '../core/define-widget.tsx'
import { loadModules } from '../core/modules.ts'
import { vcardButtonTag } from '../embed/tags.ts'
import opener from '../ui/opener.css?inline'
import { VCardButton } from './vcard-button.tsx'

defineWidget(vcardButtonTag, VCardButton, {
  styles: [opener],
  scope: 'ui,v-card',
  plain: true,
  ahead: ({ origin }) => loadModules(origin)
})
