import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePersonForm } from '#contract/examples/people.example'
import { formOfPerson, type ListedPerson, type Person, type PersonChange, type PersonForm } from '#contract/people'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { SLICE } from '../../core/base/slices.ts'
import { type RequestOptions, request, signIn } from '../../testing/client.ts'
import { NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

const PEOPLE = '/api/v1/people'
const UNKNOWN = '00000000-0000-4000-8000-000000000000'

let site: Site
let admin: string
let manager: string
let own: string
let other: string

const knex = () => site.app.knex
const branchOf = async (alias: string) => (await knex()('organizations').where({ alias }).first('uuid')).uuid as string
const cardOf = async (alias: string) => (await knex()('advisors').where({ alias }).first()) as Record<string, string>
const get = (rest = '', asked: RequestOptions = {}) => request(site, 'GET', PEOPLE + rest, { cookie: admin, ...asked })
const post = (body: unknown, asked: RequestOptions = {}) =>
  request(site, 'POST', PEOPLE, { cookie: admin, body, ...asked })
const put = (uuid: string, body: unknown, asked: RequestOptions = {}) =>
  request(site, 'PUT', `${PEOPLE}/${uuid}`, { cookie: admin, body, ...asked })
const found = async (rest: string): Promise<ListedPerson[]> => (await get(rest)).body.people
const keyOf = async (q: string) => (await found(`?status=all&q=${encodeURIComponent(q)}`))[0]?.uuid ?? ''
/** A person's audit entries of one action, unordered, since the test's clock stands still. */
const logOf = async (uuid: string, action: string) => {
  const { body } = await request(site, 'GET', `/api/v1/audit-log?object=user&object_id=${uuid}`, { cookie: admin })
  return body.entries.filter((entry: { action: string }) => entry.action === action)
}

let nth = 0
const form = (fields: object = {}): PersonForm => {
  nth += 1
  const mail = `person${nth}@demo.example`
  return {
    ...examplePersonForm,
    organization_uuid: own,
    managed_organizations: [own],
    assistant_uuid: null,
    alias: `person-${nth}`,
    email_address: mail,
    card_email_address: '',
    ...fields
  }
}
/** The form as a page that has just been loaded would send it. */
const read = (person: Person): PersonChange => ({ ...formOfPerson(person), revision: person.revision })
const made = async (fields: Partial<PersonForm> = {}) => (await post(form(fields))).body
beforeAll(async () => {
  site = await startDemoSite()
  admin = await signIn(site, 'admin@demo.example')
  manager = await signIn(site, 'branch@demo.example')
  own = await branchOf('wien-innere-stadt')
  other = await branchOf('graz-herrengasse')
})
afterAll(() => site.stop())

describe('access', () => {
  test.each([
    ['a guest', undefined, 401],
    ['an advisor', 'advisor@demo.example', 403],
    ['a marketing manager', 'marketing@demo.example', 403],
    ['an analyst', 'analyst@demo.example', 403]
  ])('%s can neither see nor change people', async (_who, account, status) => {
    const uuid = await keyOf('anna-gruber')
    const asked: RequestOptions = { cookie: account && (await signIn(site, account)) } as RequestOptions
    for (const rest of ['', `/${uuid}`, '/choices']) expect((await get(rest, asked)).status).toBe(status)
    expect((await post(form(), asked)).status).toBe(status)
    expect((await put(uuid, { ...form(), revision: 'x' }, asked)).status).toBe(status)
  })

  test('a branch manager sees only people of the assigned branches, and cannot change them', async () => {
    const mine = (await get('', { cookie: manager })).body
    expect(mine.people.length).toBeGreaterThan(0)
    expect(new Set(mine.people.map((person: ListedPerson) => person.organization?.uuid))).toEqual(new Set([own]))
    expect(mine.branches.map(({ uuid }: { uuid: string }) => uuid)).toEqual([own])
    const uuid = mine.people[0].uuid
    expect((await get(`/${uuid}`, { cookie: manager })).status).toBe(200)
    expect((await put(uuid, { ...form(), revision: 'x' }, { cookie: manager })).status).toBe(403)
    expect((await post(form(), { cookie: manager })).status).toBe(403)
    expect((await get('/choices', { cookie: manager })).status).toBe(403)
  })

  test('for a branch manager, people of other branches look as if they did not exist', async () => {
    const [stranger] = await found(`?organization_uuid=${other}`)
    const staff = await keyOf('admin@demo.example')
    const unknown = await get(`/${UNKNOWN}`, { cookie: manager })
    expect(unknown.status).toBe(404)
    for (const uuid of [stranger?.uuid, staff])
      expect((await get(`/${uuid}`, { cookie: manager })).text).toBe(unknown.text)
    for (const rest of [`?organization_uuid=${other}`, `?q=${stranger?.slug}`, '?status=all&role=accountadmin']) {
      expect((await get(rest, { cookie: manager })).body).toMatchObject({ people: [], total: 0 })
    }
  })

  test('a manager without assigned branches sees no one', async () => {
    const user = await knex()('users').where({ email_address: 'marketing@demo.example' }).first()
    const role = { tenant_id: user.tenant_id, user_uuid: user.uuid, role: 'orgs-manager' }
    await knex()('user_roles').insert(role)
    const cookie = await signIn(site, 'marketing@demo.example')
    expect((await get('?status=all', { cookie })).body).toMatchObject({ people: [], branches: [], total: 0 })
    await knex()('user_roles').where(role).delete()
  })

  test("another institution's people are not found", async () => {
    const theirs = await cardOf('eleanor-whitcombe')
    expect(await found('?status=all&q=eleanor')).toEqual([])
    expect((await get(`/${theirs.uuid}`)).status).toBe(404)
    expect((await put(theirs.uuid ?? '', { ...form(), revision: 'x' })).status).toBe(404)
    const foreign = { ...NORDBANK, cookie: await signIn(site, 'admin@nordbank.example', NORDBANK) }
    expect((await get(`/${await keyOf('anna-gruber')}`, foreign)).status).toBe(404)
    expect((await post(form({ organization_uuid: own }), foreign)).body.errors).toHaveProperty('organization_uuid')
  })
})

describe('the list', () => {
  test.each(['status=gone', 'role=boss', 'sort=age', 'page=0', 'institutional=perhaps', 'x=1'])(
    '%s is refused',
    async (query) => {
      expect((await get(`?${query}`)).status).toBe(422)
    }
  )

  test('everyone with an account or a card is listed once', async () => {
    const { people, total } = (await get('?status=all')).body
    const advisors = await knex()('advisors')
      .where({ tenant_id: (await cardOf('anna-gruber')).tenant_id })
      .pluck('alias')
    const slugs = people.flatMap(({ slug }: ListedPerson) => slug ?? [])
    expect(slugs.toSorted()).toEqual(advisors.toSorted())
    expect(total).toBe(people.length)
    expect(people.map(({ email_address }: ListedPerson) => email_address)).toContain('admin@demo.example')
  })

  test.each([
    ['a name without its accents', 'steiner waldhausl', 'katharina-steiner-waldhaeusl'],
    ['its words in any order', 'gruber anna', 'anna-gruber'],
    ['an e-mail address', 'anna.gruber@', 'anna-gruber'],
    ['that of the account', 'advisor@demo', 'anna-gruber'],
    ['an alias', 'lukas-hof', 'lukas-hofer']
  ])('%s finds the person', async (_what, q, slug) => {
    expect((await found(`?q=${encodeURIComponent(q)}`)).map((person) => person.slug)).toEqual([slug])
  })

  test('can be filtered by branch, role, status and institutional', async () => {
    const graz = await found(`?organization_uuid=${other}`)
    expect(new Set(graz.map(({ organization }) => organization?.uuid))).toEqual(new Set([other]))
    expect((await found('?role=accountadmin')).map(({ email_address }) => email_address)).toEqual([
      'admin@demo.example'
    ])
    expect((await found('?status=active')).every(({ status }) => status === 'active')).toBe(true)
    expect(await found('?status=deactivated')).toEqual([])
    expect((await found('?institutional=false')).map(({ slug }) => slug)).toContain('georg-lechner')
  })

  test('is sorted by last name in the reader’s language, in both directions', async () => {
    const names = (await found('?institutional=true')).map(({ slug }) => slug)
    expect((await found('?institutional=true&direction=desc')).map(({ slug }) => slug)).toEqual(names.toReversed())
    const branches = (await found('?sort=branch')).map(({ organization }) => organization?.name)
    const named = branches.filter(Boolean)
    expect(named).toEqual(named.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'de')))
    // people without one come last
    expect(branches.slice(named.length).every((name) => !name)).toBe(true)
  })

  test('is sorted by roles as one reads them: people without one come last, and ties are by name', async () => {
    const names: Record<string, string> = {
      accountadmin: 'Administration',
      analyst: 'Auswertung',
      orgadmin: 'Filialleitung',
      'profile-delete-manager': 'Löschungen',
      'marketing-manager': 'Marketing'
    }
    const textOf = ({ roles }: ListedPerson) => roles.flatMap((role) => names[role] ?? []).join(', ')
    const all = await found('?status=all')
    const sorted = await found('?status=all&sort=roles')
    const texts = sorted.map(textOf).filter(Boolean)
    expect(texts.length).toBeGreaterThan(3)
    expect(sorted.map(textOf)).toEqual([
      ...texts.toSorted((a, b) => a.localeCompare(b, 'de')),
      ...all.slice(texts.length).map(() => '')
    ])
    const plain = all.filter((person) => !textOf(person))
    expect(sorted.slice(texts.length)).toEqual(plain)
    expect((await found('?status=all&sort=roles&direction=desc')).slice(0, plain.length)).toEqual(plain)
  })

  test('is sorted by the last sign-in, which only administrators see', async () => {
    for (const [at, account] of ['advisor', 'branch', 'analyst'].entries())
      await knex()('users')
        .where({ email_address: `${account}@demo.example` })
        .update({ last_sign_in_at: `2026-11-2${at}T08:00:00Z` })
    const times = (await found('?sort=last_sign_in_at&direction=desc')).map(({ last_sign_in_at: at }) => at ?? '')
    expect([times.at(0), times.at(-1)]).toEqual(['2026-11-22T08:00:00Z', ''])
    expect(times).toEqual(times.toSorted().toReversed())
    expect((await found('?sort=last_sign_in_at'))[0]?.last_sign_in_at).toBeNull()
    const seen = async (rest: string) => (await get(rest, { cookie: manager })).body.people as ListedPerson[]
    const theirs = await seen('?sort=last_sign_in_at&direction=desc')
    expect(theirs).toEqual(await seen(''))
    expect(new Set(theirs.map(({ last_sign_in_at }) => last_sign_in_at))).toEqual(new Set([null]))
  })
})

