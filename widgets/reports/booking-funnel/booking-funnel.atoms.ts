import { atom } from 'jotai'
import {
  type BookingFunnel,
  getBookingFunnel,
  getBookingFunnelCsv,
  getWithoutTime,
  type WithoutTime
} from '#contract/booking-funnel'
import { getReportScope, type ReportScope } from '#contract/reports'
import { requestAtoms } from '../../core/data/request.atoms.ts'
import { hostAtom } from '../../core/element/store.tsx'
import { asked, askedFor, type Query } from './query-state.ts'

export interface Shown {
  scope: ReportScope
  funnel: BookingFunnel
  without: WithoutTime[]
}

/** The figures, who found no time, and what can be chosen. */
export const shownRequest = requestAtoms<Shown, Query>({
  ask: async (call, query, shown) => {
    const [scope, funnel, without] = await Promise.all([
      shown?.scope ?? call(getReportScope, {}),
      call(getBookingFunnel, { query: asked(query) }),
      call(getWithoutTime, { query: asked(query) })
    ])
    return { scope, funnel, without }
  }
})

/** Two campaigns or pages in the same period. */
export const comparedRequest = requestAtoms<[BookingFunnel, BookingFunnel], Query>({
  ask: (call, query) =>
    Promise.all([
      call(getBookingFunnel, { query: askedFor(query, query.first) }),
      call(getBookingFunnel, { query: askedFor(query, query.second) })
    ])
})

/** URL of the figures as a file. */
export const fileAtom = atom(
  (get) => (query: Query) =>
    `${get(hostAtom)?.origin ?? ''}${getBookingFunnelCsv.path}?${new URLSearchParams(asked(query))}`
)
