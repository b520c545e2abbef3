import { randomInt, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { instant } from '../../core/base/clock.ts'
import { TooMany } from '../../core/base/failures.ts'
import { record, SELF_SERVICE } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import { findRoles } from '../../core/http/session.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import { hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import type { Account } from '../account/account.repository.ts'
import { endOthersOf } from '../account/sessions.service.ts'
import { noteLock, noteRefusal } from '../account/sign-in-log.ts'
import * as passkeys from '../passkeys/passkeys.repository.ts'
import { CODE_ACCOUNT, CODE_PAIR, CODE_UNTOLD } from './second-factor.limits.ts'
import * as repository from './second-factor.repository.ts'

type Owner = Pick<Account, 'uuid' | 'full_name' | 'email_address'>

/** What a browser has to do after the right password. */
export type NextStep = 'code' | 'passkey' | 'set-up' | undefined

/** RFC 6238 as all apps know it: SHA-1, six digits, thirty seconds. */
const PERIOD = 30
/** Clocks of phones differ, and a code takes a moment to type. */
const WINDOW = 1

const SECRET_BYTES = 20
export const RECOVERY_CODES = 10
/** Without those that look alike. */
const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_LENGTH = 10

const ownerOf = ({ tenant }: Call, { uuid }: Pick<Owner, 'uuid'>) => `${tenant.id} ${uuid}`

const totpOf = ({ tenant }: Call, { email_address }: Pick<Owner, 'email_address'>, secret: string) =>
  new TOTP({ issuer: tenant.name, label: email_address, period: PERIOD, secret: Secret.fromBase32(secret) })

/** Whether one of the account's roles requires two-step verification. */
export async function isRequired({ db, tenant }: Call, user_uuid: string): Promise<boolean> {
  const required = new Set((tenant.settings.second_factor_roles ?? '').split(' '))
  return required.size > 0 && (await findRoles(db, user_uuid)).some((role) => required.has(role))
}

export async function nextStepOf(call: Call, { uuid }: Pick<Owner, 'uuid'>): Promise<NextStep> {
  if (await repository.find(call.db, uuid)) return 'code'
  if (!(await isRequired(call, uuid))) return undefined
  // the password alone must not set an app up beside them
  return (await passkeys.isAny(call.db, uuid)) ? 'passkey' : 'set-up'
}

/** A secret that is offered to an app: encrypted for the form, in words for typing, and as an address for a QR code. */
export interface OfferedSecret {
  sealed: string
  text: string
  address: string
}

const offerOf = (call: Call, owner: Owner, secret: string): OfferedSecret => ({
  sealed: encrypt(call.app.config.SESSION_SECRET, 'second-factor-offer', ownerOf(call, owner), secret),
  text: secret.replace(/(.{4})(?=.)/g, '$1 '),
  address: totpOf(call, owner, secret).toString()
})

/** A new secret, or the one that the form was shown with. */
export function offerSecret(call: Call, owner: Owner, sealed = ''): OfferedSecret {
  const shown = decrypt(call.app.config.SESSION_SECRET, 'second-factor-offer', ownerOf(call, owner), sealed)
  return offerOf(call, owner, shown ?? new Secret({ size: SECRET_BYTES }).base32)
}

/** The step of time to which a code belongs; undefined for a wrong one. */
function counterOf(call: Call, owner: Owner, secret: string, code: string): number | undefined {
  const timestamp = call.app.clock.now().getTime()
  const delta = totpOf(call, owner, secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: WINDOW })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

const newRecoveryCode = () =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS.charAt(randomInt(RECOVERY_LETTERS.length))).join('')

const hashOf = ({ uuid }: Pick<Owner, 'uuid'>, code: string) =>
  hashToken(`${uuid} ${code.toLowerCase().replace(/[^a-z\d]/g, '')}`)

/** In two groups, so that they can be read and typed. */
const printed = (code: string) => code.replace(/^.{5}/, '$&-')

async function renewCodes(trx: TenantDb, owner: Pick<Owner, 'uuid'>): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  await repository.replaceRecoveryCodes(
    trx,
    owner.uuid,
    codes.map((code) => hashOf(owner, code))
  )
  return codes.map(printed)
}

const ON = { second_factor: true }
const OFF = { second_factor: false }

const subjectOf = ({ uuid, full_name }: Owner) => ({ object: 'user' as const, id: uuid, name: full_name })

/** What an account's owner is told, who may not have done it. */
export type News = 'on' | 'off' | 'tried' | 'passkey' | 'codes'

