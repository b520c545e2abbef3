import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ tomorrow, starts_at, alias, branch, unknown }) => ({
  'GET /api/v1/advisors/:alias/calendar-overrides': { params: alias },
  'POST /api/v1/advisors/:alias/calendar-overrides': {
    params: alias,
    body: { kind: 'blocked', starts_at, ends_at: `${tomorrow}T10:00:00Z` }
  },
  'DELETE /api/v1/advisors/:alias/calendar-overrides/:uuid': { params: { ...alias, ...unknown } },
  'GET /api/v1/branches/:alias/absences': { params: branch, query: { advisor: 'anna-gruber' } },
  'POST /api/v1/branches/:alias/absences': {
    params: branch,
    body: { advisor: 'anna-gruber', from: tomorrow, to: tomorrow }
  },
  'DELETE /api/v1/branches/:alias/absences/:uuid': { params: { ...branch, ...unknown } }
})

export const audited: AuditedWrites = [
  [
    'POST /api/v1/branches/:alias/absences',
    () => ({
      params: { alias: 'wien-innere-stadt' },
      body: { advisor: 'anna-gruber', from: '2099-03-02', to: '2099-03-03', label: 'Krank' }
    })
  ],
  [
    'DELETE /api/v1/branches/:alias/absences/:uuid',
    ({ answer }) => ({
      params: { alias: 'wien-innere-stadt', uuid: answer('POST /api/v1/branches/:alias/absences').uuid }
    })
  ]
]
