import { useAtomValue } from 'jotai'
import { loadTenant } from '../core/loads.ts'
import { initAtom } from '../core/session.ts'
import { useLoaded } from '../core/use-loaded.ts'

/** The institution, from what the app knows or the element has asked for. */
export function useTenant() {
  const init = useAtomValue(initAtom)
  const loaded = useLoaded(init ? undefined : loadTenant)
  return init?.tenant ?? loaded
}
