import { type ComponentProps, createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import type { uiMessages } from '#contract/messages/ui.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { Modal } from './modal.tsx'

const DirtyContext = createContext({ current: false })

/** Keeps a GuardedModal and its page from being closed over what its content holds, without a question. */
export function useGuarded(dirty: boolean) {
  const held = useContext(DirtyContext)
  useUnsaved(dirty)
  useEffect(() => {
    held.current = dirty
    return () => {
      held.current = false
    }
  }, [held, dirty])
}

/** A browser lets a page hold a dialog open only once: what can't be held any more is asked about when it has closed. */
function useOneQuestion(box: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const dialog = open && box.current?.closest('dialog')
    if (!dialog) return
    const pass = (event: Event) => event.cancelable || event.stopImmediatePropagation()
    dialog.addEventListener('cancel', pass, true)
    return () => dialog.removeEventListener('cancel', pass, true)
  }, [box, open])
}

/** A dialog that asks before Escape, its cross or the background lose what was typed: its content says so with useGuarded. */
export function GuardedModal({ onClose, children, ...props }: ComponentProps<typeof Modal>) {
  const t = useTexts<typeof uiMessages>()
  const dirty = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  useOneQuestion(box, props.open)
  const close = () => {
    if (!dirty.current || confirm(t('ui.unsaved'))) return onClose()
    const dialog = box.current?.closest('dialog')
    if (dialog && !dialog.open) dialog.showModal()
  }
  return (
    <DirtyContext.Provider value={dirty}>
      <Modal {...props} onClose={close}>
        <div ref={box}>{children}</div>
      </Modal>
    </DirtyContext.Provider>
  )
}
