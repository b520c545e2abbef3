import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/map': {},
  'GET /api/v1/map/tiles/:zoom/:column/:row': { params: { zoom: '16', column: '35748', row: '22724' } }
})
