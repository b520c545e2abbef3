import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import sharp from 'sharp'
import { type BranchPageContent, EMPTY_BRANCH_PAGE } from '#contract/branch-pages'
import type { BlockOf, PageContent } from '#contract/content-pages'
import { PAGE_TAGS } from '#contract/page-tags'
import { PLAIN_SEARCH, type SearchDefinition } from '#contract/search'
import { DAY, instant } from '../core/base/clock.ts'
import { drawPicture, namedFiles } from '../core/files/page-pictures.ts'

type Attributes = Record<string, string | number | boolean>

const ALIAS = 'anna-gruber'
const BRANCH = 'wien-innere-stadt'

/** A tag with attributes, as an institution's own page has it, under a name for its address. */
export interface PlacedTag {
  name: string
  tag: string
  attributes: Attributes
}

const KINDS = ['basic', 'appointment', 'callback', 'messenger']
/** Search forms with presets, which list people before anybody has searched. */
const SEARCH_FORMS: Record<string, SearchDefinition> = {
  filiale: { ...PLAIN_SEARCH, presets: { topic: '', language: '', branch: BRANCH } },
  deutsch: {
    ...{ fields: ['name', 'branch'], presets: { topic: '', language: 'de', branch: '' } },
    ...{ layout: 'list', shown: ['position', 'branch', 'booking'], page_size: 6 }
  }
}
/** Ways in which tags can be placed that look different. */
const VARIANTS: Record<string, readonly Attributes[]> = {
  'advisor-search': [{}, ...Object.keys(SEARCH_FORMS).map((form) => ({ form }))],
  'advisor-card': [{ mode: 'compact' }, { mode: 'full' }],
  'advisor-booking': [{}, { mode: 'popup' }],
  'advisor-events': [{ branch: BRANCH }],
  'advisor-contact-form': [...KINDS.map((kind) => ({ kind })), { mode: 'popup' }]
}

/** Each tag that an own page can contain, in each of its variants. */
export const PLACED_TAGS: readonly PlacedTag[] = [
  ...Object.values(PAGE_TAGS).flatMap(({ tag, props }) =>
    (VARIANTS[tag] ?? [{}]).map((variant) => ({
      name: ['tag', tag.replace('advisor-', ''), ...Object.values(variant)].join('-'),
      tag,
      attributes: { ...('alias' in props && { alias: ALIAS }), ...variant }
    }))
  ),
  { name: 'tag-booking-branch', tag: 'advisor-booking', attributes: { branch: BRANCH } }
]

export const addressOfTag = ({ name }: PlacedTag) => `/p/${name}`

export const OWN_PAGE = '/p/fruehling'
export const BRANCH_PAGE = `/app/filiale/${BRANCH}`

/** The kinds of pages that search engines may list, at the demo's Alpenbank with `layOutPublicPages`. */
export const LISTED_PAGES = [
  `/app/profile/${ALIAS}`,
  `/app/profile/${ALIAS}/reviews`,
  BRANCH_PAGE,
  '/search',
  '/advisors',
  `/book/${ALIAS}`,
  `/book/branch/${BRANCH}`,
  OWN_PAGE,
  '/'
] as const

/** Further pages that visitors open from links. */
export const UNLISTED_PAGES = [
  ...KINDS.map((kind) => `/contact/${ALIAS}/${kind}`),
  `/call-me-back/action/show-popup?alias=${ALIAS}`,
  `/messenger#${ALIAS}`,
  '/messenger',
  '/p/ausgeschieden',
  '/no-such-page'
] as const

const words = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const LINE = 'Wer wohnt, der will auch wissen, was das kostet und wie lange es dauert. '
const text = (id: string, ...lines: string[]): BlockOf<'text'> => ({
  type: 'text',
  id,
  doc: { type: 'doc', content: lines.map(words) }
})

