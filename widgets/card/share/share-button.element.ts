import { shareButtonTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { ShareButton } from './share-button.tsx'

defineWidget(shareButtonTag, ShareButton, {
  styles: [opener],
  plain: true
})
