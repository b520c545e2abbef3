import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import type { MessageTable } from '#contract/locales'
import { peopleMessages } from '#contract/messages/people.messages'
import type { PeopleImport, PeopleImportRow } from '#contract/people-import'
import { MINUTE } from '../../core/base/clock.ts'
import { found } from '../../core/base/failures.ts'
import { asUnavailable } from '../../core/db/db-unavailable.ts'
import { BATCH } from '../../core/jobs/file-imports.work.ts'
import { drain, startOutbox } from '../../core/jobs/outbox.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { jobs } from '../../jobs.ts'
import { runningErasure } from '../../ops/deletion-tool/testing/running-erasure.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import { importing } from '../../testing/file-import.ts'
import type { Site } from '../../testing/site.ts'
import { until } from '../../testing/until.ts'
import { jobs as peopleImportJobs } from './people-import.service.ts'
import { fileOf } from './testing/files.ts'

const PATH = '/api/v1/people-imports'

let site: Site
let admin: string

const knex = (table: string) => site.app.knex(table)
const { ask, upload, latest, rowsOf, work, check, take } = importing<PeopleImport, PeopleImportRow>(PATH, () => ({
  site,
  cookie: admin
}))

beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
})
afterAll(() => site.stop())
afterEach(async () => {
  for (const table of ['outbox', 'people_imports', 'rate_limits']) await knex(table).delete()
})

const person = async (email: string) => {
  const { body } = await request(site, 'GET', `/api/v1/people?q=${encodeURIComponent(email)}&status=all`, {
    cookie: admin
  })
  const [found] = body.people
  return found && (await request(site, 'GET', `/api/v1/people/${found.uuid}`, { cookie: admin })).body
}

describe('the import refuses', () => {
  test.each([
    [undefined, 401],
    ['advisor', 403],
    ['branch', 403],
    ['marketing', 403],
    ['analyst', 403]
  ])('%s', async (account, status) => {
    const cookie = account && (await signIn(site, `${account}@demo.example`))
    const asked = { cookie: cookie as string }
    expect((await upload('E-Mail-Adresse\na@bank.example', asked)).status).toBe(status)
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/template']
    ] as const)
      expect((await ask(method, path, asked)).status).toBe(status)
  })

  test('access by another institution’s administrator', async () => {
    const { uuid } = await check('E-Mail-Adresse;Nachname\na@bank.example;A')
    const cookie = await signIn(site, 'admin@nordbank.example', NORDBANK)
    for (const [method, path] of [
      ['GET', '/rows?fate=created'],
      ['GET', '/refused'],
      ['POST', '/start'],
      ['POST', '/cancel'],
      ['POST', '/invitations']
    ])
      expect((await ask(method as string, `/${uuid}${path}`, { cookie, ...NORDBANK })).status, path).toBe(404)
    expect((await ask('GET', '', { cookie, ...NORDBANK })).body.imports).toEqual([])
  })

  test.each([
    ['nothing', '', 'Diese Datei ist leer.'],
    ['only a header', 'Alias;Vorname', 'Diese Datei ist unter den Spaltennamen leer.'],
    [
      'no column that identifies a person',
      'Vorname;Nachname\nAnna;Gruber',
      /^Die erste Zeile der Datei muss die Spalten/
    ],
    ['more people than may be', `Alias\n${'a\n'.repeat(5001)}`, 'Eine Datei darf höchstens 5.000 Personen enthalten.']
  ])('a file with %s', async (_what, file, text) => {
    const { status, body } = await upload(file)
    expect([status, body.errors.file]).toEqual([422, [expect.stringMatching(text)]])
  })

  test('a file that is not CSV, or larger than 5 MB', async () => {
    expect((await upload('{}', { headers: { 'content-type': 'application/json' } })).status).toBe(415)
    expect((await upload(`Alias\n${'x'.repeat(5 * 1024 * 1024)}`)).status).toBe(413)
  })

  test('a second file while one is running, and a step out of order', async () => {
    const { uuid } = (await upload('Alias\nanna-gruber')).body
    expect((await upload('Alias\nanna-gruber')).status).toBe(409)
    expect((await ask('POST', `/${uuid}/start`)).status).toBe(409)
    await work()
    await ask('POST', `/${uuid}/start`)
    await work()
    for (const step of ['start', 'cancel']) expect((await ask('POST', `/${uuid}/${step}`)).status).toBe(409)
  })
})

