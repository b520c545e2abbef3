import { getStart, type Start } from '#contract/start'
import { requestAtoms } from '../../core/data/request.atoms.ts'

/** What the start page shows, of the chosen branch if any. */
export const { stateAtom, loadAtom, reloadAtom } = requestAtoms<Start, { branch: string }>({
  ask: (call, { branch }) => call(getStart, { query: branch ? { organization_uuid: branch } : {} })
})
