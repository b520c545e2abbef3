import { EMPTY_BRANCH_PAGE, type OpenBranchPage } from '../branch-pages.ts'

const id = (at: number) => `00000000-0000-4000-8000-0000000007${String(at).padStart(2, '0')}`

export const exampleBranchPage: OpenBranchPage = {
  uuid: id(1),
  state: 'public',
  version: 3,
  public_version: 2,
  publish_version: null,
  publish_at: null,
  withdraw_at: null,
  saved_at: '2026-11-20T09:30:00Z',
  author: 'Jasmina Petrović',
  content: {
    ...EMPTY_BRANCH_PAGE,
    texts: [
      {
        id: 'willkommen',
        place: 'top',
        title: { de: 'Willkommen', en: 'Welcome' },
        doc: {
          de: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Schön, dass Sie da sind.' }] }]
          }
        }
      }
    ],
    services: [{ id: 'safe', name: { de: 'Schließfächer' }, text: { de: 'In drei Größen.' } }],
    access: { ...EMPTY_BRANCH_PAGE.access, parking: { de: 'Tiefgarage am Stephansplatz' } },
    links: [{ id: 'preise', label: { de: 'Preise' }, href: '/p/preise' }],
    action: { label: { de: 'Zur Aktion' }, href: 'https://www.alpenbank.example/aktion' }
  },
  preview: `http://localhost:3000/app/filiale/preview/${id(1)}/3/2026-11-27T09:30:00Z/key`,
  url: 'http://localhost:3000/app/filiale/wien-innere-stadt',
  time_zone: 'Europe/Vienna',
  branch: {
    name: 'Alpenbank Wien Innere Stadt',
    street: 'Kärntner Straße 21',
    zip: '1010',
    city: 'Wien',
    phone_number: '+43 1 2345678-0',
    is_public: true,
    is_administered: true,
    week: [
      { name: 'Montag', spans: ['08:00–12:00', '13:00–17:00'] },
      { name: 'Samstag', spans: [] }
    ],
    special: [{ day: 'Donnerstag, 24. Dezember 2026', label: 'Heiliger Abend', spans: ['08:00–12:00'] }],
    map: null,
    is_map_coming: false
  },
  team: [
    { uuid: id(11), full_name: 'Mag. Anna Gruber', position: 'Kundenberaterin', profile_picture_url: null },
    { uuid: id(12), full_name: 'Lukas Hofer, BA', position: 'Kundenberater', profile_picture_url: null }
  ]
}
