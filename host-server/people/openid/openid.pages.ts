import type { Call } from '../../core/http/http.ts'
import { seeOther, staffPage } from '../../core/pages/page.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { safeNext } from '../account/next.ts'
import { noteRefusal } from '../account/sign-in-log.ts'
import { beginSignIn, finishSignIn } from './openid.flow.ts'
import { confirmByService, signInByService } from './openid.service.ts'
import { type Provider, providerOf } from './openid.settings.ts'
import { SignInError, signInErrorOf } from './sign-in-error.ts'

/** Failed callbacks from one address: each costs a request to the sign-in service. */
const CALLBACKS: Limit = { name: 'openid', points: 100, seconds: 15 * 60 }

const nextOf = ({ ctx }: Call) => safeNext(typeof ctx.query.next === 'string' ? ctx.query.next : '')

/** Redirects to the login page, with nothing from the sign-in service in the URL. */
async function showError(call: Call, failure: unknown, next?: string) {
  if (!(failure instanceof SignInError)) throw failure
  const { reason, message } = failure
  const { log } = call.app
  log.warn({ tenant: call.tenant.id, reason, detail: message, id: call.ctx.state.requestId }, 'a sign-in failed')
  // a service that is away refuses nobody
  if (reason !== 'unavailable') await noteRefusal(call, undefined, 'service')
  const query = new URLSearchParams({ refused: reason, ...(next && { next }) })
  seeOther(call.ctx, `/account/login?${query}`)
}

const needed = ({ app, tenant }: Call): Provider => {
  const provider = providerOf(app.config, tenant)
  if (!provider) throw new SignInError('unavailable', 'no sign-in service is set')
  return provider
}

const exchange = <T>(asked: Promise<T>) =>
  asked.catch((failure: unknown) => {
    throw signInErrorOf(failure)
  })

async function getStart(call: Call) {
  const next = nextOf(call)
  const confirms = Boolean(call.user) && call.ctx.query.confirm === '1'
  if (call.user && !confirms) return seeOther(call.ctx, next)
  try {
    seeOther(call.ctx, await exchange(beginSignIn(call, needed(call), next, confirms)))
  } catch (failure) {
    await showError(call, failure, next)
  }
}

async function getCallback(call: Call) {
  const { limits } = call.app
  const key = { ip: call.ctx.ip }
  await limits.take(CALLBACKS, key)
  try {
    const provider = needed(call)
    const finished = await exchange(finishSignIn(call, provider))
    await (finished.confirms ? confirmByService : signInByService)(call, provider, finished)
    seeOther(call.ctx, finished.next)
  } catch (failure) {
    return showError(call, failure)
  }
  await limits.giveBack(CALLBACKS, key)
}

export const openIdPages = [
  staffPage('GET', '/account/openid', getStart),
  staffPage('GET', '/account/openid/callback', getCallback),
  staffPage('GET', '/account/openid/logged-out', ({ ctx }) => seeOther(ctx, '/account/login?done=out'))
]
