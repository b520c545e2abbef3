import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'POST /api/v1/deletion-tool/personal-data': { body: { email: 'niemand@nirgends.example' } },
  'POST /api/v1/deletion-tool/personal-data/handover': { body: { phone: '+43 660 0000000' } },
  'GET /api/v1/deletion-tool/requests': {},
  'POST /api/v1/deletion-tool/requests': {
    body: { kind: 'information', name: 'Maria Huber', email: 'maria@post.example', phone: '', arrived_on: '2026-01-02' }
  },
  'POST /api/v1/deletion-tool/requests/:uuid/extension': { params: unknown, body: { extension: 'Viele Unterlagen.' } },
  'POST /api/v1/deletion-tool/requests/:uuid/completion': { params: unknown, body: { outcome: 'Per Brief.' } },
  'POST /api/v1/deletion-tool/requests/:uuid/search': { params: unknown }
})
