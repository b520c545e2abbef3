import { oneOf, pageNumber, type QueryOf, queryState } from '../../core/data/query-state.ts'

const fields = { show: oneOf(['waiting', 'ended'], 'waiting'), page: pageNumber }

export type Query = QueryOf<typeof fields>

/** Who is shown, and the page, are in the address. */
export const waitlistQuery = queryState('/waitlist', fields)
