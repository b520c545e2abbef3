import type { Knex } from 'knex'
import { isPostgres } from '../../core/db/db.ts'
import { ELSEWHERE } from './payloads.ts'

/** Every text column that a tenant's people or visitors fill, except e-mail addresses. */
const TEXTS: Record<string, readonly string[]> = {
  tenants: ['name'],
  organizations: ['name', 'public_name', 'street', 'zip', 'city', 'phone_number'],
  organization_texts: ['title', 'value'],
  advisors: [
    'first_name',
    'last_name',
    'title_prefix',
    'title_suffix',
    'position',
    'phone_number',
    'whatsapp_id',
    'tags'
  ],
  users: ['full_name'],
  assistants: ['first_name', 'last_name', 'phone_number'],
  text_description_types: ['title'],
  text_descriptions: ['value'],
  custom_links: ['icon', 'label'],
  appointment_topics: ['topic', 'comment'],
  topic_texts: ['topic', 'comment'],
  holidays: ['label'],
  calendar_overrides: ['label'],
  calendar_spans: ['label'],
  appointments: ['first_name', 'last_name', 'phone', 'note', 'cancel_reason'],
  contact_requests: ['first_name', 'last_name', 'phone', 'note'],
  contact_request_replies: ['author_name', 'text'],
  reply_templates: ['name', 'text']
}
const ADDRESSES: Record<string, readonly string[]> = {
  advisors: ['email_address'],
  assistants: ['email_address'],
  appointments: ['email'],
  contact_requests: ['email']
}

/** A URL that contains the payload, so that the link is shown. */
export const within = (payload: string) => `https://${ELSEWHERE}/?${payload}`

const metaTags = (payload: string) =>
  JSON.stringify(
    ['search', 'organizations'].map((controller) => ({
      controller,
      name: 'detail',
      title: `${payload} [NAME]`,
      description: `[BRANCH] ${payload}`,
      og_title: `[TENANT] ${payload}`,
      og_description: payload
    }))
  )

const cookies = (payload: string) => {
  const said = payload.replace(/\p{Cc}/gu, ' ').slice(0, 200)
  const cookie = { name: `X${said}`, provider: said, purpose: said, lifetime: said, cookieName: 'x' }
  return JSON.stringify({
    text: said,
    essentialKey: 'essential',
    entries: { essential: [{ ...cookie, privacyPolicy: within(said) }], [`X${said.slice(0, 50)}`]: [cookie] }
  })
}

const settings = (payload: string): Record<string, string> => ({
  imprint_de: within(payload),
  imprint_en: within(payload),
  privacy_de: within(payload),
  privacy_en: within(payload),
  home_page: within(payload),
  help_page: within(payload),
  'images.tenantLogoDark': within(payload),
  cookie_sources: payload,
  embed_origins: payload,
  meta_tags: metaTags(payload),
  cookies_alert_config: cookies(payload)
})

/** The tenant whose rows are overwritten. */
export interface TenantData {
  knex: Knex
  tenantId: string
  lengths: Lengths
}

type Lengths = Record<string, number>

/** The maximum length of each text; SQLite allows more, so that several payloads fit into one. */
export async function measure(knex: Knex, least = isPostgres(knex) ? 0 : 600): Promise<Lengths> {
  const lengths: Lengths = {}
  for (const [table, columns] of [...Object.entries(TEXTS), ...Object.entries(ADDRESSES)]) {
    const info = await knex(table).columnInfo()
    for (const column of columns) {
      lengths[`${table} ${column}`] = Math.max(Number(info[column]?.maxLength ?? 20_000), least)
    }
  }
  return lengths
}

async function write({ knex, tenantId, lengths }: TenantData, tables: typeof TEXTS, payload: string) {
  for (const [table, columns] of Object.entries(tables)) {
    const values = columns.map((column) => [column, [...payload].slice(0, lengths[`${table} ${column}`]).join('')])
    await knex(table)
      .where(table === 'tenants' ? { id: tenantId } : { tenant_id: tenantId })
      .update(Object.fromEntries(values))
  }
}

async function set({ knex, tenantId: tenant_id }: TenantData, values: Record<string, string>) {
  const rows = Object.entries(values).map(([name, value]) => ({ tenant_id, name, value }))
  await knex('tenant_settings').insert(rows).onConflict(['tenant_id', 'name']).merge()
}

/** Writes a payload into every text and link of a tenant, bypassing all validation. */
export async function poison(data: TenantData, payload: string): Promise<void> {
  const { knex, tenantId: tenant_id } = data
  await write(data, TEXTS, payload)
  for (const table of ['appointment_topics', 'topic_texts']) {
    await knex(table)
      .where({ tenant_id })
      .update({ documents: JSON.stringify(payload.match(/.{1,255}/gsu)) })
  }
  await knex('advisor_custom_links')
    .where({ tenant_id })
    .update({ value: within(payload) })
  await set(data, settings(payload))
}

/** Writes a payload wherever an address, a number or a colour is expected. */
export async function poisonLinks(data: TenantData, payload: string): Promise<void> {
  const { knex, tenantId: tenant_id } = data
  await knex('advisor_custom_links').where({ tenant_id }).update({ value: payload })
  const names = [
    'imprint_de',
    'imprint_en',
    'privacy_de',
    'privacy_en',
    'home_page',
    'whatsapp_number',
    'primary_color',
    'images.tenantLogo'
  ]
  await set(data, Object.fromEntries(names.map((name) => [name, payload])))
  await write(data, ADDRESSES, payload)
  await write(data, { advisors: ['phone_number', 'whatsapp_id'] }, payload)
}

/** The e-mail addresses too, after which no mail would arrive. */
export const poisonAddresses = (data: TenantData, payload: string) => write(data, ADDRESSES, payload)
