import { useCallback } from 'react'
import { type AdvisorProfile, getAdvisor } from '#contract/advisors'
import type { walletMessages } from '#contract/messages/wallet.messages'
import { isModuleOn, loadModules } from '../../core/data/modules.ts'
import { caller } from '../../core/element/api.ts'
import { useHost } from '../../core/element/host.ts'
import { isPhone } from '../../core/element/is-phone.ts'
import { once } from '../../core/element/loads.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useDialog } from '../../core/element/use-dialog.ts'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { walletLink } from './wallet-link.ts'

/** Spec §2. */
const HASH = /^#wallet(card)?$/i

const load = () => import('./wallet-dialog.tsx')

/** One request for all buttons of an advisor on a page. */
const loadAdvisor = (origin: string, alias: string): Promise<AdvisorProfile> =>
  once(`advisor ${origin} ${alias}`, () => caller(origin)(getAdvisor, { params: { alias } }))

/** On a phone a link to the advisor's wallet card, else a button for its code; the tag's content until it is available. */
export function WalletButton({ alias }: { alias?: string }) {
  const t = useTexts<typeof walletMessages>()
  const host = useHost()
  const modules = useLoaded(loadModules)
  const advisorOf = useCallback((origin: string) => loadAdvisor(origin, alias ?? ''), [alias])
  const advisor = useLoaded(alias ? advisorOf : undefined)
  const isOn = isModuleOn(modules, 'wallet-cards') && Boolean(advisor?.contact_options.wallet_cards)
  const { Dialog, isFailed, button, dialog } = useDialog({ load, hash: HASH, isOn })
  if (!alias || !modules || !advisor || isFailed) return <slot />
  if (!isOn) return null
  const [Opener, leads] = isPhone() ? (['a', walletLink(host, alias)] as const) : (['button', button] as const)
  return (
    <>
      <Opener className="opener" part="button" {...leads}>
        {/* a QR code */}
        <svg part="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2M14 18v2h2M20 20h-1" />
        </svg>
        <span part="label">{t('wallet.open')}</span>
      </Opener>
      {Dialog && <Dialog alias={alias} {...dialog} />}
    </>
  )
}
