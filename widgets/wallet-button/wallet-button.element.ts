import { defineWidget } from '../core/define-widget.tsx'
import { loadModules } from '../core/modules.ts'
import { walletButtonTag } from '../embed/tags.ts'
import opener from '../ui/opener.css?inline'
import { loadOptions, WalletButton } from './wallet-button.tsx'

defineWidget(walletButtonTag, WalletButton, {
  styles: [opener],
  scope: 'ui,wallet',
  plain: true,
  ahead({ origin }, { alias }) {
    loadModules(origin)
    if (alias) loadOptions(origin, String(alias))
  }
})
