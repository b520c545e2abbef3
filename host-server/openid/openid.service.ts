import { randomUUID } from 'node:crypto'
import { buildEndSessionUrl } from 'openid-client'
import type { SettingName } from '#contract/settings'
import { record, themselves } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { hashPassword } from '../core/passwords.ts'
import { seal, unseal } from '../core/sealed.ts'
import { findRoles, sessionHash, signIn } from '../core/session.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { randomToken } from '../core/tokens.ts'
import { removeOf as removeInvitations } from '../people/invitations.repository.ts'
import * as people from '../people/people.repository.ts'
import { type Claims, namesOf, rolesIn, subjectOf, verifiedEmail, withholdsRoles } from './claims.ts'
import { configurationOf } from './openid.client.ts'
import type { Finished } from './openid.flow.ts'
import * as repository from './openid.repository.ts'
import { isOffered, type Provider, providerOf } from './openid.settings.ts'
import { OpenIdTrouble } from './openid.trouble.ts'

let nobodysHash: Promise<string> | undefined

/** The hash of a password that was never told to anybody. */
function nobodys(): Promise<string> {
  nobodysHash ??= hashPassword(randomToken())
  nobodysHash.catch(() => {
    nobodysHash = undefined
  })
  return nobodysHash
}

/** An account for somebody whom only the sign-in service knows, where the institution wants that; its password is nobody's. */
async function create(
  db: TenantDb,
  call: Call,
  provider: Provider,
  claims: Claims,
  email: string
): Promise<repository.OpenIdAccount> {
  const roles = rolesIn(claims, provider)
  if (withholdsRoles(claims, provider)) throw new OpenIdTrouble('unknown', 'the roles were not told')
  // whoever is to have no rights here is not meant
  if (!provider.createsUsers || (roles && !roles.held.length)) throw new OpenIdTrouble('unknown')
  const names = namesOf(claims, email)
  const user = {
    uuid: randomUUID(),
    email_address: email,
    password_hash: await nobodys(),
    deactivated_at: null,
    ...names
  }
  await repository.insertUser(db, user)
  const { email_address, full_name } = user
  await record(db, call, { object: 'user', id: user.uuid, name: full_name }, undefined, { email_address, full_name })
  return user
}

/** The account of whoever comes for the first time: found by the address, if the sign-in service stands for it. */
async function welcome(db: TenantDb, call: Call, provider: Provider, claims: Claims, subject: string) {
  const { issuer } = provider
  const email = verifiedEmail(claims)
  if (!email) throw new OpenIdTrouble('unverified')
  // whoever moves an account to another address waits, or has done so; so does whoever comes twice at once
  await people.lock(db)
  const meanwhile = await repository.findBySubject(db, issuer, subject)
  if (meanwhile) return meanwhile
  const found = await repository.findByEmail(db, issuer, email)
  if (found?.deactivated_at) throw new OpenIdTrouble('deactivated')
  // an address that went to a new colleague does not take the account along
  if (found?.subject) throw new OpenIdTrouble('taken')
  const account = found ?? (await create(db, call, provider, claims, email))
  const linked_at = instant(call.services.clock.now())
  const { uuid, full_name: name } = account
  await repository.link(db, { issuer, subject, user_uuid: uuid, linked_at })
  const changed = { object: 'user', id: uuid, name } as const
  await record(db, themselves(call, account), changed, {}, { sign_in_service: issuer })
  if (!account.password_hash) await repository.open(db, account.uuid, await nobodys())
  // a link that sets a password would pass the sign-in service by
  await removeInvitations(db, account.uuid)
  return account
}

async function isLastAdministrator(db: TenantDb, uuid: string): Promise<boolean> {
  await people.lock(db)
  return !(await people.countOtherAdministrators(db, uuid))
}

