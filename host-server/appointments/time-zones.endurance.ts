import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changes, DAY, toInstant } from '../availability/testing/wall-clock.ts'
import { connect, migrate } from '../core/db.ts'
import { request } from '../core/testing/client.ts'
import { startNode } from '../core/testing/node-process.ts'
import { type Furnished, furnish } from './testing/furnish.ts'
import { book, look } from './testing/office.ts'

const ZONES = ['UTC', 'America/New_York', 'Pacific/Chatham', 'Australia/Lord_Howe']
const TYPES = ['in-branch', 'by-phone']

const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-zones-'))
const origin = join(folder, 'origin')
const vienna = changes.find(({ zone }) => zone === 'Europe/Vienna')?.days ?? []
/** The next two changes of the branch's clock, one each way. */
const days = vienna.filter((day) => Date.parse(day) > Date.now() + 3 * DAY).slice(0, 2)
let office: Furnished

beforeAll(async () => {
  const knex = connect({ DATA_DIR: origin })
  await migrate(knex)
  office = await furnish(knex, new Date())
  const { tenantId: tenant_id, advisorUuid: advisor_uuid } = office
  await knex('appointment_topics').update({ window_days: 400 })
  await knex('working_hours').where({ advisor_uuid }).delete()
  const sunday = { tenant_id, advisor_uuid, day: 7, start_time: '01:00', end_time: '05:00' }
  await knex('working_hours').insert(sunday)
  await knex.destroy()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Without what is drawn anew for each appointment, and the moment at which it was told. */
const settled = (text: string) =>
  text
    .replace(/\r?\n /g, '')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'uuid')
    .replace(/(appointments\/|token="|appointment=|mailbox=)[\w-]{43}/g, '$1token')
    .replace(/localhost:\d+/g, 'localhost')
    .replace(/DTSTAMP:\w+/g, 'DTSTAMP')

const isMailed = (data: string) =>
  expect
    .poll(() => existsSync(join(data, 'mails')) && readdirSync(join(data, 'mails')).length, { timeout: 60_000 })
    .toBe(days.length * TYPES.length * 2)

async function mailsIn(data: string): Promise<string[]> {
  const mails = join(data, 'mails')
  const parsed = readdirSync(mails).map(async (file) => {
    const { to, subject, text, html, attachments } = await PostalMime.parse(readFileSync(join(mails, file)), {
      attachmentEncoding: 'utf8'
    })
    const files = attachments.map(({ content }) => settled(content as string))
    return settled(JSON.stringify({ to, subject, text, html, files }))
  })
  return (await Promise.all(parsed)).sort()
}

/** All that a server in a zone answers and mails about appointments on the days of the change. */
async function outputsIn(TZ: string) {
  const DATA_DIR = join(folder, TZ.replace('/', '-'))
  cpSync(origin, DATA_DIR, { recursive: true })
  const node = await startNode({ TZ, DATA_DIR })
  const site = { origin: node.origin }
  const desk = { ...office, site }
  const told: string[] = []
  try {
    for (const day of days) {
      const free = (await look(desk, { from: day, to: day })).body
      told.push(JSON.stringify(free))
      for (const [index, type] of TYPES.entries()) {
        const starts_at = free.days[day][index + 1]
        const rest = { type, phone: '+43 1 2345678', time_zone: 'America/St_Johns' }
        const { status, body } = await book(desk, starts_at, rest)
        expect([status, body.ends_at]).toEqual([201, toInstant(Date.parse(starts_at) + 30 * 60_000)])
        const path = `/appointments/${body.token}`
        const page = await request(site as never, 'GET', path, { headers: { accept: 'text/html' } })
        const entry = await request(site as never, 'GET', `${path}/calendar.ics`)
        const seen = await request(site as never, 'GET', `/api/v1${path}`)
        told.push(...[page, entry, seen].map(({ text }) => settled(text)))
      }
    }
    await isMailed(DATA_DIR)
  } finally {
    // what is being written is whole when the server has ended
    await node.end()
  }
  return { told, mails: await mailsIn(DATA_DIR) }
}

test('a server tells the same times in whatever zone its machine stands', async () => {
  const outputs: Awaited<ReturnType<typeof outputsIn>>[] = []
  for (const zone of ZONES) outputs.push(await outputsIn(zone))
  const [first] = outputs
  expect(first?.told.join()).toContain('Mitteleuropäische Zeit')
  expect(first?.mails.join()).toContain('Neufundland')
  for (const other of outputs) expect(other).toEqual(first)
})