describe('a person', () => {
  test.each([
    ['no name', { first_name: ' ' }, 'first_name'],
    ['no e-mail address', { email_address: 'nobody' }, 'email_address'],
    ['an unknown role', { roles: ['boss'] }, 'roles.0'],
    ['an alias with capitals', { alias: 'Anna' }, 'alias'],
    ['a field that is not known', { password_hash: 'x' }, 'password_hash'],
    ['an unknown branch', { organization_uuid: UNKNOWN }, 'organization_uuid'],
    ['a card without a branch', { organization_uuid: null }, 'organization_uuid'],
    ['an unknown branch to manage', { managed_organizations: [UNKNOWN] }, 'managed_organizations'],
    ['an unknown assistant', { assistant_uuid: UNKNOWN }, 'assistant_uuid'],
    ['an alias that is taken', { alias: 'anna-gruber' }, 'alias'],
    ['an e-mail address that is taken, in capitals', { email_address: 'ADMIN@demo.example' }, 'email_address']
  ])('with %s is refused by the field', async (_what, fields, field) => {
    const { status, body } = await post(form(fields))
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })

  test('with several faults is refused with all of them, and of what is empty only that is said', async () => {
    const { status, body } = await post(form({ email_address: '', organization_uuid: null }))
    expect([status, body.errors]).toEqual([
      422,
      {
        email_address: ['Dieses Feld darf nicht leer sein.'],
        organization_uuid: ['Eine Person mit Karte muss zu einer Filiale gehören. Bitte wählen Sie eine aus.']
      }
    ])
  })

  test('that is added can be read and found, and is in the audit log', async () => {
    const wanted = form({ last_name: 'Überreiter' })
    const { status, body } = await post(wanted)
    expect(status).toBe(201)
    const expected = { ...wanted, card_email_address: wanted.email_address }
    expect(body).toMatchObject({
      ...expected,
      full_name: 'Dr. Katharina Überreiter, MBA',
      status: 'none',
      is_self: false
    })
    expect((await get(`/${body.uuid}`)).body).toEqual(body)
    expect((await found('?q=uberreiter')).map(({ uuid }) => uuid)).toEqual([body.uuid])
    const [entry] = await logOf(body.uuid, 'created')
    expect(entry).toMatchObject({ object_id: body.uuid, object_name: body.full_name })
    expect(entry.changes).toContainEqual({ field: 'roles', before: null, after: 'orgadmin, stduser' })
    expect(JSON.stringify(entry)).not.toContain('password')
  })

  test('without a card can have a branch too, and manages none without the role', async () => {
    const person = await made({ has_card: false, roles: ['analyst'] })
    expect(person).toMatchObject({ has_card: false, organization_uuid: own, managed_organizations: [], alias: '' })
    expect((await get(`/${person.uuid}`, { cookie: manager })).status).toBe(200)
  })

  test('gets an alias from the name, with a number if it is taken', async () => {
    const names = { alias: '', first_name: 'Jürgen', last_name: 'Groß-Öller' }
    expect([(await made(names)).alias, (await made(names)).alias]).toEqual([
      'juergen-gross-oeller',
      'juergen-gross-oeller-2'
    ])
  })

  test('that is changed is in the audit log with the changed fields only', async () => {
    const person = await made()
    const { status, body } = await put(person.uuid, {
      ...read(person),
      roles: ['stduser'],
      organization_uuid: other
    })
    expect([status, body.organization_uuid, body.managed_organizations]).toEqual([200, other, []])
    const [{ changes }] = await logOf(person.uuid, 'changed')
    expect(changes.map(({ field }: { field: string }) => field)).toEqual(['branch', 'roles', 'managed_branches'])
    expect((await put(person.uuid, read(body))).body).toEqual(body)
    expect(await logOf(person.uuid, 'changed')).toHaveLength(1)
  })

  test('changed by another user in the meantime is not overwritten, and nothing is logged', async () => {
    const person = await made({ roles: ['analyst', 'stduser'] })
    const withdrawn = (await put(person.uuid, { ...read(person), roles: ['stduser'] })).body
    expect(withdrawn.revision).not.toBe(person.revision)
    const late = await put(person.uuid, { ...read(person), phone_number: '+43 1 234567' })
    expect([late.status, late.body]).toEqual([
      409,
      { message: expect.stringContaining('Diese Person wurde inzwischen'), code: CHANGED_MEANWHILE }
    ])
    expect((await get(`/${person.uuid}`)).body).toEqual(withdrawn)
    expect(await logOf(person.uuid, 'changed')).toHaveLength(1)
    const { status, body } = await put(person.uuid, { ...read(withdrawn), phone_number: '+43 1 234567' })
    expect([status, body.roles]).toEqual([200, ['stduser']])
  })

  test('whose roles were withdrawn by the sign-in service does not get them back', async () => {
    const person = await made({ roles: ['analyst', 'stduser'] })
    await knex()('user_roles').where({ user_uuid: person.uuid, role: 'analyst' }).delete()
    expect((await put(person.uuid, { ...read(person), position: 'Leitung' })).status).toBe(409)
  })

  test('an administrator cannot give the provider’s role to anyone, and who has it keeps it', async () => {
    const person = await made({ roles: ['stduser'] })
    const refused = await put(person.uuid, { ...read(person), roles: ['stduser', 'INTERNAL'] })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['roles']])
    const { tenant_id } = await knex()('users').where({ uuid: person.uuid }).first('tenant_id')
    await knex()('user_roles').insert({ tenant_id, user_uuid: person.uuid, role: 'INTERNAL' })
    const provider = (await get(`/${person.uuid}`)).body
    const kept = await put(person.uuid, { ...read(provider), position: 'Support' })
    expect([kept.status, kept.body.roles]).toEqual([200, expect.arrayContaining(['INTERNAL', 'stduser'])])
    const without = await put(person.uuid, { ...read(kept.body), roles: ['stduser'] })
    const again = await put(person.uuid, { ...read(without.body), roles: ['stduser', 'INTERNAL'] })
    expect([without.body.roles, again.status]).toEqual([['stduser'], 422])
  })

  test('a repeated change is idempotent, and a revision is required', async () => {
    const person = await made()
    const change = { ...read(person), roles: ['stduser', 'analyst'], managed_organizations: [] }
    const { body } = await put(person.uuid, change)
    expect(await put(person.uuid, change)).toMatchObject({ status: 200, body })
    expect(await logOf(person.uuid, 'changed')).toHaveLength(1)
    const { status, body: refusal } = await put(person.uuid, formOfPerson(person))
    expect([status, Object.keys(refusal.errors)]).toEqual([422, ['revision']])
  })

  test.each([
    ['no e-mail address for the card', { card_email_address: '' }],
    ['no alias', { alias: '' }],
    ['branches to manage without a role for it', { roles: ['stduser'] }],
    ['a role twice', { roles: ['orgadmin', 'stduser', 'stduser'] }]
  ])('a repeated change is idempotent, also with %s', async (_what, fields) => {
    const person = await made({ card_email_address: 'filiale@demo.example' })
    const change = { ...read(person), position: 'Leitung', ...fields } as PersonChange
    const { status, body } = await put(person.uuid, change)
    expect(status).toBe(200)
    expect(await put(person.uuid, change)).toMatchObject({ status: 200, body })
    expect(await logOf(person.uuid, 'changed')).toHaveLength(1)
  })

  test('a repeated change is idempotent, also if it adds a card, or ignores card fields', async () => {
    for (const has_card of [true, false]) {
      const person = await made({ has_card: false })
      const card = { alias: '', position: 'Leitung', contact_options: examplePersonForm.contact_options }
      const change = { ...read(person), ...card, first_name: 'Nora', has_card }
      const { body } = await put(person.uuid, change)
      expect(await put(person.uuid, change)).toMatchObject({ status: 200, body })
      expect(await logOf(person.uuid, 'changed')).toHaveLength(1)
    }
  })

  test('empty fields do not bypass the check for concurrent changes', async () => {
    const person = await made()
    await put(person.uuid, { ...read(person), position: 'Leitung' })
    const open = { alias: '', card_email_address: '', roles: ['stduser'] }
    expect((await put(person.uuid, { ...read(person), ...open })).status).toBe(409)
  })

  test('an invitation does not change the form’s revision', async () => {
    const person = await made()
    await request(site, 'POST', `${PEOPLE}/${person.uuid}/invitation`, { cookie: admin })
    expect((await put(person.uuid, { ...read(person), position: 'Leitung' })).status).toBe(200)
  })

  test('who only had a card gets an account with the same key', async () => {
    const card = await cardOf('emre-yildiz')
    const person = (await get(`/${card.uuid}`)).body
    expect(person).toMatchObject({ status: 'none', alias: 'emre-yildiz', email_address: card.email_address, roles: [] })
    const changed = (await put(card.uuid ?? '', { ...read(person), roles: ['stduser'] })).body
    expect(changed).toMatchObject({ uuid: card.uuid, roles: ['stduser'], status: 'none' })
    expect(await found('?q=emre-yildiz')).toHaveLength(1)
  })

  test('cannot lose the card', async () => {
    const person = await made()
    const { body } = await put(person.uuid, { ...read(person), has_card: false })
    expect(Object.keys(body.errors)).toEqual(['has_card'])
  })

  test('cannot sign in before being invited', async () => {
    const { email_address: email } = await made()
    const fields = new URLSearchParams({ email, password: 'whatever it may be' }).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await request(site, 'POST', '/account/login', { body: fields, headers })).status).toBe(401)
  })
})

