import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ tomorrow, starts_at, alias, unknown, token, slot }) => ({
  'POST /api/v1/advisors/:alias/holds': { params: alias, body: slot },
  'DELETE /api/v1/advisors/:alias/holds/:hold': { params: { ...alias, hold: token } },
  'POST /api/v1/advisors/:alias/appointments': {
    params: alias,
    body: { ...slot, first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example' }
  },
  'GET /api/v1/advisors/:alias/appointments': { params: alias },
  'GET /api/v1/advisors/:alias/appointments/news': { params: alias },
  'GET /api/v1/advisors/:alias/calendar': { params: alias, query: { from: tomorrow, to: tomorrow } },
  'POST /api/v1/advisors/:alias/customer-appointments': {
    params: alias,
    body: { ...slot, first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
  },
  'GET /api/v1/advisors/:alias/appointments/:uuid': { params: { ...alias, ...unknown } },
  'PATCH /api/v1/advisors/:alias/appointments/:uuid': { params: { ...alias, ...unknown }, body: { starts_at } },
  'POST /api/v1/advisors/:alias/appointments/:uuid/confirmation': { params: { ...alias, ...unknown } },
  'POST /api/v1/advisors/:alias/appointments/:uuid/cancellation': { params: { ...alias, ...unknown }, body: {} },
  'GET /api/v1/advisors/:alias/appointments/:uuid/colleagues': { params: { ...alias, ...unknown } },
  'POST /api/v1/advisors/:alias/appointments/:uuid/reassignment': {
    params: { ...alias, ...unknown },
    body: { to: 'lukas-hofer' }
  },
  'PUT /api/v1/advisors/:alias/appointments/:uuid/meeting-url': {
    params: { ...alias, ...unknown },
    body: { meeting_url: 'https://meet.example/talk' }
  },
  'PUT /api/v1/advisors/:alias/appointments/:uuid/no-show': {
    params: { ...alias, ...unknown },
    body: { no_show: true }
  },
  'GET /api/v1/customer-appointments': { query: { q: 'visitor' } },
  'GET /api/v1/appointments/:token': { params: { token } },
  'PATCH /api/v1/appointments/:token': { params: { token }, body: { starts_at } },
  'POST /api/v1/appointments/:token/cancellation': { params: { token }, body: {} }
})

const ANNA = { alias: 'anna-gruber' }

export const audited: AuditedWrites = [
  [
    'POST /api/v1/advisors/:alias/customer-appointments',
    ({ visits }) => ({
      params: ANNA,
      body: { ...visits.slots[0], first_name: 'Vera', last_name: 'Visitor', email: 'vera@visitor.example' }
    })
  ],
  [
    'PATCH /api/v1/advisors/:alias/appointments/:uuid',
    ({ visits }) => ({ params: { ...ANNA, uuid: visits.ahead }, body: { starts_at: visits.slots[1]?.starts_at } })
  ],
  [
    'POST /api/v1/advisors/:alias/appointments/:uuid/confirmation',
    ({ visits }) => ({ params: { ...ANNA, uuid: visits.requested } })
  ],
  [
    'PUT /api/v1/advisors/:alias/appointments/:uuid/meeting-url',
    ({ visits }) => ({
      params: { ...ANNA, uuid: visits.ahead },
      body: { meeting_url: 'https://meet.example/talk' }
    })
  ],
  [
    'POST /api/v1/advisors/:alias/appointments/:uuid/reassignment',
    ({ visits }) => ({ params: { ...ANNA, uuid: visits.requested }, body: { to: visits.colleague } })
  ],
  [
    'POST /api/v1/advisors/:alias/appointments/:uuid/cancellation',
    ({ visits }) => ({ params: { ...ANNA, uuid: visits.ahead }, body: {} })
  ],
  [
    'PUT /api/v1/advisors/:alias/appointments/:uuid/no-show',
    ({ visits }) => ({ params: { ...ANNA, uuid: visits.begun }, body: { no_show: true } })
  ]
]
