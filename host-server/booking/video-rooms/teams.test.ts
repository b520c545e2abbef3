import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshDue } from '../../calendar/external-calendar/refresh.ts'
import type { single } from '../../calendar/external-calendar/testing/microsoft-server.ts'
import { confirm, disconnect, drainAll, switchModule } from '../../calendar/smm-calendar/testing/calendar-office.ts'
import { change, connect } from '../../calendar/smm-calendar/testing/service-office.ts'
import { request, signIn } from '../../testing/client.ts'
import { later, visit } from '../appointments/testing/office.ts'
import { addColleagues } from '../appointments/testing/simulation.ts'
import { closeTeamsOffice, jumpTo, openTeamsOffice, startInTeams, type TeamsOffice } from './testing/teams-office.ts'
import { bookVideo, get, guestPathIn, hostPath, led, mailed, OPENS, START } from './testing/video-office.ts'

let office: TeamsOffice
beforeAll(async () => {
  office = await openTeamsOffice()
})
beforeEach(() => startInTeams(office))
afterAll(() => closeTeamsOffice(office))

const IN_TEAMS = /^https:\/\/teams\.microsoft\.com\/l\/meetup-join\//

async function booked(starts_at = START) {
  const one = await bookVideo(office, starts_at)
  const mails = await mailed(office)
  return { ...one, mails, guest: guestPathIn(mails.visitor[0]), host: hostPath(one) }
}
const events = () =>
  office.server.events as (ReturnType<typeof single> & { onlineMeeting: { joinUrl: string } | null })[]
const linkThere = () => events()[0]?.onlineMeeting?.joinUrl
const asked = (what: string) => office.server.asked.filter((one) => one.startsWith(what)).length
const hasRoom = async (uuid: string) =>
  Boolean((await office.knex('appointments').where({ uuid }).first('has_video_room')).has_video_room)
const notices = async () =>
  (await mailed(office)).advisor.filter(({ subject }) => subject?.startsWith('Kein Videoraum: '))
/** Lets time pass, in which everything that waits is tried again, and the calendar is read. */
async function wait(minutes: number) {
  await jumpTo(office, later(office.site.clock.time.toISOString(), minutes))
  const due = { next_at: later(office.site.clock.time.toISOString(), -1) }
  await refreshDue(office.site.app)
  await office.knex('outbox').where({ state: 'waiting' }).whereIn('kind', ['video-room', 'calendar-entry']).update(due)
  await drainAll(office)
  return notices()
}
const ownLink = (uuid: string, meeting_url: string) =>
  request(office.site, 'PUT', `/api/v1/advisors/${office.alias}/appointments/${uuid}/meeting-url`, {
    cookie: office.advisor,
    body: { meeting_url }
  })

describe('Teams is refused', () => {
  test('as a service without access to the calendars, in a sentence that says where to enter that', async () => {
    await change(office, { video_provider: '', microsoft_client_secret: '' })
    const { status, body } = await change(office, { video_provider: 'teams' })
    expect([status, body.errors]).toEqual([422, { video_provider: [expect.stringContaining('unter „Kalender“')] }])
    const check = await request(office.site, 'POST', '/api/v1/settings/video-check', {
      cookie: office.admin,
      body: { video_provider: 'teams' }
    })
    expect([check.status, Object.keys(check.body.errors)]).toEqual([422, ['video_provider']])
  })

  test.each([
    ['nothing', undefined],
    ['a calendar elsewhere', 'caldav']
  ])('where the advisor has connected %s: mails and page say that the link comes', async (_, kind) => {
    await disconnect(office)
    if (kind) {
      const { tenantId: tenant_id, advisorUuid: advisor_uuid } = office
      const rest = { uuid: '0', source: '', busy_hash: '', attempts: 0, next_at: '9999-01-01T00:00:00Z' }
      await office.knex('external_calendars').insert({ tenant_id, advisor_uuid, kind, ...rest })
    }
    const { uuid, talk, guest, mails, token } = await booked()
    expect([talk, guest, await hasRoom(uuid)]).toEqual([undefined, '', false])
    expect(mails.visitor[0]?.text).toContain('Den Link erhalten Sie vor dem Termin per E-Mail.')
    expect(mails.advisor[0]?.text).toContain('Sie haben keinen Link')
    expect((await get(office, `/appointments/${token}`)).text).toContain('Den Link erhalten Sie vor dem Termin')
    expect(events()).toEqual([])
  })

  test('where calendars are turned off', async () => {
    await switchModule(office, false)
    const { talk, uuid } = await booked()
    expect([talk, await hasRoom(uuid)]).toEqual([undefined, false])
  })
})