describe('aliases of cards', () => {
  const page = (path: string) => request(site, 'GET', path)

  test('a former alias redirects to the new one, with its query, and cannot be taken by another card', async () => {
    const person = await made({ alias: 'maria-alt' })
    const renamed = (await put(person.uuid, { ...read(person), alias: 'maria-neu' })).body
    expect(renamed.former_aliases).toEqual(['maria-alt'])
    const { status, headers } = await page('/app/profile/maria-alt?src=print')
    expect([status, headers.location]).toEqual([301, '/app/profile/maria-neu?src=print'])
    expect((await page('/app/profile/maria-neu')).status).toBe(200)
    expect((await page('/api/v1/advisors/maria-alt')).body.slug).toBe('maria-neu')
    expect((await page('/book/maria-alt')).headers.location).toBe('/book/maria-neu')
    expect((await post(form({ alias: 'maria-alt' }))).body.errors).toHaveProperty('alias')
    const back = (await put(person.uuid, { ...read(renamed), alias: 'maria-alt' })).body
    expect(back.former_aliases).toEqual(['maria-neu'])
    expect((await page('/app/profile/maria-neu')).headers.location).toBe('/app/profile/maria-alt')
  })

  test('an unknown alias is not found', async () => {
    expect((await page('/app/profile/nobody-at-all')).status).toBe(404)
    expect((await page('/book/nobody-at-all')).status).toBe(404)
  })
})

