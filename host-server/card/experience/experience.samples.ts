import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/experience': { params: alias },
  'PUT /api/v1/advisors/:alias/experience': { params: alias, body: { since: null, certificates: [] } }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/advisors/:alias/experience',
    () => ({ params: { alias: 'anna-gruber' }, body: { since: 2012, certificates: [{ name: 'CFP', year: 2014 }] } })
  ]
]
