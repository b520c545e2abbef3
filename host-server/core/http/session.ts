import type { Context } from 'koa'
import type { Language } from '#contract/locales'
import type { Me } from '#contract/me'
import type { Appearance } from '#contract/preferences'
import { instant, MINUTE } from '../base/clock.ts'
import type { Config } from '../base/config.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import { hashToken, randomToken } from '../security/tokens.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { readCookie, setCookie } from './cookies.ts'
import { deviceOf } from './device.ts'

/** A session ends after this long without a request, and after this long in any case. */
export const SESSION_IDLE_MINUTES = 30
export const SESSION_MAX_HOURS = 12

/** So long after a password, a code or a passkey nothing that could harm is done without another. */
export const PROOF_MINUTES = 15

/** `seen_at` is written at most this often, so that reading a page does not cost a write. */
const SEEN_EVERY = MINUTE

export interface CurrentUser {
  uuid: string
  email_address: string
  full_name: string
  roles: NonNullable<Me['roles']>
  advisor_uuid: string | null
  alias: string | null
  is_institutional: boolean
  /** The file of the photo on the card. */
  photo: string | null
  /** Null: the institution's. */
  language: Language | null
  appearance: Appearance
  signed_in_at: string
  /** When a password, a code or a passkey was last given in this session. */
  proved_at: string
}

interface SessionRow extends Omit<CurrentUser, 'roles' | 'signed_in_at' | 'is_institutional' | 'proved_at'> {
  /** Null for a user without a card. */
  is_institutional: boolean | null
  id_hash: string
  created_at: string
  seen_at: string
  proved_at: string | null
}

const setSession = (ctx: Context, config: Config, id: string | null) =>
  setCookie(ctx, config, 'session', id, { sameSite: 'lax' })

function read(db: TenantDb, idHash: string): Promise<SessionRow | undefined> {
  return db
    .table('sessions as s')
    .join('users as u', (on) => on.on('u.tenant_id', 's.tenant_id').on('u.uuid', 's.user_uuid'))
    .leftJoin('advisors as a', (on) => on.on('a.tenant_id', 'u.tenant_id').on('a.uuid', 'u.advisor_uuid'))
    .where('s.id_hash', idHash)
    .whereNull('u.deactivated_at')
    .first(
      's.id_hash',
      's.created_at',
      's.seen_at',
      's.proved_at',
      'u.uuid',
      'u.email_address',
      'u.full_name',
      'u.advisor_uuid',
      'u.language',
      'u.appearance',
      'a.alias',
      'a.is_institutional',
      'a.photo'
    )
}

/** A full disk must not prevent reading. */
async function note(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write
  } catch (failure) {
    if (!asUnavailable(failure)) throw failure
  }
}

export const findRoles = (db: TenantDb, user_uuid: string): Promise<CurrentUser['roles']> =>
  db.table('user_roles').where({ user_uuid }).orderBy('role').pluck('role')

/** The signed-in user of a request, or undefined for a guest; only the sessions table decides. */
export async function currentUser(
  ctx: Context,
  db: TenantDb,
  { config, clock }: AppContext
): Promise<CurrentUser | undefined> {
  const idHash = sessionHash(ctx, config)
  if (!idHash) return undefined
  const row = await read(db, idHash)
  if (!row) return undefined
  const mine = db.table('sessions').where({ id_hash: row.id_hash })
  const now = clock.now().getTime()
  const idle = now - Date.parse(row.seen_at)
  if (idle > SESSION_IDLE_MINUTES * MINUTE || now - Date.parse(row.created_at) > SESSION_MAX_HOURS * 60 * MINUTE) {
    await note(mine.delete())
    return undefined
  }
  if (idle > SEEN_EVERY) await note(mine.update({ seen_at: instant(now) }))
  const roles = await findRoles(db, row.uuid)
  const { id_hash, created_at, seen_at, proved_at, ...user } = row
  const is_institutional = Boolean(user.is_institutional)
  return { ...user, is_institutional, roles, signed_in_at: created_at, proved_at: proved_at ?? created_at }
}

