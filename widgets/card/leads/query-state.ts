import * as v from 'valibot'
import { campaignOf } from '#contract/campaign'
import { LEAD_STATES } from '#contract/leads'
import { CalendarDate, Uuid } from '#contract/values'
import { oneOf, pageNumber, type QueryOf, queryState, searchText, validText } from '../../core/data/query-state.ts'

export const isDay = (text: string) => v.is(CalendarDate, text)
const uuid = validText((text) => v.is(Uuid, text))

const fields = {
  q: searchText,
  state: oneOf(LEAD_STATES, ''),
  campaign: validText((text) => campaignOf(text) !== undefined),
  branch: uuid,
  from: validText(isDay),
  to: validText(isDay),
  page: pageNumber,
  /** The lead to which a mail leads. */
  id: uuid
}

export type Query = QueryOf<typeof fields>

/** The filters and the page are in the address. */
export const leadsQuery = queryState('/leads', fields)
export const { addressOf } = leadsQuery

/** The filters as request parameters. */
export const filterOf = ({ q, state, campaign, branch, from, to }: Query) => ({
  ...(q && { q }),
  ...(state && { state }),
  ...(campaign && { campaign }),
  ...(branch && { organization_uuid: branch }),
  ...(from && { from }),
  ...(to && { to })
})

export const isNarrowed = (query: Query) => Object.keys(filterOf(query)).length > 0
