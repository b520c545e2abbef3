import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const CSV = { 'content-type': 'text/csv' }
const PEOPLE = 'Vorname;Nachname;E-Mail-Adresse;Filiale;Rollen;Karte\r\nEva;Neu;eva@demo.example;;analyst;nein'

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/people-imports': {},
  'GET /api/v1/people-imports/template': {},
  'POST /api/v1/people-imports': {},
  'GET /api/v1/people-imports/:uuid/rows': { params: unknown, query: { fate: 'refused' } },
  'POST /api/v1/people-imports/:uuid/start': { params: unknown },
  'POST /api/v1/people-imports/:uuid/cancel': { params: unknown },
  'POST /api/v1/people-imports/:uuid/invitations': { params: unknown },
  'GET /api/v1/people-imports/:uuid/refused': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/people-imports', () => ({ query: '?file_name=a.csv', body: PEOPLE, headers: CSV })],
  ['POST /api/v1/people-imports/:uuid/cancel', made('POST /api/v1/people-imports')],
  ['POST /api/v1/people-imports/:uuid/start', made('POST /api/v1/people-imports')],
  ['POST /api/v1/people-imports/:uuid/invitations', made('POST /api/v1/people-imports')]
]
