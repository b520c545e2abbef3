import { useCallback, useState } from 'react'
import type { pushFormMessages } from '#contract/messages/push-form.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { expecting, usePart } from '../../core/element/use-part.ts'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'

const load = () => import('./later-parts.ts').then(({ TestDialog }) => TestDialog)

/** Opens a test on the user's own cards; loads on demand. */
export function TestButton() {
  const t = useTexts<typeof pushFormMessages>()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const { Part, isFailed, retry } = usePart(load, isWanted)
  const open = () => {
    setWanted(true)
    setOpen(true)
  }
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        aria-busy={isOpen && !Part}
        onClick={open}
        {...expecting(load)}
      >
        {t('push-form.test')}
      </button>
      {isFailed && isOpen && <PartFailed onRetry={retry} />}
      {Part && <Part isOpen={isOpen} onClose={close} />}
    </>
  )
}
