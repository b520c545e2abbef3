import * as v from 'valibot'
import { Uuid } from '#contract/values'
import { oneOf, pageNumber, type QueryOf, queryState, validText } from '../../core/data/query-state.ts'

const fields = {
  show: oneOf(['upcoming', 'past'], 'upcoming'),
  page: pageNumber,
  /** The event whose guests are shown. */
  event: validText((text) => v.is(Uuid, text))
}

export type Query = QueryOf<typeof fields>

/** Which events are shown, or whose guests, is in the address. */
export const eventsQuery = queryState('/account-admin/branch-events', fields)
