import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'PATCH /api/v1/me/preferences': { body: { language: 'de', appearance: 'system' } },
  'GET /api/v1/me/sessions': {},
  'DELETE /api/v1/me/sessions': {},
  'DELETE /api/v1/me/sessions/:id': { params: { id: 'a'.repeat(64) } }
})
