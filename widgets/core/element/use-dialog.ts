import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react'
import { useHash } from './hash.ts'
import { useHost } from './host.ts'
import { adopt, themeCss } from './styles.ts'
import { expecting, usePart } from './use-part.ts'
import type { PopupState } from './use-trail.ts'

export interface DialogProps extends PopupState {
  alias: string
}

interface Options<P> {
  /** Loads the dialog when it is first opened. */
  load: () => Promise<{ Dialog: ComponentType<P> }>
  /** The page's hash that opens the dialog. */
  hash?: RegExp
  /** Whether the hash may open anything. */
  isOn?: boolean
}

/** A button's dialog, loaded on demand with the tenant's colours. `isFailed` when loading failed. */
export function useDialog<P extends DialogProps>({ load, hash, isOn }: Options<P>) {
  const { preloaded, root } = useHost()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const loadWithStyles = useCallback(async () => {
    const [loaded, { theme }] = await Promise.all([load(), preloaded()])
    adopt(root, themeCss(theme))
    return loaded.Dialog
  }, [preloaded, root, load])
  const { Part: Dialog, isFailed } = usePart(loadWithStyles, isWanted)
  // what could not be opened does not open by itself once the network is back
  useLayoutEffect(() => {
    if (isFailed) setOpen(false)
  }, [isFailed])
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
  }, [])
  const onClose = useCallback(() => setOpen(false), [])
  useHash(isOn ? hash : undefined, open)
  const button = {
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    'aria-busy': isOpen && !Dialog,
    onClick: open,
    ...expecting(load)
  }
  return { Dialog, isFailed, button, dialog: { isOpen, onOpen: open, onClose } }
}