describe('the last administrator', () => {
  const me = async () => {
    const uuid = await keyOf('admin@demo.example')
    return { uuid, person: read((await get(`/${uuid}`)).body) }
  }

  test('administrators cannot remove their own role', async () => {
    const { uuid, person } = await me()
    const { status, body } = await put(uuid, { ...person, roles: ['stduser'] })
    expect([status, body.errors]).toEqual([422, { roles: [expect.stringContaining('nicht selbst')] }])
    expect((await put(uuid, person)).status).toBe(200)
  })

  test('keeps the role, even with two concurrent changes', async () => {
    const { uuid, person } = await me()
    const second = await made({ roles: ['accountadmin'] })
    const { password_hash } = await knex()('users').where({ uuid }).first()
    await knex()('users').where({ uuid: second.uuid }).update({ password_hash })
    const cookie = await signIn(site, second.email_address)
    const answers = await Promise.all([
      put(second.uuid, { ...read(second), roles: ['stduser'] }),
      put(uuid, { ...person, roles: ['stduser'] }, { cookie })
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const administrators = () =>
      knex()('user_roles').whereIn('user_uuid', [uuid, second.uuid]).where('role', 'accountadmin')
    expect(await administrators()).toHaveLength(1)
    await administrators().update({ user_uuid: uuid })
  })
})

/** What a list reads; sessions, caches and jobs, which also work while the request runs, do not grow with the list. */
const LISTED = /^(select|with)\b.*\b(users|user_roles|advisors|staff_branches|invitations|organizations)\b/is

/** How many statements read people for a request, and the most rows that one of them returned. */
async function statements(rest: string) {
  const sizes: number[] = []
  const note = (rows: unknown, { sql }: { sql: string }) => {
    if (LISTED.test(sql)) sizes.push(Array.isArray(rows) ? rows.length : 1)
  }
  knex().on('query-response', note)
  const { body } = await get(rest)
  knex().removeListener('query-response', note)
  return { count: sizes.length, largest: Math.max(...sizes), body }
}

test('a page of 5600 people is read in slices, which others need not wait for', async () => {
  const query = '?sort=email_address'
  await get(query)
  const few = await statements(query)
  const { tenant_id } = await cardOf('anna-gruber')
  const accounts = async () => Number((await knex()('users').where({ tenant_id }).count('* as n'))[0]?.n)
  const before = await accounts()
  const users = Array.from({ length: 5600 }, (_, at) => ({
    tenant_id,
    uuid: randomUUID(),
    email_address: `many${at}@demo.example`,
    full_name: `Vorname Nachname${at}`,
    password_hash: 'x'
  }))
  for (let at = 0; at < users.length; at += 100) await knex()('users').insert(users.slice(at, at + 100))
  const { total, people } = (await get('?q=nachname6&sort=email_address&page=3')).body
  expect([total, people.length]).toEqual([111, 11])
  const many = await statements(query)
  expect(many.body.people).toHaveLength(50)
  expect(few.count).toBeGreaterThan(2)
  const slices = (count: number) => Math.floor(count / SLICE)
  expect(many.count - few.count).toBe(slices(before + 5600) - slices(before))
  expect(many.largest).toBe(SLICE)
})
