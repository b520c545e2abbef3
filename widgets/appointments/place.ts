import { useAtomValue } from 'jotai'
import * as v from 'valibot'
import { useSearchParams } from 'wouter'
import { decide } from '#contract/access'
import { APPOINTMENT_TYPES } from '#contract/appointment-types'
import { APPOINTMENT_STATES } from '#contract/appointments'
import { ownContactRequests } from '#contract/contact-requests'
import type { AppointmentFilter } from '#contract/desk'
import { CalendarDate, Uuid } from '#contract/values'
import { subjectAtom } from '../core/access.ts'

/** Relative to the app: the list of what is to come. */
export const LIST = '/online-appointments/appointments/index'

export const TABS = ['appointments', 'requests'] as const
export type Tab = (typeof TABS)[number]

export const VIEWS = ['list', 'day', 'week', 'month'] as const
export type View = (typeof VIEWS)[number]
export type Period = 'upcoming' | 'past'

/** What the address asks for. */
export interface Place {
  view: View
  period: Period
  page: number
  /** The day around which a calendar is shown; today when it is empty. */
  day: string
  filter: AppointmentFilter
}

type Params = Record<string, string | undefined>

function addressWith(given: Params): string {
  const params = new URLSearchParams(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1]))
  )
  return params.size ? `${LIST}?${params}` : LIST
}

const pageParam = (page: number) => (page > 1 ? String(page) : undefined)

/** The address of a place, relative to the app. */
export const addressOf = ({ view, period, page, day, filter }: Place): string =>
  addressWith({
    view: view === 'list' ? undefined : view,
    period: view === 'list' && period === 'past' ? period : undefined,
    day: view === 'list' ? undefined : day,
    ...filter,
    page: pageParam(page)
  })

export const requestsAddress = (page = 1) => addressWith({ tab: 'requests', page: pageParam(page) })

const oneOf = <T extends string>(known: readonly T[], asked: string | null) => known.find((one) => one === asked)

/** Nonsense reads as the first page. */
function pageOf(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

function filterIn(params: URLSearchParams): AppointmentFilter {
  const topic = params.get('topic') ?? ''
  return {
    q: (params.get('q') ?? '').slice(0, 255),
    topic: v.is(Uuid, topic) ? topic : undefined,
    type: oneOf(APPOINTMENT_TYPES, params.get('type')),
    state: oneOf(APPOINTMENT_STATES, params.get('state'))
  }
}

/** What the address asks for; nonsense reads as the list of what is to come. */
export function usePlace(): Place {
  const [params] = useSearchParams()
  const day = params.get('day') ?? ''
  return {
    view: oneOf(VIEWS, params.get('view')) ?? 'list',
    period: params.get('period') === 'past' ? 'past' : 'upcoming',
    page: pageOf(params),
    day: v.is(CalendarDate, day) ? day : '',
    filter: filterIn(params)
  }
}

/** The tabs that the user may open, and the one at which the address is. */
export function useTabs(): { tabs: readonly Tab[]; tab: Tab } {
  const [params] = useSearchParams()
  const subject = useAtomValue(subjectAtom)
  const mayRead = subject && decide(ownContactRequests, subject) === 'granted'
  if (!mayRead) return { tabs: ['appointments'], tab: 'appointments' }
  return { tabs: TABS, tab: params.get('tab') === 'requests' ? 'requests' : 'appointments' }
}
