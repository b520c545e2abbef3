import type { Site } from '../../../testing/site.ts'

/** Redirects of the first institution may lead to this host. */
export async function allowRedirects({ app: { knex } }: Site, value: string): Promise<void> {
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const row = { tenant_id, name: 'redirection_hosts', value }
  await knex('tenant_settings').insert(row).onConflict(['tenant_id', 'name']).merge(['value'])
}
