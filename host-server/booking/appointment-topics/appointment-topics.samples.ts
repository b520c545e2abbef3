import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own, alias }) => ({
  'GET /api/v1/appointment-topics': {},
  'GET /api/v1/advisors/:alias/appointment-topics': { params: alias },
  'PUT /api/v1/advisors/:alias/appointment-topics': { params: alias, body: [{ uuid: own.topic }] }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/advisors/:alias/appointment-topics',
    ({ topic }) => ({ params: { alias: 'anna-gruber' }, body: [{ uuid: topic }] })
  ]
]
