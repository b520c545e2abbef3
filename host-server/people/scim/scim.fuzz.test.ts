import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'
import { connect, type Send } from './testing/provider.ts'

let site: Site
let send: Send
let person: string
let group: string

beforeAll(async () => {
  site = await startDemoSite({}, { LOAD_TEST: '1' })
  send = await connect(site)
  const userName = 'fuzz@bank.example'
  person = (await send('POST', '/Users', { userName, name: { givenName: 'Eva', familyName: 'Moser' } })).body.id
  group = (await send('POST', '/Groups', { displayName: 'Fuzz' })).body.id
})
afterAll(() => site.stop())

const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** Whatever is sent, the answer is one of the protocol, and no failure of the server. */
async function answers(method: string, path: string, body?: unknown) {
  const { status, body: answer } = await send(method, path, body)
  expect(status).toBeLessThan(500)
  if (status >= 400) expect([answer.schemas, answer.status]).toEqual([[ERROR], String(status)])
  return status
}

const ATTRIBUTES = [
  ...['userName', 'externalId', 'displayName', 'active', 'name', 'name.givenName', 'name.familyName', 'emails'],
  ...['emails.value', 'emails[type eq "work"]', 'emails[type eq "work"].value', 'emails[primary eq true].value'],
  ...['members', `members[value eq "x"]`, 'groups', 'id', 'meta', 'schemas', 'title', '__proto__', 'constructor'],
  ...[
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
    'urn:ietf:params:scim:schemas:core:2.0:User:active'
  ],
  'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department'
]

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 20 }),
  fc.constantFrom('False', 'x@bank.example', '')
)
const attribute = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ATTRIBUTES) }, text)
const word = fc.oneof(
  attribute,
  fc.constantFrom('eq', 'and', 'or', 'not', '(', ')', '[', ']', '"', 'true', 'false', 'null', 'pr', 'co', '1'),
  text.map((value) => JSON.stringify(value))
)
const filter = fc.oneof(
  fc.array(word, { maxLength: 12 }).map((words) => words.join(' ')),
  fc.tuple(attribute, text).map(([name, value]) => `${name} eq ${JSON.stringify(value)}`),
  text
)
const leaf = fc.oneof(text, fc.boolean(), fc.double(), fc.constant(null))
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(attribute, fc.constantFrom('value', 'type', 'primary', 'givenName')), tie('value'), {
      maxKeys: 4
    })
  )
}))
const operation = fc.record(
  {
    op: fc.oneof(fc.constantFrom('add', 'Replace', 'remove', 'REMOVE'), leaf),
    path: fc.oneof({ weight: 5, arbitrary: attribute }, value),
    value
  },
  { requiredKeys: [] }
)
const patchBody = fc.oneof(
  { weight: 6, arbitrary: fc.record({ Operations: fc.array(operation, { minLength: 1, maxLength: 4 }) }) },
  value
)

const RUNS = { numRuns: 150 }

test('whatever a filter is', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.constantFrom('/Users', '/Groups'), filter, text, async (path, given, count) => {
      await answers('GET', `${path}?filter=${encodeURIComponent(given.toWellFormed())}`)
      await answers('GET', `${path}?count=${encodeURIComponent(count.toWellFormed())}`)
    }),
    RUNS
  )
)

test('whatever a PATCH is', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(patchBody, async (body) => {
      await answers('PATCH', `/Users/${person}`, body)
      await answers('PATCH', `/Groups/${group}`, body)
    }),
    RUNS
  )
)

test('whatever is sent whole', { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.dictionary(attribute, value, { maxKeys: 6 }), async (body) => {
      await answers('PUT', `/Users/${person}`, { userName: 'fuzz@bank.example', ...body })
      await answers('PUT', `/Groups/${group}`, { displayName: 'Fuzz', ...body })
      await answers('POST', '/Users', body)
      await answers('POST', '/Groups', body)
    }),
    RUNS
  )
)