test('the check predicts the outcome of each row, and changes nothing', async () => {
  const tables = ['users', 'advisors', 'user_roles', 'audit_log', 'calendars']
  const before = await Promise.all(tables.map((table) => knex(table).count('* as n')))
  const file = [
    'Alias;Vorname;Nachname;E-Mail-Adresse;Filiale;Rollen;Verwaltet eigene Termine;Karte;Assistenz;Schuhgröße',
    'anna-gruber;;;;;;;;;38',
    'anna-gruber;Anna;;;;;;;;',
    'neu;Nora;Neu;neu@bank.example;wien-innere-stadt;stduser, analyst;ja;;;',
    ';Otto;Ohne;;;;;;;',
    ';Fritz;;fritz;Atlantis;kaiser;vielleicht;ja;Niemand Nirgends;',
    ';"nie geschlossen;x@bank.example;;;;;;',
    ';Nora;Andere;NEU@bank.example;;;;;;',
    'anna-gruber2;Anna;Gruber;advisor@demo.example;wien-innere-stadt;;;;;'
  ].join('\n')
  const { uuid, fates, total, ignored_columns } = await check(file)
  expect([total, fates, ignored_columns]).toEqual([8, { created: 1, changed: 0, same: 1, refused: 6 }, ['Schuhgröße']])
  expect(await rowsOf(uuid, 'created')).toEqual([
    { line: 4, name: 'Nora Neu', fate: 'created', moves_sign_in: false, errors: [] }
  ])
  expect((await rowsOf(uuid, 'refused')).map(({ line, errors }) => [line, errors])).toEqual([
    [3, ['Diese Person kommt schon in Zeile 2 vor.']],
    [5, ['Bitte tragen Sie einen Alias, eine Anmeldeadresse oder eine E-Mail-Adresse ein.']],
    [
      6,
      [
        'Nachname: Dieses Feld darf nicht leer sein.',
        'E-Mail-Adresse: Das ist keine gültige E-Mail-Adresse. Bitte geben Sie eine wie name@example.com ein.',
        expect.stringMatching(/^Filiale: Es gibt keine Filiale „Atlantis“\. Möglich sind: /),
        expect.stringMatching(/^Rollen: Es gibt keine Rolle „kaiser“\. Möglich sind: /),
        'Verwaltet eigene Termine: Bitte tragen Sie ja oder nein ein.',
        expect.stringMatching(/^Assistenz: Es gibt keine Assistenz „Niemand Nirgends“\. /)
      ]
    ],
    [7, [expect.stringMatching(/^Diese Zeile lässt sich nicht lesen/)]],
    [8, ['Diese Person kommt schon in Zeile 4 vor.']],
    [9, ['Diese Person kommt schon in Zeile 2 vor.']]
  ])
  // that the rows were looked at
  await knex('audit_log').where({ action: 'read' }).delete()
  expect(await Promise.all(tables.map((table) => knex(table).count('* as n')))).toEqual(before)
})

test.each(['Anbieter', 'INTERNAL'])('nobody gets the role %s', async (role) => {
  const { fates } = await check(`E-Mail-Adresse;Nachname;Rollen\nneu@bank.example;Neu;${role}`)
  expect(fates).toEqual({ created: 0, changed: 0, same: 0, refused: 1 })
})

