import { useAtomValue, useStore } from 'jotai'
import { useEffect } from 'react'
import { meAtom } from '../core/data/session.ts'

/** Tells the server who uses a device that is notified; the code for it loads on no other. */
export function useDeviceNoted(): void {
  const store = useStore()
  const isMember = Boolean(useAtomValue(meAtom).roles)
  useEffect(() => {
    if (!isMember || globalThis.Notification?.permission !== 'granted') return
    import('../people/device-notices/device-notices.atoms.ts')
      .then(({ noteHereAtom }) => store.set(noteHereAtom))
      // the next page says it
      .catch(() => {})
  }, [store, isMember])
}
