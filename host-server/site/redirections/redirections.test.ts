import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Redirection } from '#contract/redirections'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { type Office, openRedirections, PATH } from './testing/office.ts'

let office: Office
beforeAll(async () => {
  office = await openRedirections()
})
beforeEach(() => office.clear())
afterAll(() => office.site.stop())

const PROFILE = '/app/profile/anna-gruber'
const list = async (query = ''): Promise<Redirection[]> => (await office.ask('GET', PATH + query)).body.redirections
const paths = async (query = '') => (await list(query)).map(({ path }) => path)

test.each([
  ['a guest', undefined, 401],
  ['an advisor', 'advisor@demo.example', 403],
  ['a marketing manager', 'marketing@demo.example', 403]
])('%s neither sees nor changes redirects', async (_who, account, status) => {
  const uuid = await office.add('/rates', PROFILE)
  const cookie = account && (await signIn(office.site, account))
  const ask = async (method: string, path: string, body?: object) =>
    (await request(office.site, method, path, { cookie, body })).status
  const body = { path: '/x', target: PROFILE }
  expect([
    await ask('GET', PATH),
    await ask('GET', `${PATH}/export`),
    await ask('POST', PATH, body),
    await ask('PUT', `${PATH}/${uuid}`, body),
    await ask('DELETE', `${PATH}/${uuid}`),
    await ask('POST', `${PATH}/import`)
  ]).toEqual(Array(6).fill(status))
  expect(await paths()).toEqual(['/rates'])
})

test('another institution’s redirects are not found, and its paths are independent', async () => {
  const uuid = await office.add('/rates', PROFILE)
  const cookie = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
  const ask = (method: string, path: string, body?: object) =>
    request(office.site, method, path, { ...NORDBANK, cookie, body })
  const body = { path: '/rates', target: '/app/' }
  expect((await ask('GET', PATH)).body.redirections).toEqual([])
  expect((await ask('PUT', `${PATH}/${uuid}`, body)).status).toBe(404)
  expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(404)
  expect((await ask('POST', PATH, body)).status).toBe(201)
  expect((await ask('PUT', `${PATH}/${randomUUID()}`, body)).status).toBe(404)
  expect((await list())[0]).toMatchObject({ uuid, target: PROFILE })
})

test('with the module off, every request is refused', async () => {
  const modules = office.site.app.knex('tenant_modules').where({ module_name: 'redirections' })
  await modules.clone().update({ effective_state: false })
  expect((await office.ask('GET', PATH)).status).toBe(403)
  await modules.clone().update({ effective_state: true })
})

const errorsOf = async (body: object) => {
  const { status, body: answer } = await office.ask('POST', PATH, body)
  expect(status).toBe(422)
  return answer.errors
}

test.each([
  ['', 'Dieses Feld darf nicht leer sein.'],
  ['zinsen', 'Ein Pfad muss mit einem Schrägstrich beginnen, zum Beispiel /zinsen.'],
  ['https://www.bank.example/zinsen', 'Ein Pfad muss mit einem Schrägstrich beginnen, zum Beispiel /zinsen.'],
  ['/zinsen#heute', 'Ein Pfad darf kein # enthalten: Browser senden nicht mit, was danach steht.'],
  ['/zinsen%23heute', 'Ein Pfad darf kein # enthalten: Browser senden nicht mit, was danach steht.'],
  ['/zinsen?tag=heute', /Fragezeichen/],
  ['//bank.example', /lässt sich nicht aufrufen/],
  ['/a/../b', /lässt sich nicht aufrufen/],
  ['/a\\b', /lässt sich nicht aufrufen/],
  ['/100%', /lässt sich nicht aufrufen/],
  ['/a\nb', /unsichtbare Zeichen/],
  [`/${'x'.repeat(255)}`, 'Dieser Text hat 256 Zeichen, höchstens 255 sind möglich. Bitte kürzen Sie ihn.']
])('the path %j is refused', async (path, text) => {
  const { path: errors } = await errorsOf({ path, target: PROFILE })
  expect(errors).toEqual([expect.stringMatching(text)])
})

