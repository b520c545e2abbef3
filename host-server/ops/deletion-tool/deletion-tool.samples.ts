import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'POST /api/v1/deletion-tool/search': { body: { q: 'niemand@nirgends.example' } },
  'GET /api/v1/deletion-tool/erasures': {},
  'POST /api/v1/deletion-tool/erasures': {
    body: { by: 'email', value: 'niemand@nirgends.example', confirmation: 'Niemand' }
  },
  'POST /api/v1/deletion-tool/erasures/:uuid/approval': { params: unknown },
  'POST /api/v1/deletion-tool/erasures/:uuid/continuation': { params: unknown },
  'DELETE /api/v1/deletion-tool/erasures/:uuid': { params: unknown },
  'GET /api/v1/deletion-tool/erasures/:uuid/certificate': { params: unknown }
})
