import { useAtomValue } from 'jotai'
import { useSearchParams } from 'wouter'
import { decide } from '#contract/access'
import { ownContactRequests } from '#contract/contact-requests'
import { subjectAtom } from '../core/access.ts'
import type { Period, Place } from './appointments.atoms.ts'

const PATH = '/online-appointments/appointments/index'

export const TABS = ['appointments', 'requests'] as const
export type Tab = (typeof TABS)[number]

/** Nonsense reads as the first page. */
function pageOf(params: URLSearchParams): number {
  const page = params.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1
}

function addressWith(given: Record<string, string | undefined>, page: number): string {
  const wanted = Object.entries({ ...given, page: page > 1 ? String(page) : undefined })
  const params = new URLSearchParams(wanted.filter((entry): entry is [string, string] => Boolean(entry[1])))
  return params.size ? `${PATH}?${params}` : PATH
}

/** The address of a page of a period, relative to the list. */
export const addressOf = (period: Period, page = 1) =>
  addressWith({ period: period === 'past' ? period : undefined }, page)

export const requestsAddress = (page = 1) => addressWith({ tab: 'requests' }, page)

/** What the address asks for; nonsense reads as what is to come. */
export function usePlace(): Place {
  const [params] = useSearchParams()
  return { period: params.get('period') === 'past' ? 'past' : 'upcoming', page: pageOf(params) }
}

/** The tabs that the user may open, and the one at which the address is. */
export function useTabs(): { tabs: readonly Tab[]; tab: Tab } {
  const [params] = useSearchParams()
  const subject = useAtomValue(subjectAtom)
  const mayRead = subject && decide(ownContactRequests, subject) === 'granted'
  if (!mayRead) return { tabs: ['appointments'], tab: 'appointments' }
  return { tabs: TABS, tab: params.get('tab') === 'requests' ? 'requests' : 'appointments' }
}
