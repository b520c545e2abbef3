import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Start } from '#contract/start'
import { DAY, instant, MINUTE } from '../../core/base/clock.ts'
import { appointmentRow } from '../../testing/appointment-row.ts'
import { request, signIn } from '../../testing/client.ts'
import { MONDAY, NORDBANK, startDemoSite } from '../../testing/demo-site.ts'
import type { Site } from '../../testing/site.ts'

let site: Site
let tenant_id: string

const knex = () => site.app.knex
const cookieOf = (account: string) => signIn(site, `${account}@demo.example`)

async function read(account: string, query = ''): Promise<Start> {
  const { status, body } = await request(site, 'GET', `/api/v1/start${query}`, { cookie: await cookieOf(account) })
  expect(status).toBe(200)
  return body
}

const branchUuid = async (alias: string) =>
  (await knex()('organizations').where({ alias }).first('uuid')).uuid as string
const advisorUuid = async (alias: string) => (await knex()('advisors').where({ alias }).first('uuid')).uuid as string

/** An appointment so many minutes from now, of half an hour. */
async function appointment(alias: string, minutes: number, rest: object = {}) {
  const starts = MONDAY.getTime() + minutes * MINUTE
  const { uuid: topic_uuid } = await knex()('appointment_topics').where({ tenant_id }).orderBy('uuid').first('uuid')
  const own = { tenant_id, advisor_uuid: await advisorUuid(alias), topic_uuid, starts }
  await knex()('appointments').insert(appointmentRow(own, { created_at: instant(MONDAY), ...rest }))
}

const wished = async (alias: string, done_at: string | null = null) =>
  knex()('contact_requests').insert({
    tenant_id,
    uuid: randomUUID(),
    advisor_uuid: await advisorUuid(alias),
    kind: 'basic',
    first_name: 'Vera',
    last_name: 'Visitor',
    email: 'vera@visitor.example',
    phone: '',
    note: '',
    time_zone: 'Europe/Vienna',
    created_at: instant(MONDAY),
    done_at
  })

beforeAll(async () => {
  site = await startDemoSite()
  tenant_id = (await knex()('tenant_domains').where({ host: 'localhost' }).first('tenant_id')).tenant_id
})
beforeEach(() => {
  site.clock.time = MONDAY
})
afterEach(async () => {
  for (const table of ['appointments', 'contact_requests', 'calendar_overrides', 'external_calendars', 'sessions'])
    await knex()(table).delete()
})
afterAll(() => site.stop())

describe('refuses', () => {
  test('guests', async () => {
    expect((await request(site, 'GET', '/api/v1/start')).status).toBe(401)
  })

  test.each([
    ['advisor', ['advisor']],
    ['branch', ['branch']],
    ['admin', ['institution']],
    ['marketing', ['marketing']],
    ['privacy', ['privacy']],
    ['analyst', ['reports']]
  ])('%s every block of other roles', async (account, blocks) => {
    expect(Object.keys(await read(account))).toEqual(blocks)
  })

  test('a manager every branch of others, and an advisor every branch', async () => {
    const other = await branchUuid('graz-herrengasse')
    const own = await branchUuid('wien-innere-stadt')
    const { tenant_id: theirs } = await knex()('tenant_domains').where({ host: NORDBANK.host }).first('tenant_id')
    const { uuid: foreign } = await knex()('organizations').where({ tenant_id: theirs }).first('uuid')
    const asked = async (account: string, uuid: string) => {
      const path = `/api/v1/start?organization_uuid=${uuid}`
      return (await request(site, 'GET', path, { cookie: await cookieOf(account) })).status
    }
    expect(await asked('branch', own)).toBe(200)
    for (const uuid of [other, foreign, randomUUID()]) expect(await asked('branch', uuid)).toBe(404)
    expect(await asked('advisor', own)).toBe(404)
    expect(await asked('admin', own)).toBe(404)
  })

  test('figures of other institutions', async () => {
    await appointment('anna-gruber', 60, { state: 'requested' })
    const cookie = await signIn(site, 'advisor@nordbank.example', NORDBANK)
    const { body } = await request(site, 'GET', '/api/v1/start', { cookie, ...NORDBANK })
    expect(body.advisor.appointments).toMatchObject({ talks: [], next: null, to_confirm: 0 })
  })
})

