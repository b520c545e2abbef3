import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exampleContent } from '#contract/examples/content-pages.example'
import { PAGE_TAGS, pageValues } from '#contract/page-tags'
import { PLAIN_SEARCH } from '#contract/search'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PATH = '/api/v1/content-pages'
const FORM = { title: 'Wohnbau', path: 'wohnbau', language: 'de' }
const NOW = { version: 1, publish_at: null, withdraw_at: null }
const HTML = { accept: 'text/html' }

let site: Site
let cookie: string

beforeAll(async () => {
  site = await startDemoSite()
  const { knex } = site.app
  const { tenant_id } = await knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
  const person = { email_address: 'content@demo.example', full_name: 'Clara Inhalt', password_hash: '-' }
  const uuid = randomUUID()
  await knex('users').insert({ tenant_id, uuid, ...person })
  await knex('user_roles').insert({ tenant_id, user_uuid: uuid, role: 'content-manager' })
  cookie = await signIn(site, person.email_address)
})
afterAll(() => site.stop())
beforeEach(async () => {
  site.clock.time = MONDAY
  for (const table of ['content_pages', 'audit_log']) await site.app.knex(table).delete()
})

const ask = (method: string, path = PATH, body?: unknown, headers = {}) =>
  request(site, method, path, { cookie, body, headers })
const add = async (form: object = {}): Promise<string> => (await ask('POST', PATH, { ...FORM, ...form })).body.uuid
const text = (words: string, marks?: unknown[]) => ({ type: 'text', text: words, ...(marks && { marks }) })
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content })
const textBlock = (...content: unknown[]) => ({ type: 'text', id: 'a', doc: { type: 'doc', content } })
const contentOf = (...blocks: unknown[]) => ({ de: { title: 'Wohnbau', description: 'Alles dazu', blocks } })
const save = (uuid: string, content: unknown, version = 1) => ask('PUT', `${PATH}/${uuid}`, { version, content })
const publish = (uuid: string, form: object = {}) => ask('PUT', `${PATH}/${uuid}/publication`, { ...NOW, ...form })
const visit = (path: string, host = 'localhost') => request(site, 'GET', path, { headers: HTML, host })
const at = (time: string) => {
  site.clock.time = new Date(time)
}
/** The element of the page that an editor writes. */
const articleOf = (html: string) => /<article.*<\/article>/s.exec(html)?.[0] ?? ''

