import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/modules/:module_name/usage': { params: { module_name: 'v-cards' } }
})
