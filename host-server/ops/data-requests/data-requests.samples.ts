import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'POST /api/v1/deletion-tool/personal-data': { body: { email: 'niemand@nirgends.example' } }
})
