import { atom } from 'jotai'
import {
  EXPORT_COLUMNS,
  type ExportColumn,
  getExportCsv,
  getExportScope,
  getExportXlsx
} from '#contract/advisors-export'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { resetAtom } from './file.atoms.ts'

export const statusAtom = atom<'loading' | 'ready' | 'error'>('loading')
export const failureAtom = atom<unknown>(undefined)

interface Branch {
  uuid: string
  name: string
  advisors: number
}
export const branchesAtom = atom<readonly Branch[]>([])

/** Empty for all branches. */
export const branchAtom = atom('')
export const columnsAtom = atom<readonly ExportColumn[]>(EXPORT_COLUMNS)

export const flipAtom = atom(null, (_get, set, column: ExportColumn) =>
  set(columnsAtom, (chosen) => (chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column]))
)

export const countAtom = atom((get) => {
  const chosen = get(branchAtom)
  const branches = get(branchesAtom).filter(({ uuid }) => !chosen || uuid === chosen)
  return branches.reduce((sum, { advisors }) => sum + advisors, 0)
})

/** Where the file comes from in either form. */
export const filesAtom = atom((get) => {
  const branch = get(branchAtom)
  const columns = EXPORT_COLUMNS.filter((one) => get(columnsAtom).includes(one)).join(',')
  const query = new URLSearchParams({ columns, ...(branch && { organization_uuid: branch }) })
  const address = (path: string) => `${get(hostAtom)?.origin ?? ''}${path}?${query}`
  return { csv: address(getExportCsv.path), xlsx: address(getExportXlsx.path) }
})

export const loadAtom = atom(null, async (get, set) => {
  set(statusAtom, 'loading')
  set(resetAtom)
  try {
    const { branches } = await get(apiAtom).call(getExportScope, {})
    set(branchesAtom, branches)
    set(statusAtom, 'ready')
  } catch (failure) {
    set(failureAtom, failure)
    set(statusAtom, 'error')
    set(notifyAtom, 'failure')
  }
})
