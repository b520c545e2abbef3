import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { AuditAction, AuditEntry, AuditObject, AuditPage, AuditQuery, FieldChange } from '#contract/audit'
import { AUDIT_PAGE_SIZE } from '#contract/audit'
import { instant } from '../core/clock.ts'
import { csv } from '../core/csv.ts'
import { dayStart } from '../core/days.ts'
import { Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import type { Services } from '../core/services.ts'
import type { CurrentUser } from '../core/session.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import * as repository from './audit.repository.ts'

/** What was changed, and how it is called. */
interface Changed {
  object: AuditObject
  /** Its key among its kind: a setting's name, a uuid, an alias. */
  id: string
  name: string
}

type Fields = Record<string, unknown> | undefined

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
  services: Pick<Services, 'clock'>
  user?: Pick<CurrentUser, 'uuid' | 'full_name'> | undefined
}

/** Somebody who does what is their own without a session, as by a link that was mailed to them. */
export const themselves = ({ services }: Actor, { uuid, full_name }: NonNullable<Actor['user']>): Actor => ({
  services,
  user: { uuid, full_name }
})

export interface Change {
  changed: Changed
  before: Fields
  after: Fields
}

function rowsOf({ user, services }: Actor, { changed, before, after }: Change): repository.AuditRow[] {
  const { object, id, name } = changed
  const action = actionOf(before, after)
  const changes = differences(before, after)
  if (action === 'changed' && !changes.length) return []
  return [
    {
      uuid: randomUUID(),
      at: instant(services.clock.now()),
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
export const record = (db: TenantDb, actor: Actor, changed: Changed, before: Fields, after: Fields): Promise<void> =>
  recordAll(db, actor, [{ changed, before, after }])

/** The same of many at once. */
export const recordAll = (db: TenantDb, actor: Actor, changes: readonly Change[]): Promise<void> =>
  repository.insert(
    db,
    changes.flatMap((change) => rowsOf(actor, change))
  )

/** Whole days on the institution's clock. */
function filterOf(
  { tenant, t }: Call,
  { from, to, object, object_id, q }: Omit<AuditQuery, 'page'>
): repository.AuditFilter {
  if (from && to && from > to) throw new Unprocessable({ to: [t('audit.reversed')] })
  return {
    object,
    object_id,
    q,
    since: from && dayStart(from, tenant.time_zone),
    until: to && dayStart(to, tenant.time_zone, 1)
  }
}

export async function read(call: Call, query: AuditQuery): Promise<AuditPage> {
  const filter = filterOf(call, query)
  return {
    entries: await repository.findPage(call.db, filter, query.page, AUDIT_PAGE_SIZE),
    total: await repository.count(call.db, filter),
    page_size: AUDIT_PAGE_SIZE,
    time_zone: call.tenant.time_zone
  }
}

const EXPORT_STEP = 500

const COLUMNS = ['at', 'actor', 'action', 'object', 'name', 'field', 'before', 'after'] as const

async function* lines(call: Call, filter: repository.AuditFilter) {
  let last: AuditEntry | undefined
  do {
    const entries = await repository.findBefore(call.db, filter, last, EXPORT_STEP)
    last = entries.length === EXPORT_STEP ? entries.at(-1) : undefined
    yield* entries.flatMap((entry) => linesOf(call, entry))
  } while (last)
}

/** A line for each changed field; of what has none, one. */
function linesOf({ t }: Call, { at, actor_name, action, object, object_name, changes }: AuditEntry): string[][] {
  const start = [at, actor_name, t(`audit.${action}`), t(`audit.object-${object}`), object_name]
  const fields = changes.length ? changes : [{ field: '', before: null, after: null }]
  return fields.map(({ field, before, after }) => [...start, field, before ?? '', after ?? ''])
}

/** The filtered log as a file, sent as it is read. */
export function exported(call: Call, query: Omit<AuditQuery, 'page'>): Readable {
  const { ctx, t, locale } = call
  ctx.attachment('audit-log.csv')
  const columns = COLUMNS.map((name) => t(`audit.column-${name}`))
  return csv(columns, lines(call, filterOf(call, query)), locale)
}
