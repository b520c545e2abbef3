import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/audit-log': {},
  'GET /api/v1/audit-log/export': {},
  'GET /api/v1/audit-log/stream': {},
  'GET /api/v1/audit-log/key': {}
})