test('valid rows are written once, with roles, branch and card, and the audit log names the user who imported them', async () => {
  const file =
    'Vorname;Nachname;Titel vorangestellt;E-Mail-Adresse;Telefonnummer;Filiale;Rollen;Verwaltet eigene Termine\n=cmd|calc;"Groß; ""Ö""";Mag.;oe@bank.example;\'+43 1 5550100;wien-innere-stadt;analyst,stduser;nein\n'
  expect((await take(file)).fates).toEqual({ created: 1, changed: 0, same: 0, refused: 0 })
  expect(await person('oe@bank.example')).toMatchObject({
    first_name: '=cmd|calc',
    last_name: 'Groß; "Ö"',
    title_prefix: 'Mag.',
    phone_number: '+43 1 5550100',
    roles: ['analyst', 'stduser'],
    is_institutional: false,
    has_card: true,
    status: 'none'
  })
  const log = (await request(site, 'GET', '/api/v1/audit-log?object=user', { cookie: admin })).body.entries[0]
  const { full_name } = (await request(site, 'GET', '/api/v1/me', { cookie: admin })).body
  expect(log).toMatchObject({ action: 'created', actor_name: full_name })
  expect((await take(file)).fates).toEqual({ created: 0, changed: 0, same: 1, refused: 0 })
  expect((await take('E-Mail-Adresse;Rollen;Telefonnummer\nOE@bank.example;Auswertung;')).fates.changed).toBe(1)
  expect(await person('oe@bank.example')).toMatchObject({ roles: ['analyst'], phone_number: '+43 1 5550100' })
})

test('who is being erased is left as they are, and the row says so', async () => {
  await take('Vorname;Nachname;E-Mail-Adresse;Rollen\nEva;Moser;eva.moser@bank.example;stduser')
  const { tenant_id, uuid: user } = await knex('users').where({ email_address: 'eva.moser@bank.example' }).first()
  const file = 'Vorname;Nachname;E-Mail-Adresse\nEva;Anders;eva.moser@bank.example'
  const { uuid } = await check(file)
  await knex('erasures').insert(runningErasure(tenant_id, user))
  await ask('POST', `/${uuid}/start`)
  await work()
  const said = [expect.stringContaining('wird gerade gelöscht und lässt sich weder ändern')]
  expect(await rowsOf(uuid, 'refused')).toMatchObject([{ line: 2, errors: said }])
  const again = await check(file)
  expect(await rowsOf(again.uuid, 'refused')).toMatchObject([{ line: 2, errors: said }])
  expect((await knex('users').where({ uuid: user }).first()).last_name).toBe('Moser')
  await knex('erasures').delete()
})

test('a row with a malformed alias says what is allowed', async () => {
  const columns = 'Alias;Vorname;Nachname;E-Mail-Adresse;Filiale'
  const { uuid } = await check(`${columns}\nÄrger!;Alia;Falsch;alia@bank.example;wien-innere-stadt`)
  const [row] = await rowsOf(uuid, 'refused')
  expect(JSON.stringify(row?.errors)).toContain('Erlaubt sind nur Kleinbuchstaben ohne Umlaute')
})

test('of two rows for one person, by alias and by address, only the first is written', async () => {
  const alias = 'zwei-zeilen'
  const both = `Alias;Vorname;Nachname;E-Mail-Adresse;Filiale;Position\n${alias};Zwei;Zeilen;zwei@bank.example;wien-innere-stadt;Betreuung`
  await take(both)
  const done = await take(`Alias;E-Mail-Adresse;Position\n${alias};;Leitung\n;ZWEI@bank.example;Empfang`)
  expect(done.fates).toEqual({ created: 0, changed: 1, same: 0, refused: 1 })
  expect((await person('zwei@bank.example')).position).toBe('Leitung')
  const twice = { line: 3, errors: ['Diese Person kommt schon in Zeile 2 vor.'] }
  expect(await rowsOf(done.uuid, 'refused')).toMatchObject([twice])
})

test('a later row cannot change a person whom an earlier row has just created', async () => {
  const file = [
    'Alias;Vorname;Nachname;E-Mail-Adresse;Filiale',
    ';Eben;Gemacht;eben@bank.example;wien-innere-stadt',
    'eben-gemacht;Doch;Anders;anders@bank.example;wien-innere-stadt'
  ]
  const done = await take(file.join('\n'))
  expect((await person('eben@bank.example')).alias).toBe('eben-gemacht')
  expect(done.fates).toEqual({ created: 1, changed: 0, same: 0, refused: 1 })
})

