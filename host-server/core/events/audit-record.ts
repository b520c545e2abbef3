import { randomUUID } from 'node:crypto'
import type { AuditAction, AuditObject, FieldChange } from '#contract/audit-log'
import { instant } from '../base/clock.ts'
import type { CurrentUser } from '../http/session.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import * as repository from './audit-record.repository.ts'

/** What was changed, and how it is called. */
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

/** The fields that differ, in the order in which they stand. */
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
  app: Pick<AppContext, 'clock'>
  user?: Pick<CurrentUser, 'uuid' | 'full_name'> | undefined
}

/** Somebody who does what is their own without a session, as by a link that was mailed to them. */
export const themselves = ({ app }: Actor, { uuid, full_name }: NonNullable<Actor['user']>): Actor => ({
  app,
  user: { uuid, full_name }
})

export interface Change {
  /** Undefined for what is no administration, such as one's own card. */
  changed: Subject | undefined
  before: Fields
  after: Fields
}

function rowsOf({ user, app }: Actor, { changed, before, after }: Change): repository.AuditRow[] {
  if (!changed || (!before && !after)) return []
  const { object, id, name } = changed
  const action = actionOf(before, after)
  const changes = differences(before, after)
  if (action === 'changed' && !changes.length) return []
  return [
    {
      uuid: randomUUID(),
      at: instant(app.clock.now()),
      actor_uuid: user?.uuid ?? '',
      actor_name: user?.full_name ?? '',
      action,
      object,
      object_id: id,
      object_name: name.slice(0, NAME_MAX),
      changes: JSON.stringify(changes)
    }
  ]
}

/**
 * Writes down who changed what from what to what, in the transaction of the change. Without `before` it was created,
 * without `after` deleted; a change of nothing is none. Leave out what is secret.
 */
export const record = (
  db: TenantDb,
  actor: Actor,
  changed: Change['changed'],
  before: Fields,
  after: Fields
): Promise<void> => recordAll(db, actor, [{ changed, before, after }])

/** The same of many at once. */
export const recordAll = (db: TenantDb, actor: Actor, changes: readonly Change[]): Promise<void> =>
  repository.insert(
    db,
    changes.flatMap((change) => rowsOf(actor, change))
  )
