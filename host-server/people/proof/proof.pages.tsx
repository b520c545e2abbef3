import type { Errors } from '../../../templates/field.tsx'
import { ConfirmPage } from '../../../templates/passkeys.tsx'
import { Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { formOf, type Page, seeOther, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { type Account, findByUuid } from '../account/account.repository.ts'
import { safeNext } from '../account/next.ts'
import { type Proof, prove, type Ways, waysOf } from './proof.service.ts'

const HERE = '/account/confirm'

interface Attempt {
  errors?: Errors
  refusal?: string
  status?: number
}

async function showConfirm(call: Call, account: Account, next: string, attempt: Attempt = {}) {
  const { errors = {}, refusal, status } = attempt
  const { by, hasPasskeys } = await waysOf(call, account)
  if (by === 'service') return seeOther(call.ctx, serviceAddress(safeNext(next)))
  const props = { next: safeNext(next), by, hasPasskeys, errors, refusal }
  show(call.ctx, <ConfirmPage site={siteFor(call)} {...props} />, status)
}

const serviceAddress = (next: string) => `/account/openid?${new URLSearchParams({ confirm: '1', next })}`

type WithUser = (call: Call, account: Account) => Promise<void>

const withUser =
  (handle: WithUser): Page['handle'] =>
  async (call) => {
    const { user, db, ctx } = call
    if (!user) return seeOther(ctx, '/account/login')
    const account = await findByUuid(db, user.uuid)
    return account ? handle(call, account) : seeOther(ctx, safeNext(''))
  }

function getConfirm(call: Call, account: Account) {
  const { next } = call.ctx.query
  return showConfirm(call, account, typeof next === 'string' ? next : '')
}

const WRONG = { code: 'second-factor.code-wrong', password: 'second-factor.password-wrong' } as const
const MISSING = { code: 'second-factor.code-missing', password: 'account.password-missing' } as const

/** What was given, or where something is missing. */
function givenIn({ ctx, t }: Call, by: Exclude<Ways['by'], 'service'>): Proof | Attempt {
  const { answer, code, password } = formOf(ctx, 'answer', 'code', 'password')
  if (answer) return { by: 'passkey', given: answer }
  if (by === 'passkey') return { refusal: t('passkeys.not-used-alone') }
  const given = { code, password }[by]
  return given.trim() ? { by, given } : { errors: { [by]: t(MISSING[by]) } }
}

const wrong = ({ t }: Call, { by }: Proof): Attempt =>
  by === 'passkey' ? { refusal: t('passkeys.confirm-wrong') } : { errors: { [by]: t(WRONG[by]) } }

async function postConfirm(call: Call, account: Account) {
  const { ctx, t } = call
  const { next } = formOf(ctx, 'next')
  const { by } = await waysOf(call, account)
  if (by === 'service') return seeOther(ctx, serviceAddress(safeNext(next)))
  const proof = givenIn(call, by)
  if (!('by' in proof)) return showConfirm(call, account, next, { ...proof, status: 422 })
  try {
    if (await prove(call, account, proof)) return seeOther(ctx, safeNext(next))
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    ctx.set(failure.headers)
    return showConfirm(call, account, next, { refusal: t(failure.message), status: failure.status })
  }
  return showConfirm(call, account, next, { ...wrong(call, proof), status: 422 })
}

export const proofPages = [staffPage('GET', HERE, withUser(getConfirm)), staffPage('POST', HERE, withUser(postConfirm))]
