import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { decide } from '#contract/access'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import { APPOINTMENT_STATES } from '#contract/appointments'
import { ownContactRequests } from '#contract/contact-requests'
import { CalendarDate, Uuid } from '#contract/values'
import { subjectAtom } from '../../core/data/access.ts'
import {
  oneOf,
  pageNumber,
  type QueryOf,
  queryState,
  searchText,
  useQuery,
  validText
} from '../../core/data/query-state.ts'

/** The list of upcoming appointments; relative to the app. */
export const LIST = '/online-appointments/appointments/index'

export const TABS = ['appointments', 'requests'] as const
export type Tab = (typeof TABS)[number]

export const VIEWS = ['list', 'day', 'week', 'month'] as const
export type View = (typeof VIEWS)[number]

export const PERIODS = ['upcoming', 'past'] as const

const fields = {
  tab: oneOf(TABS, TABS[0]),
  view: oneOf(VIEWS, VIEWS[0]),
  period: oneOf(PERIODS, PERIODS[0]),
  /** The day around which a calendar is shown; today if empty. */
  day: validText((text) => v.is(CalendarDate, text)),
  q: searchText,
  topic: validText((text) => v.is(Uuid, text)),
  type: oneOf(APPOINTMENT_TYPES, ''),
  state: oneOf(APPOINTMENT_STATES, ''),
  page: pageNumber
}

export type Query = QueryOf<typeof fields>

/** A list has no day, a calendar no period. */
function tidy({ day, period, ...query }: Partial<Query>): Partial<Query> {
  if (query.view && query.view !== 'list') return { ...query, ...(day && { day }) }
  return { ...query, ...(period && { period }) }
}

export const appointmentsQuery = queryState(LIST, fields, tidy)
export const { addressOf } = appointmentsQuery

export const requestsAddress = (page = 1) => addressOf({ tab: 'requests', page })

export const isNarrowed = ({ q, topic, type, state }: Query) => Boolean(q || topic || type || state)

/** The filters as request parameters. */
export const filterOf = ({ q, topic, type, state }: Query) => ({
  ...(q && { q }),
  ...(topic && { topic }),
  ...(type && { type }),
  ...(state && { state })
})

/** The tabs that the user may open, and the current one. */
export function useTabs(): { tabs: readonly Tab[]; tab: Tab } {
  const { tab } = useQuery(appointmentsQuery)
  const subject = useAtomValue(subjectAtom)
  const mayRead = subject && decide(ownContactRequests, subject) === 'granted'
  return mayRead ? { tabs: TABS, tab } : { tabs: ['appointments'], tab: 'appointments' }
}
