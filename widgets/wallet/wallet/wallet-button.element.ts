import { walletButtonTag } from '#contract/tags'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { WalletButton } from './wallet-button.tsx'

defineWidget(walletButtonTag, WalletButton, {
  styles: [opener],
  plain: true
})