test.each([
  ...['/', '/app', '/app/alt', '/APP/alt', '/api/v1/nothing', '/account', '/media/x', '/cdn/x.js', '/embed.js'],
  ...['/healthz', '/readyz', '/pages.css', '/robots.txt', '/favicon.ico', '/theme.css', '/appointments/x', '/book/x'],
  ...['/advisor/x', '/frontend-logs/log', '/contact/x', '/wallet/v1', '/v-card/x', '/share-buttons', '/messenger']
])('%s is the server’s own and cannot be redirected', async (path) => {
  expect(await errorsOf({ path, target: PROFILE })).toEqual({ path: ['Dieser Pfad ist für die Anwendung reserviert.'] })
})

test.each([
  'zinsen',
  '//evil.example',
  '/\\evil.example',
  '/app/..//evil.example',
  '/\t/evil.example',
  'http://www.bank.example/',
  'https:/www.bank.example/',
  'https://www.bank.example@evil.example/',
  'https://me:secret@www.bank.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://www.bank.example\\@evil.example'
])('the target %j is not a valid URL or path', async (target) => {
  expect(Object.keys(await errorsOf({ path: '/x', target }))).toEqual(['target'])
})

test.each(['https://evil.example/', 'https://www.bank.example.evil.example/', 'https://bank.example/'])(
  'the target %s is refused, since its host is not allowed, with the place of the setting',
  async (target) => {
    const { target: errors } = await errorsOf({ path: '/x', target })
    expect(errors).toEqual([
      expect.stringMatching(/localhost.*Einstellungen › Einbettung und Weiterleitungen“ führen: www\.bank\.example\.$/)
    ])
    await office.set('redirection_hosts', '')
    const { target: without } = await errorsOf({ path: '/x', target })
    expect(without).toEqual([expect.stringMatching(/Einstellungen › Einbettung und Weiterleitungen“ erlauben/)])
  }
)

test.each([
  PROFILE,
  `${PROFILE}?src=a#termin`,
  'https://localhost/zinsen',
  'https://www.bank.example/a?b=c#d',
  '/Über uns'
])('the target %s is accepted', async (target) => {
  const { status } = await office.ask('POST', PATH, { path: '/x', target })
  expect(status).toBe(target.includes(' ') ? 422 : 201)
})

test.each(['/Zinsen', '/zinsen/', '/ZINSEN', '/z%69nsen'])('%s duplicates an existing path', async (path) => {
  await office.add('/zinsen', PROFILE)
  const uuid = await office.add('/andere', PROFILE)
  const errors = { path: ['Für diesen Pfad gibt es bereits eine Weiterleitung.'] }
  expect(await errorsOf({ path, target: PROFILE })).toEqual(errors)
  const { status, body } = await office.ask('PUT', `${PATH}/${uuid}`, { path, target: PROFILE })
  expect([status, body.errors]).toEqual([422, errors])
})

test('no redirect may form a loop, not even through others or the institution’s own host name', async () => {
  const circle = { target: ['Diese Weiterleitung würde im Kreis führen: Das Ziel führt zu diesem Pfad zurück.'] }
  expect(await errorsOf({ path: '/a', target: '/A/' })).toEqual(circle)
  await office.add('/a', '/b?x=1')
  await office.add('/b', 'https://localhost/c#top')
  expect(await errorsOf({ path: '/c', target: '/a' })).toEqual(circle)
  const uuid = await office.add('/c', PROFILE, { is_active: false })
  const change = (target: string) => office.ask('PUT', `${PATH}/${uuid}`, { path: '/c', target })
  expect((await change('/b')).body.errors).toEqual(circle)
  expect((await change('/d')).status).toBe(200)
  expect((await office.ask('PUT', `${PATH}/${uuid}`, { path: '/d', target: '/c' })).status).toBe(200)
})

test('of two concurrent redirects that would form a loop, one is refused', async () => {
  const made = await Promise.all(
    [
      ['/a', '/b'],
      ['/b', '/a']
    ].map(([path, target]) => office.ask('POST', PATH, { path, target }))
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 422])
})

test('the length of a chain is limited', async () => {
  for (let step = 0; step < 11; step += 1) await office.add(`/s${step + 1}`, `/s${step}`)
  expect(Object.keys(await errorsOf({ path: '/s12', target: '/s11' }))).toEqual(['target'])
})

const CHAIN = {
  target: ['Zu viele Weiterleitungen hintereinander. Bitte geben Sie gleich das letzte Ziel ein.']
}

