import { atom } from 'jotai'
import { type AuditPage, getAuditExport, getAuditLog, getAuditStream } from '#contract/audit-log'
import { fetchFile, saveFile } from '../../core/data/download.ts'
import { failedAtom, failedReadAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { apiAtom, hostAtom, textsAtom } from '../../core/element/store.tsx'
import { filterOf, isReversed, type Query } from './query-state.ts'

/** URL of the filtered log as a file. */
export const exportAtom = atom((get) => (query: Query) => {
  const search = new URLSearchParams(filterOf(query)).toString()
  return `${get(hostAtom)?.origin ?? ''}${getAuditExport.path}${search && `?${search}`}`
})

/** URL of the whole log as a signed file. */
export const streamAtom = atom((get) => `${get(hostAtom)?.origin ?? ''}${getAuditStream.path}`)

const FILES = { csv: getAuditExport, signed: getAuditStream }

/** Saves a file; fetched, since the user may be asked who it is first. */
export const saveAtom = atom(null, async (get, set, kind: keyof typeof FILES, url: string) => {
  const { signal } = new AbortController()
  try {
    const lang = get(textsAtom)?.locale
    saveFile(await fetchFile(FILES[kind], { url, lang, signal, around: get(apiAtom).around, onPiece: () => {} }))
  } catch (failure) {
    await set(failedAtom, failure)
  }
})

const log = requestAtoms<AuditPage, Query>({
  ask: (call, query) => call(getAuditLog, { query: { ...filterOf(query), page: String(query.page) } }),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})
export const { stateAtom } = log

/** A reversed period is not requested. */
export const loadAtom = atom(null, (_get, set, query: Query) =>
  isReversed(query) ? undefined : set(log.loadAtom, query)
)
