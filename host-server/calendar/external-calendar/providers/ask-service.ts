import * as v from 'valibot'
import type { Fetch } from '../calendar-client.ts'
import { CalendarError } from '../calendar-error.ts'
import type { ServiceSource } from './provider.ts'

/** Seconds, or a date, which a service need not send. */
function secondsIn(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

/** Translates what a service says instead of an answer. The account's consent is in the token. */
export function refusalBy({ status, headers }: Pick<Response, 'status' | 'headers'>): CalendarError {
  if (status === 401 || status === 403) return new CalendarError('consent')
  if (status === 404) return new CalendarError('no-mailbox')
  return new CalendarError('away', secondsIn(headers.get('retry-after')))
}

/** Asks a service in the account's name. Addresses that an answer contains must be the service's own: they get the token. */
export function sendTo(
  { api, accessToken }: ServiceSource,
  ask: Fetch,
  url: string,
  { body, headers, method = 'GET' }: { method?: string; body?: unknown; headers?: Record<string, string> } = {}
): Promise<Response> {
  if (!url.startsWith(`${api}/`)) throw new CalendarError('unreadable')
  const own = {
    ...headers,
    accept: 'application/json',
    authorization: `Bearer ${accessToken}`,
    ...(body !== undefined && { 'content-type': 'application/json' })
  }
  return ask(url, { method, headers: own, ...(body !== undefined && { body: JSON.stringify(body) }) }).catch(
    (failure) => {
      throw failure instanceof CalendarError && failure.fault === 'unreachable' ? new CalendarError('away') : failure
    }
  )
}

/** @throws CalendarError for an answer that is none of these */
export async function parsed<T>(answer: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const result = v.safeParse(schema, await answer.json().catch(() => undefined))
  if (!result.success) throw new CalendarError('unreadable')
  return result.output
}
