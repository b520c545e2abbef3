import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { goBackAtom, stepAtom, stepsAtom, waitingAtom } from './booking.atoms.ts'
import { Icon } from './icons.tsx'

/** Back and next buttons, within thumb reach. */
export function Actions({ children }: { children?: ReactNode }) {
  const t = useTexts<typeof uiCommonMessages>()
  const isFirst = useAtomValue(stepsAtom)[0] === useAtomValue(stepAtom)
  // the form of the waitlist has buttons of its own
  const isWaiting = useAtomValue(waitingAtom)
  const back = useSetAtom(goBackAtom)
  if ((isFirst || isWaiting) && !children) return null
  return (
    <div className="actions">
      {!isFirst && (
        <button type="button" className="button quiet" onClick={() => back()}>
          <Icon name="back" />
          {t('ui.back')}
        </button>
      )}
      {children}
    </div>
  )
}
