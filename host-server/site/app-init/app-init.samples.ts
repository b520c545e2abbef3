import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/app-init': {},
  'GET /api/v1/tenant': {},
  'GET /api/v1/modules': {},
  'GET /api/v1/me': {},
  'GET /api/v1/configurations/online-appointments': {}
})
