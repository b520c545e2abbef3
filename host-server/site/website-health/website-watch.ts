import type { IncomingMessage, RequestListener } from 'node:http'
import { LRUCache } from 'lru-cache'
import { getPreload } from '#contract/preload'
import { isOrigin } from '#contract/settings'
import { TEXT_MAX } from '#contract/values'
import { todayIn } from '../../core/base/days.ts'
import { dayLimit } from '../../core/events/day-limit.ts'
import { isPerson, senderOf } from '../../core/events/visitors.ts'
import { isPublished, loaderAt, releaseIn } from '../../core/http/assets.ts'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import { type CurrentTenant, embedOrigins } from '../../core/tenancy/current-tenant.ts'
import { add, type Noticed } from './website-days.queue.ts'

/** The most that is counted of one address per day and node, for a company behind one address. */
const isOfAddress = dayLimit(500)
/** The most of one institution per day and node. */
const isOfTenant = dayLimit(20_000)

/** What this node has written of what costs a row a day, however many visitors there are. */
const written = new WeakMap<AppContext, LRUCache<string, true>>()
const MOST_REMEMBERED = 10_000

function isNew(app: AppContext, entry: Noticed): boolean {
  const known = written.get(app) ?? new LRUCache<string, true>({ max: MOST_REMEMBERED })
  written.set(app, known)
  const name = Object.values(entry).join(' ')
  if (known.get(name)) return false
  known.set(name, true)
  return true
}

type Seen = Pick<Noticed, 'kind' | 'detail'>

const entryOf = (app: AppContext, { id, time_zone }: CurrentTenant, origin: string, seen: Seen): Noticed => ({
  tenant_id: id,
  day: todayIn(time_zone, app.clock.now().getTime()).day,
  origin,
  ...seen
})

/** Counts a fault, unless its sender or the institution has had too many today. */
export function countFault(
  app: AppContext,
  tenant: CurrentTenant,
  request: IncomingMessage,
  fault: Seen & { origin: string }
): void {
  const entry = entryOf(app, tenant, fault.origin, { kind: fault.kind, detail: fault.detail })
  const { day, tenant_id } = entry
  const sender = senderOf(app, request)
  if (isOfAddress(app, `${day} ${sender}`) && isOfTenant(app, `${day} ${tenant_id}`)) add(app, { ...entry, sender })
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
const isDelivered = (status: number) => (status >= 200 && status < 300) || status === 304

/** What a page of a registered website has asked for, as far as it tells something. */
function readOf({ url = '' }: IncomingMessage, status: number): Seen | undefined {
  const { pathname, searchParams } = new URL(url, 'http://host')
  const loader = loaderAt(pathname)
  if (isDelivered(status)) {
    if (loader !== undefined) return { kind: 'loader', detail: loader }
    const detail = releaseIn(searchParams.get('v') ?? '')
    return pathname === getPreload.path && detail ? { kind: 'release', detail } : undefined
  }
  const isFile = loader !== undefined || pathname.startsWith('/cdn/')
  const isFailed = (isFile && status === 404) || status >= 500
  return isFailed && (isFile || pathname === getPreload.path) ? { kind: 'failed', detail: '' } : undefined
}

/** Counts where visitors stop, and is refused whenever the booking is. */
const STEPS = /\/booking-steps(\?|$)/

async function notice(app: AppContext, request: IncomingMessage, origin: string, status: number): Promise<void> {
  const { method = 'GET', headers } = request
  const { host = '' } = headers
  const tenant = await app.tenants.find(host)
  if (!tenant?.modules.has('embed') || origin === `http://${host}` || origin === `https://${host}`) return
  const isRegistered = embedOrigins(tenant).includes(origin)
  if (!READS.has(method)) {
    // a program with a token is refused for other reasons
    if (status !== 403 || isRegistered || headers.authorization || !isOrigin(origin)) return
    if (STEPS.test(request.url ?? '')) return
    return countFault(app, tenant, request, { origin, kind: 'refused', detail: '' })
  }
  const seen = isRegistered ? readOf(request, status) : undefined
  // a preload can name any release
  if (seen?.kind === 'release' && !(await isPublished(app, seen.detail))) return
  if (seen?.kind === 'failed') return countFault(app, tenant, request, { ...seen, origin })
  const entry = seen && entryOf(app, tenant, origin, seen)
  if (entry && isNew(app, entry)) add(app, entry)
}

/** Whether a response can say something, by what is known before: most requests come from our own pages. */
const isTelling = ({ method = 'GET', url = '' }: IncomingMessage) =>
  !READS.has(method) || url.startsWith(`${getPreload.path}?`) || url.startsWith('/cdn/') || url.startsWith('/embed.js')

/**
 * Notes what pages of other websites load, and what of it fails or is refused: after the response, from nothing but the
 * request, and without anything about who sent it.
 */
export function watchingWebsites(app: AppContext, handle: RequestListener): RequestListener {
  return (request, response) => {
    const { origin = '' } = request.headers
    if (origin && origin.length <= TEXT_MAX && isTelling(request) && isPerson(request)) {
      response.once('finish', () => {
        notice(app, request, origin, response.statusCode).catch((err) =>
          app.log.error({ err }, 'what a website does could not be counted')
        )
      })
    }
    handle(request, response)
  }
}
