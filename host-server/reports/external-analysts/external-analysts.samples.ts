import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ own, unknown }) => ({
  'GET /api/v1/external-analysts': {},
  'GET /api/v1/external-analyst-assignments': { query: { organization_uuid: own.organization_uuid } },
  'POST /api/v1/external-analyst-assignments': {
    body: { external_analyst_alias: unknown.uuid, organization_uuid: own.organization_uuid }
  },
  'DELETE /api/v1/external-analyst-assignments/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  [
    'POST /api/v1/external-analyst-assignments',
    ({ branch, analyst }) => ({ body: { organization_uuid: branch, external_analyst_alias: analyst } })
  ],
  ['DELETE /api/v1/external-analyst-assignments/:uuid', made('POST /api/v1/external-analyst-assignments')]
]