test.each([
  ['UTF-8 with its mark', Buffer.from('\ufeffE-Mail-Adresse;Vorname;Nachname\nx@bank.example;Jörg;Süß', 'utf8')],
  ['Windows-1252', Buffer.from('E-Mail-Adresse;Vorname;Nachname\r\nx@bank.example;Jörg;Süß', 'latin1')],
  ['commas and English names', Buffer.from('E-mail address,First name,Last name\nx@bank.example,Jörg,Süß', 'utf8')],
  [
    'names of the fields',
    Buffer.from('"email_address","first_name","last_name"\r"x@bank.example","Jörg","Süß"', 'utf8')
  ]
])('a file in %s is read', async (_what, file) => {
  const { uuid } = await check(file)
  expect((await rowsOf(uuid, 'created'))[0]?.name).toBe('Jörg Süß')
})

test('an exported file can be imported without changes', async () => {
  const { text } = await request(site, 'GET', '/api/v1/advisors-export/csv', { cookie: admin })
  const checked = await check(text)
  expect(checked.fates).toEqual({ created: 0, changed: 0, same: checked.total, refused: 0 })
  expect(checked.ignored_columns).toContain('Öffentliches Profil')
})

test.each([
  ['Institutionell', ''],
  ['Institutional', ';Login address']
])('a former column name of exports is accepted: %s', async (heading, signIn) => {
  const head = `Vorname;Nachname;E-Mail-Adresse;Filiale;${heading}${signIn}`
  const email = `${heading.toLowerCase()}@bank.example`
  const row = `Nora;Nein;${email};wien-innere-stadt;nein${signIn && ';nora@bank.example'}`
  const done = await take(`${head}\n${row}`)
  expect([done.fates.created, done.ignored_columns]).toEqual([1, []])
  expect((await person(signIn ? 'nora@bank.example' : email)).is_institutional).toBe(false)
})

/** The export, and the card address of an advisor whose account has another one. */
const exported = async () => {
  const { text } = await request(site, 'GET', '/api/v1/advisors-export/csv', { cookie: admin })
  const { email_address: card } = await knex('advisors').where({ alias: 'anna-gruber' }).first('email_address')
  return { text, card: card as string }
}
const SIGN_IN = 'advisor@demo.example'
const annasRow = async () => {
  const { uuid, password_hash } = await knex('users').where({ full_name: 'Anna Gruber' }).first()
  const { email_address, card_email_address } = (
    await request(site, 'GET', `/api/v1/people/${uuid}`, { cookie: admin })
  ).body
  return { signIn: email_address, card: card_email_address, hasPassword: Boolean(password_hash) }
}

test('an e-mail address edited in an export changes the card only, not a different sign-in address', async () => {
  const { text, card } = await exported()
  expect(card).not.toBe(SIGN_IN)
  const done = await take(text.replace(card, 'a.neumann@bank.example'))
  expect([done.fates.changed, done.moved_sign_ins]).toEqual([1, 0])
  expect(await annasRow()).toEqual({ signIn: SIGN_IN, card: 'a.neumann@bank.example', hasPassword: true })
  await take(`Alias;E-Mail-Adresse\nanna-gruber;${card}`)
  expect(await annasRow()).toEqual({ signIn: SIGN_IN, card, hasPassword: true })
})

test('the check counts and lists first the rows that change a sign-in address', async () => {
  const { text, card } = await exported()
  const edited = text.replace(SIGN_IN, 'a.neumann@bank.example').replace('lukas-hofer;', 'lukas-hofer;Prof.')
  const checked = await check(edited)
  expect([checked.fates, checked.moved_sign_ins]).toMatchObject([{ changed: 2, refused: 0 }, 1])
  const [first, second] = await rowsOf(checked.uuid, 'changed')
  expect([first, second]).toMatchObject([{ name: 'Anna Gruber', moves_sign_in: true }, { moves_sign_in: false }])
  expect((await annasRow()).hasPassword).toBe(true)
  const before = await knex('users').where({ email_address: SIGN_IN }).first()
  expect((await take(edited)).moved_sign_ins).toBe(1)
  expect(await annasRow()).toEqual({ signIn: 'a.neumann@bank.example', card, hasPassword: false })
  const { email_address, password_hash } = before
  await knex('users').where({ uuid: before.uuid }).update({ email_address, password_hash })
})

