import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/me/saved-filters': { query: { list: 'people' } },
  'PUT /api/v1/me/saved-filters': { body: { list: 'people', name: 'Leitung', search: '?role=orgadmin' } },
  'DELETE /api/v1/me/saved-filters': { query: { list: 'people', name: 'Leitung' } }
})
