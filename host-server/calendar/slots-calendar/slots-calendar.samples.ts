import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ tomorrow, alias }) => ({
  'GET /api/v1/advisors/:alias/calendar-week': { params: alias, query: { from: tomorrow, to: tomorrow } },
  'PATCH /api/v1/advisors/:alias/calendar-spans': { params: alias, body: { put: [] } }
})
