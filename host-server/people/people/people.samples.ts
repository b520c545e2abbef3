import { examplePersonForm } from '#contract/examples/people.example'
import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const person = { first_name: 'Eva', last_name: 'Neu', email_address: 'eva.neu@demo.example' }

const form = { ...examplePersonForm, email_address: 'new@demo.example', card_email_address: '', alias: 'new-person' }
const plain = { ...form, assistant_uuid: null, managed_organizations: [], roles: ['stduser'] }

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/people': {},
  'GET /api/v1/people/choices': {},
  'GET /api/v1/people/:uuid': { params: unknown },
  'POST /api/v1/people': { body: person },
  'PUT /api/v1/people/:uuid': { params: unknown, body: { ...person, revision: 'x' } },
  'POST /api/v1/people/invitations': { body: { q: 'nobody is called like this' } },
  'POST /api/v1/people/:uuid/invitation': { params: unknown },
  'DELETE /api/v1/people/:uuid/invitation': { params: unknown },
  'DELETE /api/v1/people/:uuid/second-factor': { params: unknown },
  'DELETE /api/v1/people/:uuid/sign-in-lock': { params: unknown },
  'GET /api/v1/people/:uuid/hand-over': { params: unknown },
  'POST /api/v1/people/:uuid/deactivation': { params: unknown, body: {} },
  'DELETE /api/v1/people/:uuid/deactivation': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/people', ({ branch }) => ({ body: { ...plain, organization_uuid: branch } })],
  [
    'PUT /api/v1/people/:uuid',
    (known) => {
      const { revision } = known.answer('POST /api/v1/people')
      const body = { ...plain, organization_uuid: known.branch, position: 'Leitung', revision }
      return { ...made('POST /api/v1/people')(known), body }
    }
  ],
  ['POST /api/v1/people/:uuid/invitation', made('POST /api/v1/people')],
  ['DELETE /api/v1/people/:uuid/invitation', made('POST /api/v1/people')],
  ['DELETE /api/v1/people/:uuid/second-factor', ({ analyst }) => ({ params: { uuid: analyst } })],
  ['DELETE /api/v1/people/:uuid/sign-in-lock', ({ analyst }) => ({ params: { uuid: analyst } })],
  ['POST /api/v1/people/:uuid/deactivation', (known) => ({ ...made('POST /api/v1/people')(known), body: {} })],
  ['DELETE /api/v1/people/:uuid/deactivation', made('POST /api/v1/people')],
  ['POST /api/v1/people/invitations', () => ({ body: {} })]
]
