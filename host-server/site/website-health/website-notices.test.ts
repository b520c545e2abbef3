import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY } from '../../core/base/clock.ts'
import { dayLater } from '../../core/base/days.ts'
import { MONDAY, startDemoSite } from '../../testing/demo-site.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import type { Site } from '../../testing/site.ts'
import { watchWebsites } from './website-notices.ts'

const WWW = 'https://www.bank.example'
const TODAY = '2026-11-23'
const ADMINISTRATOR = 'admin@demo.example'

let site: Site
let mailbox: Mailbox
let tenant_id: string

const knex = () => site.app.knex

beforeAll(async () => {
  mailbox = await openMailbox()
  site = await startDemoSite({}, { SMTP_URL: mailbox.url, BASE_URL: 'https://advisors.example' })
  ;({ tenant_id } = await knex()('tenant_domains').where({ host: 'localhost' }).first('tenant_id'))
})
afterAll(async () => {
  await site.stop()
  await mailbox.stop()
})
beforeEach(async () => {
  site.clock.time = MONDAY
  for (const table of ['website_days', 'embedding_days', 'website_notices', 'outbox']) await knex()(table).delete()
  mailbox.mails.length = 0
  await register(WWW)
})

const register = async (value: string) => {
  await knex()('tenant_settings').where({ tenant_id, name: 'embed_origins' }).delete()
  await knex()('tenant_settings').insert({ tenant_id, name: 'embed_origins', value })
}
const today = () => dayLater(TODAY, Math.round((site.clock.time.getTime() - MONDAY.getTime()) / DAY))
const wait = (days: number) => {
  site.clock.time = new Date(site.clock.time.getTime() + days * DAY)
}
const seen = (...ago: number[]) =>
  knex()('embedding_days').insert(
    ago.map((days) => ({ tenant_id, day: dayLater(today(), -days), origin: WWW, widget: 'booking' }))
  )
const noticed = (kind: string, ago: number, count = 1, detail = '') =>
  knex()('website_days').insert({ tenant_id, day: dayLater(today(), -ago), origin: WWW, kind, detail, count })

/** The mails so far; two nodes look at the same time. */
async function sent() {
  await Promise.all([watchWebsites(site.app), watchWebsites(site.app)])
  await deliver(site)
  return mailbox.mails
}

test('nobody is told of a website that works, that was hardly ever seen, or that has never been', async () => {
  expect(await sent()).toEqual([])
  await seen(4, 5)
  expect(await sent()).toEqual([])
  await seen(0, 1, 2)
  expect(await sent()).toEqual([])
})

test('nobody is told while nothing may be embedded', async () => {
  await seen(4, 5, 6)
  const module = knex()('tenant_modules').where({ tenant_id, module_name: 'embed' })
  await module.clone().update({ effective_state: false })
  expect(await sent()).toEqual([])
  await module.clone().update({ effective_state: true })
})

test('administrators are told that a website is silent after three whole days, once', async () => {
  await seen(0, 1, 2)
  wait(3)
  expect(await sent()).toEqual([])
  wait(1)
  const [mail] = await sent()
  expect(mail?.recipients).toContain(ADMINISTRATOR)
  expect(mail?.subject).toBe('Widgets auf https://www.bank.example haben ein Problem – Alpenbank')
  for (const text of [mail?.text, mail?.html]) {
    expect(text).toContain('Seit mehr als drei Tagen wurde kein Widget gesehen.')
    expect(text).toContain('/app/account-admin/embed/health')
  }
  wait(1)
  expect(await sent()).toHaveLength(1)
})

test('who has been told is told again once the website has worked in between', async () => {
  await seen(4, 5, 6)
  expect(await sent()).toHaveLength(1)
  wait(1)
  await seen(0)
  expect(await sent()).toHaveLength(1)
  expect(await knex()('website_notices')).toEqual([])
  wait(1)
  await seen(0)
  wait(1)
  await seen(0)
  wait(4)
  expect(await sent()).toHaveLength(2)
})

test('silence of long ago is told no more', async () => {
  await seen(8, 9, 10)
  expect(await sent()).toEqual([])
})

test.each([
  ['reports of one odd browser', 2, [2, 3, 4]],
  ['a website that has not worked before', 3, [0, 7, 8]]
])('nobody is told of %s', async (_what, count, days) => {
  await seen(...days)
  await noticed('blocked', 0, count, 'script-src')
  expect(await sent()).toEqual([])
})

test('administrators are told that a policy begins to block widgets, and not while it goes on', async () => {
  await seen(0, 1, 2, 3, 4)
  await noticed('blocked', 0, 2, 'script-src')
  await noticed('blocked', 1, 1, 'script-src')
  const [mail] = await sent()
  expect(mail?.text).toContain('Die Content Security Policy der Website blockiert Widgets.')
  for (let day = 0; day < 4; day += 1) {
    wait(1)
    await seen(0)
    await noticed('blocked', 0, 5, 'script-src')
    expect(await sent()).toHaveLength(1)
  }
  // mended for three days
  for (let day = 0; day < 3; day += 1) {
    wait(1)
    await seen(0)
    expect(await sent()).toHaveLength(1)
  }
  expect(await knex()('website_notices')).toEqual([])
})

test('a single report of the week does not keep administrators from learning that a policy blocks', async () => {
  await seen(0, 1, 2, 3, 4)
  for (const ago of [3, 5, 7]) await noticed('blocked', ago, 1, 'script-src')
  await noticed('blocked', 0, 3, 'script-src')
  expect(await sent()).toHaveLength(1)
})

test('what was blocked all week is told no more', async () => {
  await seen(0, 1, 2, 3, 4)
  for (const ago of [0, 2]) await noticed('blocked', ago, 3, 'script-src')
  expect(await sent()).toEqual([])
})

test('administrators are told that visitors are refused on a website that was registered', async () => {
  await seen(1, 2, 3)
  await noticed('refused', 0)
  // it may have been refused before it was registered
  expect(await sent()).toEqual([])
  await register('')
  await seen(4)
  const [mail] = await sent()
  expect(mail?.text).toContain('aber die Website ist nicht mehr eingetragen.')
  wait(1)
  await noticed('refused', 0)
  expect(await sent()).toHaveLength(1)
})

test('several websites make one mail', async () => {
  const other = 'https://shop.bank.example'
  await register(`${WWW} ${other}`)
  await seen(4, 5, 6)
  const days = [4, 5, 6].map((ago) => ({ tenant_id, day: dayLater(TODAY, -ago), origin: other, widget: 'card' }))
  await knex()('embedding_days').insert(days)
  const mails = await sent()
  expect(mails.map(({ subject }) => subject)).toEqual(['Widgets auf 2 Websites haben ein Problem – Alpenbank'])
  for (const origin of [WWW, other]) expect(mails[0]?.text).toContain(origin)
})

test('what cannot be read at one institution is no reason to tell nothing at another', async () => {
  await seen(4, 5, 6)
  const nordbank = knex()('tenants').whereNot({ id: tenant_id })
  const zones = await nordbank.clone().pluck('time_zone')
  await nordbank.clone().update({ time_zone: 'Nowhere/Never' })
  expect(await sent()).toHaveLength(1)
  await nordbank.clone().update({ time_zone: zones[0] })
})
