import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ tomorrow, starts_at, alias, unknown }) => ({
  'GET /api/v1/advisors/:alias/calendar-overrides': { params: alias },
  'POST /api/v1/advisors/:alias/calendar-overrides': {
    params: alias,
    body: { kind: 'blocked', starts_at, ends_at: `${tomorrow}T10:00:00Z` }
  },
  'DELETE /api/v1/advisors/:alias/calendar-overrides/:uuid': { params: { ...alias, ...unknown } }
})
