import { type FoundAdvisor, PLAIN_SEARCH, type SearchForm, type SearchResult } from '../search.ts'

const TOPIC = '0b54a5f4-0d9c-4a57-8f4c-1111111111'

export const exampleSearchForm: SearchForm = {
  fields: PLAIN_SEARCH.fields,
  is_listed: false,
  topics: [
    { uuid: `${TOPIC}01`, topic: 'Home loan' },
    { uuid: `${TOPIC}02`, topic: 'Savings and investments' }
  ],
  languages: ['de', 'en', 'tr'],
  branches: [
    { slug: 'graben', name: 'Branch Graben' },
    { slug: 'linz', name: 'Branch Linz' }
  ],
  layout: PLAIN_SEARCH.layout,
  shown: PLAIN_SEARCH.shown,
  page_size: PLAIN_SEARCH.page_size
}

const graben = { name: 'Branch Graben', slug: 'graben', zip: '1010', city: 'Vienna', has_page: true }

const found = (at: number, full_name: string, rest: Partial<FoundAdvisor> = {}): FoundAdvisor => ({
  uuid: `0b54a5f4-0d9c-4a57-8f4c-2222222222${10 + at}`,
  slug: `advisor-${at}`,
  full_name,
  position: 'Leiterin Wohnbau',
  profile_picture_url: null,
  organization: {
    uuid: '0b54a5f4-0d9c-4a57-8f4c-888888888888',
    name: graben.name,
    slug: graben.slug,
    time_zone: 'Europe/Vienna'
  },
  branch: graben,
  languages: ['de'],
  tags: [],
  is_bookable: true,
  next_free: '2026-11-30T08:30:00Z',
  ...rest
})

export const exampleSearchResult: SearchResult = {
  advisors: [
    found(1, 'Mag. Anna Gruber', { languages: ['de', 'en', 'tr'], tags: ['Wohnbau', 'Sanierung'] }),
    found(2, 'Dr. Katharina Steiner-Waldhäusl-Oberndorfer, MBA', {
      position: 'Leiterin Private Banking und Stiftungen'
    }),
    found(3, 'Lukas Hofer', {
      absence: { until: '2026-12-03', text: '', stand_in: null },
      position: '',
      is_bookable: false,
      next_free: null
    })
  ],
  branches: [{ slug: 'graben', name: 'Branch Graben', street: 'Graben 21', zip: '1010', city: 'Vienna' }],
  total: 3,
  page: 1,
  pages: 1
}

export const exampleNothingFound: SearchResult = { advisors: [], branches: [], total: 0, page: 1, pages: 1 }
