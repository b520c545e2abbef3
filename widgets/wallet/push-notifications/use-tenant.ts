import { useAtomValue } from 'jotai'
import { initAtom } from '../../core/data/session.ts'
import { loadTenant } from '../../core/element/loads.ts'
import { useLoaded } from '../../core/element/use-loaded.ts'

/** The institution, from the app or loaded by the element. */
export function useTenant() {
  const init = useAtomValue(initAtom)
  const loaded = useLoaded(init ? undefined : loadTenant)
  return init?.tenant ?? loaded
}
