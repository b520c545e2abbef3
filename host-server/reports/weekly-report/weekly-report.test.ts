import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../core/base/clock.ts'
import { request, signIn } from '../../testing/client.ts'
import { startDemoSite } from '../../testing/demo-site.ts'
import { type Delivered, deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'
import { dueWeek, planReports } from './weekly-report.ts'

/** Monday, half past seven in Vienna. */
const MORNING = new Date('2026-11-23T06:30:00Z')
const ANALYST = 'analyst@demo.example'

let site: Site
let mailbox: Mailbox
let branch: string
let tenant_id: string
let user_uuid: string

const knex = () => site.app.knex

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({}, { SMTP_URL: mailbox.url, BASE_URL: 'https://advisors.example' })
  const organization = await knex()('organizations').where({ alias: 'wien-innere-stadt' }).first()
  branch = organization.uuid
  tenant_id = organization.tenant_id
  user_uuid = (await knex()('users').where({ email_address: ANALYST }).first('uuid')).uuid
})
beforeEach(async () => {
  site.clock.time = MORNING
  for (const table of ['external_analyst_assignments', 'outbox', 'report_events', 'rate_limits'])
    await knex()(table).delete()
  await knex()('organizations').where({ uuid: branch }).update({ time_zone: 'Europe/Vienna' })
  mailbox.mails.length = 0
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})

const assign = (organization_uuid = branch, user = user_uuid) =>
  knex()('external_analyst_assignments').insert({ tenant_id, uuid: randomUUID(), organization_uuid, user_uuid: user })

const happened = async (metric: string, day: string, count: number, organization_uuid = branch) => {
  const advisor = await knex()('advisors').where({ organization_uuid }).first('uuid')
  const row = { tenant_id, organization_uuid, advisor_uuid: advisor.uuid, metric, day, count, at: `${day}T10:00:00Z` }
  await knex()('report_events').insert(row)
}

async function sent(): Promise<Delivered[]> {
  await planReports(site.app)
  await deliver(site)
  return mailbox.mails
}

const stopLink = ({ raw }: Delivered) =>
  /^List-Unsubscribe:\s+<https:\/\/localhost([^>]*)>/m.exec(raw)?.[1]?.replace(/\s/g, '') ?? ''

/** As a mail provider or a browser does, without a session. */
const ask = (method: string, path: string, body?: string) =>
  request(site, method, path, {
    headers: {
      accept: 'text/html',
      origin: undefined,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' })
    },
    ...(body !== undefined && { body })
  })

const nextWeek = () => {
  site.clock.time = new Date(site.clock.time.getTime() + 7 * DAY)
  mailbox.mails.length = 0
}

test.each([
  ['Europe/Vienna', '2026-11-23T05:59:59Z', undefined],
  ['Europe/Vienna', '2026-11-23T06:00:00Z', '2026-11-16'],
  ['Europe/Vienna', '2026-11-24T22:59:59Z', '2026-11-16'],
  ['Europe/Vienna', '2026-11-24T23:00:00Z', undefined],
  ['Europe/Vienna', '2026-11-29T12:00:00Z', undefined],
  // the clocks have changed on Sunday
  ['Europe/Vienna', '2026-03-30T05:00:00Z', '2026-03-23'],
  ['Europe/Vienna', '2026-03-30T04:59:59Z', undefined],
  ['Pacific/Auckland', '2026-11-22T18:00:00Z', '2026-11-16'],
  ['America/Sao_Paulo', '2026-11-23T09:59:59Z', undefined],
  ['America/Sao_Paulo', '2026-11-23T10:00:00Z', '2026-11-16']
])('in %s at %s the week from %s is due', (zone, now, from) => {
  expect(dueWeek(zone, new Date(now))?.from).toBe(from)
})

test('users who are not assigned get no mail', async () => {
  expect(await sent()).toEqual([])
})

test('users who have lost the role or were removed in the meantime get no mail', async () => {
  await assign()
  const role = { tenant_id, user_uuid, role: 'analyst' }
  await knex()('user_roles').where(role).delete()
  expect(await sent()).toEqual([])
  await knex()('user_roles').insert(role)
  await planReports(site.app)
  await knex()('external_analyst_assignments').delete()
  await deliver(site)
  expect(mailbox.mails).toEqual([])
})

test('without the module, no one gets a mail', async () => {
  await assign()
  const module = () => knex()('tenant_modules').where({ tenant_id, module_name: 'reports' })
  await module().update({ effective_state: false })
  expect(await sent()).toEqual([])
  await module().update({ effective_state: true })
})

test('each recipient of a branch gets one mail a week, however often and by however many nodes it is planned', async () => {
  await assign()
  await Promise.all([planReports(site.app), planReports(site.app)])
  expect((await sent()).map(({ recipients }) => recipients)).toEqual([[ANALYST]])
  site.clock.time = new Date(MORNING.getTime() + 20 * HOUR)
  expect(await sent()).toHaveLength(1)
  nextWeek()
  expect(await sent()).toHaveLength(1)
})

