import type { SamplesOf } from '../../testing/samples.ts'

const query = { step: 'opened', widget: 'inline' }

export const samples: SamplesOf = ({ alias, branch }) => ({
  'POST /api/v1/advisors/:alias/booking-steps': { params: alias, query },
  'POST /api/v1/branches/:alias/booking-steps': { params: branch, query }
})
