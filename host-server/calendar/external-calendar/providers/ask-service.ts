import * as v from 'valibot'
import type { CalendarFault } from '#contract/smm-calendar'
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

/** What went wrong on the way, said of a service instead of an address that somebody has entered. */
const OF_SERVICE: Partial<Record<CalendarFault, CalendarFault>> = {
  unreachable: 'away',
  redirect: 'away',
  'too-large': 'unreadable'
}

const asOfService = (failure: unknown) =>
  failure instanceof CalendarError ? new CalendarError(OF_SERVICE[failure.fault] ?? failure.fault) : failure

/** Whether an address is the service's own, and may get the token. */
export const isOf = ({ api }: ServiceSource, url: string) => url.startsWith(`${api}/`)

/** A service that has forgotten what it has told, or that does not know any more what it has told by: read anew. */
export const isForgotten = ({ status }: Pick<Response, 'status'>) => status === 410 || status === 400

/** Asks a service in the account's name. Addresses that an answer contains must be the service's own: they get the token. */
export function sendTo(
  source: ServiceSource,
  ask: Fetch,
  url: string,
  { body, headers, method = 'GET' }: { method?: string; body?: unknown; headers?: Record<string, string> } = {}
): Promise<Response> {
  if (!isOf(source, url)) throw new CalendarError('unreadable')
  const own = {
    ...headers,
    accept: 'application/json',
    authorization: `Bearer ${source.accessToken}`,
    ...(body !== undefined && { 'content-type': 'application/json' })
  }
  return ask(url, { method, headers: own, ...(body !== undefined && { body: JSON.stringify(body) }) }).catch(
    (failure) => {
      throw asOfService(failure)
    }
  )
}

/** @throws CalendarError for an answer that is none of these */
export async function parsed<T>(answer: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const result = v.safeParse(schema, await answer.json().catch(() => undefined))
  if (!result.success) throw new CalendarError('unreadable')
  return result.output
}
