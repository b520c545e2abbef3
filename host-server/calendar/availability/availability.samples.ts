import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own, tomorrow, alias }) => ({
  'GET /api/v1/advisors/:alias/availability': {
    params: alias,
    query: { topic: own.topic, type: 'online', from: tomorrow, to: tomorrow }
  }
})
