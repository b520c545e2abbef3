import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const CSV = { 'content-type': 'text/csv' }
const REDIRECTION = { path: '/zinsen', target: '/app/profile/anna-gruber' }

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/redirections': {},
  'GET /api/v1/redirections/export': {},
  'POST /api/v1/redirections': { body: { path: '/zinsen', target: '/app/profile/anna-gruber' } },
  'PUT /api/v1/redirections/:uuid': {
    params: unknown,
    body: { path: '/zinsen', target: '/app/profile/anna-gruber' }
  },
  'DELETE /api/v1/redirections/:uuid': { params: unknown },
  'POST /api/v1/redirections/import': {}
})

export const audited: AuditedWrites = [
  ['POST /api/v1/redirections', () => ({ body: REDIRECTION })],
  [
    'PUT /api/v1/redirections/:uuid',
    (known) => ({ ...made('POST /api/v1/redirections')(known), body: { ...REDIRECTION, path: '/kredite' } })
  ],
  ['DELETE /api/v1/redirections/:uuid', made('POST /api/v1/redirections')],
  ['POST /api/v1/redirections/import', () => ({ body: 'Pfad;Ziel\r\n/konto;/app/', headers: CSV })]
]
