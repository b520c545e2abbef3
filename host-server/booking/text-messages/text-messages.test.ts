import { createHash } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textMessagesConsentMessages } from '#contract/messages/text-messages.messages'
import { SECRET_MASK } from '#contract/settings'
import { CONSENT_VERSION } from '#contract/text-consent'
import { enqueue } from '../../core/jobs/outbox.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { request, signIn } from '../../testing/client.ts'
import { audit, book, CONSISTENT, later, TUESDAY, times, visit } from '../appointments/testing/office.ts'
import { prove } from '../proof-of-work/testing/prove.ts'
import {
  again,
  answer,
  at,
  bookWithTexts,
  closeTextOffice,
  genericSettings,
  NUMBER,
  openTextOffice,
  patchSettings,
  run,
  startOver,
  type TextOffice,
  TYPED,
  twilioSettings
} from './testing/text-office.ts'
import { reminderText } from './text-jobs.service.ts'
import { REPLIES } from './text-messages.pages.ts'

let office: TextOffice

beforeAll(async () => {
  office = await openTextOffice()
})
beforeEach(() => startOver(office))
afterAll(() => closeTextOffice(office))

/** Wednesday; the reminder goes out on Tuesday at the same hour. */
const START = later(TUESDAY, 24 * 60)
const DUE = TUESDAY

const withTwilio = async (change: object = {}) =>
  expect((await patchSettings(office, { ...twilioSettings(office), ...change })).status).toBe(200)
const withGeneric = async () => expect((await patchSettings(office, genericSettings(office))).status).toBe(200)
const messages = () => office.knex('text_messages').orderBy('created_at')
const consents = () => office.knex('text_consents')
const page = (path: string, form?: string) =>
  request(office.site, form === undefined ? 'GET' : 'POST', path, {
    ...(form !== undefined && { body: form }),
    headers: { accept: 'text/html', 'accept-language': 'en', 'content-type': 'application/x-www-form-urlencoded' }
  })
const repliesUrl = async () => {
  const tenant = await office.site.app.tenants.find('localhost')
  return `${tenant ? baseUrl(office.site.app.config, tenant) : ''}${REPLIES}`
}
const says = async (from: string, text: string, sid?: string) =>
  answer(office, office.twilio.reply(await repliesUrl(), from, text, sid))

test('the version of the consent is that of its texts', () => {
  const texts = Object.values(textMessagesConsentMessages).map((text) => Object.entries(text).toSorted())
  expect(CONSENT_VERSION).toBe(createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12))
})

