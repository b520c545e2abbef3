import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = () => ({
  // no request leaves: the address is not public
  'POST /api/v1/settings/openid-check': { body: { openid_issuer: 'https://127.0.0.1', openid_scope: 'openid email' } }
})

export const audited: AuditedWrites = [
  [
    'POST /api/v1/settings/openid-check',
    () => ({ body: { openid_issuer: 'https://127.0.0.1', openid_scope: 'openid email' } })
  ]
]