/** What a session entitles to, as a text that differs when it changes. */
export const rightsOf = ({ uuid, advisor_uuid, roles }: Pick<CurrentUser, 'uuid' | 'advisor_uuid' | 'roles'>) =>
  [uuid, advisor_uuid, ...roles].join(' ')

/** What sessions entitle to, by the hashes of their ids; those that have ended or whose user is deactivated are missing. */
export async function findRights(db: TenantDb, hashes: string[], now: Date): Promise<Map<string, string>> {
  const rows = await db
    .table('sessions as s')
    .join('users as u', (on) => on.on('u.tenant_id', 's.tenant_id').on('u.uuid', 's.user_uuid'))
    .leftJoin('user_roles as r', (on) => on.on('r.tenant_id', 'u.tenant_id').on('r.user_uuid', 'u.uuid'))
    .whereIn('s.id_hash', hashes)
    .where('s.seen_at', '>=', instant(now.getTime() - SESSION_IDLE_MINUTES * MINUTE))
    .where('s.created_at', '>=', instant(now.getTime() - SESSION_MAX_HOURS * 60 * MINUTE))
    .whereNull('u.deactivated_at')
    .orderBy('r.role')
    .select('s.id_hash', 'u.uuid', 'u.advisor_uuid', 'r.role')
  const found = new Map<string, Pick<CurrentUser, 'uuid' | 'advisor_uuid' | 'roles'>>()
  for (const { id_hash, uuid, advisor_uuid, role } of rows) {
    const { roles } = found.get(id_hash) ?? { roles: [] }
    found.set(id_hash, { uuid, advisor_uuid, roles: role ? [...roles, role] : roles })
  }
  return new Map([...found].map(([id_hash, user]) => [id_hash, rightsOf(user)]))
}

/** Starts a session under a new id and ends the previous one. @returns the hash of the id */
export async function signIn(
  ctx: Context,
  db: TenantDb,
  { config, clock }: AppContext,
  userUuid: string
): Promise<string> {
  await signOut(ctx, db, config)
  const id = randomToken()
  const now = instant(clock.now())
  const id_hash = hashToken(id)
  const device = deviceOf(ctx.get('user-agent'))
  await db.insert('sessions', { id_hash, user_uuid: userUuid, created_at: now, seen_at: now, device })
  await db.table('users').where({ uuid: userUuid }).update({ last_sign_in_at: now })
  setSession(ctx, config, id)
  return id_hash
}

/** Whether the user has proved who they are so lately that nobody else is likely to sit there. */
export const isProved = ({ proved_at }: Pick<CurrentUser, 'proved_at'>, { clock }: Pick<AppContext, 'clock'>) =>
  clock.now().getTime() - Date.parse(proved_at) <= PROOF_MINUTES * MINUTE

/** Notes that the user of this session has proved who they are. */
export async function noteProof(ctx: Context, db: TenantDb, { config, clock }: AppContext): Promise<void> {
  const id_hash = sessionHash(ctx, config)
  if (id_hash)
    await db
      .table('sessions')
      .where({ id_hash })
      .update({ proved_at: instant(clock.now()) })
}

/** The hash under which the session of a request is stored. */
export function sessionHash(ctx: Context, config: Config): string | undefined {
  const id = readCookie(ctx, config, 'session')
  return id && hashToken(id)
}

export async function signOut(ctx: Context, db: TenantDb, config: Config): Promise<void> {
  const id_hash = sessionHash(ctx, config)
  if (id_hash) await db.table('sessions').where({ id_hash }).delete()
  setSession(ctx, config, null)
}

export const signOutEverywhere = (db: TenantDb, userUuid: string) =>
  db.table('sessions').where({ user_uuid: userUuid }).delete()
