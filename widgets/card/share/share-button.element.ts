import { shareButtonTag } from '#contract/tags'
import { loadModules } from '../../core/data/modules.ts'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { ShareButton } from './share-button.tsx'

defineWidget(shareButtonTag, ShareButton, {
  styles: [opener],
  scope: 'share,ui-common',
  plain: true,
  ahead: ({ origin }) => loadModules(origin)
})
