import * as v from 'valibot'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import { APPOINTMENT_STATES } from '#contract/appointments'
import { CalendarDate, Uuid } from '#contract/values'
import { oneOf, pageNumber, type QueryOf, queryState, searchText, validText } from '../../core/data/query-state.ts'

/** The list of upcoming appointments; relative to the app. */
export const LIST = '/online-appointments/appointments/index'

export const VIEWS = ['list', 'day', 'week', 'month'] as const
export type View = (typeof VIEWS)[number]

export const PERIODS = ['upcoming', 'past'] as const

/** Whether someone said to be a customer already. */
export const CUSTOMERS = ['yes', 'no'] as const

const fields = {
  view: oneOf(VIEWS, VIEWS[0]),
  period: oneOf(PERIODS, PERIODS[0]),
  /** The day around which a calendar is shown; today if empty. */
  day: validText((text) => v.is(CalendarDate, text)),
  q: searchText,
  topic: validText((text) => v.is(Uuid, text)),
  type: oneOf(APPOINTMENT_TYPES, ''),
  state: oneOf(APPOINTMENT_STATES, ''),
  customer: oneOf(CUSTOMERS, ''),
  page: pageNumber,
  /** The one whose details are shown. */
  appointment: validText((text) => v.is(Uuid, text))
}

export type Query = QueryOf<typeof fields>

/** A list has no day, a calendar no period. */
function tidy({ day, period, ...query }: Partial<Query>): Partial<Query> {
  if (query.view && query.view !== 'list') return { ...query, ...(day && { day }) }
  return { ...query, ...(period && { period }) }
}

export const appointmentsQuery = queryState(LIST, fields, tidy)

const inTab = { id: validText((text) => v.is(Uuid, text)), tab: validText(Boolean), ...fields }

/** The same in a tab of a page about a person, whose own parameters stay. */
export const appointmentsInTab = (path: string) => queryState<typeof inTab>(path, inTab, tidy)
export const { addressOf } = appointmentsQuery

export const isNarrowed = ({ q, topic, type, state, customer }: Query) =>
  Boolean(q || topic || type || state || customer)

/** The filters as request parameters. */
export const filterOf = ({ q, topic, type, state, customer }: Query) => ({
  ...(q && { q }),
  ...(topic && { topic }),
  ...(type && { type }),
  ...(state && { state }),
  ...(customer && { customer })
})
