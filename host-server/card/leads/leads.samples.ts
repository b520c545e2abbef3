import { LEAD_CONSENT } from '#contract/leads'
import type { SamplesOf } from '../../testing/samples.ts'

const contact = { first_name: 'Eva', last_name: 'Muster', email: 'eva@visitor.example', consent: LEAD_CONSENT }

export const samples: SamplesOf = ({ alias, unknown: params }) => ({
  'POST /api/v1/advisors/:alias/leads': { params: alias, body: contact },
  'GET /api/v1/leads': {},
  'GET /api/v1/leads/:uuid': { params },
  'PUT /api/v1/leads/:uuid': { params, body: { state: 'contacted' } },
  'DELETE /api/v1/leads/:uuid': { params },
  'GET /api/v1/leads/:uuid/v-card': { params },
  'GET /api/v1/leads/csv': {},
  'GET /api/v1/leads/vcf': {}
})
