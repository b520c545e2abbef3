import { defineWidget } from '../core/define-widget.tsx'
import { loadModules } from '../core/modules.ts'
import { shareButtonTag } from '../embed/tags.ts'
import opener from '../ui/opener.css?inline'
import { ShareButton } from './share-button.tsx'

defineWidget(shareButtonTag, ShareButton, {
  styles: [opener],
  scope: 'ui,share',
  plain: true,
  ahead: ({ origin }) => loadModules(origin)
})
