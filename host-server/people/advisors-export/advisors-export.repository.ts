import { manyByName, sortedBy } from '../../core/base/collation.ts'
import { allOf, readInSlices } from '../../core/base/slices.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

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
  /** The address on the card. */
  email_address: string
  /** The address of the account; null without an account. */
  sign_in_address: string | null
  phone_number: string
  photo: string | null
  is_institutional: boolean
  whatsapp_enable: boolean
}

export async function findBranches(
  db: TenantDb
): Promise<{ uuid: string; name: string; city: string; advisors: number }[]> {
  const rows = await db
    .table('organizations as o')
    .leftJoin('advisors as a', (on) =>
      on.on('a.tenant_id', 'o.tenant_id').on('a.organization_uuid', 'o.uuid').onNull('a.deactivated_at')
    )
    .whereNull('o.closed_at')
    .groupBy('o.uuid', 'o.name', 'o.city')
    .orderBy('o.uuid')
    .select('o.uuid', 'o.name', 'o.city')
    .count('a.uuid as advisors')
  return sortedBy(rows, ({ name }) => name).map((row) => ({ ...row, advisors: Number(row.advisors) }))
}

/** By name. */
export async function findAdvisors(db: TenantDb, organization_uuid?: string): Promise<ExportRow[]> {
  const slices = readInSlices<ExportRow>((last, size) => {
    const rows = db
      .table('advisors as a')
      .join('organizations as o', (on) => on.on('o.tenant_id', 'a.tenant_id').on('o.uuid', 'a.organization_uuid'))
      .leftJoin('users as u', (on) => on.on('u.tenant_id', 'a.tenant_id').on('u.advisor_uuid', 'a.uuid'))
      .whereNull('a.deactivated_at')
      .orderBy('a.uuid')
      .limit(size)
    if (organization_uuid) rows.where('o.uuid', organization_uuid)
    if (last) rows.where('a.uuid', '>', last.uuid)
    return rows.select(
      'a.uuid',
      'a.alias',
      'a.title_prefix',
      'a.first_name',
      'a.last_name',
      'a.title_suffix',
      'a.position',
      'a.email_address',
      'a.phone_number',
      'a.photo',
      'a.is_institutional',
      'a.whatsapp_enable',
      'u.email_address as sign_in_address',
      'o.name as branch',
      'o.city'
    )
  })
  return manyByName(await allOf(slices))
}

/** Groups values by advisor. */
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

export const findTypes = (db: TenantDb, uuids: readonly string[]) =>
  gathered(
    db
      .table('advisor_appointment_types')
      .whereIn('advisor_uuid', uuids)
      .orderBy('type')
      .select('advisor_uuid', 'type as value')
  )

export const findContactOptions = (db: TenantDb, uuids: readonly string[]) =>
  gathered(
    db
      .table('advisor_contact_options')
      .whereIn('advisor_uuid', uuids)
      .orderBy('name')
      .select('advisor_uuid', 'name as value')
  )
