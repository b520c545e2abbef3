import { useCallback } from 'react'
import type { shareMessages } from '#contract/messages/share.messages'
import { isModuleOn, loadModules } from '../../core/data/modules.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useDialog } from '../../core/element/use-dialog.ts'
import { useLoaded } from '../../core/element/use-loaded.ts'

/** Opens a dialog to share the profile; shows the tag's content until it is available, and for an unknown alias. */
export function ShareButton({ alias = '' }: { alias?: string }) {
  const t = useTexts<typeof shareMessages>()
  const { origin } = useHost()
  const load = useCallback(() => import('./share-dialog.tsx').then((one) => one.load(origin, alias)), [origin, alias])
  const modules = useLoaded(loadModules)
  const { Dialog, isFailed, button, dialog } = useDialog({ load })
  if (!alias || !modules || isFailed) return <slot />
  return (
    <>
      <button className="opener" part="button" {...button}>
        <svg part="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d="M12 15V3M8 7l4-4 4 4M5 12v7a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-7" />
        </svg>
        <span part="label">{t('share.open')}</span>
      </button>
      {Dialog && <Dialog alias={alias} hasButtons={isModuleOn(modules, 'share-buttons')} {...dialog} />}
    </>
  )
}
