import { ticks } from '../../core/base/worker.thread.ts'
import { sendRequest } from '../../core/security/http-client.ts'
import { FetchRefused } from '../../core/security/public-fetch.ts'
import { CalendarError } from './calendar-error.ts'

/** Credentials for a calendar; both are empty for a public one. */
export interface Login {
  user: string
  password: string
}

/** Which internal hosts may be contacted, by the operator's configuration. */
export interface NetworkAccess {
  internalHosts: readonly string[]
}

const MOST_BYTES = 5 * 1024 * 1024

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

const basic = ({ user, password }: Login): Record<string, string> =>
  user || password ? { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` } : {}

const asUnavailable = (failure: unknown) =>
  new CalendarError(failure instanceof FetchRefused && failure.reason !== 'address' ? failure.reason : 'unreachable')

/** Creates a fetch with a login and an overall timeout in milliseconds. Its errors reveal nothing about the internal network. */
export function createFetch(login: Login, { internalHosts }: NetworkAccess, milliseconds: number): Fetch {
  const until = ticks() + milliseconds
  const guard = { internalHosts, mostBytes: MOST_BYTES, follows: true }
  return (url, { method, body, headers } = {}) => {
    const own = { ...(headers as Record<string, string>), ...basic(login), 'user-agent': 'advisor-widgets' }
    const within = Math.max(0, until - ticks())
    return sendRequest(url, { method, body, headers: own, within, guard, retry: 0 }).catch((failure) => {
      throw asUnavailable(failure)
    })
  }
}

/** Translates an HTTP error status. */
export function refusalOf(status: number, { user }: Login): CalendarError {
  if (status === 401) return new CalendarError(user ? 'refused' : 'login')
  if (status === 403) return new CalendarError('refused')
  if (status === 404 || status === 410) return new CalendarError('not-found')
  return new CalendarError('unreachable')
}
