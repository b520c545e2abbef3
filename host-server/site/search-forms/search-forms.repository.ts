import * as v from 'valibot'
import { PLAIN_SEARCH, SearchDefinition } from '#contract/search'
import type { SearchFormBody } from '#contract/search-forms'
import { sortedBy } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

interface Row {
  uuid: string
  alias: string
  name: string
  definition: string
}

export type StoredForm = SearchFormBody & { uuid: string }

const Stored = v.pipe(v.string(), v.parseJson(), SearchDefinition)

/** A form that this release cannot parse is replaced by the default one, so that pages keep their search. */
function formOf({ definition, alias: slug, ...row }: Row): StoredForm {
  const read = v.safeParse(Stored, definition)
  return { ...row, slug, ...(read.success ? read.output : PLAIN_SEARCH) }
}

const forms = (db: TenantDb) => db.table('search_forms').select('uuid', 'alias', 'name', 'definition')

export async function findAll(db: TenantDb): Promise<StoredForm[]> {
  const rows: Row[] = await forms(db).orderBy('uuid')
  return sortedBy(rows, ({ name }) => name).map(formOf)
}

async function findWhere(db: TenantDb, where: Partial<Row>): Promise<StoredForm | undefined> {
  const row: Row | undefined = await forms(db).where(where).first()
  return row && formOf(row)
}

export const find = (db: TenantDb, uuid: string) => findWhere(db, { uuid })
export const findByAlias = (db: TenantDb, alias: string) => findWhere(db, { alias })

const columnsOf = ({ name, slug: alias, ...definition }: SearchFormBody, changed_at: string) => ({
  name,
  alias,
  changed_at,
  definition: JSON.stringify(definition)
})

export const insert = (db: TenantDb, uuid: string, form: SearchFormBody, now: string) =>
  db.insert('search_forms', { uuid, ...columnsOf(form, now) })

export const update = (db: TenantDb, uuid: string, form: SearchFormBody, now: string) =>
  db.table('search_forms').where({ uuid }).update(columnsOf(form, now))

export const remove = (db: TenantDb, uuid: string): Promise<number> => db.table('search_forms').where({ uuid }).delete()

/** Serialises writers of a tenant's forms. */
export const lock = async (db: TenantDb): Promise<void> => {
  await db.table('tenant_modules').where({ module_name: 'search-form-api' }).forNoKeyUpdate().select('module_name')
}
