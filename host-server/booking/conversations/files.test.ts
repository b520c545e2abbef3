import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FILE_DAYS, FILE_MAX_BYTES } from '#contract/conversation-files'
import { DAY, instant } from '../../core/base/clock.ts'
import { sweep } from '../../core/jobs/retention.ts'
import { decompressionBomb, phonePhoto } from '../../people/photos/testing/pictures.ts'
import { request, signIn } from '../../testing/client.ts'
import { NORDBANK } from '../../testing/demo-site.ts'
import { deliver, type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { trickle } from '../../testing/trickle.ts'
import { countStatuses, type Office, openOffice, pass, times } from '../appointments/testing/office.ts'
import { prove } from '../proof-of-work/testing/prove.ts'
import { FILE_SLICE } from './conversations.repository.ts'
import { newId, openChat, visitorOf } from './testing/chat.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n')

let office: Office
let mailbox: Mailbox
let cookie: string
let photo: Buffer

beforeAll(async () => {
  mailbox = await openMailbox()
  office = await openOffice({ LOAD_TEST: '1', SMTP_URL: mailbox.url })
  cookie = await signIn(office.site, 'advisor@demo.example')
  photo = await phonePhoto(640, 480, 6)
})
afterAll(async () => {
  await office.site.stop()
  await mailbox.stop()
})
beforeEach(async () => {
  for (const table of ['conversations', 'outbox', 'idempotency_keys']) await office.knex(table).delete()
  mailbox.mails.length = 0
})

interface Sent {
  name?: string
  client_id?: string
  type?: string
  host?: string
}

const send = (path: string, headers: Record<string, string>, body: Buffer | string, sent: Sent = {}, at = office) => {
  const { name = 'Foto.jpg', client_id = newId(), type = 'image/jpeg', host } = sent
  return request(at.site, 'POST', `${path}?client_id=${client_id}`, {
    body,
    ...(host && { host }),
    headers: { 'file-name': encodeURIComponent(name), 'content-type': type, ...headers }
  })
}
const sendAsVisitor = (token: string, body: Buffer | string, sent?: Sent, at = office) =>
  send('/api/v1/conversation/files', { 'conversation-token': token }, body, sent, at)
const sendAsStaff = (uuid: string, as: string, body: Buffer | string, sent?: Sent) =>
  send(`/api/v1/conversations/${uuid}/files`, { cookie: as }, body, sent)
const chat = (rest: object = {}) => openChat(office, cookie, rest)
const stored = () => office.knex('conversation_files').select('seq', 'size')

describe('a file is refused', () => {
  test.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415],
    ['a page called a picture', Buffer.from('<html><script>alert(1)</script></html>'), 415],
    ['a page that ends like a document', Buffer.from('<html>%PDF-1.7 %%EOF</html>'), 415],
    ['a document that was cut off', PDF.subarray(0, -8), 415],
    ['nothing', Buffer.alloc(0), 415],
    ['more than ten megabytes', Buffer.concat([PDF, Buffer.alloc(FILE_MAX_BYTES), Buffer.from('%%EOF')]), 413],
    ['a damaged picture', Buffer.from('\xff\xd8\xff and nothing else', 'latin1'), 422],
    ['a picture of too many pixels', decompressionBomb(20_000), 422]
  ])('%s, on both sides, and nothing is kept', async (_what, bytes, status) => {
    const { token, uuid, visitor } = await chat()
    const answers = [await sendAsVisitor(token, bytes), await sendAsStaff(uuid, cookie, bytes)]
    expect(answers.map((answer) => answer.status)).toEqual([status, status])
    for (const { body } of answers) expect(body.message || body.errors.file?.[0]).toMatch(/\S/)
    expect(await stored()).toEqual([])
    expect((await visitor.read()).messages).toHaveLength(1)
  })

  test.each([
    ['no name', ''],
    ['a name in two lines', 'a\nb.pdf'],
    ['a name that turns the direction of the text around it', 'a\u202Efdp.exe'],
    ['a name that is too long', `${'x'.repeat(120)}.pdf`]
  ])('with %s, at its field', async (_what, name) => {
    const { token, uuid } = await chat()
    const answers = [await sendAsVisitor(token, PDF, { name }), await sendAsStaff(uuid, cookie, PDF, { name })]
    expect(answers.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
      [422, ['file-name']],
      [422, ['file-name']]
    ])
  })

  test('once the conversation has ended or is blocked', async () => {
    const ended = await chat()
    await ended.visitor.end()
    const blocked = await chat()
    await blocked.staff.ask('PUT', '/block', { is_blocked: true })
    const answers = [ended, blocked].flatMap(({ token, uuid }) => [
      sendAsVisitor(token, PDF),
      sendAsStaff(uuid, cookie, PDF)
    ])
    expect(countStatuses(await Promise.all(answers))).toEqual({ 409: 4 })
    expect(await stored()).toEqual([])
  })

  test('beyond fifty megabytes of a conversation, and those of another do not count', async () => {
    const { token, uuid, visitor } = await chat()
    await sendAsVisitor(token, PDF)
    await office
      .knex('conversation_files')
      .where({ conversation_uuid: uuid })
      .update({ size: 50 * 1024 * 1024 })
    const refused = await sendAsVisitor(token, PDF)
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/50 MB/)])
    expect((await visitor.read()).messages).toHaveLength(2)
    const other = await chat()
    expect((await sendAsVisitor(other.token, PDF)).status).toBe(201)
  })
})