describe('an advisor', () => {
  test('is told what online booking lacks while nobody can book, and sees no time as bookable', async () => {
    const advisor_uuid = await advisorUuid('anna-gruber')
    const state = async () => {
      const { appointments } = (await read('advisor')).advisor ?? {}
      return [appointments?.lacks, appointments?.week.some(({ bookable }) => bookable > 0)]
    }
    expect(await state()).toEqual([null, true])
    for (const [table, lacks] of [
      ['advisor_topics', 'topics'],
      ['advisor_appointment_types', 'types']
    ] as const) {
      const rows = await knex()(table).where({ advisor_uuid })
      await knex()(table).where({ advisor_uuid }).delete()
      expect(await state()).toEqual([lacks, false])
      await knex()(table).insert(rows)
    }
    // who does not offer online booking lacks nothing
    const option = { advisor_uuid, name: 'online_appointment' }
    const rows = await knex()('advisor_contact_options').where(option)
    await knex()('advisor_contact_options').where(option).delete()
    expect((await state())[0]).toBeNull()
    await knex()('advisor_contact_options').insert(rows)
  })

  test('sees the talks of today, the next one and what is to be confirmed', async () => {
    await appointment('anna-gruber', 120, { last_name: 'Second' })
    await appointment('anna-gruber', 30, { last_name: 'First', state: 'requested' })
    await appointment('anna-gruber', 60, { last_name: 'Gone', state: 'cancelled' })
    await appointment('anna-gruber', 2 * 24 * 60, { last_name: 'Wednesday' })
    await appointment('lukas-hofer', 30, { last_name: 'Elsewhere' })
    await wished('anna-gruber')
    await wished('anna-gruber', instant(MONDAY))
    const { advisor } = await read('advisor')
    expect(advisor?.appointments?.talks.map(({ last_name }) => last_name)).toEqual(['First', 'Second'])
    expect(advisor?.appointments?.next?.last_name).toBe('Wednesday')
    expect(advisor?.appointments?.to_confirm).toBe(1)
    expect(advisor?.open_requests).toBe(1)
  })

  test('sees for each day of the week what is booked of what could be', async () => {
    await appointment('anna-gruber', 60)
    await appointment('anna-gruber', 2 * 24 * 60 + 60, { state: 'no-show' })
    const before = (await read('advisor')).advisor?.appointments?.week ?? []
    expect(before.map(({ date }) => date)[0]).toBe('2026-11-23')
    expect(before.map(({ booked }) => booked)).toEqual([30, 0, 30, 0, 0, 0, 0])
    expect(before[1]?.bookable).toBeGreaterThan(120)
    expect(before[6]?.bookable).toBe(0)
    const absence = { starts_at: '2026-11-24T00:00:00Z', ends_at: '2026-11-24T23:00:00Z', label: 'Urlaub' }
    const advisor_uuid = await advisorUuid('anna-gruber')
    await knex()('calendar_overrides').insert({
      tenant_id,
      advisor_uuid,
      uuid: randomUUID(),
      kind: 'absence',
      ...absence
    })
    const after = (await read('advisor')).advisor?.appointments?.week ?? []
    expect(after[1]?.bookable).toBe(0)
    expect(after[2]).toEqual(before[2])
  })

  test('sees the visits of seven whole days and of the seven before', async () => {
    const advisor_uuid = await advisorUuid('anna-gruber')
    const hit = { tenant_id, kind: 'profile', advisor_alias: 'anna-gruber', advisor_uuid }
    const days = {
      '2026-11-23': 8,
      '2026-11-22': 3,
      '2026-11-16': 4,
      '2026-11-15': 5,
      '2026-11-09': 6,
      '2026-11-08': 7
    }
    await knex()('advisor_hits').insert(Object.entries(days).map(([day, count]) => ({ ...hit, day, count })))
    expect((await read('advisor')).advisor?.visits).toEqual({ count: 7, before: 11 })
    await knex()('advisor_hits').delete()
  })

  test('sees the present or next absence, announced or entered by a manager, and none that is over', async () => {
    const advisor_uuid = await advisorUuid('anna-gruber')
    const absence = async () => (await read('advisor')).advisor?.absence
    const span = (starts_at: string, ends_at: string, kind = 'absence') => {
      const row = { tenant_id, advisor_uuid, uuid: randomUUID(), kind, label: '', starts_at, ends_at }
      return knex()('calendar_overrides').insert(row)
    }
    await span('2026-11-01T23:00:00Z', '2026-11-03T23:00:00Z')
    await span('2026-11-25T23:00:00Z', '2026-11-26T23:00:00Z', 'blocked')
    expect(await absence()).toBeNull()
    await span('2026-12-09T23:00:00Z', '2026-12-11T23:00:00Z')
    expect(await absence()).toEqual({ from: '2026-12-10', to: '2026-12-11' })
    const cookie = await cookieOf('advisor')
    const announce = (body: object) => request(site, 'PUT', '/api/v1/advisors/anna-gruber/settings', { cookie, body })
    const days = { from: '2026-12-01', to: '2026-12-02', text: '', stand_in: null }
    expect((await announce({ absence: days })).status).toBe(200)
    expect(await absence()).toEqual({ from: '2026-12-01', to: '2026-12-02' })
    await announce({ absence: null })
  })

  test('sees nothing of what is turned off', async () => {
    const off = (effective_state: boolean) =>
      knex()('tenant_modules')
        .whereIn('module_name', ['online-appointments', 'contact-api'])
        .update({ effective_state })
    await off(false)
    expect((await read('advisor')).advisor).toMatchObject({ appointments: null, open_requests: null })
    await off(true)
  })
})

