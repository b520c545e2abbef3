import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changes, DAY, toInstant, wallOf } from '../../calendar/availability/testing/wall-clock.ts'
import { request } from '../../testing/client.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { audit, book, CONSISTENT, type Office, openOffice, readAvailability } from './testing/office.ts'

let office: Office
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
})
beforeEach(async () => {
  for (const table of ['outbox', 'booking_claims', 'appointments']) await office.knex(table).delete()
  mailbox.mails.length = 0
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})

/** Moves the branch to a zone, opens it daily from 01:00 to 05:00, and sets the clock two days before `day`. */
async function open(time_zone: string, day: string) {
  const { knex, organizationUuid: uuid, advisorUuid: advisor_uuid, tenantId: tenant_id, site } = office
  await knex('organizations').where({ uuid }).update({ time_zone })
  await knex('working_hours').where({ advisor_uuid }).delete()
  const week = [1, 2, 3, 4, 5, 6, 7].map((at) => ({
    tenant_id,
    advisor_uuid,
    day: at,
    start_time: '01:00',
    end_time: '05:00'
  }))
  await knex('working_hours').insert(week)
  site.clock.time = new Date(Date.parse(day) - 2 * DAY)
}

/** The first occurrence of each full and half hour of the opening times on that day’s clock. */
function shownFirst(time_zone: string, day: string): string[] {
  const wall = wallOf(time_zone)
  const first = new Map<number, string>()
  for (let time = Date.parse(day) - DAY; time < Date.parse(day) + 2 * DAY; time += 15 * 60_000) {
    const { day: shown, minutes } = wall(time)
    const open = minutes >= 60 && minutes < 300 && minutes % 30 === 0
    if (shown === day && open && !first.has(minutes)) first.set(minutes, toInstant(time))
  }
  return [...first.values()]
}

const years = changes.flatMap(({ zone, days }) =>
  (days.length ? days : ['2027-03-28']).filter((day) => day < '2028').map((day) => [zone, day] as const)
)

describe('on the day on which the clock changes', () => {
  test.each(years)('%s, %s: each local time can be booked once, for its real duration', async (zone, day) => {
    await open(zone, day)
    const expected = shownFirst(zone, day)
    const { body } = await readAvailability(office, { from: day, to: day })
    expect([body.time_zone, body.days[day]]).toEqual([zone, expected])
    for (const starts_at of expected) {
      const booked = await book(office, starts_at)
      expect([booked.status, booked.body.ends_at]).toEqual([201, toInstant(Date.parse(starts_at) + 30 * 60_000)])
      expect((await book(office, starts_at)).status).toBe(409)
    }
    expect((await readAvailability(office, { from: day, to: day })).body.days).toEqual({})
    expect(await audit(office)).toEqual(CONSISTENT)
  })
})

/** The time as shown to the visitor: on the page, in the mail and in the calendar entry. */
async function outputOf(starts_at: string, rest: object) {
  const { body } = await book(office, starts_at, { phone: '+43 1 2345678', ...rest })
  await deliver(office.site)
  const mail = mailbox.mails.find(({ recipients }) => recipients[0] === 'vera@visitor.example')
  const path = `/appointments/${body.token}`
  const page = await request(office.site, 'GET', path, { headers: { accept: 'text/html' } })
  const entry = await request(office.site, 'GET', `${path}/calendar.ics`)
  return { mail: mail?.text ?? '', page: page.text, entry: entry.text }
}

describe('the time shown to the visitor', () => {
  test('is in the branch’s time zone, whatever zone the visitor is in', async () => {
    await open('Europe/Vienna', '2027-03-28')
    const { mail, page, entry } = await outputOf('2027-03-28T01:00:00Z', { time_zone: 'America/St_Johns' })
    for (const text of [mail, page]) {
      expect(text).toContain('Sonntag, 28. März 2027, 03:00–03:30')
      expect(text).toContain('Mitteleuropäische Zeit')
      expect(text).not.toContain('Neufundland')
    }
    expect(entry).toMatch(/DTSTART:20270328T010000Z\r\nDTEND:20270328T013000Z/)
  })
  test('is in both time zones for a call, each with its own date', async () => {
    await open('Europe/Vienna', '2027-03-28')
    const { mail, page } = await outputOf('2027-03-28T00:30:00Z', { type: 'by-phone', time_zone: 'America/St_Johns' })
    for (const text of [mail, page]) {
      expect(text).toContain('Samstag, 27. März 2027, 22:00–22:30')
      expect(text).toContain('Neufundland')
      expect(text).toContain('Sonntag, 28. März 2027, 01:30–03:00')
    }
  })
})