describe('who may not have a file', () => {
  test('of another conversation, of another institution, or without a key: nobody sends and nobody reads', async () => {
    const { token, uuid } = await chat()
    const other = await chat({ name: 'Otto' })
    expect((await sendAsVisitor(token, PDF)).body.seq).toBe(2)
    const read = (headers: Record<string, string>, host?: string) =>
      request(office.site, 'GET', '/api/v1/conversation/files/2', { headers, ...(host && { host }) })
    const refused = await Promise.all([
      read({}),
      read({ 'conversation-token': other.token }),
      read({ 'conversation-token': 'x'.repeat(43) }),
      read({ 'conversation-token': token }, NORDBANK.host),
      sendAsVisitor('x'.repeat(43), PDF),
      sendAsVisitor(token, PDF, { host: NORDBANK.host })
    ])
    for (const { status } of refused) expect([403, 404]).toContain(status)
    const strangers = [
      ['', 401],
      ['second@demo.example', 404],
      ['marketing@demo.example', 403]
    ] as const
    for (const [account, status] of strangers) {
      const as = account ? await signIn(office.site, account) : ''
      const path = `/api/v1/conversations/${uuid}/files`
      expect((await request(office.site, 'GET', `${path}/2`, { cookie: as })).status).toBe(status)
      expect((await sendAsStaff(uuid, as, PDF)).status).toBe(status)
    }
    const foreign = await signIn(office.site, 'admin@nordbank.example', NORDBANK)
    const there = await request(office.site, 'GET', `/api/v1/conversations/${uuid}/files/2`, {
      ...NORDBANK,
      cookie: foreign
    })
    expect([403, 404]).toContain(there.status)
    // nor by the number of a message that has none
    const { visitor } = other
    expect((await visitor.ask('GET', '/files/1')).status).toBe(404)
    expect(await stored()).toHaveLength(1)
  })
})