test('if both addresses are equal, the e-mail address changes both, unless a sign-in address is given', async () => {
  const head = 'Alias;Vorname;Nachname;E-Mail-Adresse;Filiale;Anmeldeadresse'
  const row = (email: string, signIn = '') => `${head}\neine-adresse;Eine;Adresse;${email};wien-innere-stadt;${signIn}`
  await take(row('adresse.eins@bank.example'))
  const both = await take(row('adresse.zwei@bank.example'))
  expect([both.fates.changed, both.moved_sign_ins]).toEqual([1, 1])
  const shared = { email_address: 'adresse.zwei@bank.example', card_email_address: 'adresse.zwei@bank.example' }
  expect(await person('adresse.zwei@bank.example')).toMatchObject(shared)
  const result = await take(row('filiale@bank.example', 'adresse.zwei@bank.example'))
  expect([result.fates.changed, result.moved_sign_ins]).toEqual([1, 0])
  const own = { email_address: 'adresse.zwei@bank.example', card_email_address: 'filiale@bank.example' }
  expect(await person('adresse.zwei@bank.example')).toMatchObject(own)
})

test('people of one branch may share the address on their cards, if each has a sign-in address', async () => {
  const rows = ['eins', 'zwei'].map(
    (one) => `Geteilt;${one};geteilt@bank.example;wien-innere-stadt;${one}.geteilt@bank.example`
  )
  const file = ['Vorname;Nachname;E-Mail-Adresse;Filiale;Anmeldeadresse', ...rows].join('\n')
  expect((await take(file)).fates).toEqual({ created: 2, changed: 0, same: 0, refused: 0 })
  expect((await take(file)).fates).toEqual({ created: 0, changed: 0, same: 2, refused: 0 })
  expect((await check('Vorname;Nachname;Anmeldeadresse\nX;Y;kein')).fates.refused).toBe(1)
  expect((await rowsOf((await latest()).uuid, 'refused'))[0]?.errors[0]).toMatch(/^Anmeldeadresse: /)
})

