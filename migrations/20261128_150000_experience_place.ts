import type { Knex } from 'knex'

const SETTING = 'experience_on_top'
const ROW = { section: 'featured', element: 'experience', position: 0 }

/** Where a card shows experience is a row of its layout, no longer a setting. */
export async function up(knex: Knex) {
  const onTop: { tenant_id: string }[] = await knex('tenant_settings')
    .where({ name: SETTING, value: 'true' })
    .select('tenant_id')
  for (const { tenant_id } of onTop) await knex('profile_layouts').insert({ tenant_id, ...ROW })
  await knex('tenant_settings').where({ name: SETTING }).delete()
}

export async function down(knex: Knex) {
  const placed: { tenant_id: string; section: string }[] = await knex('profile_layouts')
    .where({ element: ROW.element })
    .select('tenant_id', 'section')
  for (const { tenant_id, section } of placed) {
    if (section === ROW.section) await knex('tenant_settings').insert({ tenant_id, name: SETTING, value: 'true' })
  }
  await knex('profile_layouts').where({ element: ROW.element }).delete()
}
