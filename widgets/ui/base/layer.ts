import { createContext, useContext, useLayoutEffect, useRef } from 'react'

/** Adds what Back does; what is returned takes it out. */
export type AddLayer = (latest: { current: () => void }) => () => void

/** The page's entries of the history for what is open above it, if it keeps any. */
export const LayerContext = createContext<AddLayer | undefined>(undefined)

/** The state for a link whose address opens a dialog: the entry is the dialog's own. */
export const LINK_TO_DIALOG = { layer: 1 }

/** While a dialog, or a step in it, is open, the browser's Back leads out of it and no further. */
export function useLayer(isOpen: boolean, onBack: () => void) {
  const add = useContext(LayerContext)
  const latest = useRef(onBack)
  useLayoutEffect(() => {
    latest.current = onBack
  })
  useLayoutEffect(() => (isOpen ? add?.(latest) : undefined), [isOpen, add])
}