describe('if the sign-in address is unknown, the address on the card is used', () => {
  const HEAD = 'Alias;Vorname;Nachname;E-Mail-Adresse;Filiale;Anmeldeadresse'
  const row = (cells: string) => take(`${HEAD}\n${cells}`)
  const count = async () => (await knex('advisors').where({ email_address: 'ka@bank.example' })).length
  /** Creates a card without an account, or with one that signs in by `signIn`. */
  const given = async (signIn?: string) => {
    await row('karla-alt;Karla;Alt;ka@bank.example;wien-innere-stadt;karla@bank.example')
    const own = { email_address: 'karla@bank.example' }
    if (signIn) return void (await knex('users').where(own).update({ email_address: signIn }))
    const { uuid, advisor_uuid } = await knex('users').where(own).first()
    await knex('user_roles').where({ user_uuid: uuid }).delete()
    await knex('users').where({ uuid }).delete()
    expect(advisor_uuid).toBeTruthy()
  }
  afterEach(async () => {
    const cards = await knex('advisors').where({ email_address: 'ka@bank.example' }).pluck('uuid')
    await knex('users').whereIn('advisor_uuid', cards).delete()
    await knex('advisors').whereIn('uuid', cards).delete()
  })

  test.each([
    ['an account, without the full name', ';Karla;;KA@bank.example;;k.alt@sso.example', 'k@bank.example'],
    ['an account, with another name', ';Berta;Neu;ka@bank.example;;berta@sso.example', 'k@bank.example'],
    [
      'a card without an account, with another name',
      ';Berta;Neu;ka@bank.example;wien-innere-stadt;berta@sso.example',
      undefined
    ]
  ])('%s: the row is refused, and the error says how to fix it', async (_what, cells, signIn) => {
    await given(signIn)
    const { uuid, fates } = await check(`${HEAD}\n${cells}`)
    expect(fates).toEqual({ created: 0, changed: 0, same: 0, refused: 1 })
    expect((await rowsOf(uuid, 'refused'))[0]?.errors).toEqual([
      'E-Mail-Adresse: Diese Adresse steht auf der Karte von Karla Alt. Ist das dieselbe Person, geben Sie bitte den Alias karla-alt ein, sonst einen neuen Alias.'
    ])
    const [first, ...rest] = cells.split(';')
    expect(first).toBe('')
    expect((await row(`karla-alt;${rest.join(';')}`)).fates.changed).toBe(1)
  })

  test('a new alias means another person', async () => {
    await given()
    expect((await row('berta-neu;Berta;Neu;ka@bank.example;wien-innere-stadt;berta@sso.example')).fates.created).toBe(1)
    expect(await count()).toBe(2)
    expect((await person('berta@sso.example')).alias).toBe('berta-neu')
  })

  test.each([
    ['a card without an account', ';karla;ALT;KA@bank.example;;k.alt@sso.example', undefined, 0],
    ['a card without an account, without a name', ';;;ka@bank.example;;k.alt@sso.example', undefined, 0],
    ['an account of the same name', ';Karla;Alt;ka@bank.example;;k.alt@sso.example', 'k@bank.example', 1]
  ])('%s', async (_what, cells, signIn, moved) => {
    await given(signIn)
    const done = await row(cells)
    expect([done.fates.changed, done.moved_sign_ins, await count()]).toEqual([1, moved, 1])
    const found = { alias: 'karla-alt', card_email_address: 'ka@bank.example' }
    expect(await person('k.alt@sso.example')).toMatchObject(found)
  })

  test('a person added by the same file with that address is ignored', async () => {
    await given()
    const rows = [
      'berta-neu;Berta;Neu;ka@bank.example;wien-innere-stadt;berta@sso.example',
      ';Karla;Alt;ka@bank.example;;k.alt@sso.example'
    ]
    expect((await row(rows.join('\n'))).fates).toMatchObject({ created: 1, changed: 1, refused: 0 })
    expect((await person('k.alt@sso.example')).alias).toBe('karla-alt')
  })

  test('an account without a card is found by its own address', async () => {
    const head = 'Vorname;Nachname;E-Mail-Adresse;Anmeldeadresse'
    await take(`${head}\nOtto;Ohne;otto@bank.example;otto@bank.example`)
    const renamed = await take(`${head}\nOtto;Ohne;otto@bank.example;otto@sso.example`)
    expect([renamed.fates.changed, renamed.moved_sign_ins]).toEqual([1, 1])
    const other = await take(`${head}\nOlga;Ohne;otto@sso.example;olga@sso.example`)
    expect(other.fates.created).toBe(1)
    expect((await person('otto@sso.example')).first_name).toBe('Otto')
  })
})

test('all people added by an import are invited together, and none twice', async () => {
  const rows = ['eins', 'zwei'].map((one) => `Neu;${one};${one}.neu@bank.example;nein`)
  const { uuid } = await take(['Vorname;Nachname;E-Mail-Adresse;Karte', ...rows].join('\n'))
  expect((await latest()).uninvited).toBe(2)
  expect((await ask('POST', `/${uuid}/invitations`)).body).toEqual({ count: 2 })
  await work()
  expect((await person('eins.neu@bank.example')).status).toBe('invited')
  expect((await latest()).uninvited).toBe(0)
  expect((await ask('POST', `/${uuid}/invitations`)).body).toEqual({ count: 0 })
})

