import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/settings': {},
  'PUT /api/v1/settings': { body: { whatsapp_number: '+43 1 2345678' } },
  'PATCH /api/v1/settings': { body: { whatsapp_number: '+43 1 2345678', search_engines: 'true' } }
})

export const audited: AuditedWrites = [
  ['PUT /api/v1/settings', () => ({ body: { map_attribution: '© Karten' } })],
  ['PATCH /api/v1/settings', () => ({ body: { advisors_set_buffers: 'true', search_engines: 'false' } })]
]
