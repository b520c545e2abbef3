import * as v from 'valibot'
import { Alias } from '#contract/values'
import { ownCardPath, walletPath } from '#contract/wallet'
import { type LinkedFields, type WalletDevice, WalletPage } from '../../../templates/wallet.tsx'
import { instant } from '../../core/base/clock.ts'
import { BadRequest, Forbidden, NotFound } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { recordHit } from '../../core/events/hits.service.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { formOf, page, seeOther, show, siteFor } from '../../core/pages/page.ts'
import { findAdvisor, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { isOffered } from '../../people/advisors/contact-options.service.ts'
import { redirectAlias } from '../../people/advisors/redirect-alias.service.ts'
import { userOfKey } from '../push-notifications/test-cards.ts'
import { findBadges, isBadgeFile, readBadge } from './badges.ts'
import { issueAtGoogle } from './google-card.ts'
import { findLinked } from './pass-link.service.ts'
import { findHeld, findRemembered, holderPath } from './pass-updates.holder.ts'
import { updateConsent } from './pass-updates.repository.ts'
import { limitIssues, limitPass, limitSignatures } from './wallet.limits.ts'
import type { IssuedPass } from './wallet.repository.ts'
import { drawPass, drawPhoto, findDownload, googleAccount, issuePass } from './wallet.service.ts'

/** The page depends on the device, so it is not shared. */
const DEVICES: [RegExp, WalletDevice][] = [
  // an iPad has no wallet
  [/iPhone|iPod/, 'ios'],
  [/Android/, 'android'],
  [/(?:)/, 'desk']
]
const deviceOf = ({ ctx }: Call) => DEVICES.find(([sign]) => sign.test(ctx.get('user-agent')))?.[1] as WalletDevice

/** A handler that is called for an advisor who offers cards. */
const withAdvisor = (handle: (call: Call) => Promise<void>) => async (call: Call) => {
  const { alias } = call.ctx.params as { alias: string }
  if (!call.tenant.modules.has('wallet-cards')) throw new Forbidden()
  const advisor = v.is(Alias, alias) ? await findAdvisor(call.db, alias) : undefined
  if (!advisor && v.is(Alias, alias)) return redirectAlias(call, alias, walletPath)
  if (!advisor || !isOffered('wallet_cards', advisor, call.tenant)) throw new NotFound()
  await handle({ ...call, advisor })
}

const GOOGLE = 'https://pay.google.com'

/** The page to take a card, and for its holder to manage consent. */
async function showPage(call: Call, pass: IssuedPass | undefined, appointment?: LinkedFields, own?: string) {
  const { ctx, tenant, app, advisor } = call
  const hasGoogle = Boolean(await googleAccount(call))
  const { alias } = advisor
  const person = { alias, name: fullName(advisor), branch: advisor.organization_name }
  const url = baseUrl(app.config, tenant) + (own ? ownCardPath(alias, own) : walletPath(alias))
  const held = pass && {
    isNotified: Boolean(pass.notifications_at),
    action: holderPath(call, alias, pass.serial)
  }
  const view = {
    url,
    hasGoogle,
    held,
    appointment,
    own,
    badges: await findBadges(app.config, call.locale),
    isOffered: isOffered('wallet_cards', advisor, tenant),
    device: deviceOf(call)
  }
  show(ctx, <WalletPage site={siteFor(call)} {...person} {...view} />)
  // the policy of a form's page also restricts where its response may redirect
  const policy = ctx.response.get('Content-Security-Policy')
  if (hasGoogle) ctx.set('Content-Security-Policy', policy.replace('form-action', `form-action ${GOOGLE}`))
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** With an appointment's token the card shows it; an invalid token is ignored. */
async function getPage(call: Call) {
  const { appointment, mailbox, own } = call.ctx.query
  const fields = { appointment: single(appointment), mailbox: single(mailbox) }
  const linked = await findLinked(call, fields.appointment, fields.mailbox)
  const key = single(own)
  await showPage(call, await findRemembered(call), linked && fields, userOfKey(call, key) && key)
}

/** A handler for the card's holder, under any advisor's alias: cards may have been handed over. */
const withHolder = (handle: (call: Call, pass: IssuedPass) => Promise<void>) => async (call: Call) => {
  const { serial, key } = call.ctx.params as { serial: string; key: string }
  if (!call.tenant.modules.has('wallet-cards')) throw new Forbidden()
  const pass = await findHeld(call, serial, key)
  const advisor = pass && (await findAdvisorByUuid(call.db, pass.advisor_uuid))
  if (!advisor) throw new NotFound()
  await handle({ ...call, advisor }, pass)
}

/** A withdrawal takes effect immediately: consent is checked again before each phone is woken. */
async function postConsent(call: Call, { serial }: IssuedPass) {
  const { ctx, db, advisor, app } = call
  const { notify } = formOf(ctx, 'notify')
  if (notify !== 'yes' && notify !== 'no') throw new BadRequest()
  await limitPass(call, serial)
  await updateConsent(db, serial, notify === 'yes' ? instant(app.clock.now()) : null)
  seeOther(ctx, holderPath(call, advisor.alias, serial))
}

/** Records the holder's answer and issues the card: the page's only form. */
async function postForm(call: Call) {
  const { ctx, advisor } = call
  const { kind, notify, appointment, mailbox, own } = formOf(ctx, 'kind', 'notify', 'appointment', 'mailbox', 'own')
  const account = kind === 'google' ? await googleAccount(call) : undefined
  if (!account && kind !== 'apple') throw new NotFound()
  await limitIssues(call)
  const isNotified = notify === 'yes'
  const linked = await findLinked(call, appointment, mailbox)
  const owner = userOfKey(call, own)
  const issueIt = () =>
    account ? issueAtGoogle(call, account, isNotified, linked, owner) : issuePass(call, isNotified, linked, owner)
  seeOther(ctx, await issueIt())
  recordHit(call, 'wallet', advisor.alias)
}

async function getFile(call: Call) {
  const { ctx, advisor } = call
  const { serial, key } = ctx.params as { serial: string; key: string }
  const pass = await findDownload(call, serial, key)
  if (!pass) throw new NotFound()
  await limitSignatures(call)
  ctx.body = await drawPass(call, pass)
  ctx.type = 'application/vnd.apple.pkpass'
  ctx.set('Content-Disposition', `attachment; filename="${advisor.alias}.pkpass"`)
  ctx.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
}

async function getPhoto(call: Call) {
  const { ctx } = call
  ctx.body = await drawPhoto(call)
  ctx.type = 'png'
  ctx.set({ 'Cache-Control': 'public, max-age=3600', 'X-Robots-Tag': 'noindex' })
}

async function getBadge({ ctx, app }: Call) {
  const { file } = ctx.params as { file: string }
  const badge = isBadgeFile(file) ? await readBadge(app.config, file) : undefined
  if (!badge) throw new NotFound()
  ctx.body = badge
  ctx.type = 'svg'
  ctx.set({ 'Cache-Control': 'public, max-age=86400', 'X-Robots-Tag': 'noindex' })
}

export const walletPages = [
  page('GET', '/wallet-badges/:file', getBadge),
  page('GET', walletPath(':alias'), withAdvisor(getPage)),
  page('POST', walletPath(':alias'), withAdvisor(postForm)),
  page('GET', `${walletPath(':alias')}/photo.png`, withAdvisor(getPhoto)),
  page('GET', `${walletPath(':alias')}/:serial/:key.pkpass`, withAdvisor(getFile)),
  page(
    'GET',
    `${walletPath(':alias')}/:serial/:key`,
    withHolder((call, pass) => showPage(call, pass))
  ),
  page('POST', `${walletPath(':alias')}/:serial/:key`, withHolder(postConsent))
]