test('the refused rows can be downloaded, corrected and uploaded again', async () => {
  const { uuid } = await check('E-Mail-Adresse;Vorname;Nachname;Filiale\ny@bank.example;=1+1;Ypsilon;Atlantis')
  const { text, headers } = await ask('GET', `/${uuid}/refused`)
  expect(headers['content-disposition']).toBe('attachment; filename="people-refused.csv"')
  expect(text).toContain('\r\n2;Filiale: Es gibt keine Filiale „Atlantis“. Möglich sind: ')
  const repaired = await check(text.replace(';Atlantis;', ';wien-innere-stadt;'))
  expect([repaired.fates.created, repaired.ignored_columns]).toEqual([1, []])
})

test.each(['de-AT', 'en'])('the form’s labels in %s are taken as columns and values', async (lang) => {
  const label = (name: string) => (peopleMessages as MessageTable)[`people.${name}`]?.[lang as 'en'] ?? ''
  const address = `formular-${lang.toLowerCase()}@bank.example`
  const cells: Record<string, string> = {
    'first-name': 'Fiona',
    'last-name': 'Formular',
    'card-email': address,
    branch: 'wien-innere-stadt',
    'has-card': lang === 'en' ? 'on' : 'ein',
    institutional: lang === 'en' ? 'off' : 'aus',
    phone: '+43 1 234567',
    roles: `${label('role-analyst')}, ${label('role-marketing-manager')}`,
    'contact-options': CONTACT_OPTIONS.map((option) => label(`option-${option}`)).join(', ')
  }
  const { uuid, fates, ignored_columns } = await take(
    [Object.keys(cells).map(label).join(';'), Object.values(cells).join(';')].join('\n')
  )
  expect([fates.created, ignored_columns, await rowsOf(uuid, 'refused')]).toEqual([1, [], []])
  expect(await person(address)).toMatchObject({
    roles: ['analyst', 'marketing-manager'],
    contact_options: [...CONTACT_OPTIONS].toSorted(),
    is_institutional: false,
    has_card: true
  })
})

test('unknown values are answered with the valid ones', async () => {
  const { uuid } = await check(
    'E-Mail-Adresse;Nachname;Vorname;Filiale;Rollen;Kontaktmöglichkeiten\nx@bank.example;X;Y;Atlantis;kaiser;Rauchzeichen'
  )
  const [row] = await rowsOf(uuid, 'refused')
  expect(row?.errors).toEqual([
    expect.stringMatching(/^Filiale: Es gibt keine Filiale „Atlantis“\. Möglich sind: .*Wien/),
    expect.stringMatching(/^Rollen: Es gibt keine Rolle „kaiser“\. Möglich sind: Administration, .*Auswertung/),
    expect.stringMatching(/Kontaktmöglichkeit „Rauchzeichen“\. Möglich sind: Online-Termin, .*Chat, .*\.$/)
  ])
})

test('the template has every column with an example, which an import skips', async () => {
  const { text } = await ask('GET', '/template')
  const [head, example, ...rest] = text.trim().split(/\r?\n/)
  expect([head, example, rest]).toEqual([
    expect.stringMatching(/^\ufeff?Alias;Titel vorangestellt;Vorname;Nachname;.*;Rollen;Assistenz$/),
    expect.stringMatching(
      /^maria-muster;Mag\.;Maria;Muster;.*;ja;Online-Termin, E-Mail, Kontakt speichern;ja;Marketing;$/
    ),
    []
  ])
  expect((await upload(text)).body.errors.file).toEqual([
    'Diese Datei enthält nur die Beispielzeile der Vorlage, die nicht importiert wird. Tragen Sie Ihre Personen darunter ein.'
  ])
})

const users = async () =>
  Number((await knex('users').whereLike('email_address', 'person-%').count('* as n').first())?.n)

test('of many rows, valid ones are written once and invalid ones reported by line; repeating the import duplicates nothing', async () => {
  const { text, wrongLines } = fileOf(120, 10)
  const done = await take(text)
  expect(done.fates).toEqual({ created: 110, changed: 0, same: 0, refused: 10 })
  expect((await rowsOf(done.uuid, 'refused')).map(({ line }) => line)).toEqual(wrongLines)
  expect(await users()).toBe(110)
  expect((await take(text)).fates).toEqual({ created: 0, changed: 0, same: 110, refused: 10 })
  expect(await users()).toBe(110)
  await knex('users').whereLike('email_address', 'person-%').delete()
})

