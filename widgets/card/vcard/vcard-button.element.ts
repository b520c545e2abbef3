import { vcardButtonTag } from '#contract/tags'
import { loadModules } from '../../core/data/modules.ts'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { VCardButton } from './vcard-button.tsx'

defineWidget(vcardButtonTag, VCardButton, {
  styles: [opener],
  scope: 'v-card,ui-common',
  plain: true,
  ahead: ({ origin }) => loadModules(origin)
})
