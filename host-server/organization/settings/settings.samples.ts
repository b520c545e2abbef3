import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/settings': {},
  'PUT /api/v1/settings': { body: { whatsapp_number: '+43 1 2345678' } }
})

export const audited: AuditedWrites = [['PUT /api/v1/settings', () => ({ body: { map_attribution: '© Karten' } })]]
