import { atom } from 'jotai'
import { type AuditObject, type AuditPage, getAuditExport, getAuditLog } from '#contract/audit-log'
import { notifyAtom } from '../../core/data/notify.ts'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { hostAtom } from '../../core/element/store.tsx'

export interface Filter {
  q: string
  object: AuditObject | ''
  from: string
  to: string
}

export const NO_FILTER: Filter = { q: '', object: '', from: '', to: '' }

export const filterAtom = atom<Filter>(NO_FILTER)

const asked = ({ q, object, from, to }: Filter) => ({
  ...(q.trim() && { q: q.trim() }),
  ...(object && { object }),
  ...(from && { from }),
  ...(to && { to })
})

export const isNarrowedAtom = atom((get) => Object.keys(asked(get(filterAtom))).length > 0)

/** URL of the filtered log as a file. */
export const exportAtom = atom((get) => {
  const query = new URLSearchParams(asked(get(filterAtom))).toString()
  return `${get(hostAtom)?.origin ?? ''}${getAuditExport.path}${query && `?${query}`}`
})

/** The log's pages: the first replaces the list, the others are appended. */
const log = requestAtoms<AuditPage, { filter: Filter; page: number }>({
  ask: async (call, { filter, page }, shown) => {
    const found = await call(getAuditLog, { query: { ...asked(filter), page: String(page) } })
    const before = (page > 1 && shown?.entries) || []
    // entries written meanwhile shift the pages
    const known = new Set(before.map(({ uuid }) => uuid))
    return { ...found, entries: [...before, ...found.entries.filter(({ uuid }) => !known.has(uuid))] }
  },
  failed: (set, _failure, isStillShown) => isStillShown && set(notifyAtom, 'failure')
})
export const { stateAtom } = log

export const loadAtom = atom(null, (get, set) => set(log.loadAtom, { filter: get(filterAtom), page: 1 }))

export const moreAtom = atom(null, (get, set) => {
  const shown = get(log.valueAtom)
  if (!shown) return undefined
  const page = Math.floor(shown.entries.length / shown.page_size) + 1
  return set(log.loadAtom, { filter: get(filterAtom), page }, 'adding')
})

const isReversed = ({ from, to }: Filter) => Boolean(from && to && from > to)

export const isReversedAtom = atom((get) => isReversed(get(filterAtom)))

/** Filters the log; a reversed period is not requested. */
export const narrowAtom = atom(null, (get, set, change: Partial<Filter>) => {
  const filter = { ...get(filterAtom), ...change }
  set(filterAtom, filter)
  return isReversed(filter) ? undefined : set(loadAtom)
})
