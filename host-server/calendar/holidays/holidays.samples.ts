import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own, tomorrow, unknown }) => ({
  'GET /api/v1/holidays': {},
  'POST /api/v1/holidays': { body: { date: tomorrow, organization_uuid: own.organization_uuid } },
  'DELETE /api/v1/holidays/:uuid': { params: unknown },
  'GET /api/v1/holidays/appointments': { query: { date: tomorrow, organization_uuid: unknown.uuid } },
  'POST /api/v1/holidays/:uuid/cancellations': { params: unknown, body: { appointments: [unknown.uuid] } },
  'POST /api/v1/holidays/selection': {
    body: { days: [{ date: tomorrow, label: 'Neujahr' }], organization_uuid: own.organization_uuid }
  },
  'GET /api/v1/holiday-calendars': {},
  'GET /api/v1/holiday-calendars/days': { query: { country: 'AT', state: '9', year: '2027', language: 'de' } }
})

/** An appointment that the branch has booked for a customer. */
const BOOKED = 'POST /api/v1/branches/:alias/customer-appointments'

export const audited: AuditedWrites = [
  [
    'POST /api/v1/holidays',
    ({ answer }) => ({ body: { date: answer(BOOKED).starts_at.slice(0, 10), label: 'Umbau', kind: 'closure' } })
  ],
  [
    'POST /api/v1/holidays/:uuid/cancellations',
    ({ answer }) => ({
      params: { uuid: answer('POST /api/v1/holidays').uuid },
      body: { appointments: [answer(BOOKED).uuid], message: 'Wasserschaden' }
    })
  ],
  ['DELETE /api/v1/holidays/:uuid', made('POST /api/v1/holidays')],
  ['POST /api/v1/holidays/selection', () => ({ body: { days: [{ date: '2027-03-19', label: 'Josef' }] } })]
]
