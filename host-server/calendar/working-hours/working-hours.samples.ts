import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/working-hours': { params: alias },
  'PUT /api/v1/advisors/:alias/working-hours': {
    params: alias,
    body: [{ day: 1, start_time: '09:00', end_time: '17:00' }]
  },
  'GET /api/v1/advisors/:alias/working-hours/default': { params: alias },
  'DELETE /api/v1/advisors/:alias/working-hours': { params: alias }
})

const params = { alias: 'anna-gruber' }

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/advisors/:alias/working-hours',
    () => ({ params, body: [{ day: 2, start_time: '10:00', end_time: '12:00' }] })
  ],
  ['DELETE /api/v1/advisors/:alias/working-hours', () => ({ params })]
]
