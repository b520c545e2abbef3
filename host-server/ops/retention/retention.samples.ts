import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/deletion-tool/retention': {},
  'POST /api/v1/deletion-tool/retention/:kind/preview': { params: { kind: 'appointment' }, body: { days: 400 } },
  'PUT /api/v1/deletion-tool/retention/:kind': { params: { kind: 'frontend-log' }, body: { days: 30 } }
})
