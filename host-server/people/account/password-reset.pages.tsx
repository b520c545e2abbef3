import * as v from 'valibot'
import { Token } from '#contract/values'
import type { Errors } from '../../../templates/field.tsx'
import {
  NewPasswordPage,
  ResetExpiredPage,
  ResetRequestPage,
  ResetSentPage
} from '../../../templates/password-reset.tsx'
import { Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { formOf, seeOther, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { acceptsPasswords } from '../openid/openid.settings.ts'
import type { Account } from './account.repository.ts'
import {
  findByReset,
  normalizeEmail,
  PASSWORD_MIN,
  passwordErrors,
  requestReset,
  resetPassword
} from './account.service.ts'

interface Attempt {
  email?: string
  errors?: Errors
  refusal?: string
  status?: number
}

function showRequest(call: Call, { email = '', errors = {}, refusal, status }: Attempt) {
  const props = { email, errors, refusal, isSignedIn: Boolean(call.user) }
  show(call.ctx, <ResetRequestPage site={siteFor(call)} {...props} />, status)
}

/** Responds the same whether the account exists or not. */
async function postRequest(call: Call) {
  const { email } = formOf(call.ctx, 'email')
  const known = normalizeEmail(email)
  if (known === undefined) {
    const fault = email.trim() ? 'account.email-invalid' : 'account.email-missing'
    return showRequest(call, { email, errors: { email: call.t(fault) }, status: 422 })
  }
  try {
    await requestReset(call, known)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    call.ctx.set(failure.headers)
    return showRequest(call, { email, refusal: call.t(failure.message), status: failure.status })
  }
  show(call.ctx, <ResetSentPage site={siteFor(call)} email={email.trim()} isSignedIn={Boolean(call.user)} />)
}

const tokenOf = ({ ctx }: Call): string => ctx.params.token

const accountOf = async (call: Call) => (v.is(Token, tokenOf(call)) ? findByReset(call, tokenOf(call)) : undefined)

const showExpired = (call: Call) => show(call.ctx, <ResetExpiredPage site={siteFor(call)} />, 404)

function showForm(call: Call, { email_address }: Account, errors: Errors = {}, status = 200) {
  const action = `/account/password-reset/${tokenOf(call)}`
  const props = { action, email: email_address, min: PASSWORD_MIN, errors }
  show(call.ctx, <NewPasswordPage site={siteFor(call)} {...props} />, status)
}

async function getForm(call: Call) {
  const account = await accountOf(call)
  return account ? showForm(call, account) : showExpired(call)
}

async function postForm(call: Call) {
  const account = await accountOf(call)
  if (!account) return showExpired(call)
  const { password, repeated } = formOf(call.ctx, 'password', 'repeated')
  const errors = passwordErrors(call, account, password, repeated)
  if (Object.keys(errors).length) return showForm(call, account, errors, 422)
  if (!(await resetPassword(call, tokenOf(call), account, password))) return showExpired(call)
  seeOther(call.ctx, '/account/login?done=changed')
}

/** If the institution does not accept passwords, none can be set either. */
const withPasswords = (handle: (call: Call) => Promise<void> | void) => (call: Call) =>
  acceptsPasswords(call.tenant.settings) ? handle(call) : seeOther(call.ctx, '/account/login')

export const passwordResetPages = [
  staffPage(
    'GET',
    '/account/password-reset',
    withPasswords((call) => showRequest(call, { email: call.user?.email_address ?? '' }))
  ),
  staffPage('POST', '/account/password-reset', withPasswords(postRequest)),
  staffPage('GET', '/account/password-reset/:token', withPasswords(getForm)),
  staffPage('POST', '/account/password-reset/:token', withPasswords(postForm))
]
