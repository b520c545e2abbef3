import { useRef } from 'react'
import { useFocusRestore } from '../../ui/base/use-focus-restore.ts'

/** Where the focus was, if that place is drawn again elsewhere: an appointment, or a time that is booked now. */
export function useHeldFocus() {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<string[]>([])
  const note = ({ target }: { target: EventTarget }) => {
    const { dataset } = (target as HTMLElement).closest<HTMLElement>('[data-appointment]') ?? {}
    const place = (target as HTMLElement).closest<HTMLElement>('[data-at]')?.dataset.at
    held.current = [`[data-appointment="${dataset?.appointment ?? ''}"]`, `[data-at="${place ?? ''}"] button`]
  }
  useFocusRestore(box, (node) => {
    const places = held.current.map((selector) => node.querySelector<HTMLElement>(selector))
    return places.find((one) => one?.checkVisibility()) ?? node
  })
  return { box, note }
}
