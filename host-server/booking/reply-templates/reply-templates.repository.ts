import type { ReplyTemplateForm } from '#contract/reply-templates'
import { sortedBy } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type Row = ReplyTemplateForm & { uuid: string }

const rows = (db: TenantDb) => db.table('reply_templates').select('uuid', 'name', 'text')

/** By name. */
export const findAll = async (db: TenantDb): Promise<Row[]> =>
  sortedBy(await rows(db).orderBy('uuid'), ({ name }) => name)

/** For changes and deletion. */
export const lock = (trx: TenantDb, uuid: string): Promise<Row | undefined> =>
  rows(trx).where({ uuid }).forUpdate().first()

export const insert = (trx: TenantDb, row: Row) => trx.insert('reply_templates', row)

export const update = (trx: TenantDb, uuid: string, form: ReplyTemplateForm) =>
  trx.table('reply_templates').where({ uuid }).update(form)

export const remove = (trx: TenantDb, uuid: string) => trx.table('reply_templates').where({ uuid }).delete()
