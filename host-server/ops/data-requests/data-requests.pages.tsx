import * as v from 'valibot'
import { DATA_PATH } from '#contract/links'
import { languageTag } from '#contract/locales'
import { Token } from '#contract/values'
import { AskPage, ErasePage, PersonalDataPage, UnknownDataPage } from '../../../templates/personal-data.tsx'
import { instant } from '../../core/base/clock.ts'
import { formatDay, formatInstant } from '../../core/base/format-date.ts'
import { type Call, callOf } from '../../core/http/http.ts'
import { visitorLocale } from '../../core/http/language.ts'
import type { Person } from '../../core/jobs/erasing.ts'
import { formOf, page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { hasDataPage, waysFor } from '../../core/pages/public-frame.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { countAhead, countAll } from '../deletion-tool/deletion-tool.service.ts'
import { archiveOf } from './archive.tsx'
import { findByToken, findTwin, type RequestRow } from './data-requests.repository.ts'
import { noteFetched } from './data-requests.service.ts'
import { type Asked, ask, confirm, findOwner, type Owner } from './visitor.service.ts'

const DOWNLOADS = { name: 'personal-data', points: 10, seconds: 60 * 60 }

const PATH = '/my-data/:token'
const ASK = `${DATA_PATH}/:token`

const isOn = ({ tenant }: Call) => hasDataPage(tenant)

const unknown = (call: Call) =>
  show(call.ctx, <UnknownDataPage site={siteFor(call)} ways={waysFor(call.tenant, call.t)} />, 404)

/** A wrong address reveals nothing. */
const opened = (handle: (call: Call, row: RequestRow) => Promise<void> | void) => async (call: Call) => {
  const { ctx, app, tenant, db } = call
  const { token } = ctx.params
  const row = isOn(call) && v.is(Token, token) ? await findByToken(db, hashToken(token), app.clock.now()) : undefined
  if (!row?.email && !row?.phone) return unknown(call)
  const locale = visitorLocale(ctx, app.config, tenant, row.language)
  return handle(callOf(ctx, app, locale), row)
}

const personOf = ({ app }: Call, { email, phone }: RequestRow): Person => ({
  ...(email ? { by: 'email', value: email } : { by: 'phone', value: phone }),
  until: instant(app.clock.now())
})

/** What an erasure takes and what stays, in words. */
async function eraseProps(call: Call, row: RequestRow) {
  const { t, locale, app } = call
  const person = personOf(call, row)
  const number = new Intl.NumberFormat(languageTag(locale))
  const kinds = await countAll(call, person)
  const named = (kind: string) => t(`deletion-tool.kind-${kind}`)
  const ahead = await countAhead(call, person, instant(app.clock.now()))
  return {
    goes: kinds.flatMap(({ kind, removed }) => (removed ? [`${named(kind)}: ${number.format(removed)}`] : [])),
    stays: kinds.flatMap(({ kind, retained }) =>
      retained ? [{ name: named(kind), why: t(`deletion-tool.ground-${kind}`) }] : []
    ),
    ahead: ahead ? t('personal-data.erase-ahead', { count: ahead }) : undefined
  }
}

/** Where somebody goes who came from a mail. */
const homeward = ({ tenant, t }: Call) => waysFor(tenant, t)[0]

async function draw(call: Call, asked: RequestRow) {
  const { ctx, db, locale, tenant, t } = call
  // a second request for the same changes nothing
  const row = (asked.state === 'unconfirmed' && (await findTwin(db, asked))) || asked
  const site = siteFor(call)
  const action = `/my-data/${ctx.params.token}`
  if (row.kind !== 'erasure') {
    const until = formatInstant(languageTag(locale), tenant.time_zone, row.expires_at ?? '')
    const by = row.email ? 'email' : 'phone'
    return show(ctx, <PersonalDataPage {...{ site, action, by, until }} back={homeward(call)} />)
  }
  if (row.state === 'unconfirmed') {
    return show(ctx, <ErasePage site={site} action={action} email={row.email} {...(await eraseProps(call, row))} />)
  }
  const day = formatDay(languageTag(locale), 'UTC', row.due_on)
  const said = row.state === 'done' ? t('personal-data.erase-done') : t('personal-data.erase-received-lead', { day })
  show(ctx, <ErasePage site={site} received={said} reference={row.reference} back={homeward(call)} />)
}

/** A press and not a link: programs that look into mails open what these link to. */
async function press(call: Call, row: RequestRow) {
  const { ctx, app, db, tenant, locale } = call
  if (row.kind === 'erasure') {
    await confirm(call, row)
    return seeOther(ctx, `/my-data/${ctx.params.token}`)
  }
  await app.limits.take(DOWNLOADS, { tenant: db.tenantId, id: row.uuid })
  await noteFetched(call, row)
  ctx.type = 'application/zip'
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  ctx.attachment(`${row.reference}.zip`)
  ctx.body = archiveOf({ app, db, tenant, locale, person: personOf(call, row) })
}

/** The same for the link of an appointment, a place on the waitlist or a chat. */
const owned = (handle: (call: Call, owner: Owner) => Promise<void> | void) => async (call: Call) => {
  const { ctx } = call
  const { token } = ctx.params
  const owner = isOn(call) && v.is(Token, token) ? await findOwner(call, token) : undefined
  return owner ? handle(call, owner) : unknown(call)
}

const isAsked = (typed: unknown): typed is Asked => typed === 'information' || typed === 'erasure'

/** Says nothing of what else there is: a link can be in other hands than the mailbox. */
const drawAsk = (call: Call, { email, page }: Owner) =>
  show(
    call.ctx,
    <AskPage
      site={siteFor(call)}
      action={`${DATA_PATH}/${call.ctx.params.token}`}
      hasAddress={Boolean(email)}
      asked={isAsked(call.ctx.query.asked) ? call.ctx.query.asked : undefined}
      back={page ? { href: page, label: call.t('personal-data.back') } : undefined}
    />
  )

async function postAsk(call: Call, owner: Owner) {
  const { what } = formOf(call.ctx, 'what')
  const path = `${DATA_PATH}/${call.ctx.params.token}`
  if (!owner.email || !isAsked(what)) return seeOther(call.ctx, path)
  await ask(call, owner, what)
  seeOther(call.ctx, `${path}?asked=${what}`)
}

/** Where customers ask for their data or its deletion, and fetch it, without an account. */
export const dataRequestPages = [
  page('GET', ASK, owned(drawAsk)),
  page('POST', ASK, owned(postAsk)),
  page('GET', PATH, opened(draw)),
  page('POST', PATH, opened(press))
]
