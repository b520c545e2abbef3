import { useCallback } from 'react'
import { type AdvisorProfile, getAdvisor } from '#contract/advisors'
import type { walletMessages } from '#contract/messages/wallet.messages'
import { isModuleOn, loadModules } from '../../core/data/modules.ts'
import { caller } from '../../core/element/api.ts'
import { once } from '../../core/element/loads.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useDialog } from '../../core/element/use-dialog.ts'
import { useLoaded } from '../../core/element/use-loaded.ts'

/** Spec §2. */
const HASH = /^#wallet(card)?$/i

const load = () => import('./wallet-dialog.tsx')

/** One request for all buttons of an advisor on a page. */
export const loadOptions = (origin: string, alias: string): Promise<AdvisorProfile['contact_options']> =>
  once(`options ${origin} ${alias}`, async () => {
    const { contact_options } = await caller(origin)(getAdvisor, { params: { alias } })
    return contact_options
  })

/** Opens a dialog to get the advisor's wallet card; shows the tag's content until it is available. */
export function WalletButton({ alias }: { alias?: string }) {
  const t = useTexts<typeof walletMessages>()
  const modules = useLoaded(loadModules)
  const optionsOf = useCallback((origin: string) => loadOptions(origin, alias ?? ''), [alias])
  const options = useLoaded(alias ? optionsOf : undefined)
  const isOn = isModuleOn(modules, 'wallet-cards') && Boolean(options?.wallet_cards)
  const { Dialog, isOpen, isFailed, button, onClose } = useDialog({ load, hash: HASH, isOn })
  if (!alias || !modules || !options || isFailed) return <slot />
  if (!isOn) return null
  return (
    <>
      <button type="button" className="opener" part="button" {...button}>
        {/* a QR code */}
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v2h-2M14 18v2h2M20 20h-1" />
        </svg>
        <span part="label">{t('wallet.open')}</span>
      </button>
      {Dialog && <Dialog alias={alias} isOpen={isOpen} onClose={onClose} />}
    </>
  )
}
