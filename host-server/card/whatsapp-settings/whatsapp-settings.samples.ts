import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias }) => ({
  'GET /api/v1/advisors/:alias/whatsapp/settings': { params: alias },
  'PUT /api/v1/advisors/:alias/whatsapp/settings': {
    params: alias,
    body: { whatsapp_enable: true, whatsapp_id: 'ANNA42' }
  }
})
