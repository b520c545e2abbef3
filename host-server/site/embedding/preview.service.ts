import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import { createElement } from 'react'
import { EMBED_LOOK, type EmbeddedTag, type Place, type SamplePage } from '#contract/embedding'
import { languageTag } from '#contract/locales'
import { tagLink } from '#contract/tag-links'
import { EmbedFaultPage, EmbedSamplePage } from '../../../templates/embed-sample.tsx'
import { MINUTE } from '../../core/base/clock.ts'
import { inWorker, TaskTimeout } from '../../core/base/worker.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { html, markup } from '../../core/pages/render.ts'
import { sendRequest } from '../../core/security/http-client.ts'
import { FetchRefused } from '../../core/security/public-fetch.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { pageWith } from './foreign-page.ts'
import type { PageTask } from './foreign-page.worker.ts'
import { textOf } from './page-text.ts'

/** Each fetches a page from an address that somebody has typed. */
const FETCHES: Limit = { name: 'embed-preview', points: 60, seconds: 10 * 60 }
const MOST_BYTES = 2 * 1024 * 1024

const inThread = inWorker<PageTask, string>('foreign-page', import.meta.url, { seconds: 5 })

/** @throws PageFault for a page that takes longer than anyone waits, or more memory than the thread has */
const placed = (task: PageTask) =>
  inThread(task).catch((failure: NodeJS.ErrnoException) => {
    const isTooMuch = failure instanceof TaskTimeout || failure.code === 'ERR_WORKER_OUT_OF_MEMORY'
    throw isTooMuch ? new PageFault('too-large') : failure
  })

/** Pages as they were fetched: with each change of the tag, the page is drawn anew. */
const known = new LRUCache<string, string>({ max: 8, ttl: MINUTE })

type FaultId = 'away' | 'not-html' | 'not-public' | 'redirect' | 'too-large'

class PageFault extends Error {
  readonly fault: FaultId
  constructor(fault: FaultId) {
    super(fault)
    this.fault = fault
  }
}

const REFUSALS: Record<FetchRefused['reason'], FaultId> = {
  address: 'not-public',
  redirect: 'redirect',
  'too-large': 'too-large'
}

/** @throws PageFault */
async function fetchPage({ app }: Call, address: string): Promise<string> {
  const guard = { internalHosts: app.config.INTERNAL_HOSTS, mostBytes: MOST_BYTES, follows: true }
  const headers = { accept: 'text/html' }
  const answer = await sendRequest(address, { headers, within: MINUTE / 6, retry: 0, guard }).catch(
    (failure: Error) => {
      throw new PageFault(failure instanceof FetchRefused ? REFUSALS[failure.reason] : 'away')
    }
  )
  if (!answer.ok) throw new PageFault('away')
  const type = answer.headers.get('content-type') ?? ''
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) throw new PageFault('not-html')
  return textOf(new Uint8Array(await answer.arrayBuffer()), type)
}

async function pageAt(call: Call, address: string): Promise<string> {
  const key = `${call.db.tenantId} ${address}`
  const before = known.get(key)
  if (before !== undefined) return before
  await call.app.limits.take(FETCHES, { tenant: call.db.tenantId })
  const fetched = await fetchPage(call, address)
  known.set(key, fetched)
  return fetched
}

/**
 * The frame is a page of no origin: scripts of the page do not run, ours do as on any foreign page, and nothing is sent
 * from it, since the origin `null` is never registered.
 */
const policyFor = (origin: string) =>
  [
    "default-src 'none'",
    `script-src ${origin}`,
    `connect-src ${origin}`,
    'img-src * data: blob:',
    "style-src * 'unsafe-inline'",
    'font-src * data:',
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms'
  ].join('; ')

/** Of the custom properties, those that are set, as an attribute would have them. */
const styleOf = ({ look }: EmbeddedTag) =>
  (Object.keys(EMBED_LOOK) as (keyof typeof EMBED_LOOK)[])
    .flatMap((name) => (look[name] ? [`${name}: ${look[name]}`] : []))
    .join('; ')

/** The tag with the link inside it, and the script that draws it. */
function tagMarkup(call: Call, tag: EmbeddedTag, origin: string): string {
  const { href, text } = tagLink(tag)
  const given = Object.entries(tag.attributes).filter(([, value]) => value !== false && value !== '')
  const link = createElement('a', { href: origin + href }, call.t(text))
  const script = createElement('script', { type: 'module', async: true, src: `${origin}/embed.js` })
  const style = styleOf(tag)
  const attributes = { ...Object.fromEntries(given), ...(tag.lang && { lang: tag.lang }), ...(style && { style }) }
  return markup(script) + markup(createElement(tag.tag, attributes as object, link))
}

export interface Asked {
  tag: EmbeddedTag
  sample: SamplePage
  page?: string | undefined
  place: Place
}

/** Where the page that shows the frame is, with its port. Whatever a request calls its host is written into a policy. */
function originOf({ ctx, app, tenant }: Call): string {
  const address = `${app.config.secure ? 'https' : 'http'}://${ctx.host}`
  return URL.canParse(address) ? new URL(address).origin : baseUrl(app.config, tenant)
}

/** A page with the tag on it; a page that cannot be had says why, in its place. */
export async function preview(call: Call, asked: Asked): Promise<Readable> {
  return Readable.from([await drawn(call, asked)])
}

async function drawn(call: Call, { tag, sample, page, place }: Asked): Promise<string> {
  const { ctx, tenant } = call
  const origin = originOf(call)
  ctx.set('Content-Security-Policy', policyFor(origin))
  ctx.set('Referrer-Policy', 'no-referrer')
  try {
    const added = tagMarkup(call, tag, origin)
    if (page) return await placed({ source: await pageAt(call, page), markup: added, place, address: page })
    return pageWith(html(createElement(EmbedSamplePage, { lang: languageTag(tenant.language), sample })), added, 'end')
  } catch (failure) {
    if (!(failure instanceof PageFault)) throw failure
    const text = call.t(`embedding.page-${failure.fault}`, { host: new URL(page ?? '').host })
    return html(createElement(EmbedFaultPage, { lang: languageTag(call.locale), text }))
  }
}
