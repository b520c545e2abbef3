import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/reports': {},
  'GET /api/v1/reports/:report': { params: { report: 'cards' } },
  'GET /api/v1/reports/:report/ranking': { params: { report: 'cards' }, query: { of: 'branches' } },
  'GET /api/v1/reports/search/terms': {},
  'GET /api/v1/reports/sessions/funnel': {},
  'GET /api/v1/reports/sessions/campaigns': {},
  'GET /api/v1/reports/:report/csv': { params: { report: 'cards' } }
})
