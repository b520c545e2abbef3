import type { Handed, HandedSection } from '#contract/personal-data'
import { readInSlices } from '../base/slices.ts'
import type { Having, Row } from '../tenancy/query.ts'
import type { TenantDb } from '../tenancy/tenant-db.ts'
import { ERASED_PER_PAGE, type HandOut, type Person } from './erasing.ts'

type Rows<T extends HandedSection> = Row<T>[]

/** An entry for each row of a table. `say` gets a page of them, so that names can be looked up together. */
export const handOut = <T extends HandedSection>(
  section: T,
  read: (db: TenantDb, person: Person, last: Row<T> | undefined, size: number) => PromiseLike<Rows<T>>,
  say: (rows: Rows<T>, db: TenantDb) => readonly Handed[] | Promise<readonly Handed[]>
): HandOut => ({
  section,
  async *entries(db, person) {
    for await (const rows of readInSlices<Row<T>>((last, size) => read(db, person, last, size), ERASED_PER_PAGE)) {
      if (rows.length) yield await say(rows, db)
    }
  }
})

/** The order in which rows were written. */
export const IN_TIME = [{ column: 'created_at' }, { column: 'uuid' }]

interface Written {
  created_at: string
  uuid: string
}

/** Only those that were written after one of them. */
export function since<Q extends Having<Written>>(rows: Q, last: Written | undefined): Q {
  if (!last) return rows
  const { created_at, uuid } = last
  rows.where((later) =>
    later.where('created_at', '>', created_at).orWhere((same) => same.where({ created_at }).where('uuid', '>', uuid))
  )
  return rows
}
