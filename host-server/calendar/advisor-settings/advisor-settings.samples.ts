import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/settings': { params: alias },
  'PUT /api/v1/advisors/:alias/settings': { params: alias, body: { reminder_hours: 2 } }
})
