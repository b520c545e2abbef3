import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ alias, unknown }) => ({
  'GET /api/v1/wallet-cards/subscribers': { query: { 'filters[advisors]': alias.alias } },
  'POST /api/v1/wallet-cards/reach': { body: { advisors: [alias.alias] } },
  'GET /api/v1/wallet-cards/notifications': {},
  'GET /api/v1/wallet-cards/push-setup': {},
  'GET /api/v1/wallet-cards/notifications/:uuid': { params: unknown },
  'GET /api/v1/wallet-cards/notifications/:uuid/template': { params: unknown },
  'PUT /api/v1/wallet-cards/notifications/:uuid': {
    params: unknown,
    body: { text: 'News', advisors: [alias.alias], revision: 1 }
  },
  'DELETE /api/v1/wallet-cards/notifications/:uuid': { params: unknown },
  'POST /api/v1/wallet-cards/notifications/:uuid/approval': { params: unknown, body: { revision: 1 } },
  'GET /api/v1/wallet-cards/advisors': {},
  'GET /api/v1/wallet-cards/branches': {},
  'GET /api/v1/wallet-cards/branches/:uuid/advisors': { params: unknown },
  'GET /api/v1/wallet-cards/own-cards': {},
  'POST /api/v1/wallet-cards/test-notifications': { body: { text: 'News' } },
  'POST /api/v1/wallet-cards/notifications': { body: { text: 'News', advisors: [alias.alias] } },
  'GET /api/v1/search/advisors-by-name': { query: { name: 'ann' } }
})