test('a cancelled import writes no more; resumed, it continues with the rest', async () => {
  const { uuid } = await check(fileOf(100, 2).text)
  await ask('POST', `/${uuid}/start`)
  await site.drain()
  const stopped = (await ask('POST', `/${uuid}/cancel`)).body
  expect([stopped.state, stopped.processed, stopped.fates]).toEqual([
    ...['cancelled', BATCH + 2],
    { created: BATCH, changed: 0, same: 0, refused: 2 }
  ])
  const { rows, total } = (await ask('GET', `/${uuid}/rows?fate=created`)).body
  expect([rows.length, total]).toEqual([BATCH, BATCH])
  expect((await work()).state).toBe('cancelled')
  expect(await users()).toBe(BATCH)
  await ask('POST', `/${uuid}/start`)
  expect(await work()).toMatchObject({ state: 'done', fates: { created: 98, refused: 2 } })
  expect(await users()).toBe(98)
  await knex('users').whereLike('email_address', 'person-%').delete()
})

test('other requests are answered during an import', async () => {
  const { uuid } = await check(fileOf(120, 2).text)
  await ask('POST', `/${uuid}/start`)
  const outbox = startOutbox(site.app, [peopleImportJobs])
  await until(async () => (await latest()).processed > 2)
  expect((await latest()).state).toBe('running')
  await outbox.stop()
  expect((await work()).state).toBe('done')
  await knex('users').whereLike('email_address', 'person-%').delete()
})

test('the work of a crashed node is taken over after its lease, and no row is written twice', async () => {
  const { uuid } = await check(fileOf(100, 2).text)
  await ask('POST', `/${uuid}/start`)
  await site.drain()
  // another node takes the next rows, and crashes with its transaction open
  const until = new Date(site.clock.time.getTime() + MINUTE).toISOString().replace('.000Z', 'Z')
  await knex('outbox').where({ state: 'waiting' }).update({ lease_token: 'someone', lease_until: until })
  expect(await site.drain()).toBe(0)
  site.clock.time = new Date(site.clock.time.getTime() + 2 * MINUTE)
  expect(await work()).toMatchObject({ state: 'done', fates: { created: 98 } })
  expect(await users()).toBe(98)
  await knex('users').whereLike('email_address', 'person-%').delete()
})

test('two nodes that take the same rows write them once', async () => {
  const { uuid } = await check(fileOf(60, 2).text)
  await ask('POST', `/${uuid}/start`)
  const { tenant_id } = await knex('people_imports').first('tenant_id')
  const context = {
    app: site.app,
    tenant: found(await site.app.tenants.find('localhost')),
    db: new TenantDb(site.app.knex, tenant_id)
  }
  // like the outbox, retries after a lock timeout
  const patient = async (): Promise<unknown> => {
    try {
      return await jobs['people-import']?.({ uuid, run: 1 }, context)
    } catch (failure) {
      if (asUnavailable(failure)) return patient()
      throw failure
    }
  }
  await Promise.all([patient(), patient(), drain(site.app, jobs)])
  await work()
  site.clock.time = new Date(site.clock.time.getTime() + 10 * MINUTE)
  expect(await work()).toMatchObject({ state: 'done', fates: { created: 58 } })
  expect(await users()).toBe(58)
  await knex('users').whereLike('email_address', 'person-%').delete()
})

test('an import stops if the user who started it is no longer an administrator', async () => {
  const { uuid } = await check(fileOf(40, 2).text)
  await ask('POST', `/${uuid}/start`)
  const { user_uuid } = await knex('people_imports').where({ uuid }).first('user_uuid')
  const role = knex('user_roles').where({ user_uuid, role: 'accountadmin' })
  const row = await role.clone().first()
  await role.clone().delete()
  await site.drain()
  await knex('user_roles').insert(row)
  expect((await work()).state).toBe('cancelled')
  expect(await users()).toBe(0)
})
