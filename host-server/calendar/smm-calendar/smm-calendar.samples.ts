import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

/** No request leaves: no service is asked without client ID and secret. */
const body = {}

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/smm-calendar/settings': { params: alias },
  'PUT /api/v1/advisors/:alias/smm-calendar/settings': {
    params: alias,
    body: { identifier: 'https://127.0.0.1/calendar.ics' }
  },
  'DELETE /api/v1/advisors/:alias/smm-calendar/settings': { params: alias },
  'POST /api/v1/advisors/:alias/smm-calendar/consent': { params: alias, body: { service: 'microsoft' } },
  'POST /api/v1/advisors/:alias/smm-calendar/refresh': { params: alias },
  'POST /api/v1/settings/calendar-check': { body }
})

export const audited: AuditedWrites = [['POST /api/v1/settings/calendar-check', () => ({ body })]]
