import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/me/proof': {},
  'POST /api/v1/me/proof': { body: { by: 'code', given: '123456' } }
})
