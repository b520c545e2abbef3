import { randomUUID } from 'node:crypto'
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
    'tags',
    'certificates'
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

/** What of a payload is read back from a page's content, which is checked once more when it is printed. */
const readable = (payload: string, max: number) =>
  [...payload.normalize('NFC').replace(/[\p{Cc}\p{Cs}\p{Cn}]|\p{Bidi_C}/gu, ' ')]
    .slice(0, max)
    .join('')
    .slice(0, max)
    .trim() || 'x'

/** Pages of the institution: one of texts, pictures and links, and one of widgets. */
export const CONTENT_PATHS = ['gift', 'gift-widgets'] as const
const CONTENT_KEYS = ['0f1f2f3f-0000-4000-8000-000000000001', '0f1f2f3f-0000-4000-8000-000000000002'] as const

function pageTexts(payload: string, href: string) {
  const [title, description, caption] = [120, 300, 250].map((max) => readable(payload, max))
  const words = (marks: object[] = []) => ({ type: 'text', text: readable(payload, 15_000), marks })
  const linked = { type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }
  const paragraph = { type: 'paragraph', content: [words(), { type: 'hard_break' }, linked] }
  const doc = (...content: object[]) => ({ type: 'doc', content })
  const heading = { type: 'heading', attrs: { level: 2 }, content: [words([{ type: 'strong' }])] }
  const list = { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph] }] }
  const file = { picture: 'a'.repeat(32), width: 800, height: 600, is_decorative: false }
  const blocks = [
    { type: 'text', id: 'a', doc: doc(heading, paragraph, list, { type: 'blockquote', content: [paragraph] }) },
    { type: 'picture', id: 'b', ...file, alt: caption, caption },
    { type: 'columns', id: 'c', columns: [[{ type: 'text', id: 'd', doc: doc(paragraph) }], []] },
    {
      ...{ type: 'event', id: 'f', name: title, branch: '', place: caption },
      ...{ starts_at: '2099-04-24T14:00', ends_at: '2099-04-24T18:00' }
    },
    // never printed: nothing knows it
    { type: 'html', id: 'e', html: payload }
  ]
  const attributes = { alias: caption, mode: caption }
  const widgets = [
    { type: 'tag', id: 'a', tag: 'advisor-card', attributes },
    { type: 'tag', id: 'b', tag: 'advisor-list', attributes: { language: caption, topic: caption } }
  ]
  return [blocks, widgets].map((one) => {
    const text = { title, description, blocks: one }
    return JSON.stringify({ de: text, en: text })
  })
}

/** A branch's page that says the payload wherever its editor takes a text, with links to it. */
function branchText(payload: string, href: string) {
  const [label, title, caption, long] = [60, 120, 250, 600].map((max) => ({ de: readable(payload, max) }))
  const words = { type: 'text', text: readable(payload, 15_000), marks: [{ type: 'link', attrs: { href } }] }
  const doc = { de: { type: 'doc', content: [{ type: 'paragraph', content: [words] }] } }
  const file = { picture: 'a'.repeat(32), width: 800, height: 600, is_decorative: false }
  return JSON.stringify({
    photos: [{ id: 'p', ...file, focus: { x: 50, y: 50, zoom: 150 }, alt: caption }],
    action: { label, href },
    texts: ['top', 'main', 'side'].map((place) => ({ id: place, place, title, doc })),
    services: [{ id: 's', name: title, text: caption }],
    access: { parking: long, arrival: long, accessibility: long },
    links: [{ id: 'l', label, href }],
    team: { first: [], hidden: [] }
  })
}

