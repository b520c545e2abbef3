import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changes, DAY, toInstant } from '../../calendar/availability/testing/wall-clock.ts'
import { connect, migrate } from '../../core/db/db.ts'
import { request } from '../../testing/client.ts'
import { startNode } from '../../testing/node-process.ts'
import { book, readAvailability } from './testing/office.ts'
import { type SeededOffice, seedOffice } from './testing/seed-office.ts'

const ZONES = ['UTC', 'America/New_York', 'Pacific/Chatham', 'Australia/Lord_Howe']
const TYPES = ['in-branch', 'by-phone']

const folder = mkdtempSync(join(tmpdir(), 'advisor-widgets-zones-'))
const origin = join(folder, 'origin')
const vienna = changes.find(({ zone }) => zone === 'Europe/Vienna')?.days ?? []
/** The next two changes of the branch's clock, one each way. */
const days = vienna.filter((day) => Date.parse(day) > Date.now() + 3 * DAY).slice(0, 2)
let office: SeededOffice

beforeAll(async () => {
  const knex = connect({ DATA_DIR: origin })
  await migrate(knex)
  office = await seedOffice(knex, new Date())
  const { tenantId: tenant_id, advisorUuid: advisor_uuid } = office
  await knex('appointment_topics').update({ window_days: 400 })
  await knex('working_hours').where({ advisor_uuid }).delete()
  const sunday = { tenant_id, advisor_uuid, day: 7, start_time: '01:00', end_time: '05:00' }
  await knex('working_hours').insert(sunday)
  await knex.destroy()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Normalises what is random per appointment, and the time of output. */
const normalised = (text: string) =>
  text
    .replace(/\r?\n /g, '')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'uuid')
    .replace(/(appointments\/|my-data\/of\/|token="|appointment=|mailbox=)[\w-]{43}/g, '$1token')
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
    const files = attachments.map(({ content }) => normalised(content as string))
    return normalised(JSON.stringify({ to, subject, text, html, files }))
  })
  return (await Promise.all(parsed)).sort()
}

/** All responses and mails of a server in a zone about appointments on days on which the clock changes. */
async function outputsIn(TZ: string) {
  const DATA_DIR = join(folder, TZ.replace('/', '-'))
  cpSync(origin, DATA_DIR, { recursive: true })
  const node = await startNode({ TZ, DATA_DIR })
  const site = { origin: node.origin }
  const target = { ...office, site }
  const responses: string[] = []
  try {
    for (const day of days) {
      const free = (await readAvailability(target, { from: day, to: day })).body
      responses.push(JSON.stringify(free))
      for (const [index, type] of TYPES.entries()) {
        const starts_at = free.days[day][index + 1]
        const rest = { type, phone: '+43 1 2345678', time_zone: 'America/St_Johns' }
        const { status, body } = await book(target, starts_at, rest)
        expect([status, body.ends_at]).toEqual([201, toInstant(Date.parse(starts_at) + 30 * 60_000)])
        const path = `/appointments/${body.token}`
        const page = await request(site, 'GET', path, { headers: { accept: 'text/html' } })
        const entry = await request(site, 'GET', `${path}/calendar.ics`)
        const seen = await request(site, 'GET', `/api/v1${path}`)
        responses.push(...[page, entry, seen].map(({ text }) => normalised(text)))
      }
    }
    await isMailed(DATA_DIR)
  } finally {
    // files being written are complete once the server has ended
    await node.end()
  }
  return { responses, mails: await mailsIn(DATA_DIR) }
}

test('the output does not depend on the time zone of the server’s machine', async () => {
  const outputs: Awaited<ReturnType<typeof outputsIn>>[] = []
  for (const zone of ZONES) outputs.push(await outputsIn(zone))
  const [first] = outputs
  expect(first?.responses.join()).toContain('Mitteleuropäische Zeit')
  expect(first?.mails.join()).toContain('Neufundland')
  for (const other of outputs) expect(other).toEqual(first)
})