describe('the settings', () => {
  test('refuse a service whose access is not complete, a price that is none and an unknown service', async () => {
    const missing = await patchSettings(office, { text_provider: 'twilio', twilio_account: 'AC1' })
    expect([missing.status, Object.keys(missing.body.errors).toSorted()]).toEqual([
      422,
      ['text_sender', 'twilio_token']
    ])
    const wrong = await patchSettings(office, { text_provider: 'pigeons', text_price: '8 cents', text_country: '+43' })
    expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([
      422,
      ['text_country', 'text_price', 'text_provider']
    ])
    expect(await office.knex('tenant_settings').whereLike('name', 'text%')).toEqual([])
  })

  test('keep secrets sealed, and tell visitors only whether text messages can be chosen', async () => {
    const isOffered = async () => (await request(office.site, 'GET', '/api/v1/tenant')).body.has_texts
    expect(await isOffered()).toBeUndefined()
    await withTwilio()
    expect(await isOffered()).toBe(true)
    const { value } = await office.knex('tenant_settings').where({ name: 'twilio_token' }).first('value')
    expect(value).not.toContain(office.twilio.token)
    const tenant = await request(office.site, 'GET', '/api/v1/tenant')
    expect(tenant.text).not.toContain(office.twilio.account)
  })

  const check = (body: object, cookie = office.admin) =>
    request(office.site, 'POST', '/api/v1/settings/text-check', { cookie, body })
  const found = async (body: object) =>
    (await check(body)).body.findings.map(({ finding }: { finding: string }) => finding)

  test('are tested by administrators alone, without sending anything', async () => {
    expect((await check(twilioSettings(office), '')).status).toBe(401)
    const advisor = await signIn(office.site, 'advisor@demo.example')
    expect((await check(twilioSettings(office), advisor)).status).toBe(403)
    expect((await check({ text_provider: 'twilio' })).status).toBe(422)
    const works = await check(twilioSettings(office))
    expect(works.body).toEqual({
      findings: [
        { finding: 'answers', detail: office.twilio.host },
        { finding: 'accepted', detail: '' },
        { finding: 'tried-when-sent', detail: '' }
      ],
      replies: await repliesUrl()
    })
    expect(await found(genericSettings(office))).toEqual(['answers', 'accepted', 'tried-when-sent'])
    expect([office.twilio.taken, office.generic.taken]).toEqual([[], []])
  })

  test('are told from a wrong secret, a wrong account and a service that is away', async () => {
    const settings = twilioSettings(office)
    expect(await found({ ...settings, twilio_token: 'wrong' })).toEqual(['answers', 'refused'])
    expect(await found({ ...genericSettings(office), text_token: 'wrong' })).toEqual(['answers', 'refused'])
    expect(await found({ ...settings, twilio_url: 'https://127.0.0.1' })).toEqual(['unreachable'])
    await withTwilio()
    expect(await found({ ...settings, twilio_token: SECRET_MASK })).toContain('accepted')
  })

  test.each([
    ['twilio', 'twilio_url', 'twilio_token', twilioSettings],
    ['generic', 'text_url', 'text_token', genericSettings]
  ] as const)('send the stored secret to its own address alone: %s', async (_, address, secret, settingsOf) => {
    const { [secret]: given, ...settings } = settingsOf(office) as Record<string, string>
    expect((await patchSettings(office, { ...settings, [secret]: given })).status).toBe(200)
    const elsewhere = { ...settings, [address]: `${settings[address]}/elsewhere`, [secret]: SECRET_MASK }
    for (const refused of [await check(elsewhere), await patchSettings(office, elsewhere)]) {
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [secret]])
    }
    expect((await office.knex('tenant_settings').where({ name: address }).first('value')).value).toBe(settings[address])
    expect((await patchSettings(office, { ...elsewhere, [secret]: 'a new one' })).status).toBe(200)
  })
})

describe('a booking', () => {
  test('without a service records nothing, and one without the choice gets no text', async () => {
    expect((await bookWithTexts(office, START)).status).toBe(201)
    await withTwilio()
    expect((await book(office, later(START, 60), { phone: TYPED })).status).toBe(201)
    expect(await consents()).toEqual([])
    await at(office, later(DUE, 60))
    expect(office.twilio.taken).toEqual([])
  })

  test('refuses an unknown version, and a number that cannot be dialled, at its field', async () => {
    await withTwilio()
    expect((await bookWithTexts(office, START, { text_consent: '123456789abc' })).status).toBe(422)
    for (const phone of ['', '12345', '664 1234567']) {
      const refused = await bookWithTexts(office, START, { phone })
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['phone']])
    }
    expect(await office.knex('appointments')).toEqual([])
  })

  test('records number, version and time, and repeats nothing', async () => {
    await withTwilio()
    const headers = { 'idempotency-key': 'a-key-of-sixteen-signs' }
    const asked = { phone: TYPED, text_consent: CONSENT_VERSION }
    const { uuid } = (await book(office, START, asked, { headers })).body
    await book(office, START, asked, { headers })
    expect(await consents()).toEqual([
      expect.objectContaining({
        appointment_uuid: uuid,
        number: NUMBER,
        version: CONSENT_VERSION,
        created_at: '2027-03-01T08:00:00Z',
        ended_at: null
      })
    ])
    expect(await audit(office)).toEqual(CONSISTENT)
  })

  test('without script asks for the number, carries the choice on and records it', async () => {
    const path = `/book/${office.alias}?topic=${office.topics.short}&type=in-branch&starts_at=${START}`
    expect((await page(path)).text).not.toContain('name="text_consent"')
    await withTwilio()
    const details = await page(path)
    expect(details.text).toContain('name="text_consent"')
    const [, ticket = ''] = /name="ticket" value="([^"]+)"/.exec(details.text) ?? []
    const [, hold = ''] = /name="hold" value="([^"]+)"/.exec(details.text) ?? []
    const form = (step: string, phone: string) =>
      new URLSearchParams({
        step,
        hold,
        ticket,
        phone,
        first_name: 'Vera',
        last_name: 'Visitor',
        email: 'vera@visitor.example',
        text_consent: CONSENT_VERSION
      }).toString()
    for (const phone of ['', '664 1234567']) {
      const refused = await page(path, form('review', phone))
      expect([
        refused.status,
        refused.text.includes('id="phone"'),
        /checked[^>]*|text_consent/.test(refused.text)
      ]).toEqual([422, true, true])
    }
    const review = await page(path, form('review', TYPED))
    expect([review.status, /Reminder by text message|Erinnerung per SMS/.test(review.text)]).toEqual([200, true])
    await office.site.clock.time.setSeconds(office.site.clock.time.getSeconds() + 30)
    expect((await page(path, form('book', TYPED))).status).toBe(303)
    expect(await consents()).toHaveLength(1)
  })
})