/** The pages of all branches. */
async function writeBranchPages({ knex, tenantId: tenant_id }: TenantData, payload: string, href: string) {
  const saved = { version: 1, content: branchText(payload, href), saved_at: '2026-11-23T07:00:00Z' }
  const author = [...payload].slice(0, 100).join('')
  const plan = { version: 1, public_version: 1, publish_version: null, publish_at: null }
  for (const organization_uuid of await knex('organizations').where({ tenant_id }).pluck('uuid')) {
    const of = { tenant_id, organization_uuid }
    await knex('branch_pages')
      .insert({ ...of, ...plan })
      .onConflict(['tenant_id', 'organization_uuid'])
      .merge()
    await knex('branch_page_versions')
      .insert({ ...of, ...saved, author })
      .onConflict(['tenant_id', 'organization_uuid', 'version'])
      .merge()
  }
}

/** A public review of each advisor, with the advisor's reply. */
async function writeReviews({ knex, tenantId: tenant_id }: TenantData, payload: string) {
  await knex('tenant_modules').where({ tenant_id, module_name: 'profiles-reviews' }).update({ effective_state: true })
  await knex('reviews').where({ tenant_id }).delete()
  const said = readable(payload, 1000)
  const at = '2026-11-23T07:00:00Z'
  const advisors: string[] = await knex('advisors').where({ tenant_id }).pluck('uuid')
  for (const advisor_uuid of advisors) {
    await knex('reviews').insert({
      ...{ tenant_id, uuid: randomUUID(), advisor_uuid, appointment_uuid: randomUUID(), created_at: at, stars: 5 },
      ...{ text: said, state: 'published', reason: said.slice(0, 500), decided_at: at },
      ...{ decided_by: [...said].slice(0, 100).join(''), reply: said, replied_at: at }
    })
  }
}

/** Two menus whose entries say the payload, and lead to it. */
function menuTexts(payload: string, href: string) {
  const said = readable(payload, 120)
  const own = { labels: { de: said, en: said } }
  const link = (id: string) => ({ type: 'link', id, ...own, href })
  const entries = (place: string) => [
    { type: 'heading', id: `${place}-h`, ...own, entries: [link(`${place}-a`)] },
    { type: 'page', id: `${place}-p`, ...own, page: CONTENT_KEYS[0], entries: [] },
    { ...link(`${place}-b`), entries: [] }
  ]
  return JSON.stringify({ header: entries('header'), footer: entries('footer') })
}

/** Public pages and their menus, those of branches, and reviews. */
async function writeContent(data: TenantData, payload: string, href: string) {
  const { knex, tenantId: tenant_id } = data
  await writeBranchPages(data, payload, href)
  await writeReviews(data, payload)
  const saved_at = '2026-11-23T07:00:00Z'
  const author = [...payload].slice(0, 100).join('')
  const plan = { publish_version: null, publish_at: null, withdraw_at: null, was_public: true, is_start: false }
  for (const [at, content] of pageTexts(payload, href).entries()) {
    const uuid = CONTENT_KEYS[at]
    const page = { tenant_id, uuid, path: CONTENT_PATHS[at], version: 1, public_version: 1, ...plan }
    await knex('content_pages').insert(page).onConflict(['tenant_id', 'uuid']).merge()
    await knex('content_page_versions')
      .insert({ tenant_id, page_uuid: uuid, version: 1, title: author, languages: 'de,en', content, author, saved_at })
      .onConflict(['tenant_id', 'page_uuid', 'version'])
      .merge()
  }
  await knex('content_menus')
    .insert({ tenant_id, version: 1, menus: menuTexts(payload, href), author, saved_at })
    .onConflict('tenant_id')
    .merge()
}

/** Pages, menus and reviews that say the payload, with links that contain it. */
export const poisonContent = (data: TenantData, payload: string) =>
  writeContent(data, payload, within(encodeURIComponent(readable(payload, 400))))

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
  await poisonContent(data, payload)
  await set(data, settings(payload))
}

/** Writes a payload wherever an address, a number or a colour is expected. */
export async function poisonLinks(data: TenantData, payload: string): Promise<void> {
  const { knex, tenantId: tenant_id } = data
  await knex('advisor_custom_links').where({ tenant_id }).update({ value: payload })
  await writeContent(data, 'x', payload)
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
