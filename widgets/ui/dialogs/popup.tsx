import { type ComponentProps, useCallback, useEffect, useRef } from 'react'
import { defer, leave, write } from '../../core/element/history-entry.ts'
import { useId } from '../../core/element/use-id.ts'
import type { PopupState } from '../../core/element/use-trail.ts'
import { Modal } from './modal.tsx'

type PopupProps = PopupState & Omit<ComponentProps<typeof Modal>, 'open'>

const isIn = (name: string) => Boolean(history.state?.[name])

/** What is closed by its button takes its entry along. */
function useEntry(popup: PopupState) {
  const name = useId()
  const latest = useRef(popup)
  latest.current = popup
  const follow = useCallback(() => {
    const { isOpen } = latest.current
    if (isOpen === isIn(name)) return
    if (isOpen) write('pushState', name, true)
    else leave(1)
  }, [name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it opens or closes
  useEffect(() => void (defer(follow) || follow()), [popup.isOpen])
  useEffect(() => {
    const look = () => {
      if (defer(follow)) return
      const { onOpen, onClose } = latest.current
      if (isIn(name)) onOpen()
      else onClose()
    }
    addEventListener('popstate', look)
    return () => removeEventListener('popstate', look)
  }, [name, follow])
}

/** The dialog of a tag, an entry of the page's history: the browser's Back closes it, and Forward opens it again. */
export function Popup({ isOpen, onOpen, ...modal }: PopupProps) {
  useEntry({ isOpen, onOpen, onClose: modal.onClose })
  return <Modal {...modal} open={isOpen} />
}
