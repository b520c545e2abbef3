import type { ContentMenus } from '../content-menus.ts'
import { exampleContentPages } from './content-pages.example.ts'

const [home, papers, provision] = exampleContentPages.pages.map(({ uuid, path, title, state }) => ({
  uuid,
  path,
  title,
  state
})) as [Page, Page, Page]
type Page = ContentMenus['pages'][number]

const own = { de: '', en: '' }

export const exampleContentMenus: ContentMenus = {
  version: 4,
  author: 'Clara Inhalt',
  saved_at: '2026-11-20T09:30:00Z',
  menus: {
    header: [
      {
        type: 'page',
        id: 'home',
        labels: { de: 'Wohnen', en: 'Living' },
        page: home.uuid,
        entries: [{ type: 'page', id: 'papers', labels: own, page: papers.uuid }]
      },
      { type: 'page', id: 'provision', labels: own, page: provision.uuid, entries: [] },
      { type: 'link', id: 'search', labels: { de: 'Beratung finden', en: '' }, href: '/search', entries: [] }
    ],
    footer: [
      {
        type: 'heading',
        id: 'bank',
        labels: { de: 'Die Bank', en: 'The bank' },
        entries: [
          { type: 'link', id: 'jobs', labels: { de: 'Karriere', en: 'Careers' }, href: 'https://www.bank.example/jobs' }
        ]
      }
    ]
  },
  pages: [home, papers, provision],
  origin: exampleContentPages.origin,
  time_zone: exampleContentPages.time_zone
}