describe('refused are', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['an administrator of another institution', 'admin@nordbank.example', 403]
  ])('%s', async (_who, account, status) => {
    const path = `${PATH}/${await add()}`
    const host = account?.endsWith('nordbank.example') ? NORDBANK.host : 'localhost'
    const own = account ? await signIn(site, account, { host }) : ''
    const body = { version: 1, content: contentOf() }
    expect((await request(site, 'PUT', path, { cookie: own, body, host })).status).toBe(status)
    expect((await request(site, 'DELETE', path, { cookie: own, host })).status).toBe(status)
  })

  test.each([
    ['a script', textBlock({ type: 'script', content: [text('alert(1)')] })],
    ['a handler', textBlock({ ...paragraph(text('x')), attrs: { onclick: 'alert(1)' } })],
    ['an image of another website in a text', textBlock({ type: 'image', attrs: { src: 'https://x.example/a.png' } })],
    ['a foreign tag', { type: 'tag', id: 'a', tag: 'script', attributes: {} }],
    ['a tag with a handler', { type: 'tag', id: 'a', tag: 'advisor-card', attributes: { alias: 'a', onclick: 'x' } }],
    ['a tag without its advisor', { type: 'tag', id: 'a', tag: 'advisor-card', attributes: {} }],
    ['a visitor’s personal token', { type: 'tag', id: 'a', tag: 'advisor-reschedule', attributes: { token: 'x' } }],
    ['raw HTML', { type: 'html', id: 'a', html: '<b>x</b>' }],
    [
      'a picture of another page',
      {
        type: 'picture',
        id: 'a',
        picture: 'a'.repeat(32),
        width: 9,
        height: 9,
        alt: 'x',
        is_decorative: false,
        caption: ''
      }
    ],
    [
      'a picture without a text',
      {
        type: 'picture',
        id: 'a',
        picture: 'a'.repeat(32),
        width: 9,
        height: 9,
        alt: '',
        is_decorative: false,
        caption: ''
      }
    ],
    [
      'columns in columns',
      { type: 'columns', id: 'a', columns: [[{ type: 'columns', id: 'b', columns: [[], []] }], []] }
    ]
  ])('%s', async (_what, block) => {
    const uuid = await add()
    const { status, body } = await save(uuid, contentOf(block))
    expect([status, Object.values(body.errors).flat().length > 0]).toEqual([422, true])
    expect((await ask('GET', `${PATH}/${uuid}`)).body.version).toBe(1)
  })

  const picture = { type: 'picture', id: 'p', width: 9, height: 9, alt: 'x', is_decorative: false, caption: '' }
  test.each<[string, object, string, string]>([
    ['an unchosen picture', { ...picture, picture: '' }, 'picture', 'Wählen Sie ein Bild aus.'],
    [
      'a picture of another page',
      { ...picture, picture: 'a'.repeat(32) },
      'picture',
      'Dieses Bild ist nicht vorhanden. Bitte laden Sie es noch einmal hoch.'
    ],
    [
      'a tag without its advisor',
      { type: 'tag', id: 't', tag: 'advisor-card', attributes: {} },
      'attributes.alias',
      'Bitte wählen Sie, um wen oder worum es in diesem Widget geht.'
    ],
    [
      'a label that is too long',
      { type: 'tag', id: 't', tag: 'advisor-card', attributes: { alias: 'a', mode: 'x'.repeat(256) } },
      'attributes.mode',
      'Dieser Text hat 256 Zeichen, höchstens 255 sind möglich. Bitte kürzen Sie ihn.'
    ],
    ...[-5, 0, 1.5, 101].map((limit): [string, object, string, string] => [
      `a list of at most ${limit}`,
      { type: 'tag', id: 't', tag: 'advisor-list', attributes: { limit } },
      'attributes.limit',
      'Bitte geben Sie eine ganze Zahl von 1 bis 100 ein.'
    ]),
    [
      'a language that nobody can choose',
      { type: 'tag', id: 't', tag: 'advisor-list', attributes: { language: 'Türkisch' } },
      'attributes.language',
      'Dieser Wert ist ungültig. Bitte ändern Sie ihn.'
    ],
    [
      'a search form that there is not',
      { type: 'tag', id: 't', tag: 'advisor-search', attributes: { form: 'gibt-es-nicht' } },
      'attributes.form',
      'Dieses Suchformular gibt es nicht. Bitte wählen Sie ein anderes.'
    ],
    [
      'an advisor whom there is not',
      { type: 'tag', id: 't', tag: 'advisor-card', attributes: { alias: 'gibt-es-nicht' } },
      'attributes.alias',
      'Diese Person hat keine Karte mehr. Bitte wählen Sie eine andere.'
    ],
    [
      'a branch that there is not',
      { type: 'tag', id: 't', tag: 'advisor-list', attributes: { branch: 'gibt-es-nicht' } },
      'attributes.branch',
      'Diese Filiale gibt es nicht mehr. Wählen Sie eine andere.'
    ],
    [
      'a topic that there is not',
      { type: 'tag', id: 't', tag: 'advisor-list', attributes: { topic: randomUUID() } },
      'attributes.topic',
      'Dieses Thema wird nicht mehr angeboten. Wählen Sie ein anderes.'
    ],
    [
      'a text without a paragraph',
      { type: 'text', id: 'x', doc: { type: 'doc', content: [] } },
      'doc',
      'Dieser Text ist leer. Schreiben Sie etwas oder entfernen Sie ihn.'
    ],
    [
      'a text of blanks and free lines',
      textBlock(paragraph(text(' \u00a0'), { type: 'hard_break' }), { type: 'heading', attrs: { level: 2 } }),
      'doc',
      'Dieser Text ist leer. Schreiben Sie etwas oder entfernen Sie ihn.'
    ]
  ])('%s, also in a column, at its field', async (_what, block, field, said) => {
    const uuid = await add()
    const columns = { type: 'columns', id: 'c', columns: [[], [block]] }
    const first = await save(uuid, contentOf(block))
    expect(first.body.errors).toEqual({ [`content.de.blocks.0.${field}`]: [said] })
    const second = await save(uuid, contentOf(columns))
    expect(second.body.errors).toEqual({ [`content.de.blocks.0.columns.1.0.${field}`]: [said] })
  })

  test('an advisor or branch that visitors cannot reach; who used to have the name still counts', async () => {
    const { knex } = site.app
    const { tenant_id } = await knex('tenant_domains').where({ host: NORDBANK.host }).first('tenant_id')
    const foreign = (table: string) => knex(table).where({ tenant_id }).first('alias')
    const advisor = (change: object) => knex('advisors').where({ alias: 'lukas-hofer' }).update(change)
    const branch = (change: object) => knex('organizations').where({ alias: 'salzburg-altstadt' }).update(change)
    const uuid = await add()
    let version = 1
    const fieldsWith = async (tag: string, attributes: object) => {
      const { status, body } = await save(uuid, contentOf({ type: 'tag', id: 't', tag, attributes }), version)
      if (status === 200) version += 1
      return Object.entries(body.errors ?? {}).map(([field, said]) => `${field.split('.').at(-1)}: ${said}`)
    }
    const gone = ['alias: Diese Person hat keine Karte mehr. Bitte wählen Sie eine andere.']
    const closed = ['branch: Diese Filiale gibt es nicht mehr. Wählen Sie eine andere.']
    const lukas = { alias: 'lukas-hofer' }
    const salzburg = { branch: 'salzburg-altstadt' }
    expect(await fieldsWith('advisor-card', { alias: (await foreign('advisors')).alias })).toEqual(gone)
    expect(await fieldsWith('advisor-list', { branch: (await foreign('organizations')).alias })).toEqual(closed)
    expect(await fieldsWith('advisor-card', lukas)).toEqual([])
    await advisor({ deactivated_at: '2026-11-01T08:00:00Z' })
    expect(await fieldsWith('advisor-card', lukas)).toEqual(gone)
    await advisor({ deactivated_at: null, alias: 'lukas-berger' })
    expect(await fieldsWith('advisor-card', lukas)).toEqual(gone)
    const own = await knex('advisors').where({ alias: 'lukas-berger' }).first('tenant_id', 'uuid')
    const former = { tenant_id: own.tenant_id, advisor_uuid: own.uuid, ...lukas }
    await knex('advisor_aliases').insert(former)
    expect(await fieldsWith('advisor-card', lukas)).toEqual([])
    await knex('advisor_aliases').where(former).delete()
    await knex('advisors').where({ alias: 'lukas-berger' }).update(lukas)
    expect(await fieldsWith('advisor-booking', salzburg)).toEqual([])
    await branch({ public_profile_enabled: false })
    expect(await fieldsWith('advisor-booking', salzburg)).toEqual([
      'branch: Diese Filiale hat keine öffentliche Seite und lässt sich daher nicht buchen. Wählen Sie eine andere.'
    ])
    expect(await fieldsWith('advisor-list', salzburg)).toEqual([])
    await branch({ public_profile_enabled: true, closed_at: '2026-11-01T08:00:00Z' })
    expect(await fieldsWith('advisor-list', salzburg)).toEqual(closed)
    await branch({ closed_at: null })
  })

  const event = {
    ...{ type: 'event', id: 'e', name: 'Infoabend', branch: '', place: 'Rathaus' },
    ...{ starts_at: '2027-04-24T18:00', ends_at: '2027-04-24T20:00' }
  }
  test.each<[string, object, string, string]>([
    ['without a name', { name: '' }, 'name', 'Dieses Feld darf nicht leer sein.'],
    ['without a time', { starts_at: '' }, 'starts_at', 'Dieses Feld darf nicht leer sein.'],
    [
      'at five past',
      { ends_at: '2027-04-24T20:05' },
      'ends_at',
      'Bitte geben Sie eine Uhrzeit im Viertelstundentakt ein, etwa 09:15.'
    ],
    [
      'that ends before it starts',
      { ends_at: '2027-04-24T18:00' },
      'ends_at',
      'Die Veranstaltung würde enden, bevor sie beginnt. Bitte geben Sie einen späteren Zeitpunkt ein.'
    ],
    [
      'nowhere',
      { place: ' ' },
      'place',
      'Wählen Sie eine Filiale oder schreiben Sie, wo die Veranstaltung stattfindet.'
    ],
    [
      'at a branch that there is not',
      { place: '', branch: 'gibt-es-nicht' },
      'branch',
      'Diese Filiale gibt es nicht mehr. Wählen Sie eine andere.'
    ]
  ])('an event %s, at its field', async (_what, change, field, said) => {
    const { body } = await save(await add(), contentOf({ ...event, ...change }))
    expect(body.errors).toEqual({ [`content.de.blocks.0.${field}`]: [said] })
  })

  test('a topic of another institution, and one that is no longer offered', async () => {
    const { knex } = site.app
    const topicAt = async (host: string) => {
      const { tenant_id } = await knex('tenant_domains').where({ host }).first('tenant_id')
      return (await knex('appointment_topics').where({ tenant_id }).whereNull('retired_at').first('uuid')).uuid
    }
    const uuid = await add()
    const faultsWith = async (topic: string, version = 1) => {
      const block = { type: 'tag', id: 't', tag: 'advisor-booking', attributes: { alias: 'anna-gruber', topic } }
      return Object.keys((await save(uuid, contentOf(block), version)).body.errors ?? {})
    }
    const refused = ['content.de.blocks.0.attributes.topic']
    const own = await topicAt('localhost')
    expect(await faultsWith(await topicAt(NORDBANK.host))).toEqual(refused)
    expect(await faultsWith(own)).toEqual([])
    await knex('appointment_topics').where({ uuid: own }).update({ retired_at: '2026-11-01T08:00:00Z' })
    expect(await faultsWith(own, 2)).toEqual(refused)
    await knex('appointment_topics').where({ uuid: own }).update({ retired_at: null })
  })

  test('all that would show nothing, in both languages, each at its field', async () => {
    const blocks = [
      textBlock(),
      { ...picture, picture: 'a'.repeat(32) },
      { type: 'tag', id: 't', tag: 'advisor-list', attributes: { branch: 'gibt-es-nicht' } }
    ]
    const page = { title: 'X', description: '', blocks }
    const { body } = await save(await add(), { de: page, en: page })
    expect(Object.keys(body.errors).toSorted()).toEqual(
      ['de', 'en'].flatMap((language) =>
        ['0.doc', '1.picture', '2.attributes.branch'].map((field) => `content.${language}.blocks.${field}`)
      )
    )
  })

  test('columns without any part, which a page would not show', async () => {
    const columns = { type: 'columns', id: 'c', columns: [[], []] }
    const { body } = await save(await add(), contentOf(columns))
    expect(body.errors).toEqual({
      'content.de.blocks.0.columns': [
        'Diese Spalten sind leer. Fügen Sie in einer davon etwas hinzu oder entfernen Sie sie.'
      ]
    })
  })

  test('more parts than a page can have, with both numbers', async () => {
    const many = Array.from({ length: 61 }, (_, at) => ({ ...textBlock(paragraph(text('x'))), id: `t${at}` }))
    const { body } = await save(await add(), contentOf(...many))
    expect(body.errors).toEqual({ 'content.de.blocks': ['Das sind 61 Einträge, höchstens 60 sind möglich.'] })
  })

  const LEADS = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//x.example',
    '/\\x.example',
    'http://x.example',
    'https://a@x.example',
    'mailto:a@b?cc=x@y',
    'blob:x',
    'x'
  ]
  test.each(LEADS)('a link to %s', async (href) => {
    const linked = text('x', [{ type: 'link', attrs: { href } }])
    const { status, body } = await save(await add(), contentOf(textBlock(paragraph(linked))))
    expect([status, Object.values(body.errors).flat().length]).toEqual([422, 1])
  })

  test('two hundred lists in each other, and five megabytes, with a sentence', async () => {
    const uuid = await add()
    let nested: unknown = paragraph(text('x'))
    for (let level = 0; level < 200; level += 1) {
      nested = { type: 'bullet_list', content: [{ type: 'list_item', content: [nested] }] }
    }
    const deep = await save(uuid, contentOf(textBlock(nested)))
    expect([deep.status, Object.values(deep.body.errors).flat()]).toEqual([
      422,
      ['Ein Text enthält etwas, das Seiten nicht zeigen können. Bitte entfernen Sie es.']
    ])
    const large = await save(uuid, contentOf(textBlock(paragraph(text('x'.repeat(5_000_000))))))
    expect([large.status, typeof large.body.message]).toEqual([413, 'string'])
  })

  const valued = Object.values(PAGE_TAGS).flatMap(({ tag, props }) =>
    Object.keys(props).flatMap((key) => {
      const values = pageValues(tag, key)
      return values ? [[tag, key, values] as const] : []
    })
  )
  const needed = (tag: string) => ('alias' in (PAGE_TAGS[tag]?.props ?? {}) ? { alias: 'anna-gruber' } : {})

  test.each(valued)('%s with a %s that it does not know, at its field', async (tag, key, values) => {
    const uuid = await add()
    const saveWith = (value: unknown, version: number) =>
      save(uuid, contentOf({ type: 'tag', id: 't', tag, attributes: { ...needed(tag), [key]: value } }), version)
    for (const value of ['gibt-es-nicht', 'page', 'POPUP', 'constructor']) {
      const { status, body } = await saveWith(value, 1)
      expect([value, status, body.errors]).toEqual([
        value,
        422,
        { [`content.de.blocks.0.attributes.${key}`]: ['Dieser Wert ist ungültig. Bitte ändern Sie ihn.'] }
      ])
    }
    let version = 1
    for (const value of [...values, '']) {
      expect([value, (await saveWith(value, version)).status]).toEqual([value, 200])
      version += 1
    }
  })

  test('an address that another page has, and one that is none', async () => {
    await add()
    const other = await add({ path: 'andere' })
    for (const path of ['wohnbau', 'Wohn Bau', 'a/b', '']) {
      expect((await ask('POST', PATH, { ...FORM, path })).status, path).toBe(422)
      expect((await ask('PUT', `${PATH}/${other}/path`, { path })).status, path).toBe(422)
      expect((await ask('POST', `${PATH}/${other}/copies`, { path })).status, path).toBe(422)
    }
  })

  test('times that are past, in the wrong order or not on the quarter hour, and nothing to withdraw', async () => {
    const uuid = await add()
    const faults: [object, string][] = [
      [{ publish_at: '2026-11-23T07:45' }, 'publish_at'],
      [{ publish_at: '2026-11-24T08:01' }, 'publish_at'],
      [{ publish_at: '2026-11-24T08:00', withdraw_at: '2026-11-24T08:00' }, 'withdraw_at'],
      [{ withdraw_at: '2026-11-23T07:45' }, 'withdraw_at'],
      [{ version: null, publish_at: '2026-11-24T08:00' }, 'version'],
      [{ version: null, withdraw_at: '2026-11-24T08:00' }, 'withdraw_at']
    ]
    for (const [form, field] of faults) {
      const { status, body } = await publish(uuid, form)
      expect([status, Object.keys(body.errors ?? {})], JSON.stringify(form)).toEqual([422, [field]])
    }
    expect((await publish(uuid, { version: 9 })).status).toBe(404)
  })
})

