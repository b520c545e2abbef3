import { walletButtonTag } from '#contract/tags'
import { loadModules } from '../../core/data/modules.ts'
import { defineWidget } from '../../core/element/define-widget.tsx'
import opener from '../../ui/dialogs/opener.css?inline'
import { loadOptions, WalletButton } from './wallet-button.tsx'

defineWidget(walletButtonTag, WalletButton, {
  styles: [opener],
  scope: 'wallet,ui-common',
  plain: true,
  ahead({ origin }, { alias }) {
    loadModules(origin)
    if (alias) loadOptions(origin, String(alias))
  }
})
