import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias, own, branch, unknown, tomorrow }) => {
  const body = {
    topic: own.topic,
    type: 'online',
    weekdays: [1, 2, 3, 4, 5],
    from_date: tomorrow,
    until_date: tomorrow,
    first_name: 'Eva',
    last_name: 'Muster',
    email: 'eva@visitor.example'
  }
  return {
    'POST /api/v1/advisors/:alias/waitlist': { params: alias, body },
    'POST /api/v1/branches/:alias/waitlist': { params: branch, body },
    'GET /api/v1/waitlist': {},
    'GET /api/v1/waitlist/:uuid/starts': { params: unknown },
    'POST /api/v1/waitlist/:uuid/offers': {
      params: unknown,
      body: { advisor_uuid: own.uuid, starts_at: `${tomorrow}T09:00:00Z` }
    },
    'PUT /api/v1/waitlist/:uuid/pause': { params: unknown, body: { is_paused: true } },
    'DELETE /api/v1/waitlist/:uuid': { params: unknown }
  }
}
