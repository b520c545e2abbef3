import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'POST /api/v1/consents': { body: { version: '0123456789ab', choice: [] } }
})
