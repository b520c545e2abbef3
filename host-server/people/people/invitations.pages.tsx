import * as v from 'valibot'
import { Token } from '#contract/values'
import type { Errors } from '../../../templates/field.tsx'
import { InvitationExpiredPage, NewPasswordPage } from '../../../templates/password-reset.tsx'
import { Refusal } from '../../core/base/failures.ts'
import { isHttpsUnseen } from '../../core/http/cookies.ts'
import type { Call } from '../../core/http/http.ts'
import { formOf, type Page, seeOther, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { authenticate, openSession, PASSWORD_MIN, passwordErrors } from '../account/account.service.ts'
import { safeNext } from '../account/next.ts'
import { acceptsPasswords } from '../openid/openid.settings.ts'
import { nextStepOf } from '../second-factor/second-factor.service.ts'
import type { Invited } from './invitations.repository.ts'
import { accept, findInvited } from './invitations.service.ts'

const tokenOf = ({ ctx }: Call): string => ctx.params.token

/** The same page for a used, withdrawn, expired or invented link, so that it does not reveal whether an account exists. */
const showExpired = (call: Call) => show(call.ctx, <InvitationExpiredPage site={siteFor(call)} />, 404)

function showForm(call: Call, { email_address: email }: Invited, errors: Errors = {}, status = 200) {
  const { t, tenant } = call
  const texts = {
    title: t('account.welcome', { tenant: tenant.name }),
    lead: t('account.welcome-lead', { email }),
    action: t('account.set-first-password')
  }
  const props = { action: `/account/invitation/${tokenOf(call)}`, email, min: PASSWORD_MIN, errors }
  show(call.ctx, <NewPasswordPage site={siteFor(call)} {...props} texts={texts} />, status)
}

type Handle = (call: Call, invited: Invited) => Promise<void> | void

/** If the institution does not accept passwords, none can be set either. */
const withInvited =
  (handle: Handle): Page['handle'] =>
  async (call) => {
    if (!acceptsPasswords(call.tenant.settings)) return seeOther(call.ctx, '/account/login')
    const invited = v.is(Token, tokenOf(call)) ? await findInvited(call, tokenOf(call)) : undefined
    return invited ? handle(call, invited) : showExpired(call)
  }

/**
 * Signs in with the password that was just chosen, as the login does: who holds the link has just decided what opens the
 * account. Not where the browser could not keep the session, nor where too many have tried.
 */
async function enter(call: Call, { email_address }: Invited, password: string): Promise<boolean> {
  if (isHttpsUnseen(call.ctx, call.app.config)) return false
  try {
    const account = await authenticate(call, email_address, password)
    return Boolean(account && !(await nextStepOf(call, account)) && (await openSession(call, account, 'password')))
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    return false
  }
}

async function postForm(call: Call, invited: Invited) {
  const { password, repeated } = formOf(call.ctx, 'password', 'repeated')
  const errors = passwordErrors(call, invited, password, repeated)
  if (Object.keys(errors).length) return showForm(call, invited, errors, 422)
  if (!(await accept(call, tokenOf(call), invited, password))) return showExpired(call)
  const hasEntered = await enter(call, invited, password)
  seeOther(call.ctx, hasEntered ? safeNext('') : '/account/login?done=welcome')
}

export const invitationPages = [
  staffPage('GET', '/account/invitation/:token', withInvited(showForm)),
  staffPage('POST', '/account/invitation/:token', withInvited(postForm))
]
