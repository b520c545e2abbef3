import { PLAIN_SEARCH } from '#contract/search'
import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const SEARCH = { ...PLAIN_SEARCH, name: 'Search', slug: 'search' }

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/search-forms': {},
  'POST /api/v1/search-forms': { body: { ...PLAIN_SEARCH, name: 'Search', slug: 'search' } },
  'PUT /api/v1/search-forms/:uuid': { params: unknown, body: { ...PLAIN_SEARCH, name: 'Search', slug: 'search' } },
  'DELETE /api/v1/search-forms/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/search-forms', () => ({ body: SEARCH })],
  [
    'PUT /api/v1/search-forms/:uuid',
    (known) => ({ ...made('POST /api/v1/search-forms')(known), body: { ...SEARCH, name: 'Find' } })
  ],
  ['DELETE /api/v1/search-forms/:uuid', made('POST /api/v1/search-forms')]
]
