import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  'GET /api/v1/reports': {},
  'GET /api/v1/reports/:report': { params: { report: 'sessions' } },
  'GET /api/v1/reports/:report/ranking': { params: { report: 'sessions' }, query: { of: 'branches' } },
  'GET /api/v1/reports/search/terms': {},
  'GET /api/v1/reports/sessions/funnel': {},
  'GET /api/v1/reports/:report/csv': { params: { report: 'cards' } }
})
