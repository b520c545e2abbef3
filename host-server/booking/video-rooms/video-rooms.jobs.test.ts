import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { request } from '../../testing/client.ts'
import { later, visit } from '../appointments/testing/office.ts'
import { askFrom } from './providers/ask.ts'
import { bigBlueButton } from './providers/bigbluebutton.ts'
import { BigBlueButtonServer } from './testing/bigbluebutton-server.ts'
import {
  bookVideo,
  closeVideoOffice,
  get,
  guestPathIn,
  hostPath,
  led,
  mailed,
  OPENS,
  openVideoOffice,
  patchSettings,
  START,
  setClock,
  startOver,
  type VideoOffice
} from './testing/video-office.ts'

let office: VideoOffice
let server: BigBlueButtonServer

beforeAll(async () => {
  server = await BigBlueButtonServer.open()
  office = await openVideoOffice({ INTERNAL_HOSTS: server.host })
})
beforeEach(async () => {
  server.forget()
  await startOver(office)
})
afterAll(async () => {
  await closeVideoOffice(office)
  await server.close()
})

const withServer = async (change: object = {}) => {
  const body = { video_provider: 'bigbluebutton', bigbluebutton_url: server.url, bigbluebutton_secret: server.secret }
  expect((await patchSettings(office, { ...body, ...change })).status).toBe(200)
}
async function booked(starts_at = START) {
  const one = await bookVideo(office, starts_at)
  const mails = await mailed(office)
  return { ...one, mails, guest: guestPathIn(mails.visitor[0]), host: hostPath(one) }
}
const named = (name: string) => server.calls.filter((one) => one.name === name)
const jobs = () => office.knex('outbox').whereLike('dedupe_key', 'video-room:%').orderBy('created_at')
const hasRoom = async (uuid: string) =>
  Boolean((await office.knex('appointments').where({ uuid }).first('has_video_room')).has_video_room)
/** The mails that tell the advisor that there is no room. */
const notices = async () =>
  (await mailed(office)).advisor.filter(({ subject }) => subject?.startsWith('Kein Videoraum: '))
/** Lets time pass until the next try of the job, and tries. */
async function retry(minutes: number) {
  await setClock(office, later(office.site.clock.time.toISOString(), minutes))
  await office
    .knex('outbox')
    .where({ state: 'waiting', kind: 'video-room' })
    .update({ next_at: later(office.site.clock.time.toISOString(), -1) })
  return notices()
}
const press = async (path: string, cookie = '') => {
  const { status, url } = await led(office, path, cookie)
  if (status !== 303) return { status, answer: undefined }
  return { status, answer: await fetch(url, { redirect: 'manual' }), url }
}

