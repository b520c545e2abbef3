import type { SamplesOf } from '../../testing/samples.ts'

const MANY = '/api/v1/signatures'
const ONE = '/api/v1/advisors/:alias/signature'

export const samples: SamplesOf = ({ alias, own }) => ({
  [`GET ${ONE}`]: { params: alias },
  [`GET ${ONE}/preview`]: { params: alias, query: { ground: 'dark' } },
  [`GET ${MANY}`]: {},
  [`GET ${MANY}/zip`]: { query: { organization_uuid: own.organization_uuid } },
  [`GET ${MANY}/csv`]: { query: { organization_uuid: own.organization_uuid } }
})
