import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias, unknown }) => ({
  'POST /api/v1/advisors/:alias/contact-requests': {
    params: alias,
    body: { kind: 'basic', first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example', note: 'Hello' }
  },
  'GET /api/v1/advisors/:alias/contact-offer': { params: alias },
  'GET /api/v1/advisors/:alias/callback-times': { params: alias },
  'GET /api/v1/advisors/:alias/contact-requests': { params: alias },
  'PUT /api/v1/advisors/:alias/contact-requests/:uuid': { params: { ...alias, ...unknown }, body: { done: true } }
})
