import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/tags': { params: alias },
  'PUT /api/v1/advisors/:alias/tags': { params: alias, body: { tags: [] } }
})

export const audited: AuditedWrites = [
  ['PUT /api/v1/advisors/:alias/tags', () => ({ params: { alias: 'anna-gruber' }, body: { tags: ['Wohnbau'] } })]
]