const withTag = ({ name, tag, attributes }: PlacedTag): PageContent => ({
  de: {
    title: `Seite mit ${name}`,
    description: `Eine eigene Seite der Bank, auf der ${name} zweimal zwischen Texten steht.`,
    blocks: [
      text('before', LINE.repeat(2)),
      { type: 'tag', id: 'tag', tag, attributes },
      text('between', LINE.repeat(3)),
      { type: 'tag', id: 'again', tag, attributes },
      text('after', LINE.repeat(6))
    ]
  }
})

const LINKED = {
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [
        { type: 'text' as const, text: 'Alle Bedingungen stehen ' },
        {
          type: 'text' as const,
          text: 'im Aushang',
          marks: [{ type: 'link' as const, attrs: { href: 'https://www.alpenbank.example/aushang' } }]
        }
      ]
    }
  ]
}

type File = { picture: string; width: number; height: number }

const campaign = (file: File): PageContent => ({
  de: {
    title: 'Günstig in den Frühling',
    description: 'Bis Ende Mai sind Kredite für Balkone, Gärten und Fahrräder günstiger als sonst.',
    blocks: [
      text('intro', LINE.repeat(3)),
      { type: 'picture', id: 'meadow', ...file, alt: 'Eine Wiese', is_decorative: false, caption: 'Bald wieder grün' },
      { type: 'text', id: 'linked', doc: LINKED },
      {
        type: 'columns',
        id: 'beside',
        columns: [
          [text('left', LINE)],
          [{ type: 'tag', id: 'card', tag: 'advisor-card', attributes: { alias: ALIAS, mode: 'compact' } }]
        ]
      },
      {
        ...{ type: 'event', id: 'party', name: 'Frühlingsfest', branch: BRANCH, place: '' },
        ...{ starts_at: '2099-04-24T14:00', ends_at: '2099-04-24T18:00' }
      },
      { type: 'tag', id: 'booking', tag: 'advisor-booking', attributes: { alias: ALIAS } }
    ]
  },
  en: {
    title: 'A good price for spring',
    description: 'Until the end of May, loans for balconies, gardens and bicycles cost less than usual.',
    blocks: [
      { type: 'tag', id: 'card', tag: 'advisor-card', attributes: { alias: ALIAS, mode: 'full' } },
      { type: 'tag', id: 'list', tag: 'advisor-list', attributes: { branch: BRANCH } },
      {
        ...{ type: 'event', id: 'party', name: 'Spring party', branch: '', place: 'Town hall, Rathausplatz 1, Vienna' },
        ...{ starts_at: '2099-04-24T14:00', ends_at: '2099-04-26T18:00' }
      }
    ]
  }
})

const START: PageContent = {
  de: {
    title: 'Willkommen bei der Alpenbank',
    description: 'Konto, Wohnen, Vorsorge: Wir nehmen uns Zeit für Sie, in Wien, Salzburg und Graz.',
    blocks: [text('hello', LINE), { type: 'tag', id: 'search', tag: 'advisor-search', attributes: {} }]
  },
  en: {
    title: 'Welcome to the Alpenbank',
    description: 'Accounts, homes, pensions: we take our time for you, in Vienna, Salzburg and Graz.',
    blocks: [text('hello', 'We take our time for you.')]
  }
}

const branchPage = (file: File): BranchPageContent => ({
  ...EMPTY_BRANCH_PAGE,
  photos: [1, 2, 3].map((at) => ({
    id: `photo-${at}`,
    ...file,
    focus: { x: 50, y: 40, zoom: 100 },
    alt: { de: `Die Kassenhalle, Bild ${at}` },
    is_decorative: false
  })),
  action: { label: { de: 'Alle Bankomaten' }, href: 'https://www.alpenbank.example/bankomaten' },
  texts: [
    { id: 'welcome', place: 'top', title: { de: 'Schön, dass Sie kommen' }, doc: { de: LINKED } },
    { id: 'know', place: 'side', title: { de: 'Gut zu wissen' }, doc: { de: LINKED } }
  ],
  services: [{ id: 'safe', name: { de: 'Schließfächer' }, text: { de: 'Im Keller, in drei Größen' } }],
  access: { parking: { de: 'In der Garage um die Ecke' }, arrival: {}, accessibility: {} },
  links: [{ id: 'fees', label: { de: 'Preise und Gebühren' }, href: 'https://www.alpenbank.example/preise' }]
})

