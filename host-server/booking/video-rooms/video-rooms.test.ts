import { generateKeyPairSync, randomUUID } from 'node:crypto'
import ICAL from 'ical.js'
import { type JWTPayload, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECRET_MASK } from '#contract/settings'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import type { Delivered } from '../../testing/mailbox.ts'
import { bookingRequest, later, MONDAY, visit } from '../appointments/testing/office.ts'
import {
  bookVideo,
  CLOSES,
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

const SECRET = 'a secret between the bank and its Jitsi'
const JITSI = {
  video_provider: 'jitsi',
  jitsi_url: 'https://meet.bank.example',
  jitsi_app_id: 'bank',
  jitsi_secret: SECRET
}
const GARBAGE = '-----BEGIN PRIVATE KEY-----garbage'
const pemOf = (kind: 'rsa' | 'ec', modulusLength = 2048) =>
  String(
    (kind === 'rsa'
      ? generateKeyPairSync('rsa', { modulusLength })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
    ).privateKey.export({ type: 'pkcs8', format: 'pem' })
  )
const LINK = 'https://meet.demo.example/talk'
let office: VideoOffice

beforeAll(async () => {
  office = await openVideoOffice()
})
beforeEach(() => startOver(office))
afterAll(() => closeVideoOffice(office))

const withJitsi = async () => expect((await patchSettings(office, JITSI)).status).toBe(200)
async function booked(starts_at = START, rest: object = {}) {
  const one = await bookVideo(office, starts_at, rest)
  const mails = await mailed(office)
  return { ...one, mails, guest: guestPathIn(mails.visitor[0]), host: hostPath(one) }
}
const withRoom = async () => {
  await withJitsi()
  return booked()
}
const putLink = (uuid: string, meeting_url: string) =>
  request(office.site, 'PUT', `/api/v1/advisors/${office.alias}/appointments/${uuid}/meeting-url`, {
    cookie: office.advisor,
    body: { meeting_url }
  })
const keepLink = (meeting_url: string) =>
  request(office.site, 'PUT', `/api/v1/advisors/${office.alias}/settings`, {
    cookie: office.advisor,
    body: { meeting_url }
  })
const listed = async () =>
  (await request(office.site, 'GET', `/api/v1/advisors/${office.alias}/appointments`, { cookie: office.advisor })).body
    .appointments

interface Pass extends JWTPayload {
  room: string
  context: { user: { name: string; moderator: boolean; affiliation: string } }
}
/** What a press has let somebody in with, verified as the server does it. */
async function passIn(url: URL, key: Parameters<typeof jwtVerify>[1] = new TextEncoder().encode(SECRET)) {
  const options = { currentDate: office.site.clock.time, audience: 'jitsi', issuer: 'bank' }
  return jwtVerify<Pass>(url.searchParams.get('jwt') ?? '', key as Uint8Array, options)
}

test('the answer to a booking has the customer’s way into the talk, also when it is repeated, but not without a room', async () => {
  expect((await booked(later(START, 60))).talk).toBeUndefined()
  await withJitsi()
  const one = await booked()
  expect([one.talk, one.guest]).toEqual([expect.stringContaining(one.uuid), one.talk])
  const again = () =>
    request(office.site, 'POST', `/api/v1/advisors/${office.alias}/appointments`, {
      body: bookingRequest(office, later(START, 120), { type: 'online' }),
      headers: { 'idempotency-key': 'a-key-of-sixteen-signs' }
    })
  const [first, second] = [(await again()).body, (await again()).body]
  expect([second.uuid, second.talk]).toEqual([first.uuid, first.talk])
  await office.knex('advisors').update({ requires_confirmation: true })
  expect((await bookVideo(office, later(START, 180))).talk).toBeUndefined()
})

describe('the settings', () => {
  test.each([
    ['without any access', { video_provider: 'jitsi' }, ['jitsi_app_id', 'jitsi_secret', 'jitsi_url']],
    ['without a secret', { ...JITSI, jitsi_secret: '' }, ['jitsi_secret']],
    ['without encryption', { ...JITSI, jitsi_url: 'http://meet.bank.example' }, ['jitsi_url']],
    ['whose private key is garbage', { ...JITSI, jitsi_secret: GARBAGE }, ['jitsi_secret']],
    ['whose private key is cut off', { ...JITSI, jitsi_secret: pemOf('rsa').slice(0, 900) }, ['jitsi_secret']],
    ['whose private key is too short', { ...JITSI, jitsi_secret: pemOf('rsa', 1024) }, ['jitsi_secret']],
    ['whose private key is of another kind', { ...JITSI, jitsi_secret: pemOf('ec') }, ['jitsi_secret']],
    ['that we do not know', { ...JITSI, video_provider: 'zoom' }, ['video_provider']]
  ])('refuse a service %s, and say at which field', async (_, body, fields) => {
    const answer = await patchSettings(office, body)
    expect([answer.status, Object.keys(answer.body.errors).toSorted()]).toEqual([422, fields])
    expect(await office.knex('tenant_settings').where({ name: 'video_provider' })).toEqual([])
  })

  test.each([
    'https://',
    'https://user@meet.bank.example',
    'https://meet.bank.example/?room=1',
    'https://meet.bank.example/#a'
  ])('say what is wrong with the address %s', async (jitsi_url) => {
    const { status, body } = await patchSettings(office, { ...JITSI, jitsi_url })
    expect([status, body.errors]).toEqual([
      422,
      { jitsi_url: [expect.stringContaining('ohne Benutzernamen, Fragezeichen oder #')] }
    ])
  })

  test('refuse a key that is stored but cannot be read, once its service is chosen', async () => {
    expect((await patchSettings(office, { jitsi_secret: GARBAGE })).status).toBe(200)
    const { jitsi_secret: _, ...rest } = JITSI
    const { status, body } = await patchSettings(office, rest)
    expect([status, Object.keys(body.errors)]).toEqual([422, ['jitsi_secret']])
    expect(body.errors.jitsi_secret[0]).toContain('Dieser private Schlüssel ist nicht lesbar')
  })

  test('keep the secret sealed, show a mask, and cannot lose it while the service is chosen', async () => {
    await withJitsi()
    const { value } = await office.knex('tenant_settings').where({ name: 'jitsi_secret' }).first('value')
    expect(value).not.toContain(SECRET)
    const shown = await request(office.site, 'GET', '/api/v1/settings', { cookie: office.admin })
    expect(shown.body.jitsi_secret).toBe(SECRET_MASK)
    expect(JSON.stringify(await office.knex('audit_log'))).not.toContain(SECRET)
    expect((await patchSettings(office, { jitsi_secret: '' })).status).toBe(422)
    expect((await patchSettings(office, { jitsi_secret: SECRET_MASK, jitsi_key_id: 'k1' })).status).toBe(200)
    expect((await patchSettings(office, { video_provider: '', jitsi_secret: '' })).status).toBe(200)
  })
})

describe('without a service', () => {
  test('customers read that the link will come, and the advisor that one is missing', async () => {
    const { uuid, guest, mails } = await booked()
    expect(guest).toBe('')
    expect(mails.visitor[0]?.text).toContain('Den Link erhalten Sie vor dem Termin per E-Mail.')
    expect(mails.advisor[0]?.text).toContain('Sie haben keinen Link')
    expect((await listed())[0]).toMatchObject({ uuid, join_url: '' })
  })

  test('a service that is chosen later makes no room for what is booked already', async () => {
    const { uuid } = await booked()
    await withJitsi()
    expect((await listed())[0]).toMatchObject({ uuid, join_url: '' })
  })
})

describe('a room is refused', () => {
  test('to a made-up key, and to the key of another appointment', async () => {
    const { guest, uuid } = await withRoom()
    const other = await booked(later(START, 60))
    await setClock(office, OPENS)
    const paths = [
      `/talks/${uuid}/${'x'.repeat(43)}`,
      `/talks/${uuid}/${other.guest.split('/').at(-1)}`,
      `/talks/${randomUUID()}/${guest.split('/').at(-1)}`,
      `/talks/${uuid}/x`,
      '/talks/x/y'
    ]
    for (const path of paths) {
      expect((await get(office, path)).status, path).toBe(404)
      expect((await get(office, `${path}/enter`)).status, path).toBe(404)
    }
  })

  test('at another institution, also to its own people', async () => {
    const { guest, host } = await withRoom()
    await setClock(office, OPENS)
    const cookie = await signIn(office.site, 'advisor@nordbank.example', NORDBANK)
    for (const path of [guest, `${guest}/enter`, host, `${host}/enter`]) {
      expect((await get(office, path, { ...NORDBANK, cookie })).status, path).toBe(404)
    }
  })

  test('to a guest at the advisor’s address: it leads to the sign-in, and back', async () => {
    const { host } = await withRoom()
    await setClock(office, OPENS)
    for (const path of [host, `${host}/enter`]) {
      const { status, url } = await led(office, path)
      expect([status, url.pathname, url.searchParams.get('next')]).toEqual([303, '/account/login', path])
    }
    const { url } = await led(office, `/account/login?${new URLSearchParams({ next: host })}`, office.advisor)
    expect(url.pathname).toBe(host)
  })

  test.each(['second', 'branch', 'admin', 'analyst'])('to %s at the advisor’s address', async (account) => {
    const { host } = await withRoom()
    await setClock(office, OPENS)
    const cookie = await signIn(office.site, `${account}@demo.example`)
    for (const path of [host, `${host}/enter`]) {
      const { status, text } = await get(office, path, { cookie })
      expect([status, text]).toEqual([403, expect.stringContaining('nur für die Ansprechperson dieses Gesprächs')])
    }
  })

  test('before it opens, and the page says from when', async () => {
    const { guest, host } = await withRoom()
    await setClock(office, later(OPENS, -1))
    const page = await get(office, guest)
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('3. März 2027, 08:50 Uhr möglich.')])
    expect(page.text).not.toContain('/enter')
    expect((await get(office, `${guest}/enter`)).status).toBe(409)
    expect((await get(office, `${host}/enter`, { cookie: office.advisor })).status).toBe(409)
    expect((await get(office, host, { cookie: office.advisor })).text).toContain('08:50')
  })

  test('once it has closed, and the page says so', async () => {
    const { guest, host } = await withRoom()
    await setClock(office, CLOSES)
    for (const path of [guest, `${guest}/enter`, host, `${host}/enter`]) {
      const page = await get(office, path, { cookie: path.includes('host') ? office.advisor : '' })
      expect([page.status, page.text]).toEqual([410, expect.stringContaining('Dieses Videogespräch ist vorbei.')])
      expect(page.text).not.toContain('jwt=')
    }
  })

  test('once the appointment is cancelled, and the page says so', async () => {
    const { guest, host, token } = await withRoom()
    expect((await visit(office, 'POST', token, {})).status).toBe(204)
    await setClock(office, OPENS)
    for (const path of [guest, `${guest}/enter`, host, `${host}/enter`]) {
      const page = await get(office, path, { cookie: path.includes('host') ? office.advisor : '' })
      expect([page.status, page.text]).toEqual([410, expect.stringContaining('Dieser Termin wurde abgesagt.')])
    }
    expect((await mailed(office)).visitor[0]?.text).not.toContain('/talks/')
  })

  test('where bookings are turned off', async () => {
    const { guest, host } = await withRoom()
    await setClock(office, OPENS)
    const own = { tenant_id: office.tenantId, module_name: 'online-appointments' }
    await office.knex('tenant_modules').where(own).update({ effective_state: false })
    const answers = [await get(office, guest), await get(office, host, { cookie: office.advisor })]
    await office.knex('tenant_modules').where(own).update({ effective_state: true })
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('a customer', () => {
  test('gets an address of ours in mails, calendar entry and page, which names no video service', async () => {
    const { guest, token, mails } = await withRoom()
    expect(guest).not.toBe('')
    const [mail] = mails.visitor
    expect(mail?.text).toContain('Videogespräch – Teilnahme ab 08:50 Uhr')
    expect(entryIn(mail)).toMatch(new RegExp(`^http://localhost:\\d+${guest}$`))
    for (const text of [mail?.raw ?? '', (await get(office, guest)).text]) {
      expect(text).not.toContain('meet.bank.example')
      expect(text).not.toContain('jwt')
    }
    const page = (await get(office, `/appointments/${token}`)).text
    expect(page).toContain('Videogespräch – Teilnahme ab 08:50 Uhr')
    expect(page).not.toContain('/enter')
    expect((await get(office, `/appointments/${token}/calendar.ics`)).text.replaceAll('\r\n ', '')).toContain(guest)
    await setClock(office, later(START, -24 * 60))
    expect(guestPathIn((await mailed(office)).visitor[0])).toBe(guest)
  })

  test('reads both pages in the other language, too', async () => {
    const { guest, token } = await withRoom()
    expect((await get(office, `${guest}?lang=en`)).text).toContain('You can join from Wednesday, 3 March 2027')
    expect((await get(office, `/appointments/${token}?lang=en`)).text).toContain(
      'Video call — can be joined from 08:50'
    )
  })

  test('enters as a guest while it is open: by the page of the talk and by that of the appointment', async () => {
    const { guest, token } = await withRoom()
    for (const moment of [OPENS, later(START, 5), later(CLOSES, -1)]) {
      await setClock(office, moment)
      expect((await get(office, guest)).text, moment).toContain(`href="${guest}/enter"`)
      const { status, url } = await led(office, `${guest}/enter`)
      expect([status, url.origin]).toEqual([303, 'https://meet.bank.example'])
      const { payload, protectedHeader } = await passIn(url)
      expect(protectedHeader.alg).toBe('HS256')
      expect(payload).toMatchObject({
        room: url.pathname.slice(1),
        sub: 'meet.bank.example',
        nbf: Date.parse(OPENS) / 1000 - 60,
        exp: Date.parse(CLOSES) / 1000,
        context: { user: { name: 'Vera Visitor', moderator: false, affiliation: 'member' } }
      })
    }
    await setClock(office, later(START, 5))
    expect((await get(office, `/appointments/${token}`)).text).toContain(`href="${guest}/enter"`)
  })

  test('is a guest also for an advisor who is signed in', async () => {
    const { guest } = await withRoom()
    await setClock(office, OPENS)
    const { payload } = await passIn((await led(office, `${guest}/enter`, office.advisor)).url)
    expect(payload.context.user).toMatchObject({ name: 'Vera Visitor', moderator: false })
  })
})

test('the advisor enters as moderator, by one press, from desk and mail', async () => {
  const { host, mails } = await withRoom()
  expect(mails.advisor[0]?.text).toContain(host)
  expect(entryIn(mails.advisor[0])).toMatch(new RegExp(`^http://localhost:\\d+${host}$`))
  expect((await listed())[0].join_url).toBe(host)
  await setClock(office, OPENS)
  const { status, url } = await led(office, host, office.advisor)
  expect([status, url.origin]).toEqual([303, 'https://meet.bank.example'])
  const { payload } = await passIn(url)
  expect(payload.context.user).toMatchObject({ moderator: true, affiliation: 'owner' })
})

test('the advisor’s page before it opens leads back to the appointment at the desk, the customer’s does not', async () => {
  const { host, guest, uuid } = await withRoom()
  const desk = `/app/online-appointments/appointments/index?appointment=${uuid}`
  expect((await get(office, host, { cookie: office.advisor })).text).toContain(`href="${desk}"`)
  expect((await get(office, guest)).text).not.toContain('/app/')
})

test('a pass opens one room only: each appointment has its own, which stays when it is moved', async () => {
  const one = await withRoom()
  const two = await booked(later(START, 60))
  const roomOf = async (path: string, at: string) => {
    await setClock(office, at)
    return (await led(office, `${path}/enter`)).url.pathname
  }
  const [first, second] = [await roomOf(one.guest, OPENS), await roomOf(two.guest, later(OPENS, 60))]
  expect(first).toMatch(/^\/[\w-]{43}$/)
  expect(second).not.toBe(first)
  await setClock(office, MONDAY)
  expect((await visit(office, 'PATCH', one.token, { starts_at: later(START, 120) })).status).toBe(200)
  expect(guestPathIn((await mailed(office)).visitor[0])).toBe(one.guest)
  await setClock(office, OPENS)
  expect((await get(office, `${one.guest}/enter`)).status).toBe(409)
  expect(await roomOf(one.guest, later(OPENS, 120))).toBe(first)
})

test('where the customer has no e-mail address, the details have their address, for the advisor to pass on', async () => {
  const { uuid, guest, host } = await withRoom()
  const prepared = async () =>
    (
      await request(office.site, 'GET', `/api/v1/advisors/${office.alias}/appointments/${uuid}/preparation`, {
        cookie: office.advisor
      })
    ).body.guest_url
  expect(await prepared()).toBeUndefined()
  await office.knex('appointments').where({ uuid }).update({ email: '' })
  expect(await prepared()).toMatch(new RegExp(`^http://localhost:\\d+${guest}$`))
  expect(await prepared()).not.toContain(host)
  await office.knex('appointments').where({ uuid }).update({ meeting_url: LINK })
  expect(await prepared()).toBeUndefined()
})

test('neither key nor pass is stored anywhere', async () => {
  const { guest } = await withRoom()
  await setClock(office, OPENS)
  const { url } = await led(office, `${guest}/enter`)
  const key = guest.split('/').at(-1) ?? ''
  for (const table of [
    'appointments',
    'appointment_history',
    'video_rooms',
    'outbox',
    'audit_log',
    'tenant_settings'
  ]) {
    const text = JSON.stringify(await office.knex(table))
    expect(text.includes(key) || text.includes(url.pathname.slice(1)), table).toBe(false)
  }
})

test('a link by hand takes the room’s place, and its address leads there', async () => {
  const { uuid, guest, host } = await withRoom()
  expect((await putLink(uuid, LINK)).body).toMatchObject({ join_url: LINK, meeting_url: LINK })
  expect((await mailed(office)).visitor[0]?.text).toContain(LINK)
  // at any time: the other service has its own
  const page = (await get(office, guest)).text
  expect(page).toContain('Für dieses Videogespräch gilt jetzt ein anderer Link.')
  expect(page).toContain(`href="${guest}/enter"`)
  expect(page).not.toContain('Die Teilnahme ist ab')
  expect((await led(office, `${guest}/enter`)).url.href).toBe(LINK)
  expect((await led(office, host, office.advisor)).url.href).toBe(LINK)
  await setClock(office, OPENS)
  expect((await led(office, `${guest}/enter`)).url.href).toBe(LINK)
  expect((await led(office, host, office.advisor)).url.href).toBe(LINK)
  await setClock(office, CLOSES)
  expect((await get(office, `${guest}/enter`)).status).toBe(410)
  await setClock(office, MONDAY)
  expect((await putLink(uuid, '')).body).toMatchObject({ join_url: host, meeting_url: '' })
  expect(guestPathIn((await mailed(office)).visitor[0])).toBe(guest)
})

test('an advisor’s own link for all talks goes before rooms; taken away, customers are sent theirs', async () => {
  await withJitsi()
  await keepLink(LINK)
  const { guest, mails } = await booked()
  expect([guest, mails.visitor[0]?.text]).toEqual(['', expect.stringContaining(LINK)])
  const { body } = await keepLink('')
  expect(body.customers_informed).toBe(1)
  const [mail] = (await mailed(office)).visitor
  expect([mail?.subject?.split(':')[0], guestPathIn(mail)]).toEqual([
    'Link zum Videogespräch',
    expect.stringMatching(/./)
  ])
  // who has the room's address is led on from there, and gets a mail about the new link all the same
  expect((await keepLink('')).body.customers_informed).toBeUndefined()
})

test('a request has a room once it is confirmed, and lacks no link before', async () => {
  await office.knex('advisors').update({ requires_confirmation: true })
  const { uuid, mails } = await withRoom()
  expect(guestPathIn(mails.visitor[0])).toBe('')
  expect((await listed())[0]).toMatchObject({ join_url: '', has_settings_url: true })
  await request(office.site, 'POST', `/api/v1/advisors/${office.alias}/appointments/${uuid}/confirmation`, {
    cookie: office.advisor
  })
  expect(guestPathIn((await mailed(office)).visitor[0])).not.toBe('')
})

test('a private key signs, too, also one that lost its line breaks in the field', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  for (const jitsi_secret of [pem, pem.replaceAll('\n', '')]) {
    await startOver(office)
    expect((await patchSettings(office, { ...JITSI, jitsi_secret, jitsi_key_id: 'key-1' })).status).toBe(200)
    const { guest } = await booked()
    await setClock(office, OPENS)
    const { protectedHeader } = await passIn((await led(office, `${guest}/enter`)).url, publicKey)
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: 'key-1' })
  }
})