describe('a branch manager', () => {
  const one = async (alias: string) => {
    const { branch } = await read('branch')
    const { last_name } = await knex()('advisors').where({ alias }).first('last_name')
    return branch?.advisors.find(({ full_name }) => full_name.includes(last_name))
  }

  test('sees who is in, how many appointments they have and what is still free', async () => {
    await appointment('anna-gruber', 120)
    await appointment('lukas-hofer', 24 * 60)
    await wished('lukas-hofer')
    const { branch } = await read('branch')
    expect(branch).toMatchObject({ today: '2026-11-23', appointments: 1, open_requests: 1 })
    const lukas = knex()('advisors').where({ alias: 'lukas-hofer' })
    await lukas.clone().update({ deactivated_at: '2026-11-23T06:00:00Z' })
    expect((await read('branch')).branch?.open_requests).toBe(1)
    await lukas.clone().update({ deactivated_at: null })
    expect(branch?.free?.today).toBeGreaterThan(0)
    expect(branch?.free?.week).toBeGreaterThan(branch?.free?.today ?? 0)
    expect(await one('anna-gruber')).toMatchObject({ presence: 'in', appointments: 1, away_until: null })
  })

  test('sees as free only the time of those with whom customers can book', async () => {
    const free = async () => (await read('branch')).branch?.free ?? { today: 0, week: 0 }
    const advisor_uuid = await advisorUuid('anna-gruber')
    const [all, annas] = [await free(), (await one('anna-gruber'))?.free_today ?? 0]
    expect(annas).toBeGreaterThan(0)
    for (const [table, of] of [
      ['advisor_contact_options', { name: 'online_appointment' }],
      ['advisor_topics', {}],
      ['advisor_appointment_types', {}]
    ] as const) {
      const rows = await knex()(table).where({ advisor_uuid, ...of })
      await knex()(table)
        .where({ advisor_uuid, ...of })
        .delete()
      expect(await one('anna-gruber'), table).toMatchObject({ presence: 'in', free_today: 0 })
      const others = await free()
      expect(others.today, table).toBe(all.today - annas)
      expect(others.week, table).toBeLessThan(all.week)
      await knex()(table).insert(rows)
    }
    expect(await free()).toEqual(all)
  })

  test('sees no time as free that is within the notice of every topic, or shorter than each', async () => {
    const { time } = site.clock
    const advisor_uuid = await advisorUuid('anna-gruber')
    const at = async (iso: string) => {
      site.clock.time = new Date(iso)
      return (await one('anna-gruber'))?.free_today
    }
    const [ends] = await knex()('working_hours')
      .where({ advisor_uuid, day: 1 })
      .orderBy('end_time', 'desc')
      .pluck('end_time')
    const minutesBefore = (minutes: number) => instant(Date.parse(`2026-11-23T${ends}:00+01:00`) - minutes * MINUTE)
    const topics = () => knex()('appointment_topics').where({ tenant_id })
    const rules = await topics().select('uuid', 'notice_minutes', 'length')
    await topics().update({ notice_minutes: 120, length: 45 })
    const late = await read('branch')
    const free = [await at(minutesBefore(180)), await at(minutesBefore(160)), await at(minutesBefore(60))]
    const { branch } = await read('branch')
    await topics().update({ notice_minutes: 0 })
    const short = [await at(minutesBefore(60)), await at(minutesBefore(30))]
    site.clock.time = time
    for (const { uuid, ...rule } of rules) await topics().where({ uuid }).update(rule)
    expect(late.branch?.free?.today).toBeGreaterThan(0)
    expect(free).toEqual([60, 0, 0])
    expect(branch?.free?.today).toBe(0)
    expect(short).toEqual([60, 0])
  })

  test('sees who is finished for today', async () => {
    const { time } = site.clock
    site.clock.time = new Date('2026-11-23T22:57:00Z')
    const late = await one('anna-gruber')
    site.clock.time = time
    expect(late).toMatchObject({ presence: 'over', free_today: 0 })
  })

  test('sees who is away, until when, and who stands in', async () => {
    const advisor_uuid = await advisorUuid('anna-gruber')
    const settings = { absence_from: '2026-11-20', absence_to: '2026-11-27' }
    const stand_in_uuid = await advisorUuid('lukas-hofer')
    const row = { tenant_id, advisor_uuid, ...settings, stand_in_uuid }
    await knex()('advisor_settings').insert(row).onConflict(['tenant_id', 'advisor_uuid']).merge()
    const away = await one('anna-gruber')
    expect(away).toMatchObject({ presence: 'away', away_until: '2026-11-27', free_today: 0 })
    expect(away?.stand_in?.slug).toBe('lukas-hofer')
    await knex()('advisor_settings').where({ advisor_uuid }).update({ absence_from: null, absence_to: null })
    const days = { starts_at: '2026-11-22T23:00:00Z', ends_at: '2026-11-24T23:00:00Z', label: '' }
    await knex()('calendar_overrides').insert({ tenant_id, advisor_uuid, uuid: randomUUID(), kind: 'absence', ...days })
    expect(await one('anna-gruber')).toMatchObject({ presence: 'away', away_until: '2026-11-24', stand_in: null })
  })

  test('who may open neither calendar nor requests of the branch is told of neither', async () => {
    const roles = () => knex()('user_roles').where({ tenant_id })
    await roles().where({ role: 'orgadmin' }).update({ role: 'orgs-manager' })
    const { branch } = await read('branch')
    expect(branch).toMatchObject({ appointments: null, free: null, open_requests: null })
    expect(await one('lukas-hofer')).toMatchObject({ appointments: null, free_today: null, presence: 'in' })
    await roles().where({ role: 'orgs-manager' }).update({ role: 'orgadmin' })
  })

  test('without a branch sees none', async () => {
    const managed = await knex()('organization_managers').where({ tenant_id })
    await knex()('organization_managers').where({ tenant_id }).delete()
    expect((await read('branch')).branch).toBeNull()
    await knex()('organization_managers').insert(managed)
  })
})