describe('a draft', () => {
  test('is not found by anybody, not listed, and looked at only by a link, until that expires', async () => {
    const uuid = await add()
    const { body } = await save(uuid, exampleContent)
    expect((await visit('/p/wohnbau')).status).toBe(404)
    expect((await visit('/sitemap.xml')).text).not.toContain('/p/')
    const { pathname } = new URL(body.preview)
    const shown = await visit(pathname)
    expect([shown.status, shown.headers['x-robots-tag'], shown.headers['cache-control']]).toEqual([
      200,
      'noindex',
      'no-store'
    ])
    expect(shown.text).toContain('Zuhause finanzieren')
    expect(shown.text).not.toMatch(/rel="canonical"|ld\+json/)
    for (const other of [
      `${pathname.slice(0, -1)}x`,
      pathname.replace('/2/', '/1/'),
      pathname.replace('2026-11-30', '2027-11-30')
    ]) {
      expect((await visit(other)).status, other).toBe(404)
    }
    expect((await visit(pathname, NORDBANK.host)).status).toBe(404)
    at('2026-12-01T07:00:00Z')
    expect((await visit(pathname)).status).toBe(404)
  })

  test('of two editors, the second learns what the first has saved, and loses nothing', async () => {
    const uuid = await add()
    const mine = contentOf(textBlock(paragraph(text('meins'))))
    const theirs = contentOf(textBlock(paragraph(text('deins'))))
    expect((await save(uuid, theirs)).body.version).toBe(2)
    const { status, body } = await save(uuid, mine)
    expect([status, body.version, body.author, body.saved_at]).toEqual([409, 2, 'Clara Inhalt', '2026-11-23T07:00:00Z'])
    expect(body.content).toEqual(theirs)
    expect(body.message).toBe('Diese Seite wurde inzwischen an anderer Stelle gespeichert.')
    expect((await save(uuid, mine, 2)).body.version).toBe(3)
    const saved = await ask('GET', `${PATH}/${uuid}/versions`)
    expect(saved.body.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
  })

  test('is a copy of its own, with the pictures', async () => {
    const uuid = await add()
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { status, body } = await ask('POST', `${PATH}/${uuid}/pictures`, png, { 'content-type': 'image/png' })
    expect([status, body.width, body.height]).toEqual([201, 400, 300])
    const picture = { type: 'picture', id: 'p', ...body, alt: 'Ein Haus', is_decorative: false, caption: '' }
    expect((await save(uuid, contentOf(picture))).status).toBe(200)
    const copy = (await ask('POST', `${PATH}/${uuid}/copies`, { path: 'kopie' })).body.uuid
    expect((await ask('DELETE', `${PATH}/${uuid}`)).status).toBe(204)
    await publish(copy)
    const { text: html } = await visit('/p/kopie')
    const [, src = ''] = /<img[^>]* src="([^"]+)"[^>]*alt="Ein Haus"/.exec(html) ?? []
    expect((await visit(src)).headers['content-type']).toBe('image/webp')
    await ask('DELETE', `${PATH}/${copy}`)
    expect((await visit(src)).status).toBe(404)
  })
})

