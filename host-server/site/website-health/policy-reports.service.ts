import type { Context } from 'koa'
import * as v from 'valibot'
import { DIRECTIVES, type Directive } from '#contract/website-health'
import { BadRequest, Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { embedOrigins } from '../../core/tenancy/current-tenant.ts'
import { countFault } from './website-watch.ts'

const MOST_BYTES = 64 * 1024
/** A browser sends what it has collected in a minute. */
const MOST_REPORTS = 50

const optionalText = v.optional(v.string(), '')

/** As `report-uri` sends it. */
const OldReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': v.string(),
      'blocked-uri': v.string(),
      'effective-directive': optionalText,
      'violated-directive': optionalText,
      disposition: optionalText
    })
  }),
  v.transform(({ 'csp-report': report }) => ({
    page: report['document-uri'],
    blocked: report['blocked-uri'],
    directive: report['effective-directive'] || report['violated-directive'],
    disposition: report.disposition
  }))
)

/** As `report-to` sends it. */
const NewReport = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      documentURL: v.string(),
      blockedURL: v.string(),
      effectiveDirective: optionalText,
      disposition: optionalText
    })
  }),
  v.transform(({ body }) => ({
    page: body.documentURL,
    blocked: body.blockedURL,
    directive: body.effectiveDirective,
    disposition: body.disposition
  }))
)

type Report = v.InferOutput<typeof OldReport>

/** Of a list, those that are about a policy. @throws BadRequest */
function reportsIn(body: unknown): Report[] {
  if (Array.isArray(body)) {
    return body.slice(0, MOST_REPORTS).flatMap((one) => {
      const { success, output } = v.safeParse(NewReport, one)
      return success ? [output] : []
    })
  }
  const { success, output } = v.safeParse(OldReport, body)
  if (!success) throw new BadRequest()
  return [output]
}

/** `script-src` of `script-src-elem`, or of a directive with its sources as older browsers write it. */
function directiveOf(written: string): Directive | undefined {
  const name = written.split(' ', 1)[0]?.replace(/-(?:elem|attr)$/, '')
  return DIRECTIVES.find((one) => one === name)
}

const urlOf = (text: string) => (URL.canParse(text) ? new URL(text) : undefined)

/**
 * Whether a browser sends this by itself, where no website is named as its sender. Any script can write a report in a
 * frame that hides its website, but none can say that it is one (`Sec-Fetch-Dest`). Older browsers say nothing of either.
 */
const isBrowsers = (ctx: Context) =>
  ctx.get('sec-fetch-dest') === 'report' ||
  !(ctx.get('origin') || ctx.get('sec-fetch-dest') || ctx.get('sec-fetch-site'))

/**
 * Counts what the policy of a registered website keeps its browsers from loading here. A browser names the website that
 * sends a report, unless the page hides it: one website cannot report for another. A policy that only reports blocks
 * nothing.
 */
export function takeReports({ ctx, app, tenant }: Call): void {
  // else a browser's console names the answer, too, as blocked
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  const { body, rawBody = '' } = ctx.request as { body?: unknown; rawBody?: string }
  if (Buffer.byteLength(rawBody) > MOST_BYTES) throw new Refusal(413, 'errors.too-large')
  const sender = ctx.get('origin')
  for (const { page, blocked, directive: written, disposition } of reportsIn(body)) {
    const origin = urlOf(page)?.origin ?? ''
    const directive = directiveOf(written)
    const isOwn = sender === origin || ((!sender || sender === 'null') && isBrowsers(ctx))
    if (!directive || !isOwn || disposition === 'report' || urlOf(blocked)?.host !== ctx.get('host')) continue
    if (embedOrigins(tenant).includes(origin)) {
      countFault(app, tenant, ctx.req, { origin, kind: 'blocked', detail: directive })
    }
  }
}
