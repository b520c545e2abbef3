import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ branch, unknown }) => ({
  'GET /api/v1/branches/:alias/bookability': { params: branch },
  'GET /api/v1/people/:uuid/booking-offer': { params: unknown }
})
