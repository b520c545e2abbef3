import { atom, useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { clearFailuresAtom, notificationsAtom } from '../core/data/notify.ts'
import { useHost } from '../core/element/host.ts'

const REFUSED = '[aria-invalid="true"], .errors > *'

/** The id of the notice that entries need correcting, while it is shown. */
const askingAtom = atom((get) => get(notificationsAtom).find(({ text }) => text === 'ui.check')?.id)

/** The notice that entries need correcting goes with the last error beside a field, whichever form shows them. */
export function useCorrected(): void {
  const { root } = useHost()
  const asking = useAtomValue(askingAtom)
  const clear = useSetAtom(clearFailuresAtom)
  // with the notice: entries may be corrected before the next frame
  useLayoutEffect(() => {
    if (asking === undefined) return
    // the fields may say it after the notice does
    let isSeen = false
    const look = () => {
      const isRefused = Boolean(root.querySelector(REFUSED))
      if (isSeen && !isRefused) clear()
      isSeen ||= isRefused
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] })
    return () => observer.disconnect()
  }, [asking, root, clear])
}
