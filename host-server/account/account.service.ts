import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { Email } from '#contract/values'
import { HOUR, instant } from '../core/clock.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import type { Call } from '../core/http.ts'
import { hashPassword, isPassword } from '../core/passwords.ts'
import { addressKey, type Limit } from '../core/rate-limit.ts'
import { signIn, signOutEverywhere } from '../core/session.ts'
import type { Translate } from '../core/texts.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import { enqueue, type JobContext } from '../outbox/outbox.ts'
import { LOGIN_ACCOUNT, LOGIN_ADDRESS, LOGIN_PAIR, RESET_ACCOUNT, RESET_ADDRESS } from './account.limits.ts'
import * as repository from './account.repository.ts'

export const PASSWORD_MIN = 12
export const PASSWORD_MAX = 128
const RESET_LIFETIME = HOUR

/** An address as accounts are looked up by; undefined when it cannot be one. */
export function normalEmail(given: string): string | undefined {
  const result = v.safeParse(Email, given)
  return result.success ? result.output.toLowerCase() : undefined
}

const keys = (tenant: CurrentTenant, ip: string, email: string) => {
  const address = addressKey(ip)
  const account = `${tenant.id}:${hashToken(email).slice(0, 32)}`
  return { address, account, pair: `${account}:${address}` }
}

/** The account of an address and its password; wrong and unknown take equally long. Only failures count against the limits. */
export async function authenticate(
  call: Call,
  email: string,
  password: string
): Promise<repository.Account | undefined> {
  const { limits } = call.services
  const { address, account, pair } = keys(call.tenant, call.ctx.ip, email)
  const taken: [Limit, string][] = [
    // first the narrowest: guesses that it stops use up nobody else's
    [LOGIN_PAIR, pair],
    [LOGIN_ADDRESS, address],
    [LOGIN_ACCOUNT, account]
  ]
  for (const [limit, key] of taken) await limits.take(limit, key)
  const known = normalEmail(email)
  const found = known === undefined ? undefined : await repository.find(call.db, known)
  if (!(await isPassword(found?.password_hash, password))) return undefined
  for (const [limit, key] of taken) await limits.giveBack(limit, key)
  return found
}

/**
 * Opens a session for whoever knew the password, unless it has been replaced or taken away since: whoever ends all sessions
 * meanwhile ends this one, or it does not begin.
 */
export const enter = ({ ctx, db, services }: Call, account: repository.Account): Promise<boolean> =>
  db.transaction(async (trx) => {
    if (!(await repository.lockUnchanged(trx, account))) return false
    await signIn(ctx, trx, services, account.uuid)
    return true
  })

/** Whether there is an account is looked up later, by the job: here a known address takes no longer than an unknown one. */
export async function requestReset({ db, tenant, services, ctx }: Call, email: string): Promise<void> {
  const { address, account } = keys(tenant, ctx.ip, email)
  await services.limits.take(RESET_ADDRESS, address)
  await services.limits.take(RESET_ACCOUNT, account)
  const reset = randomUUID()
  const now = services.clock.now()
  await enqueue(db, now, {
    kind: 'password-reset-mail',
    dedupe_key: `password-reset:${reset}`,
    payload: { reset, email }
  })
}

/** The account that asked, with a link that works once; undefined when there is none. */
export async function createReset({ db, services }: JobContext, reset: string, email: string) {
  const account = await repository.find(db, email)
  if (!account) return undefined
  const token = derivedToken(services.config.SESSION_SECRET, 'password-reset', reset)
  const now = services.clock.now().getTime()
  await repository.deleteExpiredResets(db, instant(now))
  const expires_at = instant(now + RESET_LIFETIME)
  await repository.insertReset(db, { token_hash: hashToken(token), user_uuid: account.uuid, expires_at })
  return { account, token }
}

export const findByReset = ({ db, services }: Call, token: string) =>
  repository.findByReset(db, hashToken(token), instant(services.clock.now()))

const length = (password: string) => [...password].length

/** One short piece again and again, few characters, or the own address. */
const isSimple = (password: string, email: string) =>
  /^(.{1,6})\1+.{0,5}$/su.test(password) ||
  new Set(password).size < 5 ||
  password.toLowerCase().includes(email.toLowerCase())

/** What is wrong with a new password, as a message id. */
function passwordFault(password: string, email: string): 'too-short' | 'too-long' | 'too-simple' | undefined {
  if (length(password) < PASSWORD_MIN) return 'too-short'
  if (length(password) > PASSWORD_MAX) return 'too-long'
  return isSimple(password, email) ? 'too-simple' : undefined
}

/** What is wrong with a new password and its repetition, by field. */
export function passwordErrors(
  t: Translate,
  email: string,
  password: string,
  repeated: string
): { password?: string; repeated?: string } {
  const fault = passwordFault(password, email)
  if (fault) return { password: t(`account.${fault}`, { min: PASSWORD_MIN, max: PASSWORD_MAX }) }
  return password === repeated ? {} : { repeated: t('account.not-alike') }
}

/** Sets the password, ends every session and uses the link up; false when the link was used meanwhile. */
export async function resetPassword(
  { db }: Call,
  token: string,
  account: repository.Account,
  password: string
): Promise<boolean> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (trx) => {
    if (!(await repository.deleteReset(trx, hashToken(token)))) return false
    await repository.replacePassword(trx, account.uuid, passwordHash)
    await repository.deleteResets(trx, account.uuid)
    await signOutEverywhere(trx, account.uuid)
    return true
  })
}