/** Gives and takes the roles on which the sign-in service decides; the last administrator stays one. */
async function followRoles(
  db: TenantDb,
  call: Call,
  provider: Provider,
  claims: Claims,
  user: repository.OpenIdAccount
) {
  const said = rolesIn(claims, provider)
  if (!said) return
  if (withholdsRoles(claims, provider)) {
    const where = { tenant: call.tenant.id, user: user.uuid, claim: provider.rolesClaim, id: call.ctx.state.requestId }
    return call.services.log.warn(where, 'a sign-in service did not tell the roles: they stay')
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

/** The account of whoever the sign-in service says they are, with the roles that it says. */
async function admit(call: Call, provider: Provider, claims: Claims): Promise<string> {
  const subject = subjectOf(claims)
  // not in the transaction, which has SQLite's only connection meanwhile
  await nobodys()
  return call.db.transaction(async (trx) => {
    const known = await repository.findBySubject(trx, provider.issuer, subject)
    const account = known ?? (await welcome(trx, call, provider, claims, subject))
    if (account.deactivated_at) throw new OpenIdTrouble('deactivated')
    await followRoles(trx, call, provider, claims, account)
    return account.uuid
  })
}

const PURPOSE = 'openid-session'

/** Opens a new session for whoever came from the sign-in service. */
export async function enter(call: Call, provider: Provider, { claims, idToken }: Finished): Promise<void> {
  const { ctx, db, services } = call
  const uuid = await admit(call, provider, claims)
  await db.transaction(async (trx) => {
    // an account that is given to another mailbox meanwhile is not theirs any more
    if (!(await repository.lockLinked(trx, provider.issuer, subjectOf(claims), uuid)))
      throw new OpenIdTrouble('expired')
    const idHash = await signIn(ctx, trx, services, uuid)
    await repository.keepIdToken(trx, idHash, seal(services.config.SESSION_SECRET, PURPOSE, idHash, idToken))
  })
}

/** Where the session that a browser is about to leave is ended at the sign-in service too; undefined where it need not be, or cannot. */
export async function farewellAddress({ ctx, db, services, tenant }: Call): Promise<string | undefined> {
  const { config, log } = services
  const idHash = sessionHash(ctx, config.secure)
  const sealed = idHash && (await repository.findIdToken(db, idHash))
  const provider = providerOf(config, tenant)
  if (!idHash || !sealed || !provider) return undefined
  try {
    const configuration = await configurationOf(services, provider)
    if (!configuration.serverMetadata().end_session_endpoint) return undefined
    const id_token_hint = unseal(config.SESSION_SECRET, PURPOSE, idHash, sealed)
    const post_logout_redirect_uri = `${baseUrl(config, tenant)}/account/openid/logged-out`
    return buildEndSessionUrl(configuration, { post_logout_redirect_uri, ...(id_token_hint && { id_token_hint }) }).href
  } catch (failure) {
    log.warn({ tenant: tenant.id, reason: (failure as Error).message }, 'the sign-in service was not told of a logout')
    return undefined
  }
}

const ADDRESSED: readonly SettingName[] = ['openid_issuer', 'openid_client_id']

/** Refuses what would lock everybody out, and forgets who is who where another service is named; in the transaction of the change. */
export async function watchSetting(trx: TenantDb, { t }: Call, name: SettingName, value: string): Promise<void> {
  if (!name.startsWith('openid_')) return
  // settings that hang together are changed one after the other
  await people.lock(trx)
  const held = await repository.findSettings(trx)
  const refuse = (id: string) => {
    throw new Unprocessable({ [name]: [t(id)] })
  }
  if (name === 'openid_password_sign_in' && value === 'false') {
    const isReady = isOffered(held) && (await repository.hasLinkedAdministrator(trx, held.openid_issuer ?? ''))
    if (!isReady) refuse('openid.administrator-first')
  }
  if (!ADDRESSED.includes(name)) return
  if (held.openid_password_sign_in === 'false') refuse('openid.passwords-first')
  await repository.unlinkAll(trx)
}
