import type { Menus } from '#contract/content-menus'
import type { BlockOf, PageContent } from '#contract/content-pages'
import type { TextPart } from '#contract/content-text'
import { DAY, instant } from '../core/base/clock.ts'
import { idOf, insertAll, type Seeding } from './seeding.ts'

const words = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })
const heading = (text: string): TextPart => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }]
})
const text = (id: string, ...content: TextPart[]): BlockOf<'text'> => ({
  type: 'text',
  id,
  doc: { type: 'doc', content }
})

const STEPS = [
  'Im ersten Gespräch klären wir, was Sie vorhaben und was es kosten darf.',
  'Wir bewerten die Immobilie und rechnen Ihnen zwei, drei Wege durch.',
  'Sie entscheiden in Ruhe. Wir bereiten den Vertrag vor und zahlen aus.'
]

/** On a Wednesday in two or three weeks, at the advisor's branch. */
function evening(branch: string, now: Date): BlockOf<'event'> {
  const ahead = 14 + ((10 - now.getUTCDay()) % 7)
  const day = instant(now.getTime() + ahead * DAY).slice(0, 10)
  return {
    ...{ type: 'event', id: 'evening', name: 'Infoabend: Von der ersten Idee bis zum Schlüssel', branch, place: '' },
    ...{ starts_at: `${day}T18:00`, ends_at: `${day}T19:30` }
  }
}

const finance = (alias: string, event: BlockOf<'event'>): PageContent => ({
  de: {
    title: 'Ihr Zuhause finanzieren',
    description: 'Wie ein Wohnkredit entsteht, wie lange es dauert und wer Sie dabei berät.',
    blocks: [
      text(
        'intro',
        words('Ein Zuhause kauft man nicht oft. Darum nehmen wir uns Zeit: vom ersten Gespräch bis zur Auszahlung.'),
        heading('In drei Schritten'),
        { type: 'ordered_list', content: STEPS.map((step) => ({ type: 'list_item', content: [words(step)] })) }
      ),
      {
        type: 'columns',
        id: 'advice',
        columns: [
          [text('who', heading('Wer Sie berät'), words('Rufen Sie an, schreiben Sie, oder speichern Sie die Karte.'))],
          [{ type: 'tag', id: 'card', tag: 'advisor-card', attributes: { alias, mode: 'compact' } }]
        ]
      },
      event,
      text('book', heading('Gleich einen Termin vereinbaren')),
      { type: 'tag', id: 'booking', tag: 'advisor-booking', attributes: { alias } }
    ]
  }
})

const DRAFT: PageContent = {
  de: {
    title: 'Unterlagen für den Wohnkredit',
    description: '',
    blocks: [text('list', words('Was Sie zum ersten Gespräch mitbringen.'))]
  }
}

/** The draft shows once it is public. */
function menusOf({ tenant }: Seeding): Menus {
  const page = (path: string, de: string, en: string) => ({
    type: 'page' as const,
    id: path,
    labels: { de, en },
    page: idOf(tenant, 'content-page', path)
  })
  const link = (id: string, de: string, en: string, href: string) => ({
    type: 'link' as const,
    id,
    labels: { de, en },
    href
  })
  return {
    header: [
      { ...page('zuhause', 'Wohnen', 'Living'), entries: [page('unterlagen', '', '')] },
      { ...link('search', 'Beratung finden', 'Find an advisor', '/search'), entries: [] }
    ],
    footer: [{ ...link('people', 'Alle Ansprechpersonen', 'All advisors', '/advisors'), entries: [] }]
  }
}

/** A campaign's page, and a draft of which nobody knows yet. */
export async function seedContentPages(seeding: Seeding) {
  const { tenant, now } = seeding
  if (tenant.modulesOff.includes('cms')) return
  const [advisor] = tenant.advisors
  const pages = [
    {
      path: 'zuhause',
      content: finance(advisor?.alias ?? '', evening(advisor?.branch ?? '', now)),
      public_version: 1
    },
    { path: 'unterlagen', content: DRAFT, public_version: null }
  ]
  await insertAll(
    seeding,
    'content_pages',
    pages.map(({ path, public_version }) => ({
      uuid: idOf(tenant, 'content-page', path),
      path,
      version: 1,
      public_version,
      publish_version: null,
      publish_at: null,
      withdraw_at: null,
      was_public: public_version !== null,
      is_start: false
    }))
  )
  await insertAll(
    seeding,
    'content_page_versions',
    pages.map(({ path, content }) => ({
      page_uuid: idOf(tenant, 'content-page', path),
      version: 1,
      title: content.de?.title ?? '',
      languages: 'de',
      content: JSON.stringify(content),
      author: tenant.name,
      saved_at: instant(now)
    }))
  )
  if (tenant.modulesOff.includes('content-management')) return
  await insertAll(seeding, 'content_menus', [
    {
      version: 1,
      menus: JSON.stringify(menusOf(seeding)),
      author: tenant.name,
      saved_at: instant(now)
    }
  ])
}