describe('a picture', () => {
  test('is drawn anew, upright and without what a camera writes, and only its two sides get it', async () => {
    const { token, uuid, visitor, staff } = await chat()
    const { status, body } = await sendAsVisitor(token, photo, { name: 'Küche & Bad.jpg' })
    expect([status, body.text, body.file]).toEqual([
      201,
      'Küche & Bad.jpg',
      { type: 'image/jpeg', size: expect.any(Number), width: 480, height: 640, is_kept: true }
    ])
    expect((await staff.ask('GET', '?after=1')).body.messages[0]).toMatchObject({ text: 'Küche & Bad.jpg', seq: 2 })
    const answers = [
      await visitor.ask('GET', '/files/2'),
      await request(office.site, 'GET', `/api/v1/conversations/${uuid}/files/2`, { cookie })
    ]
    for (const { status: got, bytes, headers } of answers) {
      expect(got).toBe(200)
      const { exif, width, format } = await sharp(bytes).metadata()
      expect([exif, width, format]).toEqual([undefined, 480, 'jpeg'])
      expect(bytes.includes('SpyPhone')).toBe(false)
      expect(headers['cache-control']).toMatch(/no-store/)
    }
  })

  test('is named after what it is, and no larger than a page of text needs', async () => {
    const { token } = await chat()
    const png = await sharp({ create: { width: 3000, height: 100, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const { body } = await sendAsVisitor(token, png, { name: 'seite.html', type: 'image/jpeg' })
    expect([body.text, body.file.type, body.file.width]).toEqual(['seite.html.png', 'image/png', 2400])
  })
})

test('a document is given out as a file to save, whatever a browser takes it for', async () => {
  const { uuid, visitor, staff } = await chat()
  const { body } = await sendAsStaff(uuid, cookie, PDF, { name: 'Vertrag.pdf', type: 'application/pdf' })
  expect([body.text, body.file.type, body.file.size]).toEqual(['Vertrag.pdf', 'application/pdf', PDF.length])
  for (const { bytes, headers } of [await visitor.ask('GET', '/files/2'), await staff.ask('GET', '/files/2')]) {
    expect(bytes.equals(PDF)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/default-src 'none'; sandbox/)
    })
  }
})

test.each([
  ['a byte less', -1],
  ['no more', 0],
  ['a byte more', 1]
])('a file of two slices and %s is given out whole, and no more than a slice is in memory', async (_what, more) => {
  const { token, visitor } = await chat()
  const whole = Buffer.concat([PDF, Buffer.alloc(2 * FILE_SLICE + more - 2 * PDF.length, '%'), PDF])
  await sendAsVisitor(token, whole, { name: 'Vertrag.pdf' })
  const sizes: number[] = []
  const note = (answer: unknown) => {
    const { slice } = (Array.isArray(answer) ? {} : (answer ?? {})) as { slice?: { byteLength: number } }
    if (slice) sizes.push(slice.byteLength)
  }
  office.knex.on('query-response', note)
  const { bytes } = await visitor.ask('GET', '/files/2')
  office.knex.removeListener('query-response', note)
  expect(bytes.equals(whole)).toBe(true)
  expect([sizes.length > 1, Math.max(...sizes)]).toEqual([true, FILE_SLICE])
})

test('the same file under one key is kept once, and another one under it is refused', async () => {
  const { token } = await chat()
  const client_id = newId()
  const answers = await Promise.all(times(2).map(() => sendAsVisitor(token, photo, { client_id })))
  expect(answers.map(({ status, body }) => [status, body.seq])).toEqual([
    [201, 2],
    [201, 2]
  ])
  expect((await sendAsVisitor(token, PDF, { client_id })).status).toBe(422)
  expect(await stored()).toHaveLength(1)
})

test('the inbox and the transcript name a file; the mail has none', async () => {
  const { uuid, visitor, staff } = await chat()
  await sendAsStaff(uuid, cookie, PDF, { name: 'Vertrag.pdf' })
  const [listed] = (await request(office.site, 'GET', '/api/v1/conversations', { cookie })).body.conversations
  expect([listed.last_kind, listed.last_text]).toEqual(['file', 'Vertrag.pdf'])
  await visitor.see(2)
  await visitor.ask('POST', '/transcript')
  pass(office, 1)
  await deliver(office.site)
  const mail = mailbox.mails.find(({ text }) => text?.includes('Vertrag.pdf'))
  expect(mail?.text).toContain('Datei: Vertrag.pdf')
  expect(mail?.attachments.filter(({ mimeType }) => !mimeType.startsWith('image/'))).toEqual([])
  expect((await staff.ask('GET')).status).toBe(200)
})

describe('files are kept', () => {
  test('no longer than their conversation, if either side deletes it or its time has run out', async () => {
    const deleted = await chat()
    const old = await chat()
    for (const { token } of [deleted, old]) await sendAsVisitor(token, PDF)
    await deleted.visitor.ask('DELETE')
    expect(await office.knex('conversation_files').pluck('conversation_uuid')).toEqual([old.uuid])
    const period = { tenant_id: office.tenantId, kind: 'conversation' }
    await office.knex('retention_periods').insert({ ...period, days: 30 })
    const long = instant(office.site.clock.time.getTime() - 31 * DAY)
    await office.knex('conversations').where({ uuid: old.uuid }).update({ last_at: long })
    await sweep(office.site.app)
    await office.knex('retention_periods').where(period).delete()
    expect(await stored()).toEqual([])
  })

  test('for sixty days; then its message says that it is gone, and it is not given out before the sweep either', async () => {
    const { token, visitor } = await chat()
    await sendAsVisitor(token, PDF, { name: 'Vertrag.pdf' })
    const before = new Date(office.site.clock.time)
    const fileOf = async () => (await visitor.read()).messages[1]
    office.site.clock.time = new Date(before.getTime() + FILE_DAYS * DAY - 1000)
    expect([(await fileOf()).file.is_kept, (await visitor.ask('GET', '/files/2')).status]).toEqual([true, 200])
    office.site.clock.time = new Date(before.getTime() + FILE_DAYS * DAY)
    expect([(await fileOf()).file.is_kept, (await visitor.ask('GET', '/files/2')).status]).toEqual([false, 404])
    expect(await stored()).toHaveLength(1)
    await sweep(office.site.app)
    expect(await stored()).toEqual([])
    expect((await fileOf()).text).toBe('Vertrag.pdf')
    office.site.clock.time = before
  })
})

describe('files that arrive slowly', () => {
  const slowly = (token: string) =>
    trickle(office.site, {
      method: 'POST',
      path: `/api/v1/conversation/files?client_id=${newId()}`,
      headers: { 'file-name': 'Foto.jpg', 'content-type': 'image/jpeg', 'conversation-token': token }
    })

  test('from visitors of many chats do not keep staff from sending theirs', async () => {
    // sessions do not outlive the months before
    const as = await signIn(office.site, 'advisor@demo.example')
    const { uuid } = await openChat(office, as)
    const chats = await Promise.all(times(4).map(() => openChat(office, as)))
    const slow = chats.flatMap(({ token }) => times(2).map(() => slowly(token)))
    try {
      expect(await Promise.race(slow.map(({ status }) => status))).toBe(503)
      expect((await sendAsStaff(uuid, as, PDF)).status).toBe(201)
    } finally {
      for (const one of slow) one.stop()
    }
    // their places are free again
    await expect.poll(async () => (await sendAsVisitor(chats[0]?.token ?? '', PDF)).status).toBe(201)
  })

  test('from one address do not keep out visitors at others', async () => {
    const shared = await openOffice({ LOAD_TEST: '1', TRUST_PROXY: '1' })
    try {
      const as = await signIn(shared.site, 'advisor@demo.example')
      const chats = await Promise.all(times(3).map(() => openChat(shared, as)))
      const [first, , last] = chats.map(({ token }) => token) as [string, string, string]
      const PATH = '/api/v1/conversation/files'
      const from = (address: string, token: string) => ({ 'conversation-token': token, 'x-forwarded-for': address })
      const slow = [first, first, chats[1]?.token ?? ''].map((token) =>
        trickle(shared.site, {
          method: 'POST',
          path: `${PATH}?client_id=${newId()}`,
          headers: { 'file-name': 'Foto.jpg', 'content-type': 'image/jpeg', ...from('192.0.2.1', token) }
        })
      )
      const statusFrom = async (address: string) => (await send(PATH, from(address, last), PDF, {}, shared)).status
      await expect.poll(() => statusFrom('192.0.2.1')).toBe(503)
      expect(await statusFrom('192.0.2.2')).toBe(201)
      for (const one of slow) one.stop()
      await expect.poll(() => statusFrom('192.0.2.1')).toBe(201)
    } finally {
      await shared.site.stop()
    }
  })

  test('from somebody whose account is deleted meanwhile are not kept', async () => {
    const leaving = await openOffice()
    try {
      const { limits, knex } = leaving.site.app
      const as = await signIn(leaving.site, 'advisor@demo.example')
      const { uuid } = await openChat(leaving, as)
      const { take } = limits
      const isReceived = new Promise<void>((done) => {
        limits.take = async (limit, key) => {
          await take(limit, key)
          if (limit.name === 'conversation-files-author') done()
        }
      })
      const sent = trickle(
        leaving.site,
        {
          method: 'POST',
          path: `/api/v1/conversations/${uuid}/files?client_id=${newId()}`,
          headers: { 'file-name': 'Foto.pdf', 'content-type': 'application/pdf', cookie: as }
        },
        PDF
      )
      await isReceived
      await knex('users').where({ email_address: 'advisor@demo.example' }).delete()
      sent.finish()
      expect(await sent.status).toBe(404)
      expect(await knex('conversation_messages').where({ kind: 'file' })).toEqual([])
    } finally {
      await leaving.site.stop()
    }
  })
})

describe('limits', () => {
  let strict: Office
  beforeAll(async () => {
    strict = await openOffice({})
  })
  afterAll(() => strict.site.stop())

  test('a conversation takes twenty files an hour, says until when, and takes messages all the same', async () => {
    const proof = await prove(strict.site, undefined, 'contact')
    const as = await signIn(strict.site, 'advisor@demo.example')
    const { token } = await openChat(strict, as, { proof })
    const statuses: number[] = []
    while (statuses.length < 20) statuses.push((await sendAsVisitor(token, PDF, {}, strict)).status)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const refused = await sendAsVisitor(token, PDF, {}, strict)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await visitorOf(strict, token).write('Hallo')).status).toBe(201)
  })
})
