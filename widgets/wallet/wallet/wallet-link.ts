import { walletPath } from '#contract/wallet'
import type { Host } from '../../core/element/host.ts'

/** A link to the card, counted unless the page prevents it. */
export const walletLink = ({ origin, emit, log }: Host, alias: string) => ({
  href: `${origin || location.origin}${walletPath(alias)}`,
  target: '_blank',
  rel: 'noopener nofollow',
  onClick() {
    if (!emit('contact', { channel: 'wallet' })) return
    log({ action: 'wallet_card_click', advisorAlias: alias }).catch(() => {})
  }
})