describe('a meeting that cannot be made', () => {
  test('because the account has no Teams: the entry stands, and the advisor is told once', async () => {
    office.server.hasTeams = false
    const { uuid, mails } = await booked()
    const told = mails.advisor.filter(({ subject }) => subject?.startsWith('Kein Videoraum: Vera Visitor, '))
    expect([told.length, events().length, await hasRoom(uuid)]).toEqual([1, 1, false])
    expect(await wait(60)).toEqual([])
    expect(asked('POST /me/events')).toBe(1)
  })

  test('because the consent was taken back: the advisor is told as soon as that is known', async () => {
    const { body } = await bookVideoQuietly()
    office.server.revoke()
    const told = await wait(6)
    expect([told.length, await hasRoom(body.uuid)]).toEqual([1, false])
  })

  test('for now, because Microsoft is away: booking waits for nothing, and it is made later', async () => {
    office.server.failNext({ status: 503 }, { status: 503 })
    const { uuid, guest, mails } = await booked()
    expect(guest).not.toBe('')
    expect(mails.advisor.some(({ subject }) => subject?.startsWith('Kein Videoraum'))).toBe(false)
    expect(await wait(5)).toEqual([])
    expect(await wait(5)).toEqual([])
    expect([linkThere(), await hasRoom(uuid)]).toEqual([expect.stringMatching(IN_TEAMS), true])
    expect(events()).toHaveLength(1)
  })

  test('for two hours: the advisor is told once, and a link by hand takes its place', async () => {
    const away = Array.from({ length: 60 }, () => ({ status: 503 }))
    office.server.failNext(...away)
    const { uuid, guest } = await booked()
    expect(await wait(60)).toEqual([])
    expect(await hasRoom(uuid)).toBe(true)
    expect(await wait(61)).toHaveLength(1)
    expect([await hasRoom(uuid), await wait(60)]).toEqual([false, []])
    const LINK = 'https://meet.demo.example/talk'
    expect((await ownLink(uuid, LINK)).status).toBe(200)
    await jumpTo(office, OPENS)
    expect((await led(office, `${guest}/enter`)).url.href).toBe(LINK)
  })

  test('in time: who presses meanwhile reads to try again', async () => {
    office.server.failNext(...Array.from({ length: 20 }, () => ({ status: 503 })))
    const { guest, host } = await booked(later(START, 0))
    office.site.clock.time = new Date(OPENS)
    const page = await get(office, `${guest}/enter`)
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('in einer Minute')])
    await jumpTo(office, OPENS)
    expect((await get(office, host, { cookie: office.advisor })).status).toBe(503)
  })
})

const bookVideoQuietly = async () => ({ body: await bookVideo(office) })

test('the entry in the calendar is the meeting: one entry, and an address of ours that leads there in time', async () => {
  const { uuid, talk, guest, host, mails, token } = await booked()
  expect(talk).toBe(guest)
  expect(
    events().map(({ isOnlineMeeting, onlineMeetingProvider }) => [isOnlineMeeting, onlineMeetingProvider])
  ).toEqual([[true, 'teamsForBusiness']])
  expect([asked('POST /me/events'), asked('POST ')]).toEqual([1, 1])
  for (const text of [mails.visitor[0]?.raw, mails.advisor[0]?.raw, JSON.stringify(await office.knex('video_rooms'))]) {
    expect(text).not.toContain('teams.microsoft.com')
  }
  expect((await get(office, `/appointments/${token}`)).text).toContain('Videogespräch – Teilnahme ab 08:50 Uhr')
  expect((await get(office, `${guest}/enter`)).status).toBe(409)
  await jumpTo(office, OPENS)
  for (const [path, cookie] of [
    [`${guest}/enter`, ''],
    [host, office.advisor]
  ] as const) {
    const { status, url } = await led(office, path, cookie)
    expect([status, url.href]).toEqual([303, linkThere()])
  }
  expect(linkThere()).toMatch(IN_TEAMS)
  expect(await hasRoom(uuid)).toBe(true)
  expect(await notices()).toEqual([])
})

test('a moved appointment keeps its meeting, and a cancelled one has none', async () => {
  const { token, guest } = await booked()
  const link = linkThere()
  await visit(office, 'PATCH', token, { starts_at: later(START, 120) })
  await mailed(office)
  expect(events().map(({ start }) => (start as { dateTime: string }).dateTime.slice(0, 16))).toEqual([
    '2027-03-03T10:00'
  ])
  expect([linkThere(), asked('POST /me/events')]).toEqual([link, 1])
  await jumpTo(office, later(OPENS, 120))
  expect((await led(office, `${guest}/enter`)).url.href).toBe(link)
  await visit(office, 'POST', token, {})
  await mailed(office)
  expect(events()).toEqual([])
  expect(await office.knex('video_rooms')).toEqual([])
  expect((await get(office, `${guest}/enter`)).status).toBe(410)
})

