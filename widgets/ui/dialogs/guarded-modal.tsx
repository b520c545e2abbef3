import {
  type ComponentProps,
  createContext,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef
} from 'react'
import { useUnsaved } from '../../core/forms/unsaved.ts'
import { useLeaving } from './leaving.ts'
import { Modal } from './modal.tsx'

const DirtyContext = createContext({ current: false })

/** Makes a GuardedModal and its page ask before closing with unsaved content. */
export function useGuarded(dirty: boolean) {
  const held = useContext(DirtyContext)
  useUnsaved(dirty)
  // from the frame on that shows the input: an effect would run after a click that follows at once
  useLayoutEffect(() => {
    held.current = dirty
    return () => {
      held.current = false
    }
  }, [held, dirty])
}

/** A step back within the dialog, which asks before it discards input. */
export function useGuardedStep(back: () => void): () => void {
  const ask = useLeaving()
  const held = useContext(DirtyContext)
  return () => (held.current ? ask(back) : back())
}

/** Browsers let a page prevent closing only once: after that, it asks when the dialog has closed. */
function useOneQuestion(box: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const dialog = open && box.current?.closest('dialog')
    if (!dialog) return
    const pass = (event: Event) => event.cancelable || event.stopImmediatePropagation()
    dialog.addEventListener('cancel', pass, true)
    return () => dialog.removeEventListener('cancel', pass, true)
  }, [box, open])
}

/** A dialog that asks before Escape, the close button or the background discard input; its content declares that with useGuarded. */
export function GuardedModal({ onClose, children, ...props }: ComponentProps<typeof Modal>) {
  const ask = useLeaving()
  const dirty = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  useOneQuestion(box, props.open)
  // each step has a title of its own, and begins at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the title changes
  useLayoutEffect(() => box.current?.closest('.modal-body')?.scrollTo(0, 0), [props.title])
  const close = () => {
    if (!dirty.current) return onClose()
    const dialog = box.current?.closest('dialog')
    if (dialog && !dialog.open) dialog.showModal()
    ask(onClose)
  }
  return (
    <DirtyContext.Provider value={dirty}>
      <Modal {...props} onClose={close}>
        <div ref={box}>{children}</div>
      </Modal>
    </DirtyContext.Provider>
  )
}
