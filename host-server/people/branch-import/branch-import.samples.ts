import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const CSV = { 'content-type': 'text/csv' }
const BRANCHES = 'Interner Name;Straße und Hausnummer;Postleitzahl;Ort\r\nFiliale Wels;Ringstraße 1;4600;Wels'

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/branch-imports': {},
  'GET /api/v1/branch-imports/template': {},
  'GET /api/v1/branch-imports/branches': {},
  'POST /api/v1/branch-imports': {},
  'GET /api/v1/branch-imports/:uuid/rows': { params: unknown, query: { fate: 'refused' } },
  'POST /api/v1/branch-imports/:uuid/start': { params: unknown },
  'POST /api/v1/branch-imports/:uuid/cancel': { params: unknown },
  'GET /api/v1/branch-imports/:uuid/refused': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/branch-imports', () => ({ query: '?file_name=a.csv', body: BRANCHES, headers: CSV })],
  ['POST /api/v1/branch-imports/:uuid/cancel', made('POST /api/v1/branch-imports')],
  ['POST /api/v1/branch-imports/:uuid/start', made('POST /api/v1/branch-imports')]
]