test('the length of a chain is also limited when its end is extended', async () => {
  for (let step = 0; step < 11; step += 1) await office.add(`/s${step}`, `/s${step + 1}`)
  expect(await errorsOf({ path: '/s11', target: '/s12' })).toEqual(CHAIN)
  // an external target ends a chain
  const uuid = await office.add('/s11', PROFILE.replace('/app', 'https://www.bank.example'))
  expect((await office.ask('PUT', `${PATH}/${uuid}`, { path: '/s11', target: '/s12' })).body.errors).toEqual(CHAIN)
})

test('two chains cannot be joined to one that is too long', async () => {
  for (let step = 0; step < 6; step += 1) await office.add(`/a${step}`, `/a${step + 1}`)
  for (let step = 0; step < 5; step += 1) await office.add(`/b${step}`, `/b${step + 1}`)
  expect(await errorsOf({ path: '/a6', target: '/b0' })).toEqual(CHAIN)
  await office.add('/a6', '/b1')
})

test('a redirect in a chain that is too long can still be switched off', async () => {
  const uuids: string[] = []
  for (let step = 0; step < 11; step += 1) uuids.push(await office.add(`/s${step}`, `/s${step + 1}`))
  const last = await office.add('/s13', '/s14')
  await office.site.app.knex('redirections').where({ uuid: last }).update({ path: '/s11', path_key: '/s11' })
  const form = { path: '/s5', target: '/s6', is_active: false }
  expect((await office.ask('PUT', `${PATH}/${uuids[5]}`, form)).status).toBe(200)
})

test('a redirect is created, listed, changed, toggled and deleted, each with an audit entry', async () => {
  const uuid = await office.add('/%C3%96ffnungszeiten/', PROFILE)
  const made = { uuid, path: '/Öffnungszeiten/', target: PROFILE, status: 302, is_active: true }
  expect(await list()).toEqual([{ ...made, revision: expect.any(String), hits: 0, last_hit_at: null }])
  const put = (body: object) => office.ask('PUT', `${PATH}/${uuid}`, body)
  const { uuid: _, ...form } = made
  expect((await put({ ...form, status: 301, is_active: false })).body).toMatchObject({ status: 301, is_active: false })
  await put({ ...form, status: 301, is_active: false })
  expect((await office.ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
  expect((await office.ask('DELETE', `${PATH}/${uuid}`)).status).toBe(404)
  const rows = await office.site.app.knex('audit_log').where({ object: 'redirection', object_id: uuid })
  const of = (action: string) => rows.filter((row) => row.action === action).map(({ changes }) => JSON.parse(changes))
  expect(rows).toHaveLength(3)
  expect(of('changed')).toEqual([
    [
      { field: 'status', before: '302', after: '301' },
      { field: 'is_active', before: 'true', after: 'false' }
    ]
  ])
  expect([of('created')[0].length, of('deleted')[0].length]).toEqual([4, 4])
  expect(rows.map(({ object_name }) => object_name)).toEqual(Array(3).fill('/Öffnungszeiten/'))
})

test('redirects are found by a part of path or target, without accents, and sorted', async () => {
  await office.add('/b', '/app/x')
  await office.add('/Übersicht', '/app/a_1')
  await office.add('/a', 'https://www.bank.example/UBER')
  expect(await paths()).toEqual(['/a', '/b', '/Übersicht'])
  expect(await paths('?q=uber')).toEqual(['/a', '/Übersicht'])
  expect([await paths('?q=a_1'), await paths('?q=%25'), await paths('?q=%5C')]).toEqual([['/Übersicht'], [], []])
  expect(await paths('?sort=target&direction=desc')).toEqual(['/a', '/b', '/Übersicht'])
  for (const query of ['?sort=uuid', '?direction=up', '?page=0', '?page=x', '?foo=1', '?q=%00'])
    expect([query, (await office.ask('GET', PATH + query)).status]).toEqual([query, 422])
})

test('five thousand redirects are searched, sorted and paged', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => `/old/page-${index};/app/?p=${index}`)
  const { status } = await office.upload(`Pfad;Ziel\n${rows.join('\n')}`)
  expect(status).toBe(200)
  const queries = ['', '?page=100', '?q=page-49', '?sort=hits&direction=desc', '?sort=last_hit_at', '?sort=target']
  for (const query of queries) {
    const { body } = await office.ask('GET', PATH + query)
    expect([query, body.total]).toEqual([query, query.includes('q=') ? 111 : 5000])
    expect(body.redirections).toHaveLength(50)
  }
  expect((await office.ask('GET', `${PATH}?page=100`)).body.redirections).toHaveLength(50)
})
