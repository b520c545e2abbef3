import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'POST /api/v1/advisors/:alias/contact-requests': {
    params: alias,
    body: { kind: 'basic', first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example', note: 'Hello' }
  },
  'GET /api/v1/advisors/:alias/contact-offer': { params: alias },
  'GET /api/v1/advisors/:alias/callback-times': { params: alias }
})
