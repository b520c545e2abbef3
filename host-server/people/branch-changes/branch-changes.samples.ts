import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'POST /api/v1/branch-changes': { body: { branches: [unknown.uuid], kind: 'unpublish' } },
  'GET /api/v1/branch-changes/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  [
    'POST /api/v1/branch-changes',
    ({ branch }) => ({ body: { branches: [branch], kind: 'time-zone', time_zone: 'Europe/Zurich' } })
  ]
]
