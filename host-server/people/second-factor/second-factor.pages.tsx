import type { Errors } from '../../../templates/field.tsx'
import { CodePage, RecoveryCodesPage, SetUpPage, StatePage } from '../../../templates/second-factor.tsx'
import { Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { formOf, type Page, seeOther, show, siteFor, staffPage } from '../../core/pages/page.ts'
import { type Account, findByUuid } from '../account/account.repository.ts'
import { authenticate, openSession } from '../account/account.service.ts'
import { safeNext } from '../account/next.ts'
import { acceptsPasswords } from '../openid/openid.settings.ts'
import { isAny } from '../passkeys/passkeys.repository.ts'
import { findPending, forgetPending } from './pending-sign-in.ts'
import {
  isRequired,
  newCodes,
  nextStepOf,
  offerSecret,
  stateOf,
  takeCode,
  turnOff,
  turnOn
} from './second-factor.service.ts'

const LOGIN = '/account/login'
const HERE = '/account/second-factor'

interface Attempt {
  errors?: Errors
  refusal?: string | undefined
  status?: number
}

/** Where a page or its form leads to in the end. */
function nextIn({ ctx }: Call): string {
  const asked = ctx.method === 'POST' ? formOf(ctx, 'next').next : ctx.query.next
  return safeNext(typeof asked === 'string' ? asked : '')
}

const withNext = (call: Call, path: string) => `${path}?${new URLSearchParams({ next: nextIn(call) })}`

/** The sign-in begins anew, and says so to somebody who has sent a form. */
const toLogin = (call: Call) =>
  seeOther(call.ctx, call.ctx.method === 'POST' ? `${withNext(call, LOGIN)}&refused=too-late` : LOGIN)

type Attempted = () => Promise<Attempt | undefined>

/** What too many attempts are answered with; undefined if all went well. */
async function attempt({ ctx, t }: Call, work: Attempted): Promise<Attempt | undefined> {
  try {
    return await work()
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    ctx.set(failure.headers)
    return { refusal: t(failure.message), status: failure.status }
  }
}

/** The refusal of a missing or wrong code, at its field. */
async function refusalOf(call: Call, account: Account, field: string, code: string): Promise<Attempt | undefined> {
  const { t } = call
  if (!code.trim()) return { errors: { [field]: t('second-factor.code-missing') }, status: 422 }
  if (await takeCode(call, account, code)) return undefined
  return { errors: { [field]: t('second-factor.code-wrong') }, status: 422 }
}

// the second step of signing in

interface Asked extends Attempt {
  next: string
  account: Account
}

async function showCode(call: Call, { next, account, errors = {}, refusal, status }: Asked) {
  const props = {
    ...{ next, errors, refusal, isRecovery: 'recovery' in errors },
    hasCodes: Boolean(await stateOf(call, account.uuid)),
    hasPasskeys: await isAny(call.db, account.uuid)
  }
  show(call.ctx, <CodePage site={siteFor(call)} {...props} />, status)
}

/** Opens the session; who has waited too long begins again. */
async function enter(call: Call, account: Account): Promise<boolean> {
  forgetPending(call)
  return openSession(call, account, 'code')
}

type WithPending = (call: Call, account: Account) => Promise<void> | void

/** Without the right password before, the sign-in begins anew. */
const withPending =
  (handle: WithPending): Page['handle'] =>
  async (call) => {
    if (call.user) return seeOther(call.ctx, nextIn(call))
    const account = acceptsPasswords(call.tenant.settings) ? await findPending(call) : undefined
    if (!account) return toLogin(call)
    const step = await nextStepOf(call, account)
    if (step === 'code' || step === 'passkey') return handle(call, account)
    // it was reset while somebody waited here
    return seeOther(call.ctx, withNext(call, step ? HERE : LOGIN))
  }

const getCode = (call: Call, account: Account) => showCode(call, { next: nextIn(call), account })

async function postCode(call: Call, account: Account) {
  const { code, recovery, by } = formOf(call.ctx, 'code', 'recovery', 'by')
  const next = nextIn(call)
  const field = by === 'recovery' ? 'recovery' : 'code'
  const refused = await attempt(call, () => refusalOf(call, account, field, by === 'recovery' ? recovery : code))
  if (refused) return showCode(call, { ...refused, next, account })
  seeOther(call.ctx, (await enter(call, account)) ? next : LOGIN)
}

// turning it on and off

/** Who sets it up: a signed-in user, or somebody whose role requires it before. */
interface Owner {
  account: Account
  isPending: boolean
}

async function ownerOf(call: Call): Promise<Owner | undefined> {
  const { user, db, tenant } = call
  if (!acceptsPasswords(tenant.settings)) return undefined
  const account = user ? await findByUuid(db, user.uuid) : await findPending(call)
  return account && { account, isPending: !user }
}

type WithOwner = (call: Call, owner: Owner) => Promise<void> | void

/** Those who sign in by the institution's service have no second step here. */
const withOwner =
  (handle: WithOwner): Page['handle'] =>
  async (call) => {
    const owner = await ownerOf(call)
    if (owner) return handle(call, owner)
    return call.user ? seeOther(call.ctx, safeNext('')) : toLogin(call)
  }

/** Turned on already: then only a signed-in user has business here. */
const withOwn = (handle: (call: Call, account: Account) => Promise<void>) =>
  withOwner((call, { account, isPending }) => (isPending ? toLogin(call) : handle(call, account)))

interface SetUp extends Attempt {
  next: string
  sealed?: string
  success?: string | undefined
}

async function showSetUp(call: Call, { account, isPending }: Owner, asked: SetUp) {
  const { errors = {}, refusal, status, next, sealed, success } = asked
  const props = {
    ...{ next, errors, refusal, success, withPassword: !isPending },
    offered: offerSecret(call, account, sealed),
    isRequired: await isRequired(call, account.uuid)
  }
  show(call.ctx, <SetUpPage site={siteFor(call)} {...props} />, status)
}

const dayOf = ({ locale, tenant }: Call, moment: string) =>
  new Intl.DateTimeFormat(locale.slice(0, 5), { dateStyle: 'long', timeZone: tenant.time_zone }).format(
    new Date(moment)
  )

interface Refused extends Attempt {
  form: 'codes' | 'off'
}

async function showState(call: Call, { uuid }: Account, refused?: Refused) {
  const state = await stateOf(call, uuid)
  if (!state) return seeOther(call.ctx, HERE)
  const { errors = {}, refusal, status, form } = refused ?? {}
  const props = {
    ...{ errors, refusal, refusedForm: form, codes: state.codes },
    since: dayOf(call, state.since),
    isRequired: await isRequired(call, uuid)
  }
  show(call.ctx, <StatePage site={siteFor(call)} {...props} />, status)
}

const toCode = (call: Call) => seeOther(call.ctx, withNext(call, '/account/code'))

/** The password alone sets no app up beside a passkey, which is the second step then. */
const isAhead = async (call: Call, { account, isPending }: Owner) =>
  isPending && (await nextStepOf(call, account)) === 'passkey'

async function getSecondFactor(call: Call, owner: Owner) {
  const next = nextIn(call)
  if (await isAhead(call, owner)) return toCode(call)
  if (!(await stateOf(call, owner.account.uuid))) {
    const success = call.ctx.query.done === 'off' ? call.t('second-factor.was-turned-off') : undefined
    return showSetUp(call, owner, { next, success })
  }
  return owner.isPending ? toCode(call) : showState(call, owner.account)
}

interface Codes {
  codes: readonly string[]
  next: string
  hasSignedOut: boolean
}

const showCodes = (call: Call, codes: Codes) => show(call.ctx, <RecoveryCodesPage site={siteFor(call)} {...codes} />)

/** A signed-in user gives the password again: somebody who finds a session open must not take the account over. */
async function isOwner(call: Call, { account, isPending }: Owner, password: string): Promise<boolean> {
  if (isPending) return true
  return (await authenticate(call, account.email_address, password))?.uuid === account.uuid
}

async function postSecondFactor(call: Call, owner: Owner) {
  const { t } = call
  const { code, offered: sealed, password } = formOf(call.ctx, 'code', 'offered', 'password')
  const next = nextIn(call)
  if (await isAhead(call, owner)) return toCode(call)
  let codes: string[] | undefined
  const refused = await attempt(call, async () => {
    const missing: Errors = {
      ...(!code.trim() && { code: t('second-factor.first-code-missing') }),
      ...(!owner.isPending && !password && { password: t('account.password-missing') })
    }
    if (Object.keys(missing).length) return { errors: missing, status: 422 }
    if (!(await isOwner(call, owner, password)))
      return { errors: { password: t('second-factor.password-wrong') }, status: 422 }
    codes = await turnOn(call, owner.account, sealed, code)
    return codes ? undefined : { errors: { code: t('second-factor.code-wrong') }, status: 422 }
  })
  // sent twice: the other one has turned it on
  if (!codes && (await stateOf(call, owner.account.uuid))) return seeOther(call.ctx, withNext(call, HERE))
  if (refused || !codes) return showSetUp(call, owner, { ...refused, next, sealed })
  if (owner.isPending && !(await enter(call, owner.account))) return seeOther(call.ctx, LOGIN)
  showCodes(call, { codes, next, hasSignedOut: true })
}

async function postCodes(call: Call, account: Account) {
  const { 'codes-code': code } = formOf(call.ctx, 'codes-code')
  const refused = await attempt(call, () => refusalOf(call, account, 'codes-code', code))
  if (refused) return showState(call, account, { ...refused, form: 'codes' })
  showCodes(call, { codes: await newCodes(call, account), next: safeNext(''), hasSignedOut: false })
}

async function postOff(call: Call, account: Account) {
  if (await isRequired(call, account.uuid)) {
    const refusal = call.t('second-factor.required')
    return showState(call, account, { refusal, status: 403, form: 'off' })
  }
  const { 'off-code': code } = formOf(call.ctx, 'off-code')
  const refused = await attempt(call, () => refusalOf(call, account, 'off-code', code))
  if (refused) return showState(call, account, { ...refused, form: 'off' })
  await call.db.transaction((trx) => turnOff(call, trx, account))
  seeOther(call.ctx, `${HERE}?done=off`)
}

export const secondFactorPages = [
  staffPage('GET', '/account/code', withPending(getCode)),
  staffPage('POST', '/account/code', withPending(postCode)),
  staffPage('GET', HERE, withOwner(getSecondFactor)),
  staffPage('POST', HERE, withOwner(postSecondFactor)),
  staffPage('POST', `${HERE}/codes`, withOwn(postCodes)),
  staffPage('POST', `${HERE}/off`, withOwn(postOff))
]