describe('a public page', () => {
  async function published(content: unknown = exampleContent) {
    const uuid = await add()
    await save(uuid, content)
    expect((await publish(uuid, { version: 2 })).body.state).toBe('public')
    return uuid
  }

  test('is printed whole, for search engines too, and asks nothing of others', async () => {
    await published()
    const { status, text: html, headers } = await visit('/p/wohnbau')
    expect([status, headers['x-robots-tag'], headers['set-cookie']]).toEqual([200, undefined, undefined])
    const article = articleOf(html)
    expect(article).toContain('<h1>Zuhause finanzieren</h1>')
    expect(article).toContain('<strong>etwa sechs Wochen</strong>')
    expect(article).toContain('<a href="/p/unterlagen">Welche Unterlagen nötig sind</a>')
    expect(article).toContain('<li><p>Gespräch in der Filiale</p></li>')
    expect(article).toContain('<advisor-booking alias="anna-gruber"><div class="booking card">')
    expect(article).toMatch(/href="\/book\/anna-gruber\?topic=[\da-f-]{36}"/)
    expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/p\/wohnbau"/)
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(json)).toMatchObject({ '@type': 'WebPage', name: 'Zuhause finanzieren', inLanguage: 'de-AT' })
    for (const [, address = ''] of html.matchAll(/(?:src|srcset)="([^"]+)"/gi)) expect(address).toMatch(/^(\/|data:)/)
  })

  const tagBlock = (tag: string, attributes: object = {}, id = 'a') => ({ type: 'tag', id, tag, attributes })
  const anna = { alias: 'anna-gruber' }

  test.each<[string, object, RegExp]>([
    ['advisor-card', anna, /<advisor-card alias="anna-gruber">.*<h2 class="card-name">Mag\. Anna Gruber<\/h2>/],
    ['advisor-list', {}, /<advisor-list>.*<a href="\/app\/profile\/anna-gruber" class="listed-name">/],
    ['advisor-search', {}, /<advisor-search>.*<form method="get" action="\/search"/],
    ['advisor-contact-form', anna, /<form method="post" action="\/contact\/anna-gruber\/basic"/]
  ])('contains what %s shows first, and a link once the tag is refused', async (tag, attributes, printed) => {
    await published(contentOf(tagBlock(tag, attributes)))
    expect(articleOf((await visit('/p/wohnbau')).text)).toMatch(printed)
    const leave = (deactivated_at: string | null) =>
      site.app.knex('advisors').where({ alias: 'anna-gruber' }).update({ deactivated_at })
    const modules = () =>
      site.app.knex('tenant_modules').whereIn('module_name', ['advisorlist', 'search-api', 'contact-api'])
    await leave('2026-11-01T08:00:00Z')
    await modules().update({ effective_state: false })
    const refused = articleOf((await visit('/p/wohnbau')).text)
    await modules().update({ effective_state: true })
    await leave(null)
    expect(refused).not.toMatch(printed)
    expect(refused).toMatch(new RegExp(`<${tag}[^>]*><a href="/[^"]+" class="button">[^<]+</a></${tag}>`))
  })

  const dataOf = (html: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  const event = {
    ...{ type: 'event', id: 'e', name: 'Infoabend', branch: 'wien-innere-stadt', place: '' },
    ...{ starts_at: '2027-01-20T18:00', ends_at: '2027-01-20T19:30' }
  }

  test('says when and where an event is, and tells search engines, until it is over or its branch is closed', async () => {
    await published(contentOf(event))
    const { text: html } = await visit('/p/wohnbau?src=plakat')
    expect(articleOf(html)).toContain('<dd>Mittwoch, 20. Jänner 2027, 18:00–19:30</dd>')
    expect(articleOf(html)).toMatch(
      /<dd><a href="\/app\/filiale\/wien-innere-stadt\?src=plakat">[^<]+<\/a><\/dd><dd>[^<]+<\/dd>/
    )
    expect(dataOf(html).about).toEqual([
      expect.objectContaining({
        ...{ '@type': 'Event', name: 'Infoabend', description: 'Alles dazu' },
        ...{ startDate: '2027-01-20T18:00:00+01:00', endDate: '2027-01-20T19:30:00+01:00' },
        location: expect.objectContaining({ address: expect.objectContaining({ addressLocality: 'Wien' }) })
      })
    ])
    at('2027-01-20T18:30:00Z')
    const { text: after } = await visit('/p/wohnbau')
    expect(articleOf(after)).toContain('Diese Veranstaltung ist vorbei.')
    expect(dataOf(after)).not.toHaveProperty('about')
    at('2026-11-24T07:00:00Z')
    const branch = (change: object) =>
      site.app.knex('organizations').where({ alias: 'wien-innere-stadt' }).update(change)
    await branch({ closed_at: '2026-11-23T08:00:00Z' })
    const { text: closed } = await visit('/p/wohnbau')
    await branch({ closed_at: null })
    expect(articleOf(closed)).not.toMatch(/<dt>Wo<\/dt>|filiale/)
    expect(dataOf(closed)).not.toHaveProperty('about')
  })

  test('an event may take days, elsewhere, and its times are those of the place', async () => {
    await published(contentOf({ ...event, branch: '', place: 'Rathaus <Graz>', ends_at: '2027-01-22T12:00' }))
    const { text: html } = await visit('/p/wohnbau')
    expect(articleOf(html)).toContain('<dd>Mittwoch, 20. Jänner 2027, 18:00 – Freitag, 22. Jänner 2027, 12:00</dd>')
    expect(articleOf(html)).toContain('<dd>Rathaus &lt;Graz></dd>')
    expect(dataOf(html).about[0].location.name).toBe('Rathaus <Graz>')
    const branches = site.app.knex('organizations').where({ alias: 'wien-innere-stadt' })
    const { time_zone } = await branches.clone().first('time_zone')
    await branches.clone().update({ time_zone: 'Europe/Lisbon' })
    const uuid = await add({ path: 'lissabon' })
    await save(uuid, contentOf(event))
    await publish(uuid, { version: 2 })
    const { text: other } = await visit('/p/lissabon')
    await branches.clone().update({ time_zone })
    expect(articleOf(other)).toContain('18:00–19:30')
    expect(dataOf(other).about[0].startDate).toBe('2027-01-20T18:00:00+00:00')
  })

  test('leaves out a text without words that was saved before, which the editor keeps', async () => {
    const uuid = await published(contentOf(textBlock(paragraph(text('Hier steht etwas')))))
    const versions = () => site.app.knex('content_page_versions').where({ page_uuid: uuid })
    await versions().update({ content: JSON.stringify(contentOf(textBlock(paragraph()))) })
    expect(articleOf((await visit('/p/wohnbau')).text)).not.toContain('Hier steht etwas')
    expect((await ask('GET', `${PATH}/${uuid}`)).body.content.de.blocks).toHaveLength(1)
  })

  test('keeps a tag that was saved before with a value that it cannot use, so that it can be mended', async () => {
    const uuid = await published(contentOf(tagBlock('advisor-list', { limit: 6 })))
    const versions = () => site.app.knex('content_page_versions').where({ page_uuid: uuid })
    const [{ content }] = await versions().orderBy('version', 'desc').limit(1).select('content')
    await versions().update({ content: content.replace('"limit":6', '"limit":-5') })
    const { body } = await ask('GET', `${PATH}/${uuid}`)
    expect(body.content.de.blocks[0].attributes).toEqual({ limit: -5 })
  })

  test('a booking at a branch begins with its topics; a popup is a link', async () => {
    const branch = { branch: 'wien-innere-stadt' }
    await published(
      contentOf(tagBlock('advisor-booking', branch), tagBlock('advisor-booking', { ...branch, mode: 'popup' }, 'b'))
    )
    const article = articleOf((await visit('/p/wohnbau')).text)
    expect(article).toMatch(/href="\/book\/branch\/wien-innere-stadt\?topic=[\da-f-]{36}"/)
    expect(article).toContain('mode="popup"><a href="/book/branch/wien-innere-stadt" class="button">')
  })

  /** What a tag contains, apart from what its ids begin with. */
  const insideOf = (article: string, tag: string) =>
    [...article.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inside = '']) =>
      inside.replaceAll(/tag-\d+-/g, '')
    )

  test.each([
    ['advisor-card', anna],
    ['advisor-list', {}],
    ['advisor-search', {}],
    ['advisor-booking', anna],
    ['advisor-contact-form', { ...anna, kind: 'callback' }]
  ])('prints two %s alike, in which every id stands for one field', async (tag, attributes) => {
    await published(
      contentOf(tagBlock(tag, attributes, 'b'), textBlock(paragraph(text('x'))), tagBlock(tag, attributes, 'c'))
    )
    const article = articleOf((await visit('/p/wohnbau')).text)
    const [first, second, ...others] = insideOf(article, tag)
    expect([first?.length ?? 0, others]).toEqual([expect.any(Number), []])
    expect(first?.length).toBeGreaterThan(300)
    expect(second).toBe(first)
    const ids = [...article.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, of = ''] of article.matchAll(/ (?:for|aria-labelledby|aria-describedby)="([^"]+)"/g))
      for (const id of of.split(' ')) expect(ids).toContain(id)
  })

  test('prints twelve tags; further ones are links until their script has come', async () => {
    const cards = Array.from({ length: 14 }, (_, index) => tagBlock('advisor-card', anna, `c${index}`))
    await published(contentOf(...cards))
    const inside = insideOf(articleOf((await visit('/p/wohnbau')).text), 'advisor-card')
    expect(inside.map((one) => one.startsWith('<a '))).toEqual(cards.map((_, index) => index >= 12))
  })

  test('tells blocks apart that have one id', async () => {
    await published(contentOf(tagBlock('advisor-card', anna), tagBlock('advisor-list')))
    const article = articleOf((await visit('/p/wohnbau')).text)
    expect(insideOf(article, 'advisor-card')[0]).toContain('card-name')
    expect(insideOf(article, 'advisor-list')[0]).toContain('listed-name')
  })

  test('prints whom a search form with presets lists, with links to turn pages, and no list without presets', async () => {
    const { tenant_id } = await site.app.knex('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
    const presets = { topic: '', language: 'de', branch: '' }
    const definition = JSON.stringify({ ...PLAIN_SEARCH, fields: ['name'], presets, page_size: 6 })
    const of = { tenant_id, changed_at: '2026-11-01T08:00:00Z', name: 'Deutsch' }
    await site.app.knex('search_forms').insert({ ...of, uuid: randomUUID(), alias: 'deutsch', definition })
    await published(contentOf(tagBlock('advisor-search', { form: 'deutsch' }), tagBlock('advisor-search', {}, 'b')))
    const [listed = '', plain = ''] = insideOf(articleOf((await visit('/p/wohnbau?src=plakat')).text), 'advisor-search')
    const { body } = await request(site, 'GET', '/api/v1/search/advisors?form=deutsch')
    const shown = [...listed.matchAll(/<h3><a href="\/app\/profile\/([^"?]+)\?src=plakat"/g)].map(([, slug]) => slug)
    expect(shown).toEqual(body.advisors.map(({ slug }: { slug: string }) => slug))
    expect(shown).toHaveLength(6)
    expect(listed).toContain('href="/search?form=deutsch&amp;page=2&amp;src=plakat"')
    expect([plain.includes('/search?form'), plain.includes('found')]).toEqual([false, false])
    await site.app.knex('search_forms').delete()
  })

  test('a form that is sent from it comes back once with what was typed, as it has no ticket', async () => {
    const body = 'first_name=Vera&last_name=Huber&email=vera%40visitor.example&note=Guten+Tag&ticket='
    const headers = { ...HTML, 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await request(site, 'POST', '/contact/anna-gruber/basic', { body, headers })
    expect([answer.status, answer.text.includes('value="Vera"')]).toEqual([422, true])
    expect(answer.text).toMatch(/name="ticket" value="[^"]+"/)
  })

  test.each(['advisor-topics', 'advisor-working-hours', 'advisor-push-form'])(
    '%s is there for staff alone',
    async (tag) => {
      await published(contentOf(tagBlock(tag, tag === 'advisor-push-form' ? {} : anna)))
      expect(articleOf((await visit('/p/wohnbau')).text)).not.toContain(`<${tag}`)
      const { text: own } = await request(site, 'GET', '/p/wohnbau', { headers: HTML, cookie })
      expect(articleOf(own)).toContain(`<${tag}`)
    }
  )

  test('has one language where it is written in one, and says so', async () => {
    await published()
    const { text: html } = await visit('/p/wohnbau?lang=en')
    expect(html).toMatch(/<html lang="de-AT"/)
    expect(html.match(/hreflang="[^"]+"/gi)).toEqual(['hreflang="de"', 'hreflang="x-default"'])
    const { text: map } = await visit('/sitemap.xml')
    const entry = /<url><loc>[^<]*\/p\/wohnbau<\/loc>.*?<\/url>/.exec(map)?.[0] ?? ''
    expect(entry.match(/hreflang="[^"]+"/g)).toEqual(['hreflang="de"', 'hreflang="x-default"'])
  })

  test('has both where it is written in both', async () => {
    await published({ ...exampleContent, en: { title: 'Finance your home', description: '', blocks: [] } })
    expect((await visit('/p/wohnbau?lang=en')).text).toMatch(/<html lang="en-GB".*<h1>Finance your home<\/h1>/s)
    expect((await visit('/p/wohnbau?lang=de')).text).toMatch(/<html lang="de-AT".*<h1>Zuhause finanzieren<\/h1>/s)
  })

  test('stays as it is while drafts are saved, and follows what is published, at its cached address too', async () => {
    const uuid = await published()
    await save(uuid, contentOf(textBlock(paragraph(text('neu')))), 2)
    expect((await visit('/p/wohnbau')).text).toContain('Zuhause finanzieren')
    await publish(uuid, { version: 3 })
    expect(articleOf((await visit('/p/wohnbau')).text)).toContain('<p>neu</p>')
    expect((await ask('POST', `${PATH}/${uuid}/restorations`, { version: 2 })).body.version).toBe(4)
    await publish(uuid, { version: 4 })
    expect((await visit('/p/wohnbau')).text).toContain('Zuhause finanzieren')
    expect((await ask('DELETE', `${PATH}/${uuid}/publication`)).status).toBe(204)
    expect((await visit('/p/wohnbau')).status).toBe(404)
  })

  test('comes and goes at its times, without anybody doing anything', async () => {
    const uuid = await add()
    await save(uuid, exampleContent)
    const plan = { version: 2, publish_at: '2026-11-24T08:00', withdraw_at: '2026-11-25T08:00' }
    expect((await publish(uuid, plan)).body).toMatchObject({ state: 'scheduled', publish_at: '2026-11-24T07:00:00Z' })
    const states: [string, number, string][] = [
      ['2026-11-24T06:59:59Z', 404, 'scheduled'],
      ['2026-11-24T07:00:00Z', 200, 'public'],
      ['2026-11-25T06:59:59Z', 200, 'public'],
      ['2026-11-25T07:00:00Z', 404, 'ended']
    ]
    for (const [time, status, state] of states) {
      at(time)
      expect([time, (await visit('/p/wohnbau')).status]).toEqual([time, status])
      expect((await visit('/sitemap.xml')).text.includes('/p/wohnbau')).toBe(status === 200)
      const admin = await signIn(site, 'admin@demo.example')
      const { body } = await request(site, 'GET', PATH, { cookie: admin })
      expect(body.pages[0].state).toBe(state)
    }
  })

  test('leads to its new address from all former ones, which a new page may take', async () => {
    const uuid = await published()
    await ask('PUT', `${PATH}/${uuid}/path`, { path: 'wohnen' })
    await ask('PUT', `${PATH}/${uuid}/path`, { path: 'zuhause' })
    for (const former of ['wohnbau', 'wohnen']) {
      const { status, headers } = await visit(`/p/${former}?src=mail`)
      expect([status, headers.location]).toEqual([301, '/p/zuhause?src=mail'])
    }
    const other = await add()
    await publish(other)
    expect((await visit('/p/wohnbau')).status).toBe(200)
    await ask('DELETE', `${PATH}/${uuid}/publication`)
    expect((await visit('/p/wohnen')).status).toBe(404)
  })

  test('shows what it can of a text that no one could have saved', async () => {
    const uuid = await published()
    const { knex } = site.app
    const foreign = [
      { type: 'html', id: 'x', html: '<script>alert(1)</script>' },
      textBlock({ type: 'script', content: [] }),
      { ...textBlock(paragraph(text('<img src=x onerror=alert(1)>'))), id: 'ok' }
    ]
    for (const content of ['', '{', '[]', '{"de":7}', JSON.stringify(contentOf(...foreign))]) {
      await knex('content_page_versions').where({ page_uuid: uuid }).update({ content })
      // as a write of another node would
      await ask('PUT', `${PATH}/${uuid}/path`, { path: `wohnbau-${content.length}` })
      const { status, text: html } = await visit(`/p/wohnbau-${content.length}`)
      expect(status).toBe(content.includes('html') ? 200 : 404)
      expect(html).not.toMatch(/<script>alert|<img src=x/)
      if (status === 200) expect(articleOf(html)).toContain('&lt;img src=x onerror=alert(1)>')
    }
  })

  test('is not found while the module is off, and not listed', async () => {
    await published()
    const module = () => site.app.knex('tenant_modules').where({ module_name: 'cms' })
    await module().update({ effective_state: false })
    expect((await visit('/p/wohnbau')).status).toBe(404)
    expect((await visit('/sitemap.xml')).text).not.toContain('/p/wohnbau')
    await module().update({ effective_state: true })
    expect((await visit('/p/wohnbau')).status).toBe(200)
  })

  test('is known only to its institution', async () => {
    await published()
    expect((await visit('/p/wohnbau', NORDBANK.host)).status).toBe(404)
  })

  test('is written to the audit log with each step of its life', async () => {
    const uuid = await published()
    const rows = await site.app.knex('audit_log').where({ object: 'content-page', object_id: uuid })
    const fields = rows.flatMap(({ action, changes }) =>
      JSON.parse(changes).map(({ field }: { field: string }) => `${action} ${field}`)
    )
    expect(fields).toEqual(expect.arrayContaining(['created path', 'changed version', 'changed public_version']))
    expect(rows.every(({ actor_name }) => actor_name === 'Clara Inhalt')).toBe(true)
  })
})

const openAs = (path: string, headers: Record<string, string> = {}) =>
  request(site, 'GET', path, { headers: { ...HTML, ...headers } })
const start = (uuid: string, is_start = true) => ask('PUT', `${PATH}/${uuid}/start-page`, { is_start })

describe('the start page', () => {
  async function published(path = 'wohnbau') {
    const uuid = await add({ path })
    await save(uuid, { ...contentOf(), en: { title: 'Housing', description: 'All about it', blocks: [] } })
    await publish(uuid, { version: 2 })
    return uuid
  }

  test('is a page that visitors can see', async () => {
    const uuid = await add()
    const { status, body } = await start(uuid)
    expect([status, body.errors]).toEqual([
      422,
      { is_start: ['Diese Seite ist nicht öffentlich. Bitte veröffentlichen Sie sie zuerst.'] }
    ])
    expect((await visit('/')).headers.location).toBe('/search')
  })

  test('stands at the institution’s own address, for visitors, in their language, with one address for search engines', async () => {
    const uuid = await published()
    expect((await start(uuid)).body.is_start).toBe(true)
    const { status, text: html, headers } = await openAs('/', { 'accept-language': 'en' })
    expect([status, headers['x-robots-tag'], headers['cache-control']]).toEqual([200, undefined, 'no-cache'])
    expect(articleOf(html)).toContain('<h1>Housing</h1>')
    const canonical = /rel="canonical" href="([^"]*)"|href="([^"]*)" rel="canonical"/
    const addressIn = (page: string) => (canonical.exec(page) ?? []).slice(1).find(Boolean)
    expect(addressIn(html)).toMatch(/^http:\/\/localhost:\d+\/$/)
    expect(addressIn((await visit('/p/wohnbau')).text)).toBe(addressIn(html))
    expect((await visit('/?lang=de')).text).toContain('<h1>Wohnbau</h1>')
    const { text: map } = await visit('/sitemap.xml')
    expect([map.includes('/p/wohnbau'), /<loc>http:\/\/localhost:\d+\/<\/loc>/.test(map)]).toEqual([false, true])
    expect((await request(site, 'GET', '/', { headers: HTML, cookie })).headers.location).toBe('/app/')
    expect((await visit('/', NORDBANK.host)).headers.location).not.toBe('/p/wohnbau')
  })

  test('is one only, and gives way to the search when it is withdrawn, deleted or no longer chosen', async () => {
    const [first, second] = [await published('erste'), await published('zweite')]
    await start(first)
    expect((await visit('/')).status).toBe(200)
    await start(second)
    const listed = (await ask('GET')).body.pages.filter(({ is_start }: { is_start: boolean }) => is_start)
    expect(listed.map(({ uuid }: { uuid: string }) => uuid)).toEqual([second])
    await ask('DELETE', `${PATH}/${second}/publication`)
    expect((await visit('/')).headers.location).toBe('/search')
    expect((await ask('GET', `${PATH}/${second}`)).body.is_start).toBe(false)
    // published again, it is an ordinary page
    await publish(second, { version: 2 })
    expect((await visit('/')).headers.location).toBe('/search')
    await start(first)
    expect((await visit('/')).status).toBe(200)
    await start(first, false)
    expect((await visit('/')).headers.location).toBe('/search')
    await start(first)
    await ask('DELETE', `${PATH}/${first}`)
    expect((await visit('/')).headers.location).toBe('/search')
  })

  test('is none any more once it is withdrawn by its plan, and says what its address shows instead', async () => {
    const uuid = await published()
    await start(uuid)
    const { body } = await ask('GET', `${PATH}/${uuid}`)
    expect([body.is_start, new URL(body.home).pathname]).toEqual([true, '/search'])
    await publish(uuid, { version: null, withdraw_at: '2026-11-23T08:15' })
    site.clock.time = new Date('2026-11-23T07:15:00Z')
    const ended = (await ask('GET', `${PATH}/${uuid}`)).body
    expect([ended.state, ended.is_start]).toEqual(['ended', false])
    await publish(uuid, { version: 2 })
    expect((await ask('GET', `${PATH}/${uuid}`)).body.is_start).toBe(false)
    expect((await visit('/')).headers.location).toBe('/search')
  })

  test('is gone while the module is off', async () => {
    await start(await published())
    const module = () => site.app.knex('tenant_modules').where({ module_name: 'cms' })
    await module().update({ effective_state: false })
    expect((await visit('/')).headers.location).toBe('/search')
    await module().update({ effective_state: true })
  })
})

describe('a page that leads to an advisor', () => {
  const lead = (advisor: string) => ask('POST', PATH, { ...FORM, title: 'Frühling', path: 'fruehling', advisor })

  test('names somebody with a card', async () => {
    for (const advisor of ['', 'niemand', '<b>', 'x'.repeat(65)]) {
      expect([advisor, (await lead(advisor)).status]).toEqual([advisor, 422])
    }
    const { uuid } = (await lead('anna-gruber')).body
    const refused = await save(uuid, { advisor: { title: 'Frühling', alias: 'niemand' } })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['content.advisor.alias']])
    expect((await save(uuid, { ...contentOf(), advisor: { title: 'x', alias: 'anna-gruber' } })).status).toBe(422)
  })

  test('leads to the card with the campaign’s name once it is public, and is not listed', async () => {
    const { uuid, title } = (await lead('anna-gruber')).body
    expect(title).toBe('Frühling')
    expect((await visit('/p/fruehling')).status).toBe(404)
    await publish(uuid)
    const { status, headers } = await visit('/p/fruehling?src=plakat')
    expect([status, headers.location, headers['cache-control']]).toEqual([
      302,
      '/app/profile/anna-gruber?src=plakat',
      'no-cache'
    ])
    expect((await visit('/sitemap.xml')).text).not.toContain('fruehling')
    expect((await visit('/p/fruehling/share.png')).status).toBe(404)
    const saved = await save(uuid, { advisor: { title: 'Frühling', alias: 'lukas-hofer' } })
    expect(saved.body.content).toEqual({ advisor: { title: 'Frühling', alias: 'lukas-hofer' } })
    expect((await visit('/p/fruehling')).headers.location).toBe('/app/profile/anna-gruber')
  })

  test('says so once the advisor has left without a successor', async () => {
    const { uuid } = (await lead('lukas-hofer')).body
    await publish(uuid)
    const advisor = () => site.app.knex('advisors').where({ alias: 'lukas-hofer' })
    await advisor().update({ deactivated_at: '2026-11-23T07:00:00Z' })
    const { status, text: html } = await visit('/p/fruehling')
    expect(status).toBe(410)
    expect(html).toContain('Die Person, zu der diese Adresse geführt hat, ist nicht mehr bei uns.')
    expect(html).toContain('href="/search"')
    await advisor().update({ deactivated_at: null })
    expect((await visit('/p/fruehling')).status).toBe(302)
  })
})