async function addPicture(knex: Knex, tenant_id: string): Promise<File> {
  const picture = randomUUID().replaceAll('-', '')
  const drawn = await drawPicture(
    await sharp({
      create: {
        ...{ width: 900, height: 600, channels: 3, background: '#2f7d5b' },
        // browsers do not count a plain surface as the largest picture of a page
        noise: { type: 'gaussian', mean: 128, sigma: 40 }
      }
    })
      .blur(2)
      .png()
      .toBuffer()
  )
  await knex('media').insert(namedFiles(picture, drawn.files).map((file) => ({ tenant_id, ...file })))
  return { picture, width: drawn.width, height: drawn.height }
}

interface Page {
  path: string
  content: PageContent
  is_start?: boolean
}

async function addPage(knex: Knex, tenant_id: string, { path, content, is_start = false }: Page) {
  const uuid = randomUUID()
  await knex('content_pages').insert({
    ...{ tenant_id, uuid, path, is_start, version: 1, public_version: 1, was_public: true },
    ...{ publish_version: null, publish_at: null, withdraw_at: null }
  })
  await knex('content_page_versions').insert({
    ...{ tenant_id, page_uuid: uuid, version: 1, title: content.de?.title ?? path, languages: 'de' },
    ...{ content: JSON.stringify(content), author: 'Clara', saved_at: instant(0) }
  })
}

async function addSearchForms(knex: Knex, tenant_id: string) {
  const rows = Object.entries(SEARCH_FORMS).map(([alias, definition]) => ({
    ...{ tenant_id, uuid: randomUUID(), alias, name: alias, changed_at: instant(0) },
    definition: JSON.stringify(definition)
  }))
  await knex('search_forms').insert(rows)
}

async function addBranchPage(knex: Knex, tenant_id: string, content: BranchPageContent) {
  const { uuid: organization_uuid } = await knex('organizations').where({ tenant_id, alias: BRANCH }).first('uuid')
  await knex('branch_pages').insert({
    ...{ tenant_id, organization_uuid, version: 1, public_version: 1, publish_version: null, publish_at: null }
  })
  await knex('branch_page_versions').insert({
    ...{ tenant_id, organization_uuid, version: 1, content: JSON.stringify(content), author: 'Clara' },
    saved_at: instant(0)
  })
  return organization_uuid as string
}

/** Days on which the branch is not open as in the week, from tomorrow on. */
async function addSpecialHours(knex: Knex, tenant_id: string, organization_uuid: string, now: Date) {
  const dayIn = (days: number) => instant(now.getTime() + days * DAY).slice(0, 10)
  const of = { tenant_id, organization_uuid, last_date: null }
  await knex('holidays').insert([
    {
      ...{ ...of, uuid: randomUUID(), date: dayIn(1), kind: 'special-hours', label: 'Betriebsausflug' },
      ...{ start_time: '09:00', end_time: '12:00' }
    },
    {
      ...{ ...of, uuid: randomUUID(), date: dayIn(2), kind: 'closure', label: 'Umbau der Kassenhalle' },
      ...{ start_time: null, end_time: null }
    }
  ])
}

/** Gives the demo's Alpenbank a page of each kind, with everything that it can show. */
export async function layOutPublicPages(knex: Knex, now: Date): Promise<void> {
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const file = await addPicture(knex, tenant_id)
  const pages: Page[] = [
    { path: 'fruehling', content: campaign(file) },
    { path: 'willkommen', content: START, is_start: true },
    { path: 'ausgeschieden', content: { advisor: { title: 'Frühere Beraterin', alias: 'nobody-any-more' } } },
    ...PLACED_TAGS.map((placed) => ({ path: placed.name, content: withTag(placed) }))
  ]
  for (const page of pages) await addPage(knex, tenant_id, page)
  await addSearchForms(knex, tenant_id)
  const organization_uuid = await addBranchPage(knex, tenant_id, branchPage(file))
  await addSpecialHours(knex, tenant_id, organization_uuid, now)
}
