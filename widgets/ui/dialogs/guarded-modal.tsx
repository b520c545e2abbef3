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

/** How many parts of the dialog have unsaved content. */
const DirtyContext = createContext({ current: 0 })

/** Makes a GuardedModal and its page ask before closing with unsaved content. */
export function useGuarded(dirty: boolean) {
  const held = useContext(DirtyContext)
  useUnsaved(dirty)
  // from the frame on that shows the input: an effect would run after a click that follows at once
  useLayoutEffect(() => {
    if (!dirty) return
    held.current += 1
    return () => {
      held.current -= 1
    }
  }, [held, dirty])
}

/** A step within the dialog, such as back, which asks before it discards input. */
export function useGuardedStep<To extends unknown[]>(step: (...to: To) => void): (...to: To) => void {
  const ask = useLeaving()
  const held = useContext(DirtyContext)
  return (...to) => (held.current ? ask(() => step(...to)) : step(...to))
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
  const dirty = useRef(0)
  const box = useRef<HTMLDivElement>(null)
  useOneQuestion(box, props.open)
  // each step has a title of its own, and begins at its top
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the title changes
  useLayoutEffect(() => void box.current?.closest('.modal-body')?.scrollTo(0, 0), [props.title])
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