describe('the reminder', () => {
  test('says time and place and nothing else, once, and what it costs', async () => {
    await withTwilio()
    await bookWithTexts(office, START, { note: 'about the divorce' })
    await run(office)
    expect(office.twilio.taken).toEqual([])
    await at(office, DUE)
    await at(office, later(DUE, 5))
    expect(office.twilio.taken).toHaveLength(1)
    const [{ to, from, text } = { to: '', from: '', text: '' }] = office.twilio.taken
    expect([to, from]).toEqual([NUMBER, '+43720123456'])
    expect(text).toMatch(/^.+: Ihr Termin ist am Mittwoch, 3\. März 2027, 09:00, .+\. STOP beendet die SMS\.$/)
    expect(text).not.toMatch(/Vera|Visitor|divorce|http/)
    const [sent] = await messages()
    expect(sent).toMatchObject({
      event: 'reminder',
      state: 'sent',
      number_end: '567',
      parts: 1,
      cost: 790,
      fault: null
    })
    expect(JSON.stringify(sent)).not.toContain('1234567')
    const events = await office.knex('report_events').whereLike('metric', 'text-%').orderBy('metric')
    expect(events.map(({ metric, count }) => [metric, count])).toEqual([
      ['text-parts', 1],
      ['text-sent', 1]
    ])
  })

  test('goes to a bank’s own service as JSON with the same id each time', async () => {
    await withGeneric()
    await bookWithTexts(office, START)
    office.generic.faults.push('lost')
    await at(office, DUE)
    expect((await messages())[0]).toMatchObject({ state: 'sending', fault: 'away' })
    await again(office)
    expect(office.generic.taken).toEqual([expect.objectContaining({ to: NUMBER, from: '+43720123456' })])
    expect((await messages())[0]).toMatchObject({ state: 'sent', fault: null, cost: null })
  })

  test('is not sent again where the answer of the service was lost, or a node has died before it', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    office.twilio.faults.push('lost')
    await at(office, DUE)
    expect([office.twilio.taken.length, (await messages())[0].state]).toEqual([1, 'sending'])
    await again(office)
    expect([office.twilio.taken.length, (await messages())[0].state]).toEqual([1, 'sent'])
    // a node that has died after the answer, and before it has noted it
    await office.knex('text_messages').update({ state: 'sending' })
    await office
      .knex('outbox')
      .where({ kind: 'text-message' })
      .update({
        state: 'waiting',
        next_at: DUE,
        payload: JSON.stringify({
          event: 'reminder',
          appointment_uuid: (await office.knex('appointments').first('uuid')).uuid,
          sequence: 0
        })
      })
    await run(office)
    expect([office.twilio.taken.length, (await messages())[0].state]).toEqual([1, 'sent'])
  })

  test('is tried again while the service is away, too busy or refuses the access', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    office.twilio.faults.push(503, 429)
    await at(office, DUE)
    expect((await messages())[0]).toMatchObject({ state: 'sending', fault: 'away' })
    await again(office)
    await patchSettings(office, { twilio_token: 'wrong' })
    await again(office)
    expect((await messages())[0]).toMatchObject({ state: 'sending', fault: 'refused', detail: '20003' })
    await patchSettings(office, { twilio_token: office.twilio.token })
    await again(office)
    expect([office.twilio.taken.length, (await messages())[0].state]).toEqual([1, 'sent'])
  })

  test('is not tried again for a number that the service refuses', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    office.twilio.faults.push(400)
    await at(office, DUE)
    await again(office)
    expect([office.twilio.taken, (await messages())[0]]).toEqual([
      [],
      expect.objectContaining({ state: 'failed', fault: 'rejected' })
    ])
  })

  test('is given up once the appointment has begun', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    office.twilio.faults.push(503)
    await at(office, DUE)
    await again(office, 25 * 60)
    expect([office.twilio.taken, (await messages())[0]]).toEqual([
      [],
      expect.objectContaining({ state: 'failed', fault: 'too-late' })
    ])
  })

  test('is not sent for a cancelled appointment, and for a moved one at its new time alone', async () => {
    await withTwilio()
    const gone = (await bookWithTexts(office, START)).body
    const moved = (await bookWithTexts(office, later(START, 60))).body
    await visit(office, 'POST', gone.token, {})
    await visit(office, 'PATCH', moved.token, { starts_at: later(START, 24 * 60) })
    await at(office, later(DUE, 120))
    expect(office.twilio.taken).toEqual([])
    await at(office, later(DUE, 24 * 60))
    expect(office.twilio.taken.map(({ text }) => text)).toEqual([expect.stringContaining('4. März 2027, 09:00')])
  })

  test('is decided when it is sent: not without a service, nor where the advisor has turned reminders off', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    await bookWithTexts(office, later(START, 60))
    await patchSettings(office, { text_provider: '' })
    await at(office, DUE)
    await withTwilio()
    const { advisorUuid: advisor_uuid, tenantId: tenant_id } = office
    await office.knex('advisor_settings').where({ advisor_uuid }).delete()
    await office.knex('advisor_settings').insert({ tenant_id, advisor_uuid, reminder_hours: 0 })
    await at(office, later(DUE, 60))
    await office.knex('advisor_settings').where({ advisor_uuid }).delete()
    expect([office.twilio.taken, await messages()]).toEqual([[], []])
  })
})

