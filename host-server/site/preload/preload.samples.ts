import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own }) => ({
  'GET /api/v1/preload': { query: { tags: `card;alias=${own.alias}` } }
})
