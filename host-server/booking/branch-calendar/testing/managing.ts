import type { Office } from '../../appointments/testing/office.ts'

/** The branch of the office, which `branch@` manages. */
export const OWN = 'wien-innere-stadt'

/** The branch manager's branches become these, while something is tried. */
export async function managing<T>(
  { knex, tenantId: tenant_id, organizationUuid }: Office,
  branches: readonly string[],
  work: () => Promise<T>
): Promise<T> {
  const { uuid: user_uuid } = await knex('users').where({ email_address: 'branch@demo.example' }).first('uuid')
  const set = async (uuids: readonly string[]) => {
    await knex('organization_managers').where({ user_uuid }).delete()
    if (uuids.length)
      await knex('organization_managers').insert(
        uuids.map((organization_uuid) => ({ tenant_id, user_uuid, organization_uuid }))
      )
  }
  await set(branches)
  return work().finally(() => set([organizationUuid]))
}
