import * as v from 'valibot'
import { languageTag } from '#contract/locales'
import { Token } from '#contract/values'
import { PersonalDataPage, UnknownDataPage } from '../../../templates/personal-data.tsx'
import { instant } from '../../core/base/clock.ts'
import { formatInstant } from '../../core/base/format-date.ts'
import { type Call, callOf } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import { page, show, siteFor } from '../../core/pages/page.ts'
import { waysFor } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { archiveOf } from './archive.tsx'
import { findByToken, type RequestRow } from './data-requests.repository.ts'
import { noteFetched } from './data-requests.service.ts'

const DOWNLOADS = { name: 'personal-data', points: 10, seconds: 60 * 60 }

const PATH = '/my-data/:token'

/** The address is a secret: links must not send it as referrer, and a wrong one reveals nothing. */
const opened = (handle: (call: Call, row: RequestRow) => Promise<void> | void) => async (call: Call) => {
  const { ctx, app, tenant, db } = call
  ctx.set('Referrer-Policy', 'no-referrer')
  const { token } = ctx.params
  const isOn = tenant.modules.has('deletion-tool') && v.is(Token, token)
  const row = isOn ? await findByToken(db, hashToken(token), app.clock.now()) : undefined
  if (!row?.email) return show(ctx, <UnknownDataPage site={siteFor(call)} ways={waysFor(tenant, call.t)} />, 404)
  const locale = visitorLocale(ctx, app.config, tenant, row.language)
  return handle(callOf(ctx, app, locale), row)
}

function draw(call: Call, { expires_at }: RequestRow) {
  const { ctx, locale, tenant } = call
  const until = formatInstant(languageTag(locale), tenant.time_zone, expires_at ?? '')
  show(ctx, <PersonalDataPage site={siteFor(call)} action={`/my-data/${ctx.params.token}`} until={until} />)
}

/** A press and not a link: programs that look into mails open what these link to. */
async function give(call: Call, row: RequestRow) {
  const { ctx, app, db, tenant, locale } = call
  await app.limits.take(DOWNLOADS, { tenant: db.tenantId, id: row.uuid })
  const person = { by: 'email', value: row.email, until: instant(app.clock.now()) } as const
  await noteFetched(call, row)
  ctx.type = 'application/zip'
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  ctx.attachment(`${row.reference}.zip`)
  ctx.body = archiveOf({ app, db, tenant, locale, person })
}

/** Where customers fetch their data, without an account. */
export const dataRequestPages = [page('GET', PATH, opened(draw)), page('POST', PATH, opened(give))]