describe('a service that fails', () => {
  test('because the secret is wrong: the advisor is told at once, once, and the appointment lacks a link', async () => {
    await withServer({ bigbluebutton_secret: 'another secret' })
    const { uuid, mails, guest } = await booked()
    expect(named('create').map(({ isSigned }) => isSigned)).toEqual([false])
    const told = mails.advisor.filter(({ subject }) => subject?.startsWith('Kein Videoraum: Vera Visitor, '))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(`/app/online-appointments/appointments/index?appointment=${uuid}`)
    expect(await hasRoom(uuid)).toBe(false)
    expect(await notices()).toEqual([])
    expect(named('create')).toHaveLength(1)
    await setClock(office, OPENS)
    // the confirmation may have named the room: its page says what to expect
    if (guest) expect((await get(office, guest)).text).toContain('Den Link erhalten Sie vor dem Termin per E-Mail.')
  })

  test.each([502, 503, 429])('with %s: it is asked again, and booking waits for nothing', async (fault) => {
    await withServer()
    server.instead = fault
    const begun = await bookVideo(office)
    expect(begun.token).toHaveLength(43)
    expect(server.calls).toEqual([])
    expect(guestPathIn((await mailed(office)).visitor[0])).not.toBe('')
    expect(await jobs()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    server.instead = undefined
    expect(await retry(30)).toEqual([])
    expect(await jobs()).toMatchObject([{ state: 'done' }])
    expect(server.meetings.size).toBe(1)
  })

  test('for two hours: the advisor is told once, and enters a link, to which the customer’s address leads', async () => {
    await withServer()
    server.instead = 502
    const { uuid, guest } = await booked()
    expect(await retry(60)).toEqual([])
    expect(await retry(59)).toEqual([])
    expect(await hasRoom(uuid)).toBe(true)
    expect(await retry(2)).toHaveLength(1)
    expect(await hasRoom(uuid)).toBe(false)
    expect(await retry(60)).toEqual([])
    expect(await jobs()).toMatchObject([{ state: 'done' }])
    const LINK = 'https://meet.demo.example/talk'
    await request(office.site, 'PUT', `/api/v1/advisors/${office.alias}/appointments/${uuid}/meeting-url`, {
      cookie: office.advisor,
      body: { meeting_url: LINK }
    })
    await setClock(office, OPENS)
    expect((await led(office, `${guest}/enter`)).url.href).toBe(LINK)
  })

  test('shortly before the start: nobody waits two hours', async () => {
    await withServer()
    await setClock(office, later(START, -100))
    server.instead = 502
    const { uuid } = await booked()
    expect(await retry(30)).toEqual([])
    expect(await retry(20)).toHaveLength(1)
    expect(await hasRoom(uuid)).toBe(false)
  })

  test('at the press: the page says to try again or to call, and the next press works', async () => {
    await withServer()
    const { guest, host } = await booked()
    await setClock(office, OPENS)
    server.instead = 500
    const page = await get(office, `${guest}/enter`)
    expect([page.status, page.text]).toEqual([503, expect.stringContaining('in einer Minute')])
    expect((await get(office, host, { cookie: office.advisor })).status).toBe(503)
    server.instead = undefined
    expect((await press(`${guest}/enter`)).answer?.status).toBe(302)
  })

  test('where it was turned off meanwhile: the advisor is told', async () => {
    await withServer()
    const { uuid } = await bookVideo(office)
    await patchSettings(office, { video_provider: '' })
    expect(await notices()).toHaveLength(1)
    expect(await hasRoom(uuid)).toBe(false)
  })
})

test('a room is made after booking, and again where it was forgotten before anyone came', async () => {
  await withServer()
  const { guest } = await booked()
  const [made, ...more] = named('create')
  expect(more).toEqual([])
  expect(made?.query.get('record')).toBe('false')
  expect([...server.meetings.values()].map(({ name }) => name)).toEqual(['Short'])
  server.meetings.clear()
  await setClock(office, OPENS)
  expect((await press(`${guest}/enter`)).answer?.status).toBe(302)
  expect(server.participants).toEqual([expect.objectContaining({ fullName: 'Vera Visitor', role: 'VIEWER' })])
})

test('the advisor is moderator in the same room, and a guest’s address cannot be made one', async () => {
  await withServer()
  const { guest, host } = await booked()
  await setClock(office, OPENS)
  const entered = await press(`${guest}/enter`)
  await press(host, office.advisor)
  expect(server.participants.map(({ role }) => role)).toEqual(['VIEWER', 'MODERATOR'])
  expect(new Set(server.participants.map(({ meetingID }) => meetingID)).size).toBe(1)
  const forged = new URL(entered.url ?? '')
  forged.searchParams.set('role', 'MODERATOR')
  expect(await (await fetch(forged, { redirect: 'manual' })).text()).toContain('checksumError')
  expect(server.participants).toHaveLength(2)
})

test('a cancelled appointment ends its room: an address that somebody kept leads nowhere, also into a new room', async () => {
  await withServer()
  const { guest, token } = await booked()
  await setClock(office, OPENS)
  const { url } = await press(`${guest}/enter`)
  await visit(office, 'POST', token, {})
  await mailed(office)
  expect(named('end').map(({ isSigned }) => isSigned)).toEqual([true])
  expect(server.meetings.size).toBe(0)
  expect(await office.knex('video_rooms')).toEqual([])
  expect((await get(office, `${guest}/enter`)).status).toBe(410)
  expect(await (await fetch(url ?? '')).text()).toContain('notFound')
})

test('ending a room that the server has forgotten is no failure, and one that is away is asked again', async () => {
  await withServer()
  const one = await booked()
  server.meetings.clear()
  await visit(office, 'POST', one.token, {})
  await mailed(office)
  expect((await jobs()).map(({ state }) => state)).toEqual(['done', 'done'])
  const two = await booked(later(START, 60))
  await visit(office, 'POST', two.token, {})
  server.instead = 502
  await mailed(office)
  expect(server.meetings.size).toBe(1)
  server.instead = undefined
  expect(await retry(5)).toEqual([])
  expect(server.meetings.size).toBe(0)
})

test('two appointments have two rooms, and a moved one keeps its own', async () => {
  await withServer()
  const one = await booked()
  await booked(later(START, 60))
  const rooms = [...server.meetings.keys()]
  expect(new Set(rooms).size).toBe(2)
  await visit(office, 'PATCH', one.token, { starts_at: later(START, 120) })
  await mailed(office)
  expect([...server.meetings.keys()]).toEqual(rooms)
})

test('a service that does not answer counts as away', async () => {
  server.instead = 'silence'
  const access = { url: server.url, secret: server.secret }
  const slow = bigBlueButton(access, askFrom({ INTERNAL_HOSTS: [server.host] }, 50))
  expect((await slow.check()).map(({ finding }) => finding)).toEqual(['unreachable'])
  const of = { appointment_uuid: '', advisor_uuid: '' }
  const talk = { room: 'room', title: 'Talk', of, home: server.url, opens: new Date(OPENS), closes: new Date(START) }
  await expect(slow.make?.(talk)).rejects.toMatchObject({ reason: 'away' })
})

describe('the test of the connection', () => {
  const check = (change: object = {}) =>
    request(office.site, 'POST', '/api/v1/settings/video-check', {
      cookie: office.admin,
      body: {
        video_provider: 'bigbluebutton',
        bigbluebutton_url: server.url,
        bigbluebutton_secret: server.secret,
        ...change
      }
    })
  const findings = async (change: object = {}) =>
    (await check(change)).body.findings.map(({ finding }: { finding: string }) => finding)

  test('says what is missing', async () => {
    const { status, body } = await check({ bigbluebutton_secret: '' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['bigbluebutton_secret']])
  })

  test('says what does not work, without a word about the secret', async () => {
    expect(await findings({ bigbluebutton_secret: 'another' })).toEqual(['answers', 'signature-refused'])
    expect(await findings({ bigbluebutton_url: `http://${server.host}/elsewhere` })).toEqual(['broken'])
    expect(await findings({ bigbluebutton_url: 'https://127.0.0.1' })).toEqual(['unreachable'])
    server.instead = 502
    expect(await findings()).toEqual(['broken'])
  })

  test('works with what is typed, and with the secret that is stored', async () => {
    expect(await findings()).toEqual(['answers', 'signed'])
    expect(await findings({ bigbluebutton_url: `${server.url}api/` })).toEqual(['answers', 'signed'])
    await withServer()
    expect(await findings({ bigbluebutton_secret: '••••••••' })).toEqual(['answers', 'signed'])
    expect(server.meetings.size).toBe(0)
  })
})
