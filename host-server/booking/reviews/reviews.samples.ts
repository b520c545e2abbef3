import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/reviews': {},
  'PUT /api/v1/reviews/:uuid/decision': { params: unknown, body: { state: 'published' } },
  'PUT /api/v1/reviews/:uuid/reply': { params: unknown, body: { text: 'Danke!' } }
})

export const audited: AuditedWrites = [
  [
    'PUT /api/v1/reviews/:uuid/decision',
    ({ review }) => ({ params: { uuid: review }, body: { state: 'rejected', reason: 'Nennt eine Kontonummer.' } })
  ]
]
