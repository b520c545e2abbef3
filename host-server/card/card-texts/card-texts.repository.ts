import type { CardText } from '#contract/card-texts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

/** All kinds of texts in order, with the advisor's value for each. */
export async function findOf(db: TenantDb, advisor_uuid: string): Promise<CardText[]> {
  const types: Omit<CardText, 'value'>[] = await db
    .table('text_description_types')
    .orderBy(['position', 'uuid'])
    .select('uuid', 'title', 'place')
  const written: { type_uuid: string; value: string }[] = await db
    .table('text_descriptions')
    .where({ advisor_uuid })
    .select('type_uuid', 'value')
  const values = new Map(written.map(({ type_uuid, value }) => [type_uuid, value]))
  return types.map((type) => ({ ...type, value: values.get(type.uuid) ?? '' }))
}

/** Prevents the kinds from being deleted and the advisor's texts from being written until the transaction ends. */
export async function lock(trx: TenantDb, advisor_uuid: string): Promise<void> {
  await trx.table('advisors').where({ uuid: advisor_uuid }).forNoKeyUpdate().select('uuid')
  await trx.table('text_description_types').orderBy('uuid').forShare().select('uuid')
}

export async function replace(trx: TenantDb, advisor_uuid: string, texts: ReadonlyMap<string, string>): Promise<void> {
  await trx
    .table('text_descriptions')
    .where({ advisor_uuid })
    .whereIn('type_uuid', [...texts.keys()])
    .delete()
  const rows = [...texts].flatMap(([type_uuid, value]) => (value ? [{ advisor_uuid, type_uuid, value }] : []))
  if (rows.length) await trx.insert('text_descriptions', rows)
}
