import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const FORM = { name: 'CRM', scopes: ['online-appointments:read'], valid_days: 90 }

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/api-tokens': {},
  'POST /api/v1/api-tokens': { body: FORM },
  'DELETE /api/v1/api-tokens/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/api-tokens', () => ({ body: FORM })],
  ['DELETE /api/v1/api-tokens/:uuid', made('POST /api/v1/api-tokens')]
]
