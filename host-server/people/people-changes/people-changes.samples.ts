import type { AuditedWrites, SamplesOf } from '../../testing/samples.ts'

export const samples: SamplesOf = ({ unknown }) => ({
  'POST /api/v1/people-changes': {
    body: { people: { q: 'nobody is called like this' }, kind: 'give-role', role: 'analyst' }
  },
  'POST /api/v1/people-changes/on-site-appointments': {
    body: { people: { q: 'nobody is called like this' }, organization_uuid: unknown.uuid }
  },
  'POST /api/v1/people-changes/left-behind': { body: { people: { q: 'nobody is called like this' } } },
  'GET /api/v1/people-changes/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  [
    'POST /api/v1/people-changes',
    () => ({ body: { people: { q: 'lukas-hofer' }, kind: 'give-role', role: 'analyst' } })
  ],
  [
    'POST /api/v1/people-changes/on-site-appointments',
    ({ branch }) => ({ body: { people: { q: 'lukas-hofer' }, organization_uuid: branch } })
  ],
  ['POST /api/v1/people-changes/left-behind', () => ({ body: { people: { q: 'lukas-hofer' } } })]
]
