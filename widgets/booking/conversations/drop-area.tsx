import { useSetAtom } from 'jotai'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { FileAtoms } from './files.atoms.ts'

interface DropAreaProps {
  of: FileAtoms
  className: string
  /** Nothing is taken where nothing can be sent any more. */
  isOn?: boolean
  children: ReactNode
}

/** Files that are dropped here, or pasted, are sent as chosen ones are. */
export function DropArea({ of, className, isOn = true, children }: DropAreaProps) {
  const box = useRef<HTMLDivElement>(null)
  const add = useSetAtom(of.addAtom)
  // from the frame on that shows it
  useLayoutEffect(() => {
    const node = box.current
    if (!node || !isOn) return undefined
    const stop = new AbortController()
    const take = (event: Event, data: DataTransfer | null) => {
      if (!data?.files.length) return
      event.preventDefault()
      add([...data.files])
    }
    const mark = (isOver: boolean) => node.toggleAttribute('data-over', isOver)
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      mark(true)
    }
    node.addEventListener('dragover', over, stop)
    node.addEventListener('dragleave', ({ relatedTarget }) => mark(node.contains(relatedTarget as Node | null)), stop)
    node.addEventListener(
      'drop',
      (event) => {
        mark(false)
        take(event, event.dataTransfer)
      },
      stop
    )
    // what is copied from a document is text with a picture of it
    node.addEventListener(
      'paste',
      (event) => event.clipboardData?.types.includes('text/plain') || take(event, event.clipboardData),
      stop
    )
    return () => {
      mark(false)
      stop.abort()
    }
  }, [add, isOn])
  return (
    <div className={`chat-drop ${className}`} ref={box}>
      {children}
    </div>
  )
}
