import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const LINK = { icon: 'star', label: 'Ratings', pattern: 'https://www.ratings.example/{value}' }
const ANNA = { alias: 'anna-gruber' }

export const samples: SamplesOf = ({ alias, unknown }) => ({
  'GET /api/v1/custom-links': {},
  'POST /api/v1/custom-links': {
    body: { icon: 'star', label: 'Ratings', pattern: 'https://www.ratings.example/{value}' }
  },
  'PUT /api/v1/custom-links/:uuid': {
    params: unknown,
    body: { icon: 'star', label: 'Ratings', pattern: '{value}' }
  },
  'DELETE /api/v1/custom-links/:uuid': { params: unknown },
  'PUT /api/v1/custom-links-order': { body: { uuids: [] } },
  'GET /api/v1/advisors/:alias/custom-links': { params: alias },
  'PUT /api/v1/advisors/:alias/custom-links': { params: alias, body: [] }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/custom-links', () => ({ body: LINK })],
  [
    'PUT /api/v1/custom-links/:uuid',
    (known) => ({ ...made('POST /api/v1/custom-links')(known), body: { ...LINK, icon: 'blog' } })
  ],
  ['PUT /api/v1/custom-links-order', ({ answer }) => ({ body: { uuids: [answer('POST /api/v1/custom-links').uuid] } })],
  [
    'PUT /api/v1/advisors/:alias/custom-links',
    ({ answer }) => ({ params: ANNA, body: [{ uuid: answer('POST /api/v1/custom-links').uuid, value: 'anna' }] })
  ],
  ['DELETE /api/v1/custom-links/:uuid', made('POST /api/v1/custom-links')]
]
