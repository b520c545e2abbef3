import { createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { addressKey } from '../security/limit-key.ts'
import { derivedToken } from '../security/tokens.ts'
import type { AppContext } from '../tenancy/app-context.ts'

const BOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|headless|^whatsapp\//i

const AHEAD = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/** As Koa's `ctx.ip`, for requests that are answered before Koa. */
function ipOf({ TRUST_PROXY }: AppContext['config'], { headers, socket }: IncomingMessage): string {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '').split(',')
  const [first] = TRUST_PROXY > 0 ? forwardedFor.slice(-TRUST_PROXY) : []
  return first?.trim() || socket.remoteAddress || ''
}

/** What limits count the sender of a request by. */
export const senderOf = ({ config }: AppContext, request: IncomingMessage) => addressKey(ipOf(config, request))

/** What is used to recognise a visitor; none of it is stored. */
export interface Visitor {
  address: string
  agent: string
}

/** Neither a prefetching browser nor a bot. */
export function isPerson({ headers, method }: IncomingMessage): boolean {
  const { 'user-agent': agent = '' } = headers
  const isAhead = AHEAD.some((name) => /prefetch|prerender|preview/i.test(String(headers[name])))
  return method !== 'HEAD' && Boolean(agent) && !isAhead && !BOT.test(agent)
}

/** Whether the browser asks not to be counted: by Global Privacy Control, or by its predecessor Do Not Track. */
export const objects = ({ headers }: IncomingMessage) => headers['sec-gpc'] === '1' || headers.dnt === '1'

/** The visitor of a request; undefined for image requests, bots and who asks not to be counted. */
export function visitorIn(app: AppContext, request: IncomingMessage): Visitor | undefined {
  const { headers, method } = request
  if (objects(request)) return undefined
  const { 'user-agent': agent = '', 'sec-fetch-mode': mode = 'navigate' } = headers
  const isOpened = method === 'POST' || (method === 'GET' && mode === 'navigate')
  if (!isOpened || !isPerson(request)) return undefined
  return { address: senderOf(app, request), agent }
}

/** A pseudonym that recognises a visitor for one day at one institution, without a cookie. */
export function pseudonymFor(
  { config }: AppContext,
  tenantId: string,
  day: string,
  { address, agent }: Visitor
): string {
  const salt = derivedToken(config.SESSION_SECRET, 'hits', `${tenantId} ${day}`)
  return createHmac('sha256', salt).update(`${address}\0${agent}`).digest('base64url')
}
