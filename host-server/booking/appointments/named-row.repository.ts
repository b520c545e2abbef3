import type { Eraser, Naming } from '../../core/jobs/erasing.ts'

interface NamedRow extends Omit<Naming, 'name'> {
  uuid: string
  first_name: string
  last_name: string
}

/** A customer's row with the name in one piece. */
export const named = ({ first_name, last_name, ...row }: NamedRow) => ({
  ...row,
  name: `${first_name} ${last_name}`.trim()
})

/** The columns by which a customer's row is found and named. */
export const NAMED = ['uuid', 'email', 'phone', 'first_name', 'last_name', 'created_at'] as const

/** Every row of a table that names a customer so. */
export const eachNamed =
  (table: 'appointments' | 'contact_requests' | 'waitlist_entries' | 'leads'): NonNullable<Eraser['each']> =>
  async (db, after, limit) =>
    (
      await db
        .table(table)
        .where('uuid', '>', after)
        .orderBy('uuid')
        .limit(limit)
        .select(...NAMED)
    ).map(named)
