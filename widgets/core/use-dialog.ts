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

interface Options {
  /** Brings the dialog, when it is first opened. */
  load: () => Promise<{ Dialog: ComponentType<DialogProps> }>
  /** The page's hash that opens it. */
  hash: RegExp
  /** Whether there is anything to open. */
  isOn: boolean
}

/** A button's dialog, which comes with the tenant's colours once it is wanted. `isFailed` when it does not come. */
export function useDialog({ load, hash, isOn }: Options) {
  const host = useHost()
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>()
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
    dropHash(hash)
  }, [hash])
  useHash(isOn ? hash : undefined, open)
  return { Dialog, isOpen, isFailed, isBusy: isOpen && !Dialog, open, onClose }
}
