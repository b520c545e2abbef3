import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'POST /api/v1/redirection-changes': {
    body: { redirections: { q: 'no path is called like this' }, kind: 'turn-off' }
  },
  'GET /api/v1/redirection-changes/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/redirection-changes', () => ({ body: { redirections: {}, kind: 'target', target: '/app/search' } })]
]
