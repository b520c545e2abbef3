import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const address = {
  street: 'Graben 1',
  zip: '1010',
  city: 'Wien',
  phone_number: '',
  time_zone: 'Europe/Vienna',
  latitude: null,
  longitude: null
}

const WEEK = [{ day: 1, start_time: '09:00', end_time: '17:00' }]

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/organizations': { query: { 'filters[administrable]': 'true' } },
  'POST /api/v1/organizations': {
    body: { name: 'Filiale Linz', street: 'Landstraße 1', zip: '4020', city: 'Linz' }
  },
  'GET /api/v1/organizations/:uuid': { params: unknown, query: { with: 'metadata,address' } },
  'GET /api/v1/organizations/:uuid/advisors': { params: unknown },
  'GET /api/v1/organizations/:uuid/meta-tags': { params: unknown },
  'PUT /api/v1/organizations/:uuid': { params: unknown, body: { name: 'Filiale Wien', alias: 'wien' } },
  'PUT /api/v1/organizations/:uuid/metadata': { params: unknown, body: { publicName: 'Alpenbank Wien' } },
  'PUT /api/v1/organizations/:uuid/public-profile': { params: unknown, body: { publicProfileEnabled: false } },
  'PUT /api/v1/organizations/:uuid/address': { params: unknown, body: address },
  'PUT /api/v1/organizations/:uuid/opening-hours': {
    params: unknown,
    body: [{ day: 1, start_time: '08:15', end_time: '12:30' }]
  },
  'GET /api/v1/organizations-profiles/configurations/profile': {},
  'GET /api/v1/organizations-profiles/configurations/editor': {}
})

export const audited: AuditedWrites = [
  [
    'POST /api/v1/organizations',
    () => ({ body: { name: 'Filiale Linz', street: 'Landstraße 1', zip: '4020', city: 'Linz' } })
  ],
  ['POST /api/v1/organizations/:uuid/closing', made('POST /api/v1/organizations')],
  ['DELETE /api/v1/organizations/:uuid/closing', made('POST /api/v1/organizations')],
  [
    'PUT /api/v1/organizations/:uuid',
    ({ branch }) => ({ params: { uuid: branch }, body: { name: 'Eins', alias: 'eins' } })
  ],
  [
    'PUT /api/v1/organizations/:uuid/public-profile',
    ({ branch }) => ({ params: { uuid: branch }, body: { publicProfileEnabled: false } })
  ],
  [
    'PUT /api/v1/organizations/:uuid/metadata',
    ({ branch }) => ({ params: { uuid: branch }, body: { publicName: 'Eins' } })
  ],
  ['PUT /api/v1/organizations/:uuid/address', ({ branch }) => ({ params: { uuid: branch }, body: address })],
  ['PUT /api/v1/organizations/:uuid/opening-hours', ({ branch }) => ({ params: { uuid: branch }, body: WEEK })]
]
