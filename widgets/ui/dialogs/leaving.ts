import { createContext, useContext } from 'react'
import type { uiUnsavedMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'

/** Asks whether unsaved input may be lost, and goes on if so. */
export type AskToLeave = (go: () => void) => void

/** How the page asks; where it does not say so, the browser does. */
export const LeavingContext = createContext<AskToLeave | undefined>(undefined)

export function useLeaving(): AskToLeave {
  const t = useTexts<typeof uiUnsavedMessages>()
  const byBrowser: AskToLeave = (go) => {
    if (confirm(t('ui.unsaved'))) go()
  }
  return useContext(LeavingContext) ?? byBrowser
}
