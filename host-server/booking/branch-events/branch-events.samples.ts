import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const form = (organization_uuid: string) => ({
  organization_uuid,
  title: { de: 'Wohnen', en: 'Housing' },
  description: { de: '', en: '' },
  starts_at: '2099-03-10T18:00',
  ends_at: '2099-03-10T19:30',
  place: 'branch',
  address: '',
  online_url: '',
  seats: 30,
  closes_at: '',
  is_published: true
})

export const samples: SamplesOf = ({ own, branch, unknown }) => {
  const body = form(own.organization_uuid)
  const registration = { ...unknown, registration: unknown.uuid }
  return {
    'GET /api/v1/branch-events': {},
    'POST /api/v1/branch-events': { body },
    'PUT /api/v1/branch-events/:uuid': { params: unknown, body },
    'POST /api/v1/branch-events/:uuid/cancellation': { params: unknown, body: {} },
    'DELETE /api/v1/branch-events/:uuid': { params: unknown },
    'GET /api/v1/branch-events/:uuid/registrations': { params: unknown },
    'GET /api/v1/branch-events/:uuid/registrations/csv': { params: unknown },
    'PUT /api/v1/branch-events/:uuid/registrations/:registration/attendance': {
      params: registration,
      body: { attended: true }
    },
    'DELETE /api/v1/branch-events/:uuid/registrations/:registration': { params: registration },
    'GET /api/v1/branches/:alias/events': { params: branch }
  }
}

const EVENTS = '/api/v1/branch-events'
const GUEST = `${EVENTS}/:uuid/registrations/:registration`

export const audited: AuditedWrites = [
  [`POST ${EVENTS}`, ({ branch }) => ({ body: form(branch) })],
  [
    `PUT ${EVENTS}/:uuid`,
    (written) => ({ ...made(`POST ${EVENTS}`)(written), body: { ...form(written.branch), seats: 20 } })
  ],
  [
    `POST ${EVENTS}/:uuid/cancellation`,
    (written) => ({ ...made(`POST ${EVENTS}`)(written), body: { message: 'Sorry' } })
  ],
  [`DELETE ${EVENTS}/:uuid`, made(`POST ${EVENTS}`)],
  [`PUT ${GUEST}/attendance`, ({ guest }) => ({ params: guest, body: { attended: true } })],
  [`DELETE ${GUEST}`, ({ guest }) => ({ params: guest })]
]
