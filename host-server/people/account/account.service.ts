import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Email } from '#contract/values'
import { HOUR, instant } from '../../core/base/clock.ts'
import { recordSignIn, type SignInWay } from '../../core/events/audit-record.ts'
import { deviceOf } from '../../core/http/device.ts'
import type { Call } from '../../core/http/http.ts'
import { signIn } from '../../core/http/session.ts'
import { enqueue, type JobContext } from '../../core/jobs/outbox.ts'
import type { LimitKey } from '../../core/security/limit-key.ts'
import { hashPassword, verifyPassword } from '../../core/security/passwords.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import { forgetDevicesOf } from '../device-notices/device-notices.service.ts'
import { acceptsPasswords } from '../openid/openid.settings.ts'
import {
  LOGIN_ACCOUNT,
  LOGIN_ADDRESS,
  LOGIN_DEVICE,
  LOGIN_KNOWN,
  LOGIN_PAIR,
  RESET_ACCOUNT,
  RESET_ADDRESS
} from './account.limits.ts'
import * as repository from './account.repository.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { isLeaked } from './leaked-passwords.ts'
import { isGuessable } from './password-strength.ts'
import { endAllOf } from './sessions.service.ts'
import { noteLock, noteRefusal } from './sign-in-log.ts'

/** Whether staff may sign in with a password. */
export const hasPasswords = ({ settings }: Pick<Call['tenant'], 'settings'>) => acceptsPasswords(settings)

export const PASSWORD_MIN = 12
const PASSWORD_MAX = 128
const RESET_LIFETIME = HOUR

/** An e-mail address in the form used for account lookups; undefined if invalid. */
export function normalizeEmail(given: string): string | undefined {
  const result = v.safeParse(Email, given)
  return result.success ? result.output.toLowerCase() : undefined
}

const keys = ({ tenant, ctx: { ip } }: Call, account: string) => ({
  address: { ip },
  account: { tenant: tenant.id, account },
  pair: { tenant: tenant.id, account, ip }
})

/**
 * The narrowest first: attempts that it stops do not count against the wider ones. Guesses from elsewhere must not lock
 * the account's owner out, so a known device is counted for itself, and a known address not with all others.
 */
async function limitsOf(call: Call, email: string): Promise<[Limit, LimitKey][]> {
  const { address, account, pair } = keys(call, email)
  const device = knownDevice(call, email)
  if (device) return [[LOGIN_DEVICE, { ...account, id: device }]]
  const narrow: [Limit, LimitKey][] = [
    [LOGIN_PAIR, pair],
    [LOGIN_ADDRESS, address]
  ]
  return (await call.app.limits.isTaken(LOGIN_KNOWN, pair)) ? narrow : [...narrow, [LOGIN_ACCOUNT, account]]
}

async function findAccount({ db }: Call, email: string): Promise<repository.Account | undefined> {
  const known = normalizeEmail(email)
  return known === undefined ? undefined : repository.find(db, known)
}

/** The account with these credentials. A wrong password and an unknown address take equally long; only failures count against the limits. */
export async function authenticate(
  call: Call,
  email: string,
  password: string
): Promise<repository.Account | undefined> {
  const { limits } = call.app
  const taken = await limitsOf(call, email)
  const find = () => findAccount(call, email)
  for (const [limit, key] of taken) {
    const taking = limits.take(limit, key)
    // an address from which too many come closes no account
    await ('account' in key ? taking.catch((refused) => noteLock(call, refused, find)) : taking)
  }
  const found = await find()
  if (!(await verifyPassword(found?.password_hash, password))) {
    await noteRefusal(call, found, 'password', normalizeEmail(email))
    return undefined
  }
  for (const [limit, key] of taken) await limits.giveBack(limit, key)
  return found
}

/** An attempt that names no account itself: failed ones count for the address that they come from. @throws TooMany */
export async function failedHere<T>(call: Call, attempt: () => Promise<T | undefined>): Promise<T | undefined> {
  const { limits } = call.app
  const { address } = keys(call, '')
  await limits.take(LOGIN_ADDRESS, address)
  const found = await attempt()
  if (found !== undefined) await limits.giveBack(LOGIN_ADDRESS, address)
  return found
}

/** A sign-in in a browser that the account has not used so far. */
export type NewDevice = {
  mail: string
  user_uuid: string
  /** Empty if its browser is not known. */
  device: string
  at: string
}