describe('a preview of a link', () => {
  test('shows title and picture in the page’s language, under an address that changes with them', async () => {
    const uuid = await add()
    const png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c00' } })
      .png()
      .toBuffer()
    const { body } = await ask('POST', `${PATH}/${uuid}/pictures`, png, { 'content-type': 'image/png' })
    const block = { type: 'picture', id: 'p', ...body, alt: 'Ein Haus', is_decorative: false, caption: '' }
    await save(uuid, { ...contentOf(block), en: { title: 'Housing', description: '', blocks: [] } })
    await publish(uuid, { version: 2 })
    const metaOf = (html: string, name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { text: html } = await visit('/p/wohnbau')
    expect([metaOf(html, 'og:title'), metaOf(html, 'description'), metaOf(html, 'og:image:alt')]).toEqual([
      'Wohnbau',
      'Alles dazu',
      'Wohnbau, Alpenbank'
    ])
    const { pathname, search } = new URL(metaOf(html, 'og:image'))
    const picture = await visit(pathname + search)
    expect([picture.status, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
      200,
      'image/png',
      expect.stringContaining('max-age=86400')
    ])
    const { data } = await sharp(picture.bytes)
      .extract({ left: 200, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(180)
    const english = (await visit('/p/wohnbau?lang=en')).text
    expect(metaOf(english, 'og:title')).toBe('Housing')
    expect(metaOf(english, 'og:image')).not.toBe(metaOf(html, 'og:image'))
    expect([...english.matchAll(/hreflang="([^"]*)"/gi)].map(([, tag]) => tag)).toEqual(
      expect.arrayContaining(['de', 'en', 'x-default'])
    )
  })

  test('of a draft has no picture', async () => {
    await add()
    expect((await visit('/p/wohnbau/share.png')).status).toBe(404)
  })
})

test('what tags name can be chosen by somebody who manages content alone', async () => {
  const { status, body } = await ask('GET', `${PATH}/choices`)
  expect(status).toBe(200)
  expect(body.advisors).toContainEqual(expect.objectContaining({ alias: 'anna-gruber', full_name: expect.any(String) }))
  for (const list of [body.branches, body.topics]) expect(list.length).toBeGreaterThan(0)
})
