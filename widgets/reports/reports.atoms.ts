import { atom } from 'jotai'
import {
  getReport,
  getReportCsv,
  getReportScope,
  type Report,
  type ReportName,
  type ReportScope
} from '#contract/reports'
import { apiAtom, hostAtom } from '../core/store.tsx'
import { isWhole, type Place, queryOf } from './place.ts'

export const scopeAtom = atom<ReportScope | undefined>(undefined)
/** As each was shown last: pages of others begin with nothing. */
export const reportsAtom = atom<Partial<Record<ReportName, Report>>>({})
export const statusAtom = atom<'loading' | 'ready' | 'processing' | 'error'>('loading')
export const failureAtom = atom<unknown>(undefined)

const askedAtom = atom('')

/** The report of a place and whom one may ask for; an answer that a later call has overtaken is dropped. */
export const loadAtom = atom(null, async (get, set, place: Place) => {
  if (!isWhole(place)) return
  const { report } = place
  const query = queryOf(place)
  const name = JSON.stringify({ report, query })
  set(askedAtom, name)
  set(statusAtom, get(reportsAtom)[report] ? 'processing' : 'loading')
  const api = get(apiAtom)
  try {
    const [scope, found] = await Promise.all([
      get(scopeAtom) ?? api.call(getReportScope, {}),
      api.call(getReport, { params: { report }, query })
    ])
    set(scopeAtom, scope)
    if (get(askedAtom) !== name) return
    set(reportsAtom, (before) => ({ ...before, [report]: found }))
    set(statusAtom, 'ready')
  } catch (failure) {
    if (get(askedAtom) !== name) return
    set(failureAtom, failure)
    set(statusAtom, 'error')
  }
})

/** Where the figures of a place come as a file. */
export const fileAtom = atom((get) => (place: Place) => {
  const { by: _, ...query } = queryOf(place)
  const path = getReportCsv.path.replace(':report', place.report)
  return `${get(hostAtom)?.origin ?? ''}${path}?${new URLSearchParams(query)}`
})
