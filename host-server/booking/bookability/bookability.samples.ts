import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ branch }) => ({
  'GET /api/v1/branches/:alias/bookability': { params: branch }
})
