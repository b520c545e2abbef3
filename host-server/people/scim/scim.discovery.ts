import { SCIM_PAGE_MAX } from '#contract/scim'
import { BODY_MAX } from '#contract/values'
import { CORE_GROUP, CORE_USER, ENTERPRISE, LIST } from './scim.schemas.ts'

const schema = (name: string) => `urn:ietf:params:scim:schemas:core:2.0:${name}`

/** What is supported (RFC 7643, section 5). */
export const providerConfig = (base: string) => ({
  schemas: [schema('ServiceProviderConfig')],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: BODY_MAX },
  filter: { supported: true, maxResults: SCIM_PAGE_MAX },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API token',
      description: 'A token with the scope scim, in the header Authorization: Bearer.',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true
    }
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` }
})

interface Attribute {
  name: string
  type: string
  multiValued: boolean
  description: string
  required: boolean
  caseExact: boolean
  mutability: string
  returned: string
  uniqueness: string
  subAttributes?: Attribute[]
  referenceTypes?: string[]
}

const attribute = (name: string, description: string, rest: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  description,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...rest
})

const readOnly = { mutability: 'readOnly' }
const complex = (subAttributes: Attribute[], rest: Partial<Attribute> = {}) => ({
  type: 'complex',
  subAttributes,
  ...rest
})
const list = { multiValued: true }

const USER: Attribute[] = [
  attribute('userName', 'The name under which the directory knows the person; unique.', {
    required: true,
    uniqueness: 'server'
  }),
  attribute(
    'name',
    'The parts of the name.',
    complex([
      attribute('givenName', 'The first name.'),
      attribute('familyName', 'The last name.'),
      attribute('formatted', 'Both together.', readOnly)
    ])
  ),
  attribute('displayName', 'The whole name; the first and last name follow from it where they are not given.'),
  attribute('active', 'Whether the person can sign in.', { type: 'boolean' }),
  attribute(
    'emails',
    'The address with which the person signs in: the primary one, else that of the type work.',
    complex(
      [
        attribute('value', 'The address.'),
        attribute('type', 'Always work.', { canonicalValues: ['work'] } as Partial<Attribute>),
        attribute('primary', 'Always true.', { type: 'boolean' })
      ],
      list
    )
  ),
  attribute(
    'groups',
    'The groups to which the person belongs.',
    complex([attribute('value', 'The id of the group.', readOnly), attribute('display', 'Its name.', readOnly)], {
      ...list,
      ...readOnly
    })
  )
]

const GROUP: Attribute[] = [
  attribute('displayName', 'The name of the group; unique.', { required: true, uniqueness: 'server' }),
  attribute(
    'members',
    'The people of the group.',
    complex(
      [
        attribute('value', 'The id of the person.', { mutability: 'immutable' }),
        attribute('display', 'The name of the person.', readOnly),
        attribute('type', 'Always User.', { mutability: 'immutable' })
      ],
      list
    )
  )
]

const EXTENSION: Attribute[] = [
  attribute('department', 'The branch to which the person belongs, by its name or its alias in addresses.')
]

const schemaOf = (base: string, id: string, name: string, description: string, attributes: Attribute[]) => ({
  schemas: [schema('Schema')],
  id,
  name,
  description,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` }
})

const typeOf = (base: string, id: string, main: string, schemaExtensions: readonly object[] = []) => ({
  schemas: [schema('ResourceType')],
  id,
  name: id,
  endpoint: `/${id}s`,
  schema: main,
  schemaExtensions,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${id}` }
})

export const resourceTypes = (base: string) => [
  typeOf(base, 'User', CORE_USER, [{ schema: ENTERPRISE, required: false }]),
  typeOf(base, 'Group', CORE_GROUP)
]

export const schemas = (base: string) => [
  schemaOf(base, CORE_USER, 'User', 'Accounts of staff and advisors', USER),
  schemaOf(base, CORE_GROUP, 'Group', 'Groups of people', GROUP),
  schemaOf(base, ENTERPRISE, 'EnterpriseUser', 'What a company adds', EXTENSION)
]

export const listOf = (Resources: readonly unknown[], totalResults = Resources.length, startIndex = 1) => ({
  schemas: [LIST],
  totalResults,
  startIndex,
  itemsPerPage: Resources.length,
  Resources
})
