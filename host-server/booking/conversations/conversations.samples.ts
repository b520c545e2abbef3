import type { SamplesOf } from '../../testing/samples.ts'

const client_id = '6f1c2d3e-4b5a-4c6d-8e7f-000000000001'

const starts_at = '2027-03-02T08:00:00Z'

export const samples: SamplesOf = ({ alias, own, unknown: params }) => ({
  'POST /api/v1/advisors/:alias/conversations': {
    params: alias,
    body: { client_id, name: 'Eva Muster', email: 'eva@visitor.example', text: 'Hello' }
  },
  'GET /api/v1/advisors/:alias/chat-times': { params: alias },
  'GET /api/v1/conversations/presence': {},
  'PUT /api/v1/conversations/presence': { body: { is_away: false } },
  'GET /api/v1/conversation': { query: { after: '0' } },
  'POST /api/v1/conversation/messages': { body: { client_id, text: 'Hello' } },
  'POST /api/v1/conversation/files': { query: { client_id }, headers: { 'file-name': 'a.png' } },
  'GET /api/v1/conversation/files/:seq': { params: { seq: '1' } },
  'POST /api/v1/conversation/offers/:seq/appointment': { params: { seq: '1' }, body: { starts_at } },
  'PUT /api/v1/conversation/seen': { body: { seq: 1 } },
  'POST /api/v1/conversation/typing': {},
  'POST /api/v1/conversation/end': {},
  'DELETE /api/v1/conversation': {},
  'POST /api/v1/conversation/transcript': {},
  'GET /api/v1/conversation/news': {},
  'GET /api/v1/conversations': {},
  'GET /api/v1/conversations/news': {},
  'GET /api/v1/conversations/:uuid': { params },
  'POST /api/v1/conversations/:uuid/messages': { params, body: { client_id, text: 'Hello' } },
  'POST /api/v1/conversations/:uuid/files': { params, query: { client_id }, headers: { 'file-name': 'a.png' } },
  'GET /api/v1/conversations/:uuid/files/:seq': { params: { ...params, seq: '1' } },
  'POST /api/v1/conversations/:uuid/offers': {
    params,
    body: { client_id, topic: params.uuid, type: 'by-phone', starts: [starts_at] }
  },
  'PUT /api/v1/conversations/:uuid/seen': { params, body: { seq: 1 } },
  'POST /api/v1/conversations/:uuid/typing': { params },
  'PUT /api/v1/conversations/:uuid/advisor': { params, body: { advisor_uuid: own.uuid } },
  'PUT /api/v1/conversations/:uuid/note': { params, body: { text: 'Calls back on Friday', known: '' } },
  'PUT /api/v1/conversations/:uuid/block': { params, body: { is_blocked: true } },
  'POST /api/v1/conversations/:uuid/request': { params },
  'POST /api/v1/conversations/:uuid/end': { params }
})
