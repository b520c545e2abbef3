import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/organizations/:uuid/managers': { params: unknown },
  'PUT /api/v1/organizations/:uuid/managers/:person': { params: { ...unknown, person: unknown.uuid } },
  'DELETE /api/v1/organizations/:uuid/managers/:person': { params: { ...unknown, person: unknown.uuid } }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/organizations/:uuid/managers/:person',
    ({ branch, colleague }) => ({ params: { uuid: branch, person: colleague } })
  ],
  [
    'DELETE /api/v1/organizations/:uuid/managers/:person',
    ({ branch, colleague }) => ({ params: { uuid: branch, person: colleague } })
  ]
]
