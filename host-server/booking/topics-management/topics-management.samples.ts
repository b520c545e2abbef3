import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const TOPIC = {
  topic: 'Loans',
  comment: '',
  length: 30,
  buffer_before: 0,
  buffer_after: 0,
  notice_minutes: 60,
  window_days: 90,
  slot_step: 30,
  texts: []
}

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/appointment-topics/managed': {},
  'POST /api/v1/appointment-topics': {
    body: {
      topic: 'Loans',
      comment: '',
      length: 30,
      buffer_before: 0,
      buffer_after: 0,
      notice_minutes: 60,
      window_days: 90,
      slot_step: 30,
      texts: []
    }
  },
  'PATCH /api/v1/appointment-topics/:uuid': { params: unknown, body: { length: 45 } },
  'DELETE /api/v1/appointment-topics/:uuid': { params: unknown },
  'PUT /api/v1/appointment-topics/:uuid/place': { params: unknown, body: { before: null } },
  'PUT /api/v1/appointment-topics/:uuid/retirement': { params: unknown },
  'DELETE /api/v1/appointment-topics/:uuid/retirement': { params: unknown },
  'GET /api/v1/appointment-topics/:uuid/advisors': { params: unknown },
  'PATCH /api/v1/appointment-topics/:uuid/advisors': { params: unknown, body: { assign: [], withdraw: [] } }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/appointment-topics', () => ({ body: TOPIC })],
  [
    'PATCH /api/v1/appointment-topics/:uuid',
    (known) => ({ ...made('POST /api/v1/appointment-topics')(known), body: { length: 45 } })
  ],
  [
    'PUT /api/v1/appointment-topics/:uuid/place',
    (known) => ({ ...made('POST /api/v1/appointment-topics')(known), body: { before: known.topic } })
  ],
  ['PUT /api/v1/appointment-topics/:uuid/retirement', made('POST /api/v1/appointment-topics')],
  ['DELETE /api/v1/appointment-topics/:uuid/retirement', made('POST /api/v1/appointment-topics')],
  ['DELETE /api/v1/appointment-topics/:uuid', made('POST /api/v1/appointment-topics')],
  [
    'PATCH /api/v1/appointment-topics/:uuid/advisors',
    ({ topic, advisor }) => ({ params: { uuid: topic }, body: { assign: [], withdraw: [advisor] } })
  ]
]