describe('an answer', () => {
  test('without the service’s signature, to another institution or without a service has no effect', async () => {
    const url = await repliesUrl()
    const stop = office.twilio.reply(url, NUMBER, 'STOP')
    expect((await answer(office, stop)).status).toBe(404)
    await withTwilio()
    expect((await answer(office, office.twilio.reply(url, NUMBER, 'STOP', 'SM1', 'wrong'))).status).toBe(403)
    expect((await answer(office, { ...stop, headers: { ...stop.headers, 'x-twilio-signature': '' } })).status).toBe(403)
    expect((await answer(office, { ...stop, body: stop.body.replace('STOP', 'START') })).status).toBe(403)
    expect((await answer(office, stop, { host: 'nordbank.localhost' })).status).toBe(404)
    await withGeneric()
    const now = office.site.clock.time
    expect((await answer(office, office.generic.reply(now, NUMBER, 'STOP', 'r1', 'wrong'))).status).toBe(403)
    const old = new Date(now.getTime() - 6 * 60_000)
    expect((await answer(office, office.generic.reply(old, NUMBER, 'STOP'))).status).toBe(403)
    expect(await office.knex('text_stops')).toEqual([])
  })

  test.each(['STOP', ' stopp. ', '„Stop“'])('%s ends all text messages to the number', async (word) => {
    await withTwilio()
    await bookWithTexts(office, START)
    const told = await says(NUMBER, word)
    expect([told.status, told.text]).toEqual([200, expect.stringContaining('<Response/>')])
    await at(office, DUE)
    expect([office.twilio.taken, await messages()]).toEqual([[], []])
    expect(JSON.stringify(await office.knex('text_stops'))).not.toContain('664')
  })

  test('is known however the service writes the number', async () => {
    await withGeneric()
    await bookWithTexts(office, START)
    const reply = office.generic.reply(office.site.clock.time, NUMBER.slice(1), 'STOP')
    expect((await answer(office, reply)).status).toBe(200)
    await at(office, DUE)
    expect(office.generic.taken).toEqual([])
  })

  test('START allows them again, and a STOP that is told a second time does not end them once more', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    await says(NUMBER, 'STOP', 'SM-stop')
    await says(NUMBER, 'Start', 'SM-start')
    await says(NUMBER, 'STOP', 'SM-stop')
    await at(office, DUE)
    expect(office.twilio.taken).toHaveLength(1)
  })

  test('in a sentence, or from another number, changes nothing', async () => {
    await withGeneric()
    await bookWithTexts(office, START)
    const now = office.site.clock.time
    const tell = (from: string, text: string, id: string) => answer(office, office.generic.reply(now, from, text, id))
    expect((await tell(NUMBER, 'Please stop by at my office', 'r1')).status).toBe(200)
    expect((await tell('+436649999999', 'STOP', 'r2')).status).toBe(200)
    await at(office, DUE)
    expect(office.generic.taken).toHaveLength(1)
  })

  test('that the service itself has taken ends them here, too', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    await bookWithTexts(office, later(START, 60))
    office.twilio.unsubscribed.add(NUMBER)
    await at(office, later(DUE, 60))
    expect((await messages())[0]).toMatchObject({ state: 'failed', fault: 'stopped' })
    expect(await office.knex('text_stops')).toHaveLength(1)
  })
})

