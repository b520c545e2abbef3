import { atom } from 'jotai'
import {
  EXPORT_COLUMNS,
  type ExportColumn,
  getExportCsv,
  getExportScope,
  getExportXlsx
} from '#contract/advisors-export'
import { failedReadAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { hostAtom } from '../../core/element/store.tsx'
import { resetAtom } from './file.atoms.ts'

const scope = requestAtoms({
  clears: true,
  ask: (call) => call(getExportScope, {}),
  failed: (set, failure) => set(failedReadAtom, failure)
})
export const { stateAtom } = scope
export const branchesAtom = atom((get) => get(scope.valueAtom)?.branches ?? [])

/** Empty for all branches. */
export const branchAtom = atom('')
export const columnsAtom = atom<readonly ExportColumn[]>(EXPORT_COLUMNS)

export const toggleAtom = atom(null, (_get, set, column: ExportColumn) =>
  set(columnsAtom, (chosen) => (chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column]))
)

export const countAtom = atom((get) => {
  const chosen = get(branchAtom)
  const branches = get(branchesAtom).filter(({ uuid }) => !chosen || uuid === chosen)
  return branches.reduce((sum, { advisors }) => sum + advisors, 0)
})

/** URL of the file in either format. */
export const filesAtom = atom((get) => {
  const branch = get(branchAtom)
  const columns = EXPORT_COLUMNS.filter((one) => get(columnsAtom).includes(one)).join(',')
  const query = new URLSearchParams({ columns, ...(branch && { organization_uuid: branch }) })
  const address = (path: string) => `${get(hostAtom)?.origin ?? ''}${path}?${query}`
  return { csv: address(getExportCsv.path), xlsx: address(getExportXlsx.path) }
})

export const loadAtom = atom(null, (_get, set) => {
  set(resetAtom)
  return set(scope.loadAtom)
})