describe('an administrator', () => {
  test('sees the talks that were held in the same part of this week and of the week before', async () => {
    site.clock.time = new Date(MONDAY.getTime() + 2 * DAY)
    await appointment('anna-gruber', 60)
    await appointment('anna-gruber', 120, { state: 'no-show' })
    await appointment('anna-gruber', 4 * 24 * 60)
    await appointment('anna-gruber', 60 - 7 * 24 * 60)
    await appointment('anna-gruber', 120 - 7 * 24 * 60)
    await appointment('anna-gruber', 60 - 3 * 24 * 60)
    expect((await read('admin')).institution?.talks).toEqual({ count: 1, before: 2 })
  })

  test('sees the bookings of the week, and those of the week before until the same time', async () => {
    const { uuid: advisor_uuid, organization_uuid } = await knex()('advisors').where({ alias: 'anna-gruber' }).first()
    const own = { tenant_id, advisor_uuid, organization_uuid, metric: 'booked', count: 1 }
    await knex()('report_events').where({ metric: 'booked' }).delete()
    const at = (minutes: number) => instant(MONDAY.getTime() + minutes * MINUTE)
    const moments = [-5, -24 * 60, -7 * 24 * 60 - 5, -7 * 24 * 60 + 5, -8 * 24 * 60].map(at)
    await knex()('report_events').insert(moments.map((moment) => ({ ...own, at: moment, day: moment.slice(0, 10) })))
    expect((await read('admin')).institution?.bookings).toEqual({ count: 1, before: 1 })
    await knex()('report_events').where({ metric: 'booked' }).delete()
  })

  test('sees which branches have no hours', async () => {
    expect((await read('admin')).institution?.branches_without_hours.count).toBe(0)
    const uuid = randomUUID()
    const place = { street: 'Platz 1', zip: '4020', city: 'Linz', time_zone: 'Europe/Vienna', phone_number: '' }
    await knex()('organizations').insert({ tenant_id, uuid, alias: 'linz', name: 'Filiale Linz', ...place })
    const without = (await read('admin')).institution?.branches_without_hours
    expect(without).toEqual({ count: 1, named: [{ uuid, name: 'Filiale Linz' }] })
    await knex()('organizations').where({ uuid }).delete()
  })

  test('sees at which branches advisors offer online booking and cannot be booked, as its page does', async () => {
    expect((await read('admin')).institution?.incomplete).toEqual({ count: 0, branches: 0, named: [] })
    const [anna, lukas] = [await advisorUuid('anna-gruber'), await advisorUuid('lukas-hofer')]
    const topics = await knex()('advisor_topics').where({ advisor_uuid: anna })
    const types = await knex()('advisor_appointment_types').where({ advisor_uuid: lukas })
    await knex()('advisor_topics').where({ advisor_uuid: anna }).delete()
    await knex()('advisor_appointment_types').where({ advisor_uuid: lukas }).delete()
    const { incomplete } = (await read('admin')).institution ?? {}
    const [branch] = incomplete?.named ?? []
    expect(incomplete).toMatchObject({ count: 2, branches: 1, named: [{ count: 2 }] })
    const path = `/api/v1/branches/${branch?.slug}/bookability`
    const { advisors } = (await request(site, 'GET', path, { cookie: await cookieOf('admin') })).body
    const named = advisors.filter(({ obstacle }: { obstacle: string }) =>
      ['topics', 'types', 'hours'].includes(obstacle)
    )
    expect(named).toHaveLength(2)
    // the manager of the branch sees the same
    expect((await read('branch')).branch).toMatchObject({ branch: { slug: branch?.slug }, incomplete: 2 })
    // who does not offer online booking is not missed
    const option = { advisor_uuid: anna, name: 'online_appointment' }
    const options = await knex()('advisor_contact_options').where(option)
    await knex()('advisor_contact_options').where(option).delete()
    expect((await read('admin')).institution?.incomplete?.count).toBe(1)
    await knex()('advisor_contact_options').insert(options)
    await knex()('advisor_topics').insert(topics)
    await knex()('advisor_appointment_types').insert(types)
  })

  test('counts advisors without booking times, own or inherited', async () => {
    const advisor_uuid = await advisorUuid('anna-gruber')
    const hours = await knex()('working_hours').where({ advisor_uuid })
    const { own_week, organization_uuid } = await knex()('advisors').where({ uuid: advisor_uuid }).first()
    await knex()('working_hours').where({ advisor_uuid }).delete()
    const counted = async (own: boolean) => {
      await knex()('advisors').where({ uuid: advisor_uuid }).update({ own_week: own })
      return (await read('admin')).institution?.incomplete?.count
    }
    expect([await counted(true), await counted(false)]).toEqual([1, 1])
    const week = JSON.stringify([{ day: 1, start_time: '09:00', end_time: '12:00' }])
    await knex()('default_weeks').insert({ tenant_id, uuid: tenant_id, organization_uuid: null, hours: week })
    expect([await counted(true), await counted(false)]).toEqual([1, 0])
    // an empty week of the branch takes precedence
    await knex()('default_weeks').insert({ tenant_id, uuid: organization_uuid, organization_uuid, hours: '[]' })
    expect(await counted(false)).toBe(1)
    await knex()('default_weeks').where({ tenant_id }).delete()
    await knex()('working_hours').insert(hours)
    await counted(own_week)
  })

  test('sees as many people without an invitation as the list', async () => {
    const account = async (expires_at?: string) => {
      const uuid = randomUUID()
      const email_address = `${uuid}@demo.example`
      await knex()('users').insert({ tenant_id, uuid, email_address, full_name: 'Neu Hier', password_hash: '' })
      const invitation = { tenant_id, user_uuid: uuid, uuid, token_hash: uuid, sent_at: instant(MONDAY), expires_at }
      if (expires_at) await knex()('invitations').insert(invitation)
      return uuid
    }
    const uuids = [
      await account(),
      await account(instant(MONDAY.getTime() - DAY)),
      await account(instant(MONDAY.getTime() + DAY))
    ]
    const cookie = await cookieOf('admin')
    const listed = async (status: string) =>
      (await request(site, 'GET', `/api/v1/people?status=${status}`, { cookie })).body.total
    const people = (await read('admin')).institution?.people
    expect(people).toEqual({ uninvited: await listed('none'), expired: await listed('expired') })
    expect(people?.expired).toBe(1)
    await knex()('invitations').whereIn('user_uuid', uuids).delete()
    await knex()('users').whereIn('uuid', uuids).delete()
  })

  test('sees calendars that fail, and mails that were given up or wait', async () => {
    const advisor_uuid = await advisorUuid('anna-gruber')
    await knex()('external_calendars').insert({
      tenant_id,
      advisor_uuid,
      uuid: randomUUID(),
      kind: 'ics',
      source: '',
      busy_hash: '',
      attempts: 3,
      next_at: instant(MONDAY),
      failing_since: '2026-11-20T07:00:00Z'
    })
    const job = (state: string, kind: string, created_at = instant(MONDAY)) => {
      const uuid = randomUUID()
      return { tenant_id, uuid, kind, dedupe_key: uuid, payload: '{}', attempts: 2, state, created_at, next_at: null }
    }
    await knex()('outbox').insert([
      job('dead', 'appointment-mail'),
      job('dead', 'appointment-mail', '2026-10-01T07:00:00Z'),
      job('dead', 'map'),
      job('waiting', 'invitation-mail')
    ])
    const institution = (await read('admin')).institution
    expect(institution?.calendars).toMatchObject({ count: 1, named: [{ failing_since: '2026-11-20T07:00:00Z' }] })
    expect(institution?.mails).toEqual({ failed: 1, delayed: 1 })
    await knex()('outbox').delete()
  })

  test('sees the step of inviting as done once an advisor was invited, whatever was imported', async () => {
    const isDone = async () => (await read('admin')).institution?.steps.find(({ step }) => step === 'person')?.is_done
    const users = () => knex()('users').where({ tenant_id }).whereNotNull('advisor_uuid')
    const kept = await users().select('uuid', 'password_hash')
    await users().update({ password_hash: '' })
    await knex()('openid_identities').where({ tenant_id }).delete()
    await knex()('invitations').where({ tenant_id }).delete()
    expect(await isDone()).toBe(false)
    const [invited] = kept
    const moment = instant(MONDAY)
    await knex()('invitations').insert({
      tenant_id,
      user_uuid: invited.uuid,
      uuid: randomUUID(),
      token_hash: 'x',
      sent_at: moment,
      expires_at: moment
    })
    expect(await isDone()).toBe(true)
    await knex()('invitations').where({ tenant_id }).delete()
    for (const { uuid, password_hash } of kept)
      await knex()('users').where({ tenant_id, uuid }).update({ password_hash })
  })

  test('sees what is left to set up until nothing is', async () => {
    const done = async () =>
      (await read('admin')).institution?.steps.flatMap(({ step, is_done }) => (is_done ? [step] : []))
    expect(await done()).toEqual(['logo', 'branch', 'hours', 'topic', 'person', 'assignment'])
    await knex()('tenant_settings')
      .where({ tenant_id, name: 'embed_origins' })
      .update({ value: 'https://www.bank.example' })
    await appointment('anna-gruber', 60)
    expect((await read('admin')).institution?.steps).toEqual([])
  })
})

