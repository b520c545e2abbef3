import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const ASSISTANT = { first_name: 'Elif', last_name: 'Aydin' }

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/assistants': {},
  'POST /api/v1/assistants': { body: { first_name: 'Elif', last_name: 'Aydin' } },
  'PUT /api/v1/assistants/:uuid': { params: unknown, body: { first_name: 'Elif', last_name: 'Aydin' } },
  'DELETE /api/v1/assistants/:uuid': { params: unknown },
  'PUT /api/v1/assistants/:uuid/photo': { params: unknown },
  'DELETE /api/v1/assistants/:uuid/photo': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/assistants', () => ({ body: ASSISTANT })],
  [
    'PUT /api/v1/assistants/:uuid',
    (known) => ({ ...made('POST /api/v1/assistants')(known), body: { ...ASSISTANT, phone_number: '+43 1 99999' } })
  ],
  [
    'PUT /api/v1/assistants/:uuid/photo',
    (known) => ({
      ...made('POST /api/v1/assistants')(known),
      body: known.png,
      headers: { 'content-type': 'image/png' }
    })
  ],
  ['DELETE /api/v1/assistants/:uuid/photo', made('POST /api/v1/assistants')],
  ['DELETE /api/v1/assistants/:uuid', made('POST /api/v1/assistants')]
]