function tellOfDevice({ app, ctx }: Call, trx: Call['db'], { uuid: user_uuid }: repository.Account) {
  const now = app.clock.now()
  const payload: NewDevice = {
    mail: randomUUID(),
    user_uuid,
    device: deviceOf(ctx.get('user-agent')),
    at: instant(now)
  }
  return enqueue(trx, now, { kind: 'new-device-mail', dedupe_key: `new-device:${payload.mail}`, payload })
}

/**
 * Opens a session for an authenticated account, unless its password has been changed or removed since: a concurrent end of
 * all sessions either ends this one too or prevents it. Of one in a browser that the account has not used before its owner
 * is told; of the very first they know.
 */
export async function openSession(call: Call, account: repository.Account, by: SignInWay): Promise<boolean> {
  const isOpen = await call.db.transaction(async (trx) => {
    if (!(await repository.lockUnchanged(trx, account))) return false
    const isNew = !knownDevice(call, account.email_address) && (await repository.hasSignedIn(trx, account.uuid))
    await signIn(call.ctx, trx, call.app, account.uuid)
    if (isNew) await tellOfDevice(call, trx, account)
    await recordSignIn(trx, call, account, by)
    return true
  })
  if (!isOpen) return false
  rememberDevice(call, account.email_address)
  await call.app.limits.take(LOGIN_KNOWN, keys(call, account.email_address).pair)
  return true
}

/** The job looks up the account, so that known and unknown addresses take equally long here. */
export async function requestReset(call: Call, email: string): Promise<void> {
  const { db, app } = call
  const { address, account } = keys(call, email)
  await app.limits.take(RESET_ADDRESS, address)
  await app.limits.take(RESET_ACCOUNT, account)
  const reset = randomUUID()
  const now = app.clock.now()
  await enqueue(db, now, {
    kind: 'password-reset-mail',
    dedupe_key: `password-reset:${reset}`,
    payload: { reset, email }
  })
}

/** The account for a reset request, with a single-use token; undefined if there is no account. */
export async function createReset({ db, app }: JobContext, reset: string, email: string) {
  const account = await repository.find(db, email)
  if (!account) return undefined
  const token = derivedToken(app.config.SESSION_SECRET, 'password-reset', reset)
  const now = app.clock.now().getTime()
  await repository.deleteExpiredResets(db, instant(now))
  const expires_at = instant(now + RESET_LIFETIME)
  await repository.insertReset(db, { token_hash: hashToken(token), user_uuid: account.uuid, expires_at })
  return { account, token }
}

export const findByReset = ({ db, app }: Call, token: string) =>
  repository.findByReset(db, hashToken(token), instant(app.clock.now()))

const length = (password: string) => [...password].length

/** The fault of a new password, as a message id. */
function passwordFault(
  password: string,
  names: string[]
): 'too-short' | 'too-long' | 'too-simple' | 'leaked' | undefined {
  if (length(password) < PASSWORD_MIN) return 'too-short'
  if (length(password) > PASSWORD_MAX) return 'too-long'
  if (isGuessable(password, names)) return 'too-simple'
  return isLeaked(password) ? 'leaked' : undefined
}

/** The errors of a new password and its repetition, by field. */
export function passwordErrors(
  { t, tenant }: Call,
  { email_address, full_name }: Pick<repository.Account, 'email_address' | 'full_name'>,
  password: string,
  repeated: string
): { password?: string; repeated?: string } {
  const fault = passwordFault(password, [email_address, full_name, tenant.name, tenant.host])
  if (fault) return { password: t(`account.${fault}`, { min: PASSWORD_MIN, max: PASSWORD_MAX }) }
  return password === repeated ? {} : { repeated: t('account.not-alike') }
}

/** Sets the password, ends all sessions and uses up the link; false if the link has been used in the meantime. */
export async function resetPassword(
  call: Call,
  token: string,
  account: repository.Account,
  password: string
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return call.db.transaction(async (trx) => {
    if (!(await repository.deleteReset(trx, hashToken(token)))) return false
    await repository.replacePassword(trx, account.uuid, passwordHash)
    await repository.deleteResets(trx, account.uuid)
    await endAllOf(call, trx, account)
    await forgetDevicesOf(trx, account.uuid)
    return true
  })
}
