import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/institution': {},
  'PUT /api/v1/institution': { body: { name: 'Alpenbank', language: 'de-AT' } },
  'PUT /api/v1/modules': { body: { module_name: 'v-cards', effective_state: true } }
})

export const audited: AuditedWrites = [
  ['PUT /api/v1/institution', () => ({ body: { name: 'Alpenbank Neu', language: 'de-AT' } })],
  ['PUT /api/v1/modules', () => ({ body: { module_name: 'search-api', effective_state: false } })]
]
