import { type ComponentType, useCallback, useState } from 'react'
import { dropHash, useHash } from './hash.ts'
import { useHost } from './host.ts'
import { loadTenant } from './loads.ts'
import { adopt, themeCss } from './styles.ts'

export interface DialogProps {
  alias: string
  isOpen: boolean
  onClose: () => void
}

interface Options<P> {
  /** Brings the dialog, when it is first opened. */
  load: () => Promise<{ Dialog: ComponentType<P> }>
  /** The page's hash that opens it. */
  hash?: RegExp
  /** Whether the hash may open anything. */
  isOn?: boolean
}

/** A button's dialog, which comes with the tenant's colours once it is wanted. `isFailed` when it does not come. */
export function useDialog<P extends DialogProps>({ load, hash, isOn }: Options<P>) {
  const host = useHost()
  const [Dialog, setDialog] = useState<ComponentType<P>>()
  const [isOpen, setOpen] = useState(false)
  const [isFailed, setFailed] = useState(false)
  const open = useCallback(() => {
    setOpen(true)
    Promise.all([load(), loadTenant(host.origin)]).then(
      ([loaded, { theme }]) => {
        adopt(host.root, themeCss(theme))
        setDialog(() => loaded.Dialog)
      },
      () => {
        setFailed(true)
        host.emit('error', { reason: 'load' })
      }
    )
  }, [host, load])
  const onClose = useCallback(() => {
    setOpen(false)
    if (hash) dropHash(hash)
  }, [hash])
  useHash(isOn ? hash : undefined, open)
  return { Dialog, isOpen, isFailed, isBusy: isOpen && !Dialog, open, onClose }
}
