import type { CustomLinkForm, CustomLinkKind, OwnLink } from '#contract/custom-links'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** With how many advisors have entered theirs. */
export type Counted = Omit<CustomLinkKind, 'revision'>

const COLUMNS = ['l.uuid', 'l.icon', 'l.label', 'l.pattern', 'l.is_retired'] as const

const kinds = (db: TenantDb) =>
  db
    .table('custom_links as l')
    .leftJoin('advisor_custom_links as a', (on) =>
      on.on('a.tenant_id', 'l.tenant_id').on('a.link_uuid', 'l.uuid').on(db.raw("a.value <> ''"))
    )
    .groupBy('l.tenant_id', 'l.uuid')
    .select(...COLUMNS, db.raw<{ advisors: number }>('count(a.advisor_uuid) as advisors'))

const counted = (row: Counted): Counted => ({ ...row, advisors: Number(row.advisors) })

export async function findAll(db: TenantDb): Promise<Counted[]> {
  const rows = await kinds(db).orderBy(['l.position', 'l.uuid'])
  return rows.map(counted)
}

export async function find(db: TenantDb, uuid: string): Promise<Counted | undefined> {
  const row = await kinds(db).where('l.uuid', uuid).first()
  return row && counted(row)
}

/** The position after all others. */
export async function nextPosition(db: TenantDb): Promise<number> {
  const row = await db.table('custom_links').max('position as last').first()
  return Number(row?.last ?? -1) + 1
}

export const insert = (db: TenantDb, uuid: string, form: CustomLinkForm, position: number) =>
  db.insert('custom_links', { ...form, uuid, position })

export const update = (db: TenantDb, uuid: string, form: CustomLinkForm) =>
  db.table('custom_links').where({ uuid }).update(form)

export async function remove(db: TenantDb, uuid: string): Promise<void> {
  await db.table('profile_layouts').where({ element: uuid }).delete()
  await db.table('custom_links').where({ uuid }).delete()
}

export async function arrange(db: TenantDb, uuids: readonly string[]): Promise<void> {
  for (const [position, uuid] of uuids.entries()) await db.table('custom_links').where({ uuid }).update({ position })
}

/** Serialises writers of the tenant's kinds. */
export const lock = async (db: TenantDb): Promise<void> => {
  await db.table('custom_links').forNoKeyUpdate().orderBy('uuid').select('uuid')
}

/** Prevents changes to the kinds and to the advisor's links until the transaction ends. */
export async function lockOwn(trx: TenantDb, advisor_uuid: string): Promise<void> {
  await trx.table('advisors').where({ uuid: advisor_uuid }).forNoKeyUpdate().select('uuid')
  await trx.table('custom_links').orderBy('uuid').forShare().select('uuid')
}

interface Value {
  advisor_uuid: string
  value: string
}

export const findValues = (db: TenantDb, link_uuid: string): Promise<Value[]> =>
  db.table('advisor_custom_links').where({ link_uuid }).orderBy('advisor_uuid').select('advisor_uuid', 'value')

export const updateValue = (db: TenantDb, link_uuid: string, { advisor_uuid, value }: Value) =>
  db.table('advisor_custom_links').where({ link_uuid, advisor_uuid }).update({ value })

/** The kinds that are not retired, in order, with the advisor's values. */
export const findOwn = (db: TenantDb, advisorUuid: string): Promise<OwnLink[]> =>
  db
    .table('custom_links as l')
    .leftJoin('advisor_custom_links as a', (on) =>
      on.on('a.tenant_id', 'l.tenant_id').on('a.link_uuid', 'l.uuid').onVal('a.advisor_uuid', advisorUuid)
    )
    .where('l.is_retired', false)
    .orderBy(['l.position', 'l.uuid'])
    .select('l.uuid', 'l.icon', 'l.label', 'l.pattern', db.raw<{ value: string }>("coalesce(a.value, '') as value"))

/** Replaces an advisor's values; those of retired kinds stay. */
export async function replaceOwn(
  db: TenantDb,
  advisor_uuid: string,
  known: readonly string[],
  values: readonly { uuid: string; value: string }[]
): Promise<void> {
  await db.table('advisor_custom_links').where({ advisor_uuid }).whereIn('link_uuid', known).delete()
  const rows = values.map(({ uuid, value }) => ({ advisor_uuid, link_uuid: uuid, value }))
  if (rows.length) await db.insert('advisor_custom_links', rows)
}