test('a marketing manager sees saved cards, and the next and the last notification', async () => {
  const push = (text: string, due_at: string, rest: object = {}) => ({
    tenant_id,
    uuid: randomUUID(),
    text,
    link: '',
    advisors: `${randomUUID()},${randomUUID()}`,
    revision: 1,
    created_at: instant(MONDAY),
    due_at,
    sender_uuid: randomUUID(),
    sender_name: 'Sophie Wallner',
    subscribers: 0,
    is_test: false,
    is_held: false,
    started_at: null,
    withdrawn_at: null,
    ...rest
  })
  const sent = '2026-11-20T07:00:00Z'
  const own = await knex()('users').where({ tenant_id, email_address: 'marketing@demo.example' }).first('uuid')
  await knex()('wallet_notifications').insert([
    push('Bald', '2026-11-25T07:00:00Z'),
    push('Später', '2026-11-26T07:00:00Z'),
    push('Zuletzt', sent, { started_at: sent }),
    push('Probe', sent, { started_at: sent, is_test: true }),
    push('Zurückgezogen', '2026-11-24T07:00:00Z', { withdrawn_at: sent }),
    push('Wartet', '2026-11-24T07:00:00Z', { is_held: true }),
    push('Eigene', '2026-11-24T07:00:00Z', { is_held: true, sender_uuid: own?.uuid })
  ])
  const { marketing } = await read('marketing')
  const waiting = await knex()('wallet_notifications').where({ text: 'Wartet' }).first('uuid')
  expect(marketing).toMatchObject({
    to_approve: waiting.uuid,
    next: { text: 'Bald', at: '2026-11-25T07:00:00Z', advisors: 2 },
    last: { text: 'Zuletzt', at: sent, state: 'undelivered' },
    held: 2,
    own_held: 1,
    notifies: false
  })
  await knex()('wallet_notifications').delete()
})