export function tell(call: Call, trx: TenantDb, { uuid: user_uuid }: Owner, news: News, mail: string = randomUUID()) {
  return enqueue(trx, call.app.clock.now(), {
    kind: 'second-factor-mail',
    dedupe_key: `second-factor:${mail}`,
    payload: { mail, user_uuid, news }
  })
}

/** Tells the owner of many wrong codes once a day, however slowly they come: somebody who enters them knows the password. */
async function noteWrong(call: Call, owner: Owner): Promise<void> {
  const { app, db, tenant } = call
  try {
    await app.limits.take(CODE_UNTOLD, { tenant: tenant.id, account: owner.email_address })
  } catch (failure) {
    if (!(failure instanceof TooMany)) throw failure
    await tell(call, db, owner, 'tried', `tried.${owner.uuid}.${instant(app.clock.now()).slice(0, 10)}`)
  }
}

/**
 * Turns two-step verification on, if the app shows the right code. Who got in with the password alone is signed out.
 * @returns recovery codes; undefined if it does not
 */
export async function turnOn(call: Call, owner: Account, sealed: string, code: string): Promise<string[] | undefined> {
  const { config, clock } = call.app
  const secret = decrypt(config.SESSION_SECRET, 'second-factor-offer', ownerOf(call, owner), sealed)
  const counter = secret && counterOf(call, owner, secret, code)
  if (!secret || !counter) return undefined
  return call.db.transaction(async (trx) => {
    const isFirst = await repository.insert(trx, {
      user_uuid: owner.uuid,
      secret: encrypt(config.SESSION_SECRET, 'second-factor', ownerOf(call, owner), secret),
      last_counter: counter,
      created_at: instant(clock.now())
    })
    if (!isFirst) return undefined
    await record(trx, SELF_SERVICE(call, owner), subjectOf(owner), OFF, ON)
    await endOthersOf(call, trx, owner)
    await tell(call, trx, owner, 'on')
    return renewCodes(trx, owner)
  })
}

/** Whether a code is right, from the app or one of the recovery codes; it is used up. Only wrong ones count. @throws TooMany */
export async function takeCode(call: Call, owner: Owner, code: string): Promise<boolean> {
  const { app, db, tenant, ctx } = call
  const account = { tenant: tenant.id, account: owner.email_address }
  const limits = [
    [CODE_PAIR, { ...account, ip: ctx.ip }],
    [CODE_ACCOUNT, account]
  ] as const
  for (const [limit, key] of limits)
    await app.limits.take(limit, key).catch((refused) => noteLock(call, refused, async () => owner))
  if (!(await isRight(call, db, owner, code))) {
    await noteRefusal(call, owner, 'code')
    await noteWrong(call, owner)
    return false
  }
  for (const [limit, key] of limits) await app.limits.giveBack(limit, key)
  return true
}

async function isRight(call: Call, db: TenantDb, owner: Owner, code: string): Promise<boolean> {
  const factor = await repository.find(db, owner.uuid)
  if (!factor) return false
  const secret = decrypt(call.app.config.SESSION_SECRET, 'second-factor', ownerOf(call, owner), factor.secret)
  const counter = secret && counterOf(call, owner, secret, code)
  if (counter) return repository.takeCounter(db, owner.uuid, counter)
  return repository.takeRecoveryCode(db, owner.uuid, hashOf(owner, code))
}

/** Since when it is on, and how many recovery codes are left; undefined while it is off. */
export async function stateOf({ db }: Call, user_uuid: string) {
  const factor = await repository.find(db, user_uuid)
  return factor && { since: factor.created_at, codes: await repository.countRecoveryCodes(db, user_uuid) }
}

export const newCodes = (call: Call, owner: Owner): Promise<string[]> =>
  call.db.transaction(async (trx) => {
    await tell(call, trx, owner, 'codes')
    return renewCodes(trx, owner)
  })

/** Takes app and passkeys away, by an administrator. */
export async function reset(call: Call, trx: TenantDb, owner: Owner): Promise<void> {
  const [hadApp, hadPasskeys] = [await repository.remove(trx, owner.uuid), await passkeys.removeAll(trx, owner.uuid)]
  if (!hadApp && !hadPasskeys) return
  await record(trx, call, subjectOf(owner), ON, OFF)
  await tell(call, trx, owner, 'off')
}

/** Turns it off, by the owner. */
export async function turnOff(call: Call, trx: TenantDb, owner: Owner): Promise<void> {
  if (!(await repository.remove(trx, owner.uuid))) return
  await record(trx, call, subjectOf(owner), ON, OFF)
  await tell(call, trx, owner, 'off')
}
