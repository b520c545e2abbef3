import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own, unknown: params }) => ({
  'GET /api/v1/contact-requests': {},
  'GET /api/v1/contact-requests/:uuid': { params },
  'PUT /api/v1/contact-requests/:uuid/done': { params, body: { done: true } },
  'PUT /api/v1/contact-requests/:uuid/appointment': { params, body: { appointment_uuid: own.uuid } },
  'GET /api/v1/contact-requests/:uuid/choices': { params, query: { organization_uuid: own.organization_uuid } },
  'PUT /api/v1/contact-requests/:uuid/advisor': { params, body: { advisor_uuid: own.uuid } },
  'PUT /api/v1/contact-requests/done': { body: { requests: [params.uuid], done: true } },
  'GET /api/v1/contact-requests/choices': { query: { organization_uuid: own.organization_uuid } },
  'PUT /api/v1/contact-requests/advisor': { body: { requests: [params.uuid], advisor_uuid: own.uuid } },
  'POST /api/v1/contact-requests/:uuid/replies': { params, body: { text: 'Hello' } },
  'POST /api/v1/contact-requests/:uuid/answers': { params, body: { text: 'Thank you' } },
  'POST /api/v1/contact-requests/:uuid/attempts': { params },
  'DELETE /api/v1/contact-requests/:uuid/attempts/:attempt': { params: { ...params, attempt: params.uuid } }
})
