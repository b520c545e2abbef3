import * as v from 'valibot'
import { Alias } from '#contract/values'
import { walletPath } from '#contract/wallet'
import { type WalletDevice, WalletPage } from '../../templates/wallet.tsx'
import { fullName } from '../advisors/full-name.ts'
import { Forbidden, NotFound } from '../core/failures.ts'
import { type Call, findAdvisor } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { formOf, page, seeOther, show, siteFor } from '../core/page.ts'
import { recordHit } from '../hits/hits.service.ts'
import { limitIssues, limitSignatures } from './wallet.limits.ts'
import { isOffered } from './wallet.repository.ts'
import { drawPass, drawPhoto, findDownload, googleAccount, issueAtGoogle, issuePass } from './wallet.service.ts'

/** What hangs on the device is for its asker alone. */
const DEVICES: [RegExp, WalletDevice][] = [
  [/iPhone|iPad|iPod/, 'ios'],
  [/Android/, 'android'],
  [/(?:)/, 'desk']
]
const deviceOf = ({ ctx }: Call) => DEVICES.find(([sign]) => sign.test(ctx.get('user-agent')))?.[1] as WalletDevice

/** A handler that is called for an advisor who hands out cards. */
const withAdvisor = (handle: (call: Call) => Promise<void>) => async (call: Call) => {
  const { alias } = call.ctx.params as { alias: string }
  if (!call.tenant.modules.has('wallet-cards')) throw new Forbidden()
  const advisor = v.is(Alias, alias) ? await findAdvisor(call.db, alias) : undefined
  if (!advisor || !(await isOffered(call.db, advisor.uuid))) throw new NotFound()
  await handle({ ...call, advisor })
}

const GOOGLE = 'https://pay.google.com'

async function getPage(call: Call) {
  const { ctx, tenant, services, advisor } = call
  const hasGoogle = Boolean(await googleAccount(call))
  const person = { alias: advisor.alias, name: fullName(advisor), branch: advisor.organization_name }
  const url = baseUrl(services.config, tenant) + walletPath(advisor.alias)
  show(ctx, <WalletPage site={siteFor(call)} {...person} {...{ url, hasGoogle }} device={deviceOf(call)} />)
  // a form's answer may lead no further than its page's policy says
  const policy = ctx.response.get('Content-Security-Policy')
  if (hasGoogle) ctx.set('Content-Security-Policy', policy.replace('form-action', `form-action ${GOOGLE}`))
}

/** Takes the holder's answer and gives the card: the one form of the page. */
async function postForm(call: Call) {
  const { ctx, advisor } = call
  const { kind, notify } = formOf(ctx, 'kind', 'notify')
  const account = kind === 'google' ? await googleAccount(call) : undefined
  if (!account && kind !== 'apple') throw new NotFound()
  await limitIssues(call)
  const isNotified = notify === 'yes'
  seeOther(ctx, account ? await issueAtGoogle(call, account, isNotified) : await issuePass(call, isNotified))
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

export const walletPages = [
  page('GET', walletPath(':alias'), withAdvisor(getPage)),
  page('POST', walletPath(':alias'), withAdvisor(postForm)),
  page('GET', `${walletPath(':alias')}/photo.png`, withAdvisor(getPhoto)),
  page('GET', `${walletPath(':alias')}/:serial/:key.pkpass`, withAdvisor(getFile))
]