describe('a number that nobody has verified', () => {
  let strict: TextOffice
  beforeAll(async () => {
    strict = await openTextOffice({ LOAD_TEST: '' })
    await startOver(strict)
  })
  afterAll(() => closeTextOffice(strict))

  test('gets no more than ten text messages a day, which leaves the institution’s others, and the list says why', async () => {
    expect((await patchSettings(strict, { ...twilioSettings(strict), text_day_limit: '11' })).status).toBe(200)
    const proof = await prove(strict.site, undefined, 'appointment')
    const { uuid } = (await bookWithTexts(strict, START, { proof })).body
    await at(strict, DUE)
    for (const sequence of times(11)) {
      const moved = sequence + 1
      await strict.knex('appointments').where({ uuid }).update({ sequence: moved })
      const db = new TenantDb(strict.knex, strict.tenantId)
      await enqueue(db, strict.site.clock.time, reminderText({ uuid, sequence: moved }, DUE))
      await run(strict)
    }
    expect(strict.twilio.taken).toHaveLength(10)
    const failed = await strict.knex('text_messages').where({ state: 'failed' })
    expect(failed.map(({ fault }) => fault)).toEqual(['too-many', 'too-many'])
  })
})

describe('an institution’s day', () => {
  let strict: TextOffice
  beforeEach(async () => {
    strict = await openTextOffice({ LOAD_TEST: '' })
    await startOver(strict)
    expect((await patchSettings(strict, { ...twilioSettings(strict), text_day_limit: '1' })).status).toBe(200)
    for (const minutes of [0, 60]) {
      const proof = await prove(strict.site, undefined, 'appointment')
      expect((await bookWithTexts(strict, later(START, minutes), { proof })).status).toBe(201)
    }
    await run(strict)
  })
  afterEach(() => closeTextOffice(strict))

  const LIMIT = /^Die Tagesgrenze für SMS ist erreicht/
  const told = (mails: { subject?: string | undefined }[]) => mails.filter(({ subject = '' }) => LIMIT.test(subject))
  const listed = async () => (await request(strict.site, 'GET', '/api/v1/text-messages', { cookie: strict.admin })).body
  const states = async () =>
    (await strict.knex('text_messages').orderBy('created_at')).map(({ state, fault }) => [state, fault])

  test('refuses a limit that is none', async () => {
    for (const text_day_limit of ['0', '-1', '1.5', 'many'])
      expect(Object.keys((await patchSettings(strict, { text_day_limit })).body.errors)).toEqual(['text_day_limit'])
  })

  test('holds back what is too much, tells the administrators once, and sends it the next day', async () => {
    expect(told(await at(strict, DUE))).toEqual([])
    expect(told(await at(strict, later(DUE, 60)))).toHaveLength(1)
    expect([strict.twilio.taken.length, await states()]).toEqual([
      1,
      [
        ['sent', null],
        ['sending', 'day-limit']
      ]
    ])
    expect((await listed()).waiting).toBe(1)
    expect(told(await at(strict, later(DUE, 3 * 60)))).toEqual([])
    expect(strict.twilio.taken).toHaveLength(1)
    // the hour in which its day begins
    await at(strict, later(DUE, 17 * 60))
    expect([strict.twilio.taken.length, (await listed()).waiting]).toEqual([2, 0])
    expect(await states()).toEqual([
      ['sent', null],
      ['sent', null]
    ])
  })

  test('a higher limit, or none, sends on the same day, and each once', async () => {
    await at(strict, later(DUE, 60))
    await patchSettings(strict, { text_day_limit: '' })
    await at(strict, later(DUE, 2 * 60))
    await at(strict, later(DUE, 3 * 60))
    expect(strict.twilio.taken).toHaveLength(2)
  })

  test('what waits is not sent for a cancelled appointment', async () => {
    await at(strict, later(DUE, 60))
    await strict.knex('appointments').update({ state: 'cancelled' })
    await at(strict, later(DUE, 17 * 60))
    expect([strict.twilio.taken.length, (await states())[1]]).toEqual([1, ['failed', 'too-late']])
  })
})