test('each branch gets it on Monday morning in its own time zone', async () => {
  const other = (await knex()('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')).uuid
  await knex()('organizations').where({ uuid: branch }).update({ time_zone: 'America/Sao_Paulo' })
  await assign()
  await assign(other)
  expect((await sent()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Graz')])
  site.clock.time = new Date('2026-11-23T10:00:00Z')
  expect((await sent()).map(({ subject }) => subject).at(-1)).toContain('Wien')
})

describe('a failure', () => {
  const NOWHERE = { time_zone: 'Nowhere/Never' }
  const other = () => knex()('organizations').where({ alias: 'graz-herrengasse' })

  test('of one recipient does not block the others', async () => {
    const [graz] = await other().select('uuid', 'time_zone')
    // whichever of them comes first
    for (const [good, bad] of [
      [branch, graz.uuid],
      [graz.uuid, branch]
    ]) {
      for (const table of ['external_analyst_assignments', 'outbox']) await knex()(table).delete()
      mailbox.mails.length = 0
      await assign(good)
      await assign(bad)
      await knex()('organizations').where({ uuid: bad }).update(NOWHERE)
      expect(await sent()).toHaveLength(1)
      await knex()('organizations').where({ uuid: bad }).update({ time_zone: 'Europe/Vienna' })
      // and it is sent once the failure is fixed
      expect(await sent()).toHaveLength(2)
    }
  })

  test('of one institution does not block the others', async () => {
    const foreign = await knex()('users').where({ email_address: 'analyst@nordbank.example' }).first()
    const at = await knex()('organizations').where({ tenant_id: foreign.tenant_id }).first()
    const nordbank = { tenant_id: foreign.tenant_id, organization_uuid: at.uuid, user_uuid: foreign.uuid }
    const zones = async (one: string, zone: string) =>
      knex()('organizations').where({ uuid: one }).update({ time_zone: zone })
    for (const [good, bad] of [
      [branch, at.uuid],
      [at.uuid, branch]
    ]) {
      for (const table of ['external_analyst_assignments', 'outbox']) await knex()(table).delete()
      mailbox.mails.length = 0
      await assign()
      await knex()('external_analyst_assignments').insert({ ...nordbank, uuid: randomUUID() })
      await zones(good, 'Europe/Vienna')
      await zones(bad, NOWHERE.time_zone)
      expect((await sent()).map(({ recipients }) => recipients)).toEqual([
        [good === branch ? ANALYST : 'analyst@nordbank.example']
      ])
      await zones(bad, bad === branch ? 'Europe/Vienna' : at.time_zone)
    }
    await zones(at.uuid, at.time_zone)
  })

  test('of one address that the mail server refuses does not block the others', async () => {
    const second = randomUUID()
    const of = await knex()('users').where({ uuid: user_uuid }).first()
    await knex()('users').insert({ ...of, uuid: second, email_address: 'refused@demo.example' })
    await knex()('user_roles').insert({ tenant_id, user_uuid: second, role: 'analyst' })
    await assign()
    await assign(branch, second)
    await assign((await other().first('uuid')).uuid)
    expect((await sent()).map(({ recipients }) => recipients)).toEqual([[ANALYST], [ANALYST]])
    expect(await knex()('outbox').whereNot({ state: 'done' }).pluck('attempts')).toEqual([1])
    await knex()('users').where({ uuid: second }).delete()
  })
})

test('it shows this branch’s figures of the week and of the previous one, as text and charts', async () => {
  const other = (await knex()('organizations').where({ alias: 'graz-herrengasse' }).first('uuid')).uuid
  await assign()
  await happened('booked', '2026-11-16', 7)
  await happened('booked', '2026-11-22', 5)
  await happened('booked', '2026-11-15', 8)
  await happened('booked', '2026-11-23', 90)
  await happened('booked', '2026-11-17', 1000, other)
  const [mail] = await sent()
  expect(mail?.subject).toBe('Wochenbericht: Filiale Wien Innere Stadt, 16.11.2026 bis 22.11.2026')
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('Die Zahlen von 16.11.2026 bis 22.11.2026, verglichen mit der Woche davor.')
    expect(text).toContain('▲ 4 mehr (+50\u00a0%)')
    expect(text).toContain('Gebuchte Termine: Mo 7, Di 0, Mi 0, Do 0, Fr 0, Sa 0, So 5')
    expect(text).not.toContain('1000')
  }
  expect(mail?.text).toContain('Gebuchte Termine: 12 (')
  expect(mail?.html).toContain(
    `https://localhost/app/reports/sessions-reports?period=days&amp;from=2026-11-16&amp;to=2026-11-22&amp;organization_uuid=${branch}`
  )
  const names = [...(mail?.html?.matchAll(/<img src="cid:([^"]+)" alt="([^"]+)"/g) ?? [])].map(([, cid]) => `<${cid}>`)
  // without any figures there is no chart
  expect(names).toEqual(['<appointments@weekly-report>'])
  const charts = mail?.attachments.map(({ contentId }) => contentId).filter((id) => id?.endsWith('@weekly-report>'))
  expect(charts).toEqual(names)
})

test('the charts are valid images of different figures', async () => {
  await assign()
  const counts = { booked: [7, 9, 4, 12, 8, 0, 1], profile: [120, 98, 143, 110, 87, 22, 31] }
  for (const [metric, course] of Object.entries(counts)) {
    for (const [at, count] of course.entries()) {
      await happened(metric, `2026-11-${16 + at}`, count)
      await happened(metric, `2026-11-${`${9 + at}`.padStart(2, '0')}`, Math.round(count * 0.8))
    }
  }
  const [mail] = await sent()
  const pictures = [...(mail?.raw.matchAll(/Content-Type: image\/png.*?\r\n\r\n(.*?)\r\n--/gs) ?? [])].map(
    ([, base64 = '']) => Buffer.from(base64, 'base64')
  )
  // the institution's logo
  pictures.pop()
  expect(pictures).toHaveLength(2)
  const { SHOTS } = process.env
  for (const [at, picture] of pictures.entries()) {
    const { format, width, height } = await sharp(picture).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 320])
    if (SHOTS) writeFileSync(`${SHOTS}/weekly-${at}.png`, picture)
  }
  if (SHOTS) writeFileSync(`${SHOTS}/weekly.html`, mail?.html ?? '')
  expect(pictures[0]?.equals(pictures[1] as Buffer)).toBe(false)
})

