import { atom } from 'jotai'
import { type AuditObject, type AuditPage, getAuditExport, getAuditLog } from '#contract/audit'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'

export interface Filter {
  q: string
  object: AuditObject | ''
  from: string
  to: string
}

export const NO_FILTER: Filter = { q: '', object: '', from: '', to: '' }

export const filterAtom = atom<Filter>(NO_FILTER)
export const statusAtom = atom<'loading' | 'ready' | 'processing' | 'error'>('loading')
export const failureAtom = atom<unknown>(undefined)
export const logAtom = atom<AuditPage | undefined>(undefined)
const turnAtom = atom(0)

const asked = ({ q, object, from, to }: Filter) => ({
  ...(q.trim() && { q: q.trim() }),
  ...(object && { object }),
  ...(from && { from }),
  ...(to && { to })
})

export const isNarrowedAtom = atom((get) => Object.keys(asked(get(filterAtom))).length > 0)

/** Where the filtered log comes as a file. */
export const exportAtom = atom((get) => {
  const query = new URLSearchParams(asked(get(filterAtom))).toString()
  return `${get(hostAtom)?.origin ?? ''}${getAuditExport.path}${query && `?${query}`}`
})

/** A page of the log; the first replaces what is shown, unless another filter has been asked for since. */
const fetchAtom = atom(null, async (get, set, page: number) => {
  const turn = get(turnAtom) + 1
  set(turnAtom, turn)
  set(statusAtom, page > 1 || get(logAtom) ? 'processing' : 'loading')
  const query = { ...asked(get(filterAtom)), page: String(page) }
  try {
    const found = await get(apiAtom).call(getAuditLog, { query })
    if (get(turnAtom) !== turn) return
    const shown = page > 1 ? (get(logAtom)?.entries ?? []) : []
    // what was written meanwhile has moved the pages on
    const known = new Set(shown.map(({ uuid }) => uuid))
    set(logAtom, { ...found, entries: [...shown, ...found.entries.filter(({ uuid }) => !known.has(uuid))] })
    set(statusAtom, 'ready')
  } catch (failure) {
    if (get(turnAtom) !== turn) return
    // what is shown stays, and the button to try again with it
    if (page > 1) set(notifyAtom, 'failure')
    else set(failureAtom, failure)
    set(statusAtom, page > 1 ? 'ready' : 'error')
  }
})

export const loadAtom = atom(null, (_get, set) => set(fetchAtom, 1))

export const moreAtom = atom(null, (get, set) => {
  const log = get(logAtom)
  return log && set(fetchAtom, Math.floor(log.entries.length / log.page_size) + 1)
})

const isReversed = ({ from, to }: Filter) => Boolean(from && to && from > to)

export const isReversedAtom = atom((get) => isReversed(get(filterAtom)))

/** Narrows the log down; a period that ends before it begins is asked of nobody. */
export const narrowAtom = atom(null, (get, set, change: Partial<Filter>) => {
  const filter = { ...get(filterAtom), ...change }
  set(filterAtom, filter)
  return isReversed(filter) ? undefined : set(loadAtom)
})
