import { atom } from 'jotai'
import { type AuditPage, getAuditExport, getAuditLog, getAuditStream } from '#contract/audit-log'
import { downloadAtoms } from '../../core/data/download.atoms.ts'
import { failedReadAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { hostAtom } from '../../core/element/store.tsx'
import { filterOf, isReversed, type Query } from './query-state.ts'

/** URL of the filtered log as a file. */
export const exportAtom = atom((get) => (query: Query) => {
  const search = new URLSearchParams(filterOf(query)).toString()
  return `${get(hostAtom)?.origin ?? ''}${getAuditExport.path}${search && `?${search}`}`
})

/** URL of the whole log as a signed file. */
export const streamAtom = atom((get) => `${get(hostAtom)?.origin ?? ''}${getAuditStream.path}`)

const FILES = { csv: getAuditExport, signed: getAuditStream }

const download = downloadAtoms()

export const saveAtom = atom(null, (_get, set, kind: keyof typeof FILES, url: string) =>
  set(download.saveAtom, FILES[kind], url)
)

const log = requestAtoms<AuditPage, Query>({
  ask: (call, query) => call(getAuditLog, { query: { ...filterOf(query), page: String(query.page) } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})
export const { stateAtom } = log

/** A reversed period is not requested. */
export const loadAtom = atom(null, (_get, set, query: Query) =>
  isReversed(query) ? undefined : set(log.loadAtom, query)
)
