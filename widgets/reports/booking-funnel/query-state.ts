import { BOOKING_WIDGETS, type BookingWidget } from '#contract/booking-steps'
import { oneOf, type QueryOf, queryState, validText } from '../../core/data/query-state.ts'
import { narrowed, periodFields, tidy } from '../reports/query-state.ts'

const COMPARED = /^(campaign|page):.{1,255}$/

const fields = {
  ...periodFields,
  organization_uuid: validText((text) => /^[\da-f-]{36}$/.test(text)),
  advisor: validText((text) => /^[a-z\d-]{1,64}$/.test(text)),
  campaign: validText((text) => /^[\w-]{1,40}$/.test(text)),
  /** The page of the visit; `page` is that of a list. */
  where: validText((text) => text.length <= 255),
  widget: oneOf(BOOKING_WIDGETS, ''),
  /** The two that are compared: `campaign:flyer`, `page:card`. */
  first: validText((text) => COMPARED.test(text)),
  second: validText((text) => COMPARED.test(text))
}

export type Query = QueryOf<typeof fields>

export const funnelQuery = queryState('/reports/booking-steps', fields, tidy)

/** The query as request parameters. */
export const asked = ({ campaign, where, widget, ...query }: Query) => ({
  ...narrowed(query),
  ...(campaign && { campaign }),
  ...(where && { page: where }),
  ...(widget && { widget: widget as BookingWidget })
})

/** The same for one of those that are compared. */
export function askedFor(query: Query, compared: string) {
  const [, kind = '', name = ''] = /^(campaign|page):(.*)$/s.exec(compared) ?? []
  return { ...asked(query), [kind]: name }
}

/** What is requested without what is only compared. */
export const withoutCompared = (query: Query): Query => ({ ...query, first: '', second: '' })
