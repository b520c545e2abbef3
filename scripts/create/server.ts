import type { Files, Names } from './names.ts'

const migration = ({ table }: Names) => `import type { Knex } from 'knex'
import { guardTenants } from './guard-tenants.ts'

export async function up(knex: Knex) {
  await knex.schema.createTable('${table}', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('name', 255).notNullable()
    t.primary(['tenant_id', 'uuid'])
  })
  await guardTenants(knex)
}

export const down = (knex: Knex) => knex.schema.dropTable('${table}')
`

const tables = ({ table, words }: Names) => `import type { StoredData } from '../../core/tenancy/stored-data.ts'

declare module '../../core/tenancy/query.ts' {
  interface Tables {
    ${table}: {
      uuid: string
      name: string
    }
  }
}

/** A column that names a person, or that one fills in, says whose: 'visitor', 'advisor' or 'staff'. */
export const data = {
  ${table}: { why: 'The institution’s ${words}.', columns: { uuid: 'none', name: 'none' } }
} as const satisfies Partial<StoredData>
`

const repository = ({ noun, Item, table }: Names) => `import type { ${Item}Form } from '#contract/${noun}'
import { sortedBy } from '../../core/base/collation.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type Row = ${Item}Form & { uuid: string }

const rows = (db: TenantDb) => db.table('${table}').select('uuid', 'name')

/** By name. */
export const findAll = async (db: TenantDb): Promise<Row[]> =>
  sortedBy(await rows(db).orderBy('uuid'), ({ name }) => name)

/** For changes and deletion. */
export const lock = (trx: TenantDb, uuid: string): Promise<Row | undefined> =>
  rows(trx).where({ uuid }).forUpdate().first()

export const insert = (trx: TenantDb, row: Row) => trx.insert('${table}', row)

export const update = (trx: TenantDb, uuid: string, form: ${Item}Form) =>
  trx.table('${table}').where({ uuid }).update(form)

export const remove = (trx: TenantDb, uuid: string) => trx.table('${table}').where({ uuid }).delete()
`

const service = ({ noun, one, nouns, Item }: Names) => `import { randomUUID } from 'node:crypto'
import type { ${Item}, ${Item}Form } from '#contract/${noun}'
import { withRevision } from '../../core/base/revision.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import * as repository from './${noun}.repository.ts'

const fieldsOf = ({ name }: ${Item}Form) => ({ name })

const shown = withRevision<repository.Row>(fieldsOf)

/** Reading the row locks it. */
const ${nouns} = audited({
  read: repository.lock,
  subject: ({ uuid, name }) => ({ object: '${one}', id: uuid, name }),
  fields: fieldsOf,
  revised: fieldsOf,
  present: shown
})

export const list = async ({ db }: Call): Promise<${Item}[]> => (await repository.findAll(db)).map(shown)

export async function create(call: Call, form: ${Item}Form): Promise<${Item}> {
  const created = await ${nouns}.create(call, async (trx) => {
    const uuid = randomUUID()
    await repository.insert(trx, { uuid, ...form })
    return uuid
  })
  return shown(created)
}

/** @throws Conflict with what it is by now, if it is no longer that of the revision */
export const change = async (call: Call, uuid: string, form: ${Item}Form, revision?: string): Promise<${Item}> =>
  shown(await ${nouns}.change(call, uuid, (trx) => repository.update(trx, uuid, form), revision))

export const remove = (call: Call, uuid: string): Promise<void> =>
  ${nouns}.remove(call, uuid, (trx) => repository.remove(trx, uuid))
`

const routes = ({
  noun,
  nouns,
  Nouns,
  Item
}: Names) => `import { delete${Item}, get${Nouns}, post${Item}, put${Item} } from '#contract/${noun}'
import { route } from '../../core/http/http.ts'
import * as service from './${noun}.service.ts'

export const ${nouns} = [
  route(get${Nouns}, (call) => service.list(call)),
  route(post${Item}, (call, { body }) => service.create(call, body)),
  route(put${Item}, (call, { params, query, body }) => service.change(call, params.uuid, body, query.revision)),
  route(delete${Item}, (call, { params }) => service.remove(call, params.uuid))
]
`

const feature = ({ noun, nouns }: Names) => `import type { Feature } from '../../core/features/feature.ts'
import { ${nouns} } from './${noun}.routes.ts'

export const feature: Feature = { routes: ${nouns} }
`

