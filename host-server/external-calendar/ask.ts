import type { RequestInit } from 'undici'
import { FetchRefused, guardedFetch } from '../core/public-fetch.ts'
import { CalendarTrouble } from './trouble.ts'

/** Where a calendar is and who may read it. */
export interface Login {
  user: string
  password: string
}

/** How the outside world is asked. */
export interface Ways {
  internalHosts: readonly string[]
}

const MOST_BYTES = 5 * 1024 * 1024

export type Ask = (url: string, init?: RequestInit) => Promise<Response>

const basic = ({ user, password }: Login): Record<string, string> =>
  user || password ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } : {}

const troubleOf = (failure: unknown) =>
  new CalendarTrouble(failure instanceof FetchRefused && failure.reason !== 'address' ? failure.reason : 'unreachable')

/** Asks calendars with a login, for so many milliseconds in all; what cannot be had is told in a way that says nothing of our own network. */
export function asker(login: Login, { internalHosts }: Ways, milliseconds: number): Ask {
  const guard = { internalHosts, mostBytes: MOST_BYTES, signal: AbortSignal.timeout(milliseconds), follows: true }
  return async (url, init = {}) => {
    const headers = { ...(init.headers as Record<string, string>), ...basic(login), 'user-agent': 'advisor-widgets' }
    const answer = await guardedFetch(url, { ...init, headers }, guard).catch((failure) => {
      throw troubleOf(failure)
    })
    return answer as unknown as Response
  }
}

/** What an answer that is no success says. */
export function refusalOf(status: number, { user }: Login): CalendarTrouble {
  if (status === 401) return new CalendarTrouble(user ? 'refused' : 'login')
  if (status === 403) return new CalendarTrouble('refused')
  if (status === 404 || status === 410) return new CalendarTrouble('not-found')
  return new CalendarTrouble('unreachable')
}
