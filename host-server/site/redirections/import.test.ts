import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ImportRow, Redirection } from '#contract/redirections'
import { request, signIn } from '../../testing/client.ts'
import { type Office, openRedirections, PATH } from './testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openRedirections()
})
beforeEach(() => office.clear())
afterAll(() => office.site.stop())

const list = async (): Promise<Redirection[]> => (await office.ask('GET', PATH)).body.redirections
const shown = async () => (await list()).map(({ path, target, status, is_active }) => [path, target, status, is_active])
const rows = async (file: string | Buffer, query = ''): Promise<ImportRow[]> =>
  (await office.upload(file, query)).body.rows
const outcomes = async (file: string | Buffer, query = '') =>
  (await rows(file, query)).map(({ line, path, outcome }) => [line, path, outcome])

test.each([
  ['nothing', '', 'Diese Datei ist leer.'],
  ['a header alone', 'Pfad;Ziel\r\n', 'Diese Datei ist unter den Spaltennamen leer.'],
  ['no header', 'eins;zwei\n/a;/b', /^Die erste Zeile der Datei muss die Spalten benennen/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /^Die erste Zeile der Datei muss/]
])('a file with %s is refused as a whole', async (_what, file, text) => {
  const { status, body } = await office.upload(file)
  expect([status, body.errors.file]).toEqual([422, [expect.stringMatching(text)]])
})

test('a file that is not CSV or too large is refused', async () => {
  const cookie = await signIn(office.site, 'admin@demo.example')
  const post = async (type: string, body: string) =>
    (await request(office.site, 'POST', `${PATH}/import`, { cookie, body, headers: { 'content-type': type } })).status
  expect([await post('application/json', '{}'), await post('text/html', '/a;/b')]).toEqual([415, 415])
  expect(await post('text/csv', `/a;/b\n${'x'.repeat(4 * 1024 * 1024)}`)).toBe(413)
  expect((await office.upload('/a;/b', '?trial=maybe')).status).toBe(422)
  expect(await list()).toEqual([])
})

test('a trial reports the outcome of each row and changes nothing', async () => {
  await office.add('/da', '/app/')
  const file = 'path,target,status,active\n/neu,/app/,301,no\n/da,/app/,,\n/DA/,/app/x,,\n/app,/x,,\n/da,/app/y,,'
  const before = await list()
  expect(await outcomes(file, '?trial=true')).toEqual([
    [2, '/neu', 'created'],
    [3, '/da', 'same'],
    [4, '/DA/', 'refused'],
    [5, '/app', 'refused'],
    [6, '/da', 'refused']
  ])
  expect(await list()).toEqual(before)
})

test('invalid rows are reported by line, and valid ones imported', async () => {
  const file = [
    '\ufeffPfad;Ziel;Status;Aktiv;Bemerkung',
    '/gut;/app/;302;ja;"mit ""Anführung""; und',
    'Zeilenumbruch"',
    '',
    '/ohne-ziel;',
    '/weg;https://evil.example/',
    '/kaputt;"nie geschlossen',
    'ohne-schrägstrich;/app/',
    '/status;/app/;303',
    '/schalter;/app/;;vielleicht',
    '/x"y;/app/',
    '"/umlaut-ä";"https://www.bank.example/ö";301;nein'
  ].join('\r\n')
  const all = await rows(file)
  expect(all.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'created'],
    [5, 'refused'],
    [6, 'refused'],
    [7, 'refused'],
    [8, 'refused'],
    [9, 'refused'],
    [10, 'refused'],
    [11, 'refused'],
    [12, 'created']
  ])
  expect(all.slice(1, 7).map(({ errors }) => errors)).toEqual([
    ['Ziel: Dieses Feld darf nicht leer sein.'],
    [
      expect.stringMatching(
        /^Ziel: Eine Weiterleitung darf .*Einstellungen › Einbettung und Weiterleitungen“ führen: www\.bank\.example\.$/
      )
    ],
    [expect.stringMatching(/^Diese Zeile lässt sich nicht lesen/)],
    ['Pfad: Ein Pfad muss mit einem Schrägstrich beginnen, zum Beispiel /zinsen.'],
    ['Status: Dieser Wert ist ungültig. Bitte ändern Sie ihn.'],
    ['Aktiv: Dieser Wert ist ungültig. Bitte ändern Sie ihn.']
  ])
  expect(await shown()).toEqual([
    ['/gut', '/app/', 302, true],
    ['/umlaut-ä', 'https://www.bank.example/ö', 301, false]
  ])
})

test.each([
  ['commas', '/a,/app/\n/b,/app/b'],
  ['semicolons', '/a;/app/\n/b;/app/b'],
  ['commas in what is quoted', '"/a";"/app/"\r\n"/b";/app/b'],
  ['an old line end', '/a;/app/\r/b;/app/b'],
  ['columns the other way round', 'Ziel;Pfad\n/app/;/a\n/app/b;/b']
])('a file with %s is read', async (_what, file) => {
  expect((await outcomes(file)).map(([, path, outcome]) => [path, outcome])).toEqual([
    ['/a', 'created'],
    ['/b', 'created']
  ])
})

test('umlauts are read from UTF-8 and from the encoding of old spreadsheets', async () => {
  const text = 'Pfad;Ziel\n/größe;/app/\n'
  expect(await outcomes(Buffer.from(text, 'utf8'))).toEqual([[2, '/größe', 'created']])
  expect(await outcomes(Buffer.from(text, 'latin1'))).toEqual([[2, '/größe', 'same']])
})