test('the hosted service of 8x8 gets its own issuer, subject and path', async () => {
  const appId = 'vpaas-magic-cookie-1fc542a3e4414a44b2611668195e2bfe'
  await patchSettings(office, { ...JITSI, jitsi_url: 'https://8x8.vc/', jitsi_app_id: appId })
  const { guest } = await booked()
  await setClock(office, OPENS)
  const { url } = await led(office, `${guest}/enter`)
  expect(url.href).toMatch(new RegExp(`^https://8x8\\.vc/${appId}/[\\w-]{43}\\?jwt=`))
  const { payload } = await jwtVerify(url.searchParams.get('jwt') ?? '', new TextEncoder().encode(SECRET), {
    currentDate: office.site.clock.time
  })
  expect(payload).toMatchObject({ iss: 'chat', sub: appId, aud: 'jitsi' })
})

/** As when it was stored before keys were looked at, or the installation's secret has changed since. */
const spoilKey = () => office.knex('tenant_settings').where({ name: 'jitsi_secret' }).update({ value: 'unreadable' })

test('nobody is promised a room that could not be made', async () => {
  await withJitsi()
  await spoilKey()
  const { guest, mails } = await booked()
  expect([guest, mails.visitor[0]?.text]).toEqual([
    '',
    expect.stringContaining('Den Link erhalten Sie vor dem Termin per E-Mail.')
  ])
  expect(mails.advisor[0]?.text).toContain('Sie haben keinen Link')
})

test('a key that cannot be read lets nobody in, and the page says to call', async () => {
  const { guest } = await withRoom()
  await spoilKey()
  await setClock(office, OPENS)
  const { status, text } = await get(office, `${guest}/enter`)
  expect([status, text]).toEqual([503, expect.stringContaining('rufen Sie uns an')])
})

function entryIn(mail: Delivered | undefined): string {
  const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  const event = new ICAL.Component(ICAL.parse(file?.content as string)).getFirstSubcomponent('vevent')
  return String(event?.getFirstPropertyValue('location'))
}