test('a request has an entry, and becomes a meeting once it is confirmed', async () => {
  const asking = () => office.knex('advisors').where({ uuid: office.advisorUuid })
  await asking().update({ requires_confirmation: true })
  const { uuid, talk } = await bookVideo(office)
  await asking().update({ requires_confirmation: false })
  await mailed(office)
  expect([talk, linkThere(), events().length]).toEqual([undefined, undefined, 1])
  expect([200, 204]).toContain((await confirm(office, uuid)).status)
  await mailed(office)
  expect([events().length, linkThere()]).toEqual([1, expect.stringMatching(IN_TEAMS)])
})

test('a meeting that Outlook is still making is asked for again', async () => {
  office.server.slowMeetings = 3
  const { guest } = await booked()
  expect(await wait(1)).toEqual([])
  expect(await wait(1)).toEqual([])
  await jumpTo(office, OPENS)
  expect((await led(office, `${guest}/enter`)).url.href).toBe(linkThere())
  expect(events()).toHaveLength(1)
})

test('a lost answer, and a calendar that is connected again, lead to the meeting that is there', async () => {
  office.server.loseAnswer()
  const { guest } = await booked()
  expect(await wait(1)).toEqual([])
  const link = linkThere()
  expect([link, events().length]).toEqual([expect.stringMatching(IN_TEAMS), 1])
  await disconnect(office)
  await jumpTo(office, OPENS)
  expect((await led(office, `${guest}/enter`)).url.href, 'while nothing is connected').toBe(link)
  await connect(office)
  await drainAll(office)
  expect([linkThere(), events().length]).toEqual([link, 1])
  expect((await led(office, `${guest}/enter`)).url.href).toBe(link)
})

test('an address that is none of the web leads nowhere', async () => {
  const { token, guest } = await booked()
  const [event] = events()
  const link = linkThere()
  if (!event) throw new Error('nothing was written')
  office.server.put({ ...event, onlineMeeting: { joinUrl: 'javascript:alert(1)' } })
  await visit(office, 'PATCH', token, { starts_at: later(START, 120) })
  await mailed(office)
  await jumpTo(office, later(OPENS, 120))
  expect((await led(office, `${guest}/enter`)).url.href).toBe(link)
})

test('a link by hand leaves the meeting as it is, which is there again without one', async () => {
  const { uuid, guest } = await booked()
  const link = linkThere()
  expect((await ownLink(uuid, 'https://meet.demo.example/talk')).status).toBe(200)
  await mailed(office)
  expect(linkThere()).toBe(link)
  expect((await ownLink(uuid, '')).status).toBe(200)
  await mailed(office)
  await jumpTo(office, OPENS)
  expect([linkThere(), (await led(office, `${guest}/enter`)).url.href]).toEqual([link, link])
})

test('handed over to somebody without such a calendar, the meeting ends, and the new advisor is told', async () => {
  const { uuid, guest } = await booked()
  const aliases = await addColleagues(office, 2)
  const to = aliases.find((alias) => alias !== office.alias)
  const path = `/api/v1/advisors/${office.alias}/appointments/${uuid}/reassignment`
  const cookie = await signIn(office.site, 'branch@demo.example')
  expect((await request(office.site, 'POST', path, { cookie, body: { to } })).status).toBe(204)
  const { advisor } = await mailed(office)
  expect(advisor.filter(({ subject }) => subject?.startsWith('Kein Videoraum: '))).toHaveLength(1)
  expect([events().length, await hasRoom(uuid)]).toEqual([0, false])
  await jumpTo(office, OPENS)
  expect((await get(office, guest)).text).toContain('Den Link erhalten Sie vor dem Termin per E-Mail.')
})

test('the test in the settings names who has no such calendar', async () => {
  const findings = async () => {
    const { body } = await request(office.site, 'POST', '/api/v1/settings/video-check', {
      cookie: office.admin,
      body: { video_provider: 'teams' }
    })
    return body.findings as { finding: string; detail: string }[]
  }
  const [connected, missing] = await findings()
  expect(connected).toEqual({ finding: 'teams-connected', detail: '1' })
  const others = await office
    .knex('advisor_appointment_types as t')
    .join('advisors as a', 'a.uuid', 't.advisor_uuid')
    .where({ 't.type': 'online', 't.tenant_id': office.tenantId })
    .whereNot('a.uuid', office.advisorUuid)
    .pluck('a.last_name')
  expect(missing?.finding).toBe('teams-missing')
  expect(others.some((name: string) => missing?.detail.includes(name))).toBe(true)
  await disconnect(office)
  expect(await findings()).toEqual([{ finding: 'teams-nobody', detail: '' }])
  expect(office.server.asked.filter((one) => one.startsWith('POST'))).toEqual([])
})
