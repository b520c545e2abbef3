import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

const WEEK = [{ day: 1, start_time: '09:00', end_time: '17:00' }]

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/default-hours': {},
  'PUT /api/v1/default-hours': { body: [{ day: 1, start_time: '09:00', end_time: '17:00' }] },
  'GET /api/v1/organizations/:uuid/default-hours': { params: unknown },
  'PUT /api/v1/organizations/:uuid/default-hours': {
    params: unknown,
    body: [{ day: 1, start_time: '09:00', end_time: '17:00' }]
  },
  'DELETE /api/v1/organizations/:uuid/default-hours': { params: unknown }
})

export const audited: AuditedWrites = [
  ['PUT /api/v1/default-hours', () => ({ body: WEEK })],
  ['PUT /api/v1/organizations/:uuid/default-hours', ({ branch }) => ({ params: { uuid: branch }, body: [] })],
  ['DELETE /api/v1/organizations/:uuid/default-hours', ({ branch }) => ({ params: { uuid: branch } })]
]