test('a repeated import creates no duplicates, and a changed file changes the redirects', async () => {
  const file = 'path;target\n/a;/app/\n/b;/app/b'
  await rows(file)
  const before = await list()
  expect((await outcomes(file)).map(([, , outcome]) => outcome)).toEqual(['same', 'same'])
  expect(await list()).toEqual(before)
  expect(await outcomes('path;target;status\n/A/;/app/new;301')).toEqual([[2, '/A/', 'changed']])
  expect(await list()).toMatchObject([{ uuid: before[0]?.uuid, path: '/A/', target: '/app/new', status: 301 }, {}])
})

test('an empty cell leaves the value unchanged', async () => {
  await office.add('/a', '/app/', { status: 301, is_active: false })
  await rows('path;target;status;active\n/a;/app/new;;')
  expect(await shown()).toEqual([['/a', '/app/new', 301, false]])
})

test('no row may form a loop, and rows may depend on later ones', async () => {
  await office.add('/a', '/b')
  const circle = await rows('/b;/c\n/c;/a')
  expect(circle.map(({ outcome }) => outcome)).toEqual(['created', 'refused'])
  expect(circle[1]?.errors).toEqual([
    'Diese Weiterleitung würde im Kreis führen: Das Ziel führt zu diesem Pfad zurück.'
  ])
  expect((await rows('/b;/a\n/a;/app/')).map(({ outcome }) => outcome)).toEqual(['changed', 'changed'])
})

test.each([
  ['forwards', (steps: string[]) => steps],
  ['backwards', (steps: string[]) => steps.toReversed()]
])('no row may make a chain too long, read %s', async (_way, ordered) => {
  await office.add('/s0', '/s1')
  const steps = Array.from({ length: 11 }, (_, step) => `/s${step + 1};/s${step + 2}`)
  const read = await rows(ordered(steps).join('\n'))
  const refused = read.filter(({ outcome }) => outcome === 'refused')
  expect([read.filter(({ outcome }) => outcome === 'created').length, refused.length]).toEqual([10, 1])
  expect(refused[0]?.errors).toEqual([
    'Zu viele Weiterleitungen hintereinander. Bitte geben Sie gleich das letzte Ziel ein.'
  ])
})

test('a row that shortens a chain may come later', async () => {
  for (let step = 0; step < 11; step += 1) await office.add(`/s${step}`, `/s${step + 1}`)
  expect((await outcomes('/s11;/s12\n/s5;/app/')).map(([, , outcome]) => outcome)).toEqual(['created', 'changed'])
})

test('an exported file can be imported again', async () => {
  await office.add('/a', 'https://www.bank.example/a;b,"c"', { status: 301 })
  await office.add('/größe', '/app/', { is_active: false })
  const { headers, text } = await office.ask('GET', `${PATH}/export`)
  expect(headers['content-disposition']).toBe('attachment; filename="redirections.csv"')
  expect(text.split('\r\n')[0]).toBe('\ufeffPfad;Ziel;Status;Aktiv;Aufrufe;Letzter Aufruf (UTC)')
  expect((await outcomes(text)).map(([, , outcome]) => outcome)).toEqual(['same', 'same'])
  const before = await shown()
  await office.site.app.knex('redirections').delete()
  expect((await outcomes(text)).map(([, , outcome]) => outcome)).toEqual(['created', 'created'])
  expect(await shown()).toEqual(before)
  expect((await office.ask('GET', `${PATH}/export?q=gr%C3%B6`)).text.split('\r\n')).toHaveLength(3)
})

test('each changed row is audited, and unchanged ones are not', async () => {
  await office.add('/a', '/app/')
  await office.site.app.knex('audit_log').delete()
  await rows('/a;/app/new\n/b;/app/\n/app;/x')
  await rows('/a;/app/new\n/b;/app/')
  const entries = await office.site.app.knex('audit_log').orderBy('object_name')
  expect(entries.map(({ action, object, object_name }) => [action, object, object_name])).toEqual([
    ['changed', 'redirection', '/a'],
    ['created', 'redirection', '/b']
  ])
})

// looking from each row anew would take minutes, and meet the limit of a test
test('loops among thousands of rows are found in time', async () => {
  const many = (row: (index: number) => string) => Array.from({ length: 5000 }, (_, index) => row(index)).join('\n')
  const chain = await rows(
    many((index) => `/p${index};/p${index + 1}`),
    '?trial=true'
  )
  expect(chain.filter(({ outcome }) => outcome === 'refused')).toHaveLength(416)
  const star = await rows(many((index) => `/p${index};/hub`))
  expect(star.filter(({ outcome }) => outcome === 'created')).toHaveLength(5000)
  await office.add('/hub', '/p')
  await rows('/p;/q\n/q;/r\n/r;/s')
})

test('thousands of rows are imported in one request, and more than the limit are refused', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => `/p${index};/app/${index}`).join('\n')
  const started = performance.now()
  expect((await rows(many(5000))).filter(({ outcome }) => outcome === 'created')).toHaveLength(5000)
  console.info(`5000 rows were imported within ${Math.round(performance.now() - started)} ms`)
  expect(await office.site.app.knex('audit_log').count('* as count').first()).toMatchObject({})
  expect((await office.upload(many(10_001))).status).toBe(422)
})
