import * as v from 'valibot'
import { CONTACT_KINDS } from '#contract/contact-requests'
import { REQUEST_STATES } from '#contract/request-inbox'
import { Uuid } from '#contract/values'
import { oneOf, pageNumber, type QueryOf, queryState, searchText, validText } from '../../core/data/query-state.ts'

export const SORTS = [
  ...(['due_at-asc', 'due_at-desc', 'created_at-desc', 'created_at-asc'] as const),
  ...(['name-asc', 'name-desc', 'state-asc', 'state-desc'] as const)
] as const
export type Sort = (typeof SORTS)[number]

/** Whether someone said to be a customer already. */
export const CUSTOMERS = ['yes', 'no'] as const

const uuid = validText((text) => v.is(Uuid, text))

const fields = {
  q: searchText,
  kind: oneOf(CONTACT_KINDS, ''),
  state: oneOf(REQUEST_STATES, REQUEST_STATES[0]),
  branch: uuid,
  advisor: uuid,
  customer: oneOf(CUSTOMERS, ''),
  sort: oneOf(SORTS, SORTS[0]),
  page: pageNumber,
  /** The request that is open. */
  id: uuid
}

export type Query = QueryOf<typeof fields>

export const inboxQuery = queryState('/requests', fields)
export const { addressOf } = inboxQuery

/** The parts of the query that leave requests out, beside the search. */
export const isNarrowed = ({ q, kind, state, branch, advisor, customer }: Query) =>
  Boolean(q || kind || branch || advisor || customer || state !== REQUEST_STATES[0])

/** The query as request parameters. */
export function askedOf({ q, kind, state, branch, advisor, customer, sort, page }: Query) {
  const [column, direction] = sort.split('-') as ['due_at', 'asc']
  return {
    state,
    sort: column,
    direction,
    page: String(page),
    ...(q && { q }),
    ...(kind && { kind }),
    ...(branch && { organization_uuid: branch }),
    ...(advisor && { advisor_uuid: advisor }),
    ...(customer && { customer })
  }
}

/** What requests are chosen from. */
export const choiceKey = ({ q, kind, state, branch, advisor, customer }: Query) =>
  JSON.stringify([q, kind, state, branch, advisor, customer])
