import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const FORM = { name: 'Unterlagen', text: 'Bitte bringen Sie einen Ausweis mit.' }

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/reply-templates': {},
  'POST /api/v1/reply-templates': { body: FORM },
  'PUT /api/v1/reply-templates/:uuid': { params: unknown, body: FORM },
  'DELETE /api/v1/reply-templates/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/reply-templates', () => ({ body: FORM })],
  [
    'PUT /api/v1/reply-templates/:uuid',
    (written) => ({ ...made('POST /api/v1/reply-templates')(written), body: { ...FORM, name: 'Rückruf' } })
  ],
  ['DELETE /api/v1/reply-templates/:uuid', made('POST /api/v1/reply-templates')]
]
