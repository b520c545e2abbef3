import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({ 'GET /api/v1/scim': {} })
