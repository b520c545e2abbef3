import { SIGN_IN_ERRORS } from '#contract/openid'
import { FarewellPage } from '../../../templates/farewell.tsx'
import type { Errors } from '../../../templates/field.tsx'
import { LoginPage } from '../../../templates/login.tsx'
import { LogoutPage } from '../../../templates/logout.tsx'
import { Refusal } from '../../core/base/failures.ts'
import { isHttpsUnseen } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { rememberLook } from '../../core/http/look.ts'
import { formOf, seeOther, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { logoutUrl } from '../openid/openid.service.ts'
import { acceptsPasswords, startUrl } from '../openid/openid.settings.ts'
import { rememberPending } from '../second-factor/pending-sign-in.ts'
import { nextStepOf } from '../second-factor/second-factor.service.ts'
import type { Account } from './account.repository.ts'
import { authenticate, openSession } from './account.service.ts'
import { safeNext } from './next.ts'
import { endThis } from './sessions.service.ts'

interface Attempt {
  email?: string
  next?: string
  errors?: Errors
  refusal?: string
  success?: string
  hasLeft?: boolean
  status?: number
}

/** Confirmations of an action on another page, shown above the form. */
const DONE: Record<string, string> = {
  out: 'account.logged-out',
  changed: 'account.password-changed',
  welcome: 'account.password-set'
}

/** Why a sign-in failed, by the sign-in service or between password and code. */
const REFUSED = new Map<string, string>([
  ...SIGN_IN_ERRORS.map((reason) => [reason, `openid.${reason}`] as const),
  ['too-late', 'second-factor.too-late'],
  ['passkey', 'passkeys.wrong']
])

function showLogin(
  call: Call,
  { email = '', next = '', errors = {}, refusal, success, hasLeft = false, status }: Attempt
) {
  const { app, tenant } = call
  const methods = {
    passwords: acceptsPasswords(tenant.settings),
    openid: startUrl(app.config, tenant, safeNext(next)),
    label: tenant.settings.openid_label ?? ''
  }
  const props = { email, next: safeNext(next), errors, refusal, success, hasLeft, ...methods }
  show(call.ctx, <LoginPage site={siteFor(call)} {...props} />, status)
}

const showUnseen = (call: Call, attempt: Attempt) =>
  showLogin(call, { ...attempt, refusal: call.t('errors.https-unseen'), status: 503 })

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

function getLogin(call: Call) {
  const { ctx, user, t, app } = call
  const next = single(ctx.query.next)
  if (user) return seeOther(ctx, safeNext(next))
  if (isHttpsUnseen(ctx, app.config)) return showUnseen(call, { next })
  const how = single(ctx.query.done)
  const done = DONE[how]
  const refused = REFUSED.get(single(ctx.query.refused))
  const said = { ...(done && { success: t(done) }), ...(refused && { refusal: t(refused) }) }
  showLogin(call, { next, hasLeft: how === 'out', ...said })
}

const missing = (email: string, password: string, { t }: Call): Errors => ({
  ...(!email.trim() && { email: t('account.email-missing') }),
  ...(!password && { password: t('account.password-missing') })
})

const SECOND = { code: '/account/code', passkey: '/account/code', 'set-up': '/account/second-factor' }

/** The password was right, and another step follows. */
function goOn(call: Call, account: Account, step: keyof typeof SECOND, next: string) {
  rememberPending(call, account)
  seeOther(call.ctx, `${SECOND[step]}?${new URLSearchParams({ next: safeNext(next) })}`)
}

async function postLogin(call: Call) {
  const { ctx, t, app } = call
  const { email, password, next } = formOf(ctx, 'email', 'password', 'next')
  if (isHttpsUnseen(ctx, app.config)) return showUnseen(call, { email, next })
  if (!acceptsPasswords(call.tenant.settings))
    return showLogin(call, { next, refusal: t('openid.password-off'), status: 403 })
  const errors = missing(email, password, call)
  if (Object.keys(errors).length) return showLogin(call, { email, next, errors, status: 422 })
  const account = await authenticate(call, email, password)
  const step = account && (await nextStepOf(call, account))
  if (account && step) return goOn(call, account, step, next)
  if (!account || !(await openSession(call, account, 'password')))
    return showLogin(call, { email, next, refusal: t('account.wrong'), status: 401 })
  seeOther(ctx, safeNext(next))
}

/** Rate-limited or overloaded: shows the form again, with the values entered. */
async function keepForm(call: Call) {
  try {
    await postLogin(call)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    const { email, next } = formOf(call.ctx, 'email', 'next')
    call.ctx.set(failure.headers)
    showLogin(call, { email, next, refusal: call.t(failure.message), status: failure.status })
  }
}

function getLogout(call: Call) {
  if (!call.user) return seeOther(call.ctx, '/account/login')
  show(call.ctx, <LogoutPage site={siteFor(call)} user={call.user.full_name} />)
}

async function postLogout(call: Call) {
  const { ctx, app, user } = call
  const farewell = await logoutUrl(call)
  if (user) rememberLook(ctx, app.config, user)
  await endThis(call)
  if (farewell) return show(ctx, <FarewellPage site={siteFor(call)} address={farewell} />)
  seeOther(ctx, '/account/login?done=out')
}

export const loginPages = [
  staffPage('GET', '/account/login', getLogin),
  staffPage('POST', '/account/login', keepForm),
  staffPage('GET', '/account/logout', getLogout),
  staffPage('POST', '/account/logout', postLogout)
]
