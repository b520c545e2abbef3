import { byName, sortedBy } from '../core/by-name.ts'
import type { TenantDb } from '../core/tenant-db.ts'

export interface ExportRow {
  uuid: string
  alias: string
  title_prefix: string
  first_name: string
  last_name: string
  title_suffix: string
  position: string
  branch: string
  city: string
  /** Of the card. */
  email_address: string
  /** Of the account; null where there is none. */
  sign_in_address: string | null
  phone_number: string
  is_institutional: boolean
  whatsapp_enable: boolean
}

const joined = (db: TenantDb) =>
  db
    .table('organizations as o')
    .leftJoin('advisors as a', (on) =>
      on.on('a.tenant_id', 'o.tenant_id').on('a.organization_uuid', 'o.uuid').onNull('a.deactivated_at')
    )

export async function findBranches(db: TenantDb): Promise<{ uuid: string; name: string; advisors: number }[]> {
  const rows: { uuid: string; name: string; advisors: number | string }[] = await joined(db)
    .groupBy('o.uuid', 'o.name')
    .orderBy('o.uuid')
    .select('o.uuid', 'o.name')
    .count('a.uuid as advisors')
  return sortedBy(rows, ({ name }) => name).map((row) => ({ ...row, advisors: Number(row.advisors) }))
}

/** By name; the rows of one moment, so that what changes meanwhile neither doubles nor drops anybody. */
export async function findAdvisors(db: TenantDb, organization_uuid?: string): Promise<ExportRow[]> {
  const rows = joined(db)
    .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
    .whereNotNull('a.uuid')
    .orderBy('a.alias')
  if (organization_uuid) rows.where('o.uuid', organization_uuid)
  const found: ExportRow[] = await rows.select(
    ...['uuid', 'alias', 'title_prefix', 'first_name', 'last_name', 'title_suffix', 'position'].map(
      (name) => `a.${name}`
    ),
    ...['email_address', 'phone_number', 'is_institutional', 'whatsapp_enable'].map((name) => `a.${name}`),
    'u.email_address as sign_in_address',
    'o.name as branch',
    'o.city'
  )
  return byName(found)
}

/** What some advisors have chosen, by their uuid. */
async function gathered(rows: PromiseLike<{ advisor_uuid: string; value: string }[]>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const { advisor_uuid, value } of await rows) found.set(advisor_uuid, [...(found.get(advisor_uuid) ?? []), value])
  return found
}

export const findTopics = (db: TenantDb, uuids: readonly string[]) =>
  gathered(
    db
      .table('advisor_topics as x')
      .join('appointment_topics as t', (on) => on.on('t.tenant_id', 'x.tenant_id').on('t.uuid', 'x.topic_uuid'))
      .whereIn('x.advisor_uuid', uuids)
      .orderBy('t.topic')
      .select('x.advisor_uuid', 't.topic as value')
  )

const chosen = (table: string, column: string) => (db: TenantDb, uuids: readonly string[]) =>
  gathered(db.table(table).whereIn('advisor_uuid', uuids).orderBy(column).select('advisor_uuid', `${column} as value`))

export const findTypes = chosen('advisor_appointment_types', 'type')
export const findContactOptions = chosen('advisor_contact_options', 'name')