const samples = ({
  noun
}: Names) => `import { type AuditedWrites, made, type SamplesOf } from '../../testing/samples.ts'

const FORM = { name: 'Donaublick' }

export const samples: SamplesOf = ({ unknown }) => ({
  'GET /api/v1/${noun}': {},
  'POST /api/v1/${noun}': { body: FORM },
  'PUT /api/v1/${noun}/:uuid': { params: unknown, body: FORM },
  'DELETE /api/v1/${noun}/:uuid': { params: unknown }
})

export const audited: AuditedWrites = [
  ['POST /api/v1/${noun}', () => ({ body: FORM })],
  ['PUT /api/v1/${noun}/:uuid', (written) => ({ ...made('POST /api/v1/${noun}')(written), body: { name: 'Prater' } })],
  ['DELETE /api/v1/${noun}/:uuid', made('POST /api/v1/${noun}')]
]
`

const tests = ({ noun, one, table }: Names) => `import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/${noun}'
const FORM = { name: 'Donaublick' }

let site: Site
let admin: string

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())
beforeEach(async () => {
  for (const table of ['${table}', 'audit_log']) await site.app.knex(table).delete()
})

const ask = (method: string, path = PATH, body?: unknown, cookie: string | undefined = admin, host = 'localhost') =>
  request(site, method, path, { cookie, body, host })
const add = async (name = FORM.name): Promise<string> => (await ask('POST', PATH, { name })).body.uuid
const names = () => site.app.knex('${table}').orderBy('name').pluck('name')

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['an administrator of another institution', 'admin@nordbank.example', 404]
])('%s changes none', async (_who, account, status) => {
  const path = \`\${PATH}/\${await add()}\`
  const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
  const cookie = account ? await signIn(site, account, { host }) : ''
  expect((await ask('PUT', path, { name: 'Prater' }, cookie, host)).status).toBe(status)
  expect((await ask('DELETE', path, undefined, cookie, host)).status).toBe(status)
  expect(await names()).toEqual([FORM.name])
})

test('an administrator of another institution sees none of them', async () => {
  await add()
  const cookie = await signIn(site, 'admin@nordbank.example', { host: NORDBANK.host })
  expect((await ask('GET', PATH, undefined, cookie, NORDBANK.host)).body).toEqual([])
})

test.each([
  ['no name', ' '],
  ['a name that is too long', 'x'.repeat(101)]
])('%s is refused at its field', async (_what, name) => {
  const { status, body } = await ask('POST', PATH, { name })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['name']])
  expect(await names()).toEqual([])
})

test('one that is not there is neither changed nor deleted', async () => {
  const path = \`\${PATH}/\${randomUUID()}\`
  expect([(await ask('PUT', path, FORM)).status, (await ask('DELETE', path)).status]).toEqual([404, 404])
})

test('they are listed by name', async () => {
  for (const name of ['Prater', 'Äußerer Saal', 'Donaublick']) await add(name)
  const { body } = await ask('GET')
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['Äußerer Saal', 'Donaublick', 'Prater'])
})

test('what is added, changed and deleted is written to the audit log', async () => {
  const uuid = await add()
  expect((await ask('PUT', \`\${PATH}/\${uuid}\`, { name: 'Prater' })).body).toMatchObject({ uuid, name: 'Prater' })
  expect((await ask('DELETE', \`\${PATH}/\${uuid}\`)).status).toBe(204)
  expect(await names()).toEqual([])
  const entries = await site.app.knex('audit_log').where({ object: '${one}', object_id: uuid })
  const changes = new Map(entries.map(({ action, changes }) => [action, JSON.parse(changes)]))
  expect(changes.get('created')).toEqual([{ field: 'name', before: null, after: FORM.name }])
  expect(changes.get('changed')).toEqual([{ field: 'name', before: FORM.name, after: 'Prater' }])
  expect(changes.get('deleted')).toEqual([{ field: 'name', before: 'Prater', after: null }])
})
`

export function serverFiles(names: Names, stamp: string): Files {
  const { domain, noun, table } = names
  const file = (role: string) => `host-server/${domain}/${noun}/${noun}.${role}.ts`
  return {
    [`migrations/${stamp}_${table}.ts`]: migration(names),
    [file('tables')]: tables(names),
    [file('repository')]: repository(names),
    [file('service')]: service(names),
    [file('routes')]: routes(names),
    [file('feature')]: feature(names),
    [file('samples')]: samples(names),
    [file('test')]: tests(names)
  }
}
