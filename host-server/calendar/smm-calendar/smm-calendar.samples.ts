import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/smm-calendar/settings': { params: alias },
  'PUT /api/v1/advisors/:alias/smm-calendar/settings': {
    params: alias,
    body: { identifier: 'https://127.0.0.1/calendar.ics' }
  },
  'DELETE /api/v1/advisors/:alias/smm-calendar/settings': { params: alias },
  'POST /api/v1/advisors/:alias/smm-calendar/consent': { params: alias, body: { service: 'microsoft' } },
  'POST /api/v1/advisors/:alias/smm-calendar/refresh': { params: alias }
})
