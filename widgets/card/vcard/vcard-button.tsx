import type { vCardMessages } from '#contract/messages/vcard.messages'
import { isModuleOn, loadModules } from '../../core/data/modules.ts'
import { useHost } from '../../core/element/host.ts'
import { isPhone } from '../../core/element/is-phone.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useDialog } from '../../core/element/use-dialog.ts'
import { useLoaded } from '../../core/element/use-loaded.ts'
import { vCardLink } from './vcard-link.ts'

/** Spec §2. */
const HASH = /^#(save-contact|kontakt-speichern)$/i

const load = () => import('./vcard-dialog.tsx')

/** On a phone a link to the advisor's contact, else a button for its code; the tag's content until it is available. */
export function VCardButton({ alias }: { alias?: string }) {
  const t = useTexts<typeof vCardMessages>()
  const host = useHost()
  const modules = useLoaded(loadModules)
  const isOn = Boolean(alias) && isModuleOn(modules, 'v-cards')
  const { Dialog, isFailed, button, dialog } = useDialog({ load, hash: HASH, isOn })
  if (!alias || !modules || isFailed) return <slot />
  if (!isOn) return null
  const [Opener, leads] = isPhone() ? (['a', vCardLink(host, alias)] as const) : (['button', button] as const)
  return (
    <>
      <Opener className="opener" part="button" {...leads}>
        <svg part="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M15 20v-1.5a3.5 3.5 0 0 0-3.5-3.5h-5A3.5 3.5 0 0 0 3 18.5V20M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M19 8v6M22 11h-6" />
        </svg>
        <span part="label">{t('v-card.open')}</span>
      </Opener>
      {Dialog && <Dialog alias={alias} {...dialog} />}
    </>
  )
}
