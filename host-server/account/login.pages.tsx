import type { Errors } from '../../templates/field.tsx'
import { LoginPage } from '../../templates/login.tsx'
import { LogoutPage } from '../../templates/logout.tsx'
import { Refusal } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { formOf, page, seeOther, show, siteFor } from '../core/page.ts'
import { signIn, signOut } from '../core/session.ts'
import { authenticate } from './account.service.ts'
import { safeNext } from './next.ts'

interface Attempt {
  email?: string
  next?: string
  errors?: Errors
  refusal?: string
  success?: string
  status?: number
}

/** What has just been done elsewhere, told above the form. */
const DONE: Record<string, string> = { out: 'account.logged-out', changed: 'account.password-changed' }

function showLogin(call: Call, { email = '', next = '', errors = {}, refusal, success, status }: Attempt) {
  const props = { email, next: safeNext(next), errors, refusal, success }
  show(call.ctx, <LoginPage site={siteFor(call)} {...props} />, status)
}

const single = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

function getLogin(call: Call) {
  const { ctx, user, t } = call
  const next = single(ctx.query.next)
  if (user) return seeOther(ctx, safeNext(next))
  const done = DONE[single(ctx.query.done)]
  showLogin(call, { next, ...(done && { success: t(done) }) })
}

const missing = (email: string, password: string, { t }: Call): Errors => ({
  ...(!email.trim() && { email: t('account.email-missing') }),
  ...(!password && { password: t('account.password-missing') })
})

async function postLogin(call: Call) {
  const { ctx, db, services, t } = call
  const { email, password, next } = formOf(ctx, 'email', 'password', 'next')
  const errors = missing(email, password, call)
  if (Object.keys(errors).length) return showLogin(call, { email, next, errors, status: 422 })
  const account = await authenticate(call, email, password)
  if (!account) return showLogin(call, { email, next, refusal: t('account.wrong'), status: 401 })
  await signIn(ctx, db, services, account.uuid)
  seeOther(ctx, safeNext(next))
}

/** Too many or too busy: the form stays, with what was typed. */
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

async function postLogout({ ctx, db, services }: Call) {
  await signOut(ctx, db, services.config.secure)
  seeOther(ctx, '/account/login?done=out')
}

export const loginPages = [
  page('GET', '/account/login', getLogin),
  page('POST', '/account/login', keepForm),
  page('GET', '/account/logout', getLogout),
  page('POST', '/account/logout', postLogout)
]
