import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const FORM = { name: 'CRM', url: 'https://crm.bank.example/hooks', events: ['appointment.booked'] }
const ADDED = 'POST /api/v1/webhooks'

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/webhooks': {},
  [ADDED]: { body: FORM },
  'PUT /api/v1/webhooks/:uuid': { params: unknown, body: FORM },
  'DELETE /api/v1/webhooks/:uuid': { params: unknown },
  'PUT /api/v1/webhooks/:uuid/secret': { params: unknown },
  'POST /api/v1/webhooks/:uuid/test': { params: unknown },
  'GET /api/v1/webhooks/:uuid/deliveries': { params: unknown },
  'POST /api/v1/webhooks/:uuid/replays': { params: unknown, body: { since: '2026-11-23T07:00:00Z' } }
})

export const audited: AuditedWrites = [
  [ADDED, () => ({ body: FORM })],
  ['PUT /api/v1/webhooks/:uuid', (written) => ({ ...made(ADDED)(written), body: { ...FORM, is_on: false } })],
  ['PUT /api/v1/webhooks/:uuid/secret', made(ADDED)],
  ['POST /api/v1/webhooks/:uuid/test', made(ADDED)],
  [
    'POST /api/v1/webhooks/:uuid/replays',
    (written) => ({ ...made(ADDED)(written), body: { since: '2026-11-23T07:00:00Z' } })
  ],
  ['DELETE /api/v1/webhooks/:uuid', made(ADDED)]
]