test('an unknown link is not found, whatever is sent to it', async () => {
  const path = `/weekly-report/${'a'.repeat(43)}`
  for (const [method, at] of [
    ['GET', path],
    ['POST', path],
    ['POST', `${path}/return`],
    ['GET', '/weekly-report/short']
  ] as const) {
    expect((await ask(method, at, method === 'POST' ? '' : undefined)).status).toBe(404)
  }
})

test('one click of a mail program unsubscribes; opening the link does not', async () => {
  await assign()
  const [mail] = await sent()
  const link = stopLink(mail as Delivered)
  expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(link)
  const opened = await ask('GET', link)
  expect([opened.status, opened.headers['cache-control'], opened.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex'
  ])
  expect(opened.text).toContain('Wochenbericht abbestellen')
  expect(await knex()('external_analyst_assignments').pluck('stopped_at')).toEqual([null])
  // no redirect, which mail providers do not follow
  expect((await ask('POST', link, 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect((await ask('POST', link, 'List-Unsubscribe=One-Click')).status).toBe(200)
  expect(await knex()('external_analyst_assignments').whereNull('stopped_at')).toEqual([])
  nextWeek()
  expect(await sent()).toEqual([])
})

test('unsubscribing can be undone, and the key in an e-mail is not stored in the database', async () => {
  await assign()
  const [mail] = await sent()
  const link = stopLink(mail as Delivered)
  const token = link.split('/').at(-1)
  expect(JSON.stringify(await knex()('weekly_report_tokens'))).not.toContain(token)
  expect((await ask('POST', link, '')).text).toContain('Der Wochenbericht ist abbestellt')
  expect((await ask('POST', `${link}/return`, '')).text).toContain('Wochenbericht abbestellen')
  nextWeek()
  expect(await sent()).toHaveLength(1)
})

test('an unsubscribed recipient who is removed and reassigned gets nothing until they resubscribe by their own link', async () => {
  const path = '/api/v1/external-analyst-assignments'
  const body = { external_analyst_alias: user_uuid, organization_uuid: branch }
  const administer = async (method: string, at: string, rest = {}) =>
    request(site, method, at, { cookie: await signIn(site, 'admin@demo.example'), ...rest })
  const add = async () => (await administer('POST', path, { body })).body.uuid as string
  const uuid = await add()
  const link = stopLink((await sent())[0] as Delivered)
  await ask('POST', link, '')
  expect((await administer('DELETE', `${path}/${uuid}`)).status).toBe(204)
  nextWeek()
  expect(await sent()).toEqual([])
  expect(await add()).toBe(uuid)
  expect(await sent()).toEqual([])
  expect((await ask('POST', `${link}/return`, '')).status).toBe(200)
  expect(await sent()).toHaveLength(1)
})

test('the audit log records each unsubscription and resubscription once', async () => {
  await assign()
  const [mail] = await sent()
  const link = stopLink(mail as Delivered)
  await knex()('audit_log').delete()
  for (const path of [link, link, `${link}/return`, `${link}/return`]) await ask('POST', path, '')
  const rows = await knex()('audit_log')
    .where({ object: 'external-analyst' })
    .select('actor_name', 'object_name', 'changes')
  const { full_name } = await knex()('users').where({ email_address: 'analyst@demo.example' }).first()
  expect(rows.map(({ actor_name, object_name }) => [actor_name, object_name])).toEqual([
    [full_name, full_name],
    [full_name, full_name]
  ])
  const changes = rows.map((row) => JSON.parse(row.changes)[0]).toSorted((a, b) => (a.before < b.before ? -1 : 1))
  expect(changes).toEqual([
    { field: 'weekly_report', before: 'false', after: 'true' },
    { field: 'weekly_report', before: 'true', after: 'false' }
  ])
})
