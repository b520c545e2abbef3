import { randomUUID } from 'node:crypto'
import { buildEndSessionUrl } from 'openid-client'
import type { SettingName } from '#contract/settings'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { record, recordSignIn, SELF_SERVICE } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import { findRoles, noteProof, sessionHash, signIn } from '../../core/http/session.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'
import { hashPassword } from '../../core/security/passwords.ts'
import { randomToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { removeOf as removeInvitations } from '../people/invitations.repository.ts'
import * as people from '../people/people.repository.ts'
import { type Claims, namesOf, omitsRoles, rolesIn, subjectOf, verifiedEmail } from './claims.ts'
import { configurationOf } from './openid.client.ts'
import type { FinishedSignIn } from './openid.flow.ts'
import * as repository from './openid.repository.ts'
import { isConfigured, type Provider, providerOf } from './openid.settings.ts'
import { SignInError } from './sign-in-error.ts'

let cachedHash: Promise<string> | undefined

/** The hash of a random password that no one knows. */
function unusableHash(): Promise<string> {
  cachedHash ??= hashPassword(randomToken())
  cachedHash.catch(() => {
    cachedHash = undefined
  })
  return cachedHash
}

/** Creates an account for a user whom only the sign-in service knows, if the institution allows that; it has no usable password. */
async function create(
  db: TenantDb,
  call: Call,
  provider: Provider,
  claims: Claims,
  email: string
): Promise<repository.OpenIdAccount> {
  const roles = rolesIn(claims, provider)
  if (omitsRoles(claims, provider)) throw new SignInError('unknown', 'the roles were omitted')
  // a user without any mapped role is not meant to have an account
  if (!provider.createsUsers || (roles && !roles.held.length)) throw new SignInError('unknown')
  const names = namesOf(claims, email)
  const user = {
    uuid: randomUUID(),
    email_address: email,
    password_hash: await unusableHash(),
    deactivated_at: null,
    ...names
  }
  await repository.insertUser(db, user)
  const { email_address, full_name } = user
  await record(db, call, { object: 'user', id: user.uuid, name: full_name }, undefined, { email_address, full_name })
  return user
}

/** The account for a first sign-in: found by the e-mail address, if the sign-in service has verified it. */
async function welcome(db: TenantDb, call: Call, provider: Provider, claims: Claims, subject: string) {
  const { issuer } = provider
  const email = verifiedEmail(claims)
  if (!email) throw new SignInError('unverified')
  // serialises with changes of accounts' addresses and with a concurrent first sign-in of the same user
  await people.lock(db)
  const meanwhile = await repository.findBySubject(db, issuer, subject)
  if (meanwhile) return meanwhile
  const found = await repository.findByEmail(db, issuer, email)
  if (found?.deactivated_at) throw new SignInError('deactivated')
  // if an address is reassigned to a new colleague, the account is not
  if (found?.subject) throw new SignInError('taken')
  const account = found ?? (await create(db, call, provider, claims, email))
  const linked_at = instant(call.app.clock.now())
  const { uuid, full_name: name } = account
  await repository.link(db, { issuer, subject, user_uuid: uuid, linked_at })
  const changed = { object: 'user', id: uuid, name } as const
  await record(db, SELF_SERVICE(call, account), changed, {}, { sign_in_service: issuer })
  if (!account.password_hash) await repository.open(db, account.uuid, await unusableHash())
  // a link to set a password would bypass the sign-in service
  await removeInvitations(db, account.uuid)
  return account
}

async function isLastAdministrator(db: TenantDb, uuid: string): Promise<boolean> {
  await people.lock(db)
  return !(await people.countOtherAdministrators(db, uuid))
}

/** Adds and removes the roles that the sign-in service manages; the last administrator stays one. */
async function followRoles(
  db: TenantDb,
  call: Call,
  provider: Provider,
  claims: Claims,
  user: repository.OpenIdAccount
) {
  const said = rolesIn(claims, provider)
  if (!said) return
  if (omitsRoles(claims, provider)) {
    const where = { tenant: call.tenant.id, user: user.uuid, claim: provider.rolesClaim, id: call.ctx.state.requestId }
    return call.app.log.warn(where, 'the sign-in service sent no roles: roles stay unchanged')
  }
  const before = await findRoles(db, user.uuid)
  const added = said.held.filter((role) => !before.includes(role))
  const left = said.decided.filter((role) => before.includes(role) && !said.held.includes(role))
  const isLast = left.includes('accountadmin') && (await isLastAdministrator(db, user.uuid))
  const taken = isLast ? left.filter((role) => role !== 'accountadmin') : left
  await repository.changeRoles(db, user.uuid, added, taken)
  const after = [...before.filter((role) => !taken.includes(role)), ...added].toSorted()
  const changed = { object: 'user', id: user.uuid, name: user.full_name } as const
  await record(db, call, changed, { roles: before.join(', ') }, { roles: after.join(', ') })
}

/** Finds or creates the account of the claims, and updates its roles. @returns the account's uuid */
async function admit(call: Call, provider: Provider, claims: Claims): Promise<string> {
  const subject = subjectOf(claims)
  // outside the transaction, which would block SQLite's only connection while hashing
  await unusableHash()
  return call.db.transaction(async (trx) => {
    const known = await repository.findBySubject(trx, provider.issuer, subject)
    const account = known ?? (await welcome(trx, call, provider, claims, subject))
    if (account.deactivated_at) throw new SignInError('deactivated')
    await followRoles(trx, call, provider, claims, account)
    return account.uuid
  })
}

const PURPOSE = 'openid-session'

/** Opens a new session after a completed sign-in by the service. */
export async function signInByService(
  call: Call,
  provider: Provider,
  { claims, idToken }: FinishedSignIn
): Promise<void> {
  const { ctx, db, app } = call
  const uuid = await admit(call, provider, claims)
  await db.transaction(async (trx) => {
    // an account that has got another e-mail address in the meantime may be another person's
    if (!(await repository.lockLinked(trx, provider.issuer, subjectOf(claims), uuid))) throw new SignInError('expired')
    const idHash = await signIn(ctx, trx, app, uuid)
    await recordSignIn(trx, call, await repository.findName(trx, uuid), 'service')
    await repository.keepIdToken(trx, idHash, encrypt(app.config.SESSION_SECRET, PURPOSE, idHash, idToken))
  })
}

/** Notes that the user of this session has signed in at the service once more. */
export async function confirmByService(call: Call, { issuer }: Provider, { claims }: FinishedSignIn): Promise<void> {
  const found = await repository.findBySubject(call.db, issuer, subjectOf(claims))
  if (!call.user || found?.uuid !== call.user.uuid) throw new SignInError('failed', 'confirmed as somebody else')
  await noteProof(call.ctx, call.db, call.app)
}

/** Whether the session was opened by the service, which alone can say that it is still its user. */
export async function isByService({ ctx, db, app }: Call): Promise<boolean> {
  const idHash = sessionHash(ctx, app.config)
  return Boolean(idHash && (await repository.findIdToken(db, idHash)))
}

/** The URL that ends the session at the sign-in service too (RP-initiated logout); undefined if not needed or not supported. */
export async function logoutUrl({ ctx, db, app, tenant }: Call): Promise<string | undefined> {
  const { config, log } = app
  const idHash = sessionHash(ctx, config)
  const sealed = idHash && (await repository.findIdToken(db, idHash))
  const provider = providerOf(config, tenant)
  if (!idHash || !sealed || !provider) return undefined
  try {
    const configuration = await configurationOf(app, provider)
    if (!configuration.serverMetadata().end_session_endpoint) return undefined
    const id_token_hint = decrypt(config.SESSION_SECRET, PURPOSE, idHash, sealed)
    const post_logout_redirect_uri = `${baseUrl(config, tenant)}/account/openid/logged-out`
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri, ...(id_token_hint && { id_token_hint }) }).href
  } catch (failure) {
    log.warn(
      { tenant: tenant.id, reason: (failure as Error).message },
      'the sign-in service could not be notified of a sign-out'
    )
    return undefined
  }
}

const ADDRESSED: readonly SettingName[] = ['openid_issuer', 'openid_client_id']

/**
 * Refuses changes that would lock everyone out, seen together with the other settings, and unlinks all accounts when the
 * service changes. Runs in the transaction of the changes.
 */
export async function checkSettingChanges(
  trx: TenantDb,
  { t }: Call,
  changes: Partial<Record<SettingName, string>>
): Promise<void> {
  if (!Object.keys(changes).some((name) => name.startsWith('openid_'))) return
  // serialises changes of settings that depend on each other
  await people.lock(trx)
  const held = { ...(await repository.findSettings(trx)), ...changes }
  if (changes.openid_password_sign_in === 'false') {
    const isReady = isConfigured(held) && (await repository.hasLinkedAdministrator(trx, held.openid_issuer ?? ''))
    if (!isReady) throw new Unprocessable({ openid_password_sign_in: [t('openid.administrator-first')] })
  }
  const addressed = ADDRESSED.filter((name) => changes[name] !== undefined)
  if (!addressed.length) return
  if (held.openid_password_sign_in === 'false') {
    throw new Unprocessable(Object.fromEntries(addressed.map((name) => [name, [t('openid.passwords-first')]])))
  }
  await repository.unlinkAll(trx)
}
