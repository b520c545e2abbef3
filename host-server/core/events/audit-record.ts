import { createHash } from 'node:crypto'
import type { AuditAction, AuditObject, FieldChange } from '#contract/audit-log'
import { HOUR, instant } from '../base/clock.ts'
import { orderedUuid } from '../base/ordered-uuid.ts'
import type { CurrentUser } from '../http/session.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import * as repository from './audit-record.repository.ts'

/** What was changed, and its name. */
export interface Subject {
  object: AuditObject
  /** Its key among its kind: a setting's name, a uuid, an alias. */
  id: string
  name: string
}

export type Fields = Record<string, unknown> | undefined

const NAME_MAX = 255

const print = (value: unknown): string | null => {
  if (value === undefined || value === null) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The fields that differ, in their order. */
function differences(before: Fields = {}, after: Fields = {}): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return fields.flatMap((field) => {
    const change = { field, before: print(before[field]), after: print(after[field]) }
    return change.before === change.after ? [] : [change]
  })
}

const actionOf = (before: Fields, after: Fields): AuditAction => {
  if (!before) return 'created'
  return after ? 'changed' : 'deleted'
}

interface Actor {
  app: Pick<AppContext, 'clock' | 'recorded'>
  user?: Pick<CurrentUser, 'uuid' | 'full_name'> | undefined
}

/** The actor of people who act for themselves without a session, such as by a link in an e-mail. */
export const SELF_SERVICE = ({ app }: Actor, { uuid, full_name }: NonNullable<Actor['user']>): Actor => ({
  app,
  user: { uuid, full_name }
})

export interface Change {
  /** Undefined for changes that are not logged. */
  changed: Subject | undefined
  before: Fields
  after: Fields
}

const rowOf = (
  { user, app }: Actor,
  action: AuditAction,
  { object, id, name }: Subject,
  changes: readonly FieldChange[]
): repository.AuditRow => ({
  // entries of one moment keep the order in which they were written
  uuid: orderedUuid(),
  at: instant(app.clock.now()),
  actor_uuid: user?.uuid ?? '',
  actor_name: user?.full_name ?? '',
  action,
  object,
  object_id: id,
  object_name: name.slice(0, NAME_MAX),
  changes: JSON.stringify(changes)
})

function rowsOf(actor: Actor, { changed, before, after }: Change): repository.AuditRow[] {
  if (!changed || (!before && !after)) return []
  const action = actionOf(before, after)
  const changes = differences(before, after)
  return action === 'changed' && !changes.length ? [] : [rowOf(actor, action, changed, changes)]
}

/** Records what somebody did that changed nothing: looked for a person, took a list out. */
export const recordDeed = (
  db: TenantDb,
  actor: Actor,
  action: Exclude<AuditAction, 'created' | 'changed' | 'deleted'>,
  subject: Subject,
  details: Fields = {}
): Promise<void> => repository.insert(db, [rowOf(actor, action, subject, differences(undefined, details))])

/** With what somebody signs in; `audit.by-<way>` says it. */
export type SignInWay = 'password' | 'code' | 'passkey' | 'service'

const sessionOf = ({ uuid, full_name }: NonNullable<Actor['user']>): Subject => ({
  object: 'session',
  id: uuid,
  name: full_name
})

/** Records that somebody has signed in. */
export const recordSignIn = (
  db: TenantDb,
  actor: Actor,
  account: NonNullable<Actor['user']>,
  sign_in_by: SignInWay
): Promise<void> => recordDeed(db, SELF_SERVICE(actor, account), 'signed-in', sessionOf(account), { sign_in_by })

/** Records that somebody did not get in, or could not prove to be who is signed in; without an account no name is kept. */
export const recordRefusal = (
  db: TenantDb,
  actor: Actor,
  account: NonNullable<Actor['user']> | undefined,
  sign_in_by: SignInWay
): Promise<void> =>
  recordDeed(
    db,
    actor,
    'refused',
    { ...sessionOf(account ?? NOBODY), object: actor.user ? 'proof' : 'session' },
    { sign_in_by }
  )

const NOBODY = { uuid: '', full_name: '' }

/** Records that too many attempts have closed an account to whoever makes more, once an hour. */
export const recordLock = (
  db: TenantDb,
  actor: Actor,
  account: NonNullable<Actor['user']> | undefined
): Promise<void> => recordHourly(db, { app: actor.app }, 'locked', sessionOf(account ?? NOBODY))

/** A uuid (RFC 9562, version 8) that is the same for all who say the same. */
function uuidOf(said: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.*)/, '$1-$2-8$3-8$4-$5')
}

/** Records a deed that nobody needs to know of more often than once an hour: on whichever node, it is one entry. */
export function recordHourly(db: TenantDb, actor: Actor, action: 'locked' | 'read', subject: Subject): Promise<void> {
  const row = rowOf(actor, action, subject, [])
  const hour = Math.floor(actor.app.clock.now().getTime() / HOUR)
  const uuid = uuidOf([db.tenantId, row.actor_uuid, action, row.object, row.object_id, `${hour}`])
  return repository.insertOnce(db, { ...row, uuid })
}

/**
 * Records who changed which fields, in the transaction of the change. Without `before` the object was created, without
 * `after` deleted; a change without effect is not recorded. Secrets must be left out.
 */
export const record = (
  db: TenantDb,
  actor: Actor,
  changed: Change['changed'],
  before: Fields,
  after: Fields
): Promise<void> => recordAll(db, actor, [{ changed, before, after }])

/** The same for many changes. */
export async function recordAll(db: TenantDb, actor: Actor, changes: readonly Change[]): Promise<void> {
  const rows = changes.flatMap((change) => rowsOf(actor, change))
  await repository.insert(db, rows)
  const recorded = rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as FieldChange[] }))
  for (const learn of recorded.length ? actor.app.recorded : []) await learn(db, actor.app.clock.now(), recorded)
}