test('a text whose node was killed is settled the next day, and one on its way is left', async () => {
  await withTwilio()
  const row = {
    tenant_id: office.tenantId,
    event: 'reminder',
    number_end: '567',
    state: 'sending',
    detail: '',
    parts: 1
  }
  const created_at = (hours: number) => later(office.site.clock.time.toISOString(), -hours * 60)
  await office.knex('text_messages').insert([
    { ...row, uuid: crypto.randomUUID(), event_key: 'old', created_at: created_at(26) },
    { ...row, uuid: crypto.randomUUID(), event_key: 'new', created_at: created_at(2) },
    { ...row, uuid: crypto.randomUUID(), event_key: 'waits', fault: 'day-limit', created_at: created_at(26) },
    { ...row, uuid: crypto.randomUUID(), event_key: 'waited', fault: 'day-limit', created_at: created_at(9 * 24) }
  ])
  await sweep(office.site.app)
  const rows = await office.knex('text_messages').orderBy('event_key')
  expect(rows.map(({ event_key, state, fault }) => [event_key, state, fault])).toEqual([
    ['new', 'sending', null],
    ['old', 'failed', 'lost'],
    ['waited', 'failed', 'too-late'],
    ['waits', 'sending', 'day-limit']
  ])
})

describe('the customer’s page', () => {
  test('says what was chosen, and ends it with one press', async () => {
    await withTwilio()
    const { token } = (await bookWithTexts(office, START)).body
    const path = `/appointments/${token}`
    expect((await page(path)).text).toContain('An die Nummer, die auf 567 endet')
    expect((await page(`${path}/texts`)).status).toBe(303)
    expect((await page(path)).text).toContain('An die Nummer, die auf 567 endet')
    const pressed = await page(`${path}/texts`, '')
    expect([pressed.status, pressed.headers.location]).toEqual([303, `${path}?done=texts`])
    const done = await page(`${path}?done=texts`)
    expect(done.text).toContain('Dazu kommen keine SMS mehr')
    expect(done.text).not.toContain('auf 567 endet')
    await at(office, DUE)
    expect(office.twilio.taken).toEqual([])
    expect((await consents())[0]).toMatchObject({ version: CONSENT_VERSION, ended_at: '2027-03-01T08:00:00Z' })
  })

  test('does not say that they have ended where they have not', async () => {
    await withTwilio()
    const { token } = (await bookWithTexts(office, START)).body
    expect((await page(`/appointments/${token}?done=texts`)).text).not.toContain('Dazu kommen keine SMS mehr')
    expect((await page(`/appointments/${'x'.repeat(43)}/texts`, '')).status).toBe(404)
  })
})

describe('the list of the administration', () => {
  const list = (cookie = office.admin, query = '') =>
    request(office.site, 'GET', `/api/v1/text-messages${query}`, { cookie })

  test('is no one else’s', async () => {
    expect((await list('')).status).toBe(401)
    expect((await list(await signIn(office.site, 'advisor@demo.example'))).status).toBe(403)
  })

  test('shows what was sent and what this month costs, without names and numbers', async () => {
    await withTwilio()
    await bookWithTexts(office, START)
    await bookWithTexts(office, later(START, 60))
    await at(office, DUE)
    office.twilio.faults.push(400)
    await at(office, later(DUE, 60))
    const { body, text } = await list()
    expect(body).toMatchObject({ total: 2, page_size: 25, month: { sent: 1, parts: 1, cost: 0.079 } })
    expect(body.messages.map(({ state, cost }: { state: string; cost: number }) => [state, cost])).toEqual([
      ['failed', 0.079],
      ['sent', 0.079]
    ])
    expect(text).not.toMatch(/Vera|1234567|Termin/)
    const foreign = await signIn(office.site, 'admin@nordbank.example', { host: 'nordbank.localhost' })
    const theirs = await request(office.site, 'GET', '/api/v1/text-messages', {
      cookie: foreign,
      host: 'nordbank.localhost'
    })
    expect(theirs.body).toMatchObject({ total: 0, month: { sent: 0, parts: 0, cost: null } })
  })
})
