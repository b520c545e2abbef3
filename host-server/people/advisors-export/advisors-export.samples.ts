import type { SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own }) => ({
  'GET /api/v1/advisors-export': {},
  'GET /api/v1/advisors-export/csv': { query: { organization_uuid: own.organization_uuid } },
  'GET /api/v1/advisors-export/xlsx': { query: { organization_uuid: own.organization_uuid } }
})
