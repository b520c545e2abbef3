import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/appointment-types': { params: alias },
  'PUT /api/v1/advisors/:alias/appointment-types': { params: alias, body: [{ type: 'online' }] }
})
