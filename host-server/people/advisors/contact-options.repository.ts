import type { ContactOption } from '#contract/contact-options'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type ContactOptions = ReadonlySet<ContactOption>

/** The options of `advisors as a` in one column, to be read with `withOptions`. */
export const contactOptions = (db: TenantDb) =>
  db.raw<{ option_names: string | null }>(
    `(select string_agg(x.name, ',') from advisor_contact_options x
      where x.tenant_id = a.tenant_id and x.advisor_uuid = a.uuid) as option_names`
  )

export const withOptions = <R extends { option_names: string | null }>({ option_names, ...row }: R) => ({
  ...row,
  contact_options: new Set(option_names?.split(',') as ContactOption[] | undefined) as ContactOptions
})

/** The uuids of advisors who have turned an option on. */
export const withOption = (db: TenantDb, name: ContactOption) =>
  db.table('advisor_contact_options').where({ name }).select('advisor_uuid')
