import { atom, useAtom, useSetAtom } from 'jotai'
import { type ReactNode, useCallback } from 'react'
import type { appMessages } from '#contract/messages/app.messages'
import { useTexts } from '../core/element/texts.tsx'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { type AskToLeave, LeavingContext } from '../ui/dialogs/leaving.ts'

/** What happens once the user agrees, while the question is open. */
const askedAtom = atom<{ go: () => void } | undefined>(undefined)

/** Lets whatever is within ask by the app's own dialog before unsaved input is lost. */
export function LeaveQuestions({ children }: { children: ReactNode }) {
  const setAsked = useSetAtom(askedAtom)
  // once a dialog that closes meanwhile, such as the palette, has given the focus back
  const ask = useCallback<AskToLeave>((go) => void setTimeout(() => setAsked({ go })), [setAsked])
  return <LeavingContext.Provider value={ask}>{children}</LeavingContext.Provider>
}

/** Asks before unsaved input is lost, in the app's own words. */
export function LeaveDialog() {
  const t = useTexts<typeof appMessages>()
  const [asked, setAsked] = useAtom(askedAtom)
  const close = () => setAsked(undefined)
  const leave = () => {
    close()
    asked?.go()
  }
  return (
    <ConfirmDialog
      open={Boolean(asked)}
      busy={false}
      title={t('app.unsaved-title')}
      text={t('app.unsaved-text')}
      action={t('app.unsaved-leave')}
      cancel={t('app.unsaved-stay')}
      onConfirm={leave}
      onClose={close}
    />
  )
}