test('who erases data sees which requests are open and late, and what others have begun', async () => {
  const asked = (due_on: string, state: string) => ({
    tenant_id,
    uuid: randomUUID(),
    reference: `2026-${due_on}-${state}`,
    kind: 'information',
    origin: 'staff',
    state,
    email: 'vera@visitor.example',
    phone: '',
    name: 'Vera Visitor',
    language: '',
    arrived_on: '2026-10-01',
    due_on,
    extension: '',
    outcome: '',
    user_name: 'Doris Steinbach',
    created_at: instant(MONDAY)
  })
  const waiting = (user_uuid: string, state = 'waiting') => ({
    tenant_id,
    uuid: randomUUID(),
    reference: randomUUID(),
    state,
    known_by: 'email',
    value: 'vera@visitor.example',
    name: 'Vera Visitor',
    kinds: '[]',
    kind: '',
    page: 0,
    done: 0,
    messages: '[]',
    user_uuid,
    user_name: 'Doris Steinbach',
    created_at: instant(MONDAY)
  })
  expect((await read('privacy')).privacy).toEqual({
    requests: { open: 0, overdue: 0, next_due_on: null },
    to_approve: 0
  })
  const own = await knex()('users').where({ tenant_id, email_address: 'privacy@demo.example' }).first('uuid')
  await knex()('data_requests').insert([
    asked('2026-11-22', 'open'),
    asked('2026-11-23', 'open'),
    asked('2026-11-20', 'done'),
    asked('2026-11-20', 'unconfirmed')
  ])
  await knex()('erasures').insert([waiting(own.uuid), waiting(randomUUID()), waiting(randomUUID(), 'done')])
  expect((await read('privacy')).privacy).toEqual({
    requests: { open: 2, overdue: 1, next_due_on: '2026-11-22' },
    to_approve: 1
  })
  await knex()('data_requests').delete()
  await knex()('erasures').delete()
})

test('an analyst sees the last whole week beside the one before', async () => {
  const { reports } = await read('analyst')
  expect(reports).toMatchObject({
    from: '2026-11-16',
    to: '2026-11-22',
    before: { from: '2026-11-09', to: '2026-11-15' }
  })
  expect(reports?.figures.map(({ metric }) => metric)).toEqual(['profile', 'branch', 'booked', 'no-show'])
  expect(reports?.figures[0]?.counts).toHaveLength(7)
})
