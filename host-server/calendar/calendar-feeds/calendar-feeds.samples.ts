import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/calendar-feed': { params: alias },
  'PUT /api/v1/advisors/:alias/calendar-feed': { params: alias },
  'DELETE /api/v1/advisors/:alias/calendar-feed': { params: alias }
})
