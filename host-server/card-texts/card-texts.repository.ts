import type { CardText } from '#contract/card-texts'
import type { TenantDb } from '../core/tenant-db.ts'

/** Every kind of text in its order, with what an advisor has written for it. */
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

/** Keeps the kinds from being deleted, and others from writing, until the transaction ends. */
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
