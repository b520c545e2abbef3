import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/organizations/:uuid/texts': { params: unknown },
  'PUT /api/v1/organizations/:uuid/texts': {
    params: unknown,
    body: { was: [], put: [{ title: 'Anfahrt', value: 'U1' }] }
  }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/organizations/:uuid/texts',
    ({ branch, texts }) => ({
      params: { uuid: branch },
      body: { was: texts, put: [{ title: 'Anfahrt', value: 'U1' }] }
    })
  ]
]
