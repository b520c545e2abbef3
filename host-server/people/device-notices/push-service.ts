import type { Config } from '../../core/base/config.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { FetchRefused, guardedFetch } from '../../core/security/public-fetch.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { pushKeysOf } from './push-keys.ts'

export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  /** What the service worker gets, and nobody on the way. */
  payload: string
  /** A later one with the same name takes the place of one that was not delivered yet. */
  topic: string
  isUrgent: boolean
  /** After so many seconds it is news no more. */
  ttl: number
}

/** `gone`: the device takes no more; `later`: not before so many seconds have passed. */
export type Outcome = { state: 'sent' | 'gone' | 'refused'; status: number } | { state: 'later'; seconds: number }

const WITHIN_MS = 10_000
const MOST_BYTES = 16 * 1024
const GONE = new Set([404, 410])

/** Whom a service may turn to about what we send. */
function subjectOf(config: Config, tenant: CurrentTenant): string {
  const base = baseUrl(config, tenant)
  return base.startsWith('https:') ? base : `mailto:${config.MAIL_FROM}`
}

/** Seconds, or a date; undefined if neither. */
function secondsIn(header: string | null, now: Date): number | undefined {
  if (!header) return undefined
  if (/^\d{1,6}$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now.getTime()) / 1000))
}

const DEFAULT_WAIT = 60

/** Asks the service of a browser to deliver something, encrypted for the browser (RFC 8030, 8291, 8292). @throws if it is away */
export async function push(
  { config, tenant, now }: { config: Config; tenant: CurrentTenant; now: Date },
  { endpoint, ...keys }: PushAddress,
  { payload, topic, isUrgent, ttl }: Push
): Promise<Outcome> {
  const { default: webPush } = await import('web-push')
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
    vapidDetails: { subject: subjectOf(config, tenant), ...pushKeysOf(config, tenant.id) },
    TTL: ttl,
    urgency: isUrgent ? 'high' : 'normal',
    topic
  })
  const { 'Content-Length': _, ...rest } = headers
  const sent = Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)])
  const guard = {
    internalHosts: config.INTERNAL_HOSTS,
    mostBytes: MOST_BYTES,
    signal: AbortSignal.timeout(WITHIN_MS)
  }
  try {
    const answer = await guardedFetch(endpoint, { method, headers: sent, body }, guard)
    return outcomeOf(answer, now)
  } catch (failure) {
    // an address that is ours, or leads there: nobody is asked
    if (failure instanceof FetchRefused && failure.reason === 'address') return { state: 'gone', status: 0 }
    throw failure
  }
}

function outcomeOf({ status, ok, headers }: Response, now: Date): Outcome {
  if (ok) return { state: 'sent', status }
  if (GONE.has(status)) return { state: 'gone', status }
  const wait = secondsIn(headers.get('retry-after'), now)
  if (status === 429 || (status === 503 && wait !== undefined)) return { state: 'later', seconds: wait ?? DEFAULT_WAIT }
  if (status >= 500) throw new Error(`The push service answered ${status}`)
  return { state: 'refused', status }
}
