import * as v from 'valibot'
import { AUDIT_EVENTS, AUDIT_OBJECTS } from '#contract/audit-log'
import { CalendarDate } from '#contract/values'
import { oneOf, pageNumber, type QueryOf, queryState, searchText, validText } from '../../core/data/query-state.ts'

export const isDay = (text: string) => v.is(CalendarDate, text)

const fields = {
  q: searchText,
  event: oneOf(AUDIT_EVENTS, ''),
  object: oneOf(AUDIT_OBJECTS, ''),
  from: validText(isDay),
  to: validText(isDay),
  page: pageNumber
}

export type Query = QueryOf<typeof fields>

/** The filters and the page are in the address. */
export const auditQuery = queryState('/account-admin/audit-log', fields)
export const { addressOf } = auditQuery

export const NO_FILTER = { q: '', event: '', object: '', from: '', to: '' } as const satisfies Partial<Query>

/** The filters as request parameters. */
export const filterOf = ({ q, event, object, from, to }: Query) => ({
  ...(q && { q }),
  ...(event && { event }),
  ...(object && { object }),
  ...(from && { from }),
  ...(to && { to })
})

export const isNarrowed = (query: Query) => Object.keys(filterOf(query)).length > 0

export const isReversed = ({ from, to }: Query) => Boolean(from && to && from > to)
