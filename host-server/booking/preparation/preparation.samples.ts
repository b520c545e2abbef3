import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias, unknown }) => ({
  'GET /api/v1/advisors/:alias/appointments/:uuid/preparation': { params: { ...alias, ...unknown } },
  'PUT /api/v1/advisors/:alias/appointments/:uuid/internal-note': {
    params: { ...alias, ...unknown },
    body: { internal_note: 'Prefers the fixed rate.' }
  },
  'DELETE /api/v1/advisors/:alias/appointments/:uuid/calendar-change': { params: { ...alias, ...unknown } }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/advisors/:alias/appointments/:uuid/internal-note',
    ({ visits }) => ({
      params: { alias: 'anna-gruber', uuid: visits.begun },
      body: { internal_note: 'Prefers the fixed rate.' }
    })
  ]
]
