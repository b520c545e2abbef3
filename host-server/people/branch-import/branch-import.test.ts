import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { FileImport, FileImportRow } from '#contract/file-imports'
import type { MessageTable } from '#contract/locales'
import { organizationsMessages } from '#contract/messages/organizations.messages'
import { MINUTE } from '../../core/base/clock.ts'
import { BATCH } from '../../core/jobs/file-imports.work.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { importing } from '../../testing/file-import.ts'
import type { Site } from '../../testing/site.ts'
import { fileOf } from './testing/files.ts'

const PATH = '/api/v1/branch-imports'
const HEAD = 'Alias;Interner Name;Straße und Hausnummer;Postleitzahl;Ort'

let site: Site
let admin: string
let tenant: string

const knex = (table: string) => site.app.knex(table)
const { ask, upload, rowsOf, work, check, take } = importing<FileImport, FileImportRow>(PATH, () => ({
  site,
  cookie: admin
}))
const api = (method: string, path: string, asked: RequestOptions = {}) =>
  request(site, method, `/api/v1/${path}`, { cookie: admin, ...asked })

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
  tenant = (await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
afterAll(() => site.stop())

const added = () => knex('organizations').where({ tenant_id: tenant }).whereLike('alias', 'neu-%')
afterEach(async () => {
  const uuids = await added().pluck('uuid')
  await knex('opening_hours').whereIn('organization_uuid', uuids).delete()
  await added().delete()
  for (const table of ['outbox', 'branch_imports', 'rate_limits']) await knex(table).delete()
})

async function branch(alias: string) {
  const row = await knex('organizations').where({ tenant_id: tenant, alias }).first('uuid')
  return row && (await api('GET', `organizations/${row.uuid}?with=metadata,address,opening_hours`)).body
}

describe('the import refuses', () => {
  test.each([
    [undefined, 401],
    ['advisor', 403],
    ['branch', 403],
    ['marketing', 403],
    ['analyst', 403]
  ])('%s', async (account, status) => {
    const { uuid } = (await upload(fileOf(1, 0).text)).body
    const asked = { cookie: account && (await signIn(site, `${account}@demo.example`)) } as RequestOptions
    expect((await upload(HEAD, asked)).status).toBe(status)
    for (const path of ['', '/template', '/branches', `/${uuid}/rows?fate=created`, `/${uuid}/refused`])
      expect((await ask('GET', path, asked)).status, path).toBe(status)
    for (const step of ['start', 'cancel']) expect((await ask('POST', `/${uuid}/${step}`, asked)).status).toBe(status)
  })

  test('access by another institution’s administrator, whose branches of the same alias are not touched', async () => {
    const asked = { cookie: await signIn(site, 'admin@nordbank.example', NORDBANK), ...NORDBANK }
    const { uuid } = await check(`${HEAD}\nneu-a;Neu A;Gasse 1;1010;Wien`)
    for (const [method, path] of [
      ['GET', '/rows?fate=created'],
      ['GET', '/refused'],
      ['POST', '/start'],
      ['POST', '/cancel']
    ])
      expect((await ask(method as string, `/${uuid}${path}`, asked)).status, path).toBe(404)
    expect((await ask('GET', '', asked)).body.imports).toEqual([])
    expect((await ask('GET', '/branches', asked)).text).not.toContain('wien-innere-stadt')
    await upload('Alias;Ort\nwien-innere-stadt;Hamburg', asked)
    while (await site.drain());
    expect((await ask('GET', '', asked)).body.imports[0].fates).toMatchObject({ changed: 0, refused: 1 })
  })

  test.each([
    ['nothing', '', 'Diese Datei ist leer.'],
    ['only a header', HEAD, 'Diese Datei ist unter den Spaltennamen leer.'],
    [
      'no column that identifies a branch',
      'Ort\nWien',
      /^Die erste Zeile der Datei muss die Spalten benennen, darunter den Alias/
    ],
    ['more branches than may be', `Alias\n${'a\n'.repeat(1001)}`, 'Eine Datei darf höchstens 1.000 Filialen enthalten.']
  ])('a file with %s', async (_what, file, text) => {
    const { status, body } = await upload(file)
    expect([status, body.errors.file]).toEqual([422, [expect.stringMatching(text)]])
  })

  test('a second file while one is running, while people may be imported', async () => {
    const { uuid } = (await upload(fileOf(1, 0).text)).body
    expect((await upload(fileOf(1, 0).text)).status).toBe(409)
    expect((await ask('POST', `/${uuid}/start`)).status).toBe(409)
    const people = { body: 'Alias\nanna-gruber', headers: { 'content-type': 'text/csv' } }
    expect((await api('POST', 'people-imports', people)).status).toBe(201)
    expect((await api('GET', `people-imports/${uuid}/rows?fate=created`)).status).toBe(404)
  })
})

test('the check predicts the outcome of each row, and changes nothing', async () => {
  const tables = ['organizations', 'organization_aliases', 'opening_hours', 'audit_log']
  const before = await Promise.all(tables.map((table) => knex(table).count('* as n')))
  const file = [
    `${HEAD};Telefonnummer;Zeitzone;Breitengrad;Längengrad;Montag;Dienstag;Parkplätze`,
    'wien-innere-stadt;;;;;;;;;;;5',
    'WIEN-INNERE-STADT;Anders;;;;;;;;;;',
    'neu-a;Neu A;Gasse 1;1010;Wien;+43 1 234567;;48,2;16.3;9-12, 13.30–16;geschlossen;',
    ';;Gasse 1;;;;;;;;;',
    'Neu Ä;;;;;zehn;Wien;x;;von früh bis spät;12:00-09:00;',
    ';"nie geschlossen;;;;;;;;;;',
    ';Filiale Graz Herrengasse;;;;;;;;;;',
    'neu-graz;Filiale Graz Herrengasse;Gasse 1;8010;Graz;;;;;;;'
  ].join('\n')
  const { uuid, fates, total, ignored_columns } = await check(file)
  expect([total, fates, ignored_columns]).toEqual([8, { created: 1, changed: 0, same: 2, refused: 5 }, ['Parkplätze']])
  expect(await rowsOf(uuid, 'created')).toEqual([{ line: 4, name: 'Neu A', fate: 'created', errors: [] }])
  expect((await rowsOf(uuid, 'refused')).map(({ line, errors }) => [line, errors])).toEqual([
    [3, ['Diese Filiale kommt schon in Zeile 2 vor.']],
    [5, ['Bitte tragen Sie einen Alias oder einen internen Namen ein.']],
    [
      6,
      [
        'Interner Name: Dieses Feld darf nicht leer sein.',
        expect.stringMatching(/^Alias: Erlaubt sind nur Kleinbuchstaben ohne Umlaute/),
        'Straße und Hausnummer: Dieses Feld darf nicht leer sein.',
        'Postleitzahl: Dieses Feld darf nicht leer sein.',
        'Ort: Dieses Feld darf nicht leer sein.',
        'Telefonnummer: Das ist keine gültige Telefonnummer. Bitte geben Sie eine wie +43 1 234567 ein.',
        'Zeitzone: Es gibt keine Zeitzone „Wien“. Bitte tragen Sie den offiziellen Namen ein, etwa Europe/Vienna.',
        'Breitengrad: Bitte geben Sie Dezimalgrad ein, etwa 48.2063.',
        'Montag: Bitte tragen Sie Zeiten wie 09:00–12:30, 13:30–16:00 ein oder „geschlossen“.',
        expect.stringMatching(/^Dienstag: /)
      ]
    ],
    [7, [expect.stringMatching(/^Diese Zeile lässt sich nicht lesen/)]],
    [
      9,
      [
        'Interner Name: Eine Filiale mit diesem Namen gibt es schon. Ist es dieselbe, geben Sie bitte ihren Alias graz-herrengasse ein, sonst wählen Sie einen anderen Namen.'
      ]
    ]
  ])
  expect(await Promise.all(tables.map((table) => knex(table).count('* as n')))).toEqual(before)
})

test('new branches have all their data, and no public page', async () => {
  const file = `${HEAD};Öffentlicher Name;Telefonnummer;Breitengrad;Längengrad;Montag;Dienstag\nneu-a;Neu A;Gasse 1;1010;Wien;Bank Neu;'+43 1 234567;48,2;16,3;9-12, 13.30–16;geschlossen`
  expect((await take(file)).fates).toEqual({ created: 1, changed: 0, same: 0, refused: 0 })
  const all = await branch('neu-a')
  expect(all).toMatchObject({
    name: 'Neu A',
    phone_number: '+43 1 234567',
    time_zone: 'Europe/Vienna',
    latitude: 48.2,
    longitude: 16.3,
    address: { street: 'Gasse 1', zip: '1010', city: 'Wien' },
    opening_hours: [
      { day: 1, start_time: '09:00', end_time: '12:00' },
      { day: 1, start_time: '13:30', end_time: '16:00' }
    ]
  })
  expect(all.metadata).toEqual([
    { name: 'publicName', value: 'Bank Neu' },
    { name: 'publicProfileEnabled', value: false }
  ])
  expect((await take(file)).fates).toEqual({ created: 0, changed: 0, same: 1, refused: 0 })
})

test('an existing branch keeps what its row leaves empty, and the audit log names who imported it', async () => {
  await take(`${HEAD};Montag;Dienstag\nneu-a;Neu A;Gasse 1;1010;Wien;9-12;10-12`)
  const before = await branch('neu-a')
  const done = await take('Alias;Interner Name;Ort;Dienstag\nNEU-A;Neu B;Linz;geschlossen')
  expect(done.fates).toEqual({ created: 0, changed: 1, same: 0, refused: 0 })
  const after = await branch('neu-a')
  expect(after).toEqual({
    ...before,
    revision: expect.not.stringMatching(before.revision),
    name: 'Neu B',
    address: { ...before.address, city: 'Linz' },
    opening_hours: before.opening_hours.slice(0, 1)
  })
  const { entries } = (await api('GET', `audit-log?object=organization&object_id=${before.uuid}`)).body
  const { full_name } = (await api('GET', 'me')).body
  const changed = entries.filter(({ action }: { action: string }) => action === 'changed')
  expect(changed.flatMap(({ changes }: { changes: { field: string }[] }) => changes.map(({ field }) => field))).toEqual(
    expect.arrayContaining(['name', 'city', 'tuesday'])
  )
  expect(new Set(entries.map(({ actor_name }: { actor_name: string }) => actor_name))).toEqual(new Set([full_name]))
})

test('a branch without an alias in its row is found by its name, unless several have it', async () => {
  await take(`${HEAD}\nneu-a;Neu;Gasse 1;1010;Wien`)
  expect((await take('Interner Name;Ort\nNeu;Linz')).fates.changed).toBe(1)
  const [one] = await added()
  await knex('organizations').insert({ ...one, uuid: one.uuid.replace(/^.{8}/, '00000000'), alias: 'neu-b' })
  const { uuid } = await check('Interner Name;Ort\nNeu;Graz')
  expect((await rowsOf(uuid, 'refused'))[0]?.errors).toEqual([
    'Alias: Mehrere Filialen heißen so. Bitte geben Sie den Alias der Filiale ein.'
  ])
})

test('an alias that another branch used to have is refused', async () => {
  const { uuid: id } = await branch('graz-herrengasse')
  const rename = (alias: string) =>
    api('PUT', `organizations/${id}`, { body: { name: 'Filiale Graz Herrengasse', alias } })
  await rename('graz')
  const { uuid } = await check(`${HEAD}\ngraz-herrengasse;Neu;Gasse 1;8010;Graz`)
  expect((await rowsOf(uuid, 'refused'))[0]?.errors).toEqual([
    'Alias: Diese URL gehört oder gehörte zu einer anderen Filiale. Bitte wählen Sie eine andere.'
  ])
  await rename('graz-herrengasse')
})

test('a later row cannot change a branch that an earlier row has just added', async () => {
  const done = await take(`${HEAD}\n;Neu Eben;Gasse 1;1010;Wien\nneu-eben;Anders;Gasse 2;1020;Wien`)
  expect(done.fates).toEqual({ created: 1, changed: 0, same: 0, refused: 1 })
  expect((await branch('neu-eben')).name).toBe('Neu Eben')
})

test.each(['de-AT', 'en'] as const)('the file of all branches in %s can be imported without changes', async (lang) => {
  const { text, headers } = await ask('GET', '/branches', { headers: { 'accept-language': lang } })
  expect(headers['content-disposition']).toBe('attachment; filename="branches.csv"')
  const checked = await check(text)
  expect(checked.fates).toEqual({ created: 0, changed: 0, same: 3, refused: 0 })
  expect(checked.ignored_columns).toEqual([])
})

test('the template has every column with an example, which an import skips', async () => {
  const { text } = await ask('GET', '/template')
  const [head, ...rest] = text.trim().split(/\r?\n/)
  expect(head).toMatch(/^\ufeff?Alias;Interner Name;Öffentlicher Name;.*;Montag;.*;Sonntag$/)
  expect(rest).toHaveLength(1)
  expect((await upload(text)).body.errors.file).toEqual([expect.stringMatching(/nur die Beispielzeile der Vorlage/)])
  const done = await take(text.replace('muster-sample', 'neu-muster'))
  expect(done.fates.created).toBe(1)
})

test('where branches have no public pages, the public name is no column', async () => {
  const switched = (effective_state: boolean) =>
    api('PUT', 'modules', { body: { module_name: 'organizations-profiles', effective_state } })
  await switched(false)
  expect((await ask('GET', '/template')).text).not.toContain('Öffentlicher Name')
  const { ignored_columns } = await check('Alias;Öffentlicher Name\ngraz-herrengasse;Anders')
  expect(ignored_columns).toEqual(['Öffentlicher Name'])
  await switched(true)
})

test.each(['de-AT', 'en'] as const)('the form’s labels in %s are taken as columns', async (lang) => {
  const label = (name: string) => (organizationsMessages as MessageTable)[`organizations.${name}`]?.[lang] ?? ''
  const cells = { alias: 'neu-form', name: 'Neu', street: 'Gasse 1', zip: '1010', city: 'Wien', phone: '+43 1 234567' }
  const { fates, ignored_columns } = await check(
    [Object.keys(cells).map(label).join(';'), Object.values(cells).join(';')].join('\n')
  )
  expect([fates.created, ignored_columns]).toEqual([1, []])
})

test('the refused rows can be downloaded, corrected and uploaded again', async () => {
  const { uuid } = await check(`${HEAD}\nneu-a;Neu A;=1+1;;Wien`)
  const { text, headers } = await ask('GET', `/${uuid}/refused`)
  expect(headers['content-disposition']).toBe('attachment; filename="branches-refused.csv"')
  expect(text).toContain('\r\n2;Postleitzahl: Dieses Feld darf nicht leer sein.;neu-a;')
  const repaired = await check(text.replace("'=1+1;;", "'=1+1;1010;"))
  expect([repaired.fates.created, repaired.ignored_columns]).toEqual([1, []])
})

test('of many rows, good ones are written once, after a stop and by a node that takes over from a crashed one', async () => {
  const { uuid } = await check(fileOf(60, 1).text)
  await ask('POST', `/${uuid}/start`)
  await site.drain()
  expect((await ask('POST', `/${uuid}/cancel`)).body).toMatchObject({ state: 'cancelled', fates: { created: BATCH } })
  expect(await work()).toMatchObject({ state: 'cancelled' })
  await ask('POST', `/${uuid}/start`)
  await site.drain()
  const until = new Date(site.clock.time.getTime() + MINUTE).toISOString().replace('.000Z', 'Z')
  await knex('outbox').where({ state: 'waiting' }).update({ lease_token: 'someone', lease_until: until })
  expect(await site.drain()).toBe(0)
  site.clock.time = new Date(site.clock.time.getTime() + 2 * MINUTE)
  expect(await work()).toMatchObject({ state: 'done', fates: { created: 59, refused: 1 } })
  expect(await added()).toHaveLength(59)
  expect((await take(fileOf(60, 1).text)).fates).toEqual({ created: 0, changed: 0, same: 59, refused: 1 })
})

test('an import stops if the user who started it is no longer an administrator', async () => {
  const { uuid } = await check(fileOf(3, 0).text)
  await ask('POST', `/${uuid}/start`)
  const { user_uuid } = await knex('branch_imports').where({ uuid }).first('user_uuid')
  const role = knex('user_roles').where({ user_uuid, role: 'accountadmin' })
  const row = await role.clone().first()
  await role.clone().delete()
  await site.drain()
  await knex('user_roles').insert(row)
  expect((await work()).state).toBe('cancelled')
  expect(await added()).toEqual([])
})
