import * as v from 'valibot'
import { CONVERSATION_OWNERS, CONVERSATION_STATES } from '#contract/conversations'
import { Uuid } from '#contract/values'
import { oneOf, pageNumber, type QueryOf, queryState, searchText, validText } from '../../core/data/query-state.ts'

const uuid = validText((text) => v.is(Uuid, text))

const fields = {
  q: searchText,
  state: oneOf(CONVERSATION_STATES, CONVERSATION_STATES[0]),
  owner: oneOf(CONVERSATION_OWNERS, CONVERSATION_OWNERS[0]),
  branch: uuid,
  page: pageNumber,
  /** The conversation that is open. */
  id: uuid
}

export type Query = QueryOf<typeof fields>

export const conversationsQuery = queryState('/messenger', fields)
export const { addressOf } = conversationsQuery

/** The parts of the query that leave conversations out, beside the search. */
export const narrowing = ({ state, owner, branch }: Query) =>
  [state !== CONVERSATION_STATES[0], owner !== CONVERSATION_OWNERS[0], branch].filter(Boolean).length

/** The query as request parameters. */
export const askedOf = ({ q, state, owner, branch, page }: Query) => ({
  state,
  owner,
  page: String(page),
  ...(q && { q }),
  ...(branch && { organization_uuid: branch })
})
