import type { ContentPages, OpenContentPage, PageContent } from '../content-pages.ts'

const uuid = (nth: number) => `3f2b7c1d-0000-4000-8000-${String(nth).padStart(12, '0')}`

export const exampleContent: PageContent = {
  de: {
    title: 'Zuhause finanzieren',
    description: 'Wie ein Kredit für das eigene Zuhause entsteht, und wer dabei hilft.',
    blocks: [
      {
        type: 'text',
        id: 'intro',
        doc: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'Vom ersten Gespräch bis zur Auszahlung dauert es ' },
                { type: 'text', text: 'etwa sechs Wochen', marks: [{ type: 'strong' }] },
                { type: 'text', text: '. ' },
                {
                  type: 'text',
                  text: 'Welche Unterlagen nötig sind',
                  marks: [{ type: 'link', attrs: { href: '/p/unterlagen' } }]
                },
                { type: 'text', text: ', steht auf einer eigenen Seite.' }
              ]
            },
            { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'So geht es' }] },
            {
              type: 'ordered_list',
              content: ['Gespräch in der Filiale', 'Angebot und Bewertung', 'Vertrag und Auszahlung'].map((text) => ({
                type: 'list_item' as const,
                content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }]
              }))
            }
          ]
        }
      },
      { type: 'tag', id: 'book', tag: 'advisor-booking', attributes: { alias: 'anna-gruber' } }
    ]
  }
}

export const exampleOpenPage: OpenContentPage = {
  uuid: uuid(1),
  path: 'zuhause',
  title: 'Zuhause finanzieren',
  state: 'public',
  version: 3,
  public_version: 2,
  publish_version: null,
  publish_at: null,
  withdraw_at: null,
  is_start: false,
  saved_at: '2026-11-20T09:30:00Z',
  author: 'Clara Inhalt',
  content: exampleContent,
  preview: 'http://localhost:3000/p/preview/x/3/2026-11-27T09:30:00Z/key',
  origin: 'http://localhost:3000',
  home: 'https://www.alpenbank.example/',
  time_zone: 'Europe/Vienna'
}

const { content: _, preview: __, origin, home, time_zone, ...first } = exampleOpenPage

export const exampleContentPages: ContentPages = {
  pages: [
    first,
    {
      ...first,
      uuid: uuid(2),
      path: 'unterlagen',
      title: 'Welche Unterlagen eine Wohnbaufinanzierung braucht',
      state: 'scheduled',
      version: 1,
      public_version: null,
      publish_version: 1,
      publish_at: '2026-12-01T07:00:00Z',
      withdraw_at: '2026-12-31T22:00:00Z'
    },
    { ...first, uuid: uuid(3), path: 'vorsorge', title: 'Vorsorge', state: 'draft', version: 1, public_version: null }
  ],
  origin,
  home,
  time_zone
}
