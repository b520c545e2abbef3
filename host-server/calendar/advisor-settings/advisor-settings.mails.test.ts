import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { book, later, MONDAY, TUESDAY, visit } from '../../booking/appointments/testing/office.ts'
import { request } from '../../testing/client.ts'
import { type Delivered, deliver } from '../../testing/mailbox.ts'
import { cookie, get, LINK, mailbox, office, prepareSettings, put, setClock } from './testing/settings.ts'

prepareSettings()

describe('mails', () => {
  const start = later(TUESDAY, 2 * 24 * 60)
  async function mailed() {
    await deliver(office.site)
    const mails = mailbox.mails.splice(0)
    const isVisitors = ({ recipients }: Delivered) => recipients.includes('vera@visitor.example')
    return { visitor: mails.filter(isVisitors), advisor: mails.filter((mail) => !isVisitors(mail)) }
  }
  function locationIn(mail: Delivered | undefined) {
    const file = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const calendar = new ICAL.Component(ICAL.parse(file?.content as string))
    return calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('location')
  }

  test('that the advisor has turned off are not sent, nor their copies; requests are', async () => {
    await put({ notify: { booked: false, moved: true, cancelled: false }, copies_to: ['office@demo.example'] })
    const { body } = await book(office, start)
    await visit(office, 'POST', body.token, {})
    await put({ requires_confirmation: true })
    expect((await mailed()).advisor).toEqual([])
    await book(office, start)
    expect((await mailed()).advisor).toHaveLength(1)
  })

  test('about a booking that was moved before sending go out once, with its present time', async () => {
    await put({ notify: { booked: true, moved: false, cancelled: true } })
    const { body } = await book(office, start)
    await visit(office, 'PATCH', body.token, { starts_at: later(start, 60) })
    const { advisor } = await mailed()
    expect(advisor.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Neuer Termin: /)])
    expect(advisor[0]?.text).toContain('10:00–10:30')
  })

  test('to the advisor are copied by Bcc', async () => {
    await put({ copies_to: ['office@demo.example', 'deputy@demo.example'] })
    await book(office, start)
    const { visitor, advisor } = await mailed()
    expect(advisor.map(({ recipients }) => recipients.slice(1))).toEqual([
      ['office@demo.example', 'deputy@demo.example']
    ])
    expect(visitor[0]?.recipients).toEqual(['vera@visitor.example'])
    for (const { raw } of [...visitor, ...advisor]) expect(raw).not.toMatch(/office@|deputy@/)
  })

  test('remind the customer at the time that the advisor has set, or never', async () => {
    const remindersOf = () => office.knex('outbox').whereLike('dedupe_key', 'reminder:%').pluck('next_at')
    await put({ reminder_hours: 2 })
    const { body } = await book(office, start)
    expect(await remindersOf()).toEqual([later(start, -120)])
    await visit(office, 'PATCH', body.token, { starts_at: later(start, 60) })
    expect(await remindersOf()).toEqual([later(start, -60)])
    await put({ reminder_hours: 0 })
    await book(office, later(start, 180))
    expect(await remindersOf()).toHaveLength(1)
    await mailed()
    await setClock(new Date(later(start, -60)))
    expect((await mailed()).visitor).toEqual([])
  })

  test('about an online appointment contain its link, and so do its pages', async () => {
    await put({ meeting_url: LINK })
    const { body } = await book(office, start, { type: 'online' })
    const { visitor, advisor } = await mailed()
    for (const mail of [visitor[0], advisor[0]]) {
      expect(mail?.text).toContain(LINK)
      expect(locationIn(mail)).toBe(LINK)
    }
    expect((await get(`/appointments/${body.token}`)).text).toContain(`href="${LINK}"`)
    const own = await get(`/api/v1/advisors/${office.alias}/appointments`, { cookie })
    expect(own.body.appointments[0].join_url).toBe(LINK)
    await visit(office, 'POST', body.token, {})
    const cancelled = await mailed()
    expect(cancelled.visitor[0]?.text).not.toContain(LINK)
  })

  test('about a video call without a link promise the customer one, and ask the advisor for it', async () => {
    const PROMISE = 'You will get the link by e-mail before the appointment.'
    const english = { headers: { 'accept-language': 'en' } }
    await put({ notify: { booked: false, moved: true, cancelled: true } })
    const { body } = await book(office, start, { type: 'online' }, english)
    const { visitor, advisor } = await mailed()
    expect(visitor[0]?.text).toContain(`Where: ${PROMISE}`)
    expect((await get(`/appointments/${body.token}`, english)).text).toContain(PROMISE)
    expect(advisor[0]?.text).toContain('Sie haben keinen Link hinterlegt.')
    expect(advisor[0]?.text).toContain('/app/online-appointments/settings/index')
    await setClock(new Date(later(start, 10)))
    expect((await get(`/appointments/${body.token}`, english)).text).not.toContain(PROMISE)
  })

  describe('with a new link for all video calls', () => {
    const ROOM = 'https://meet.demo.example/other'
    const informed = async (body: object) => (await put(body)).body.customers_informed

    test('are not sent where it is refused, nor about talks that need no link or are over', async () => {
      await book(office, start)
      const past = await book(office, later(TUESDAY, 24 * 60), { type: 'online' })
      const cancelled = await book(office, later(start, 60), { type: 'online' })
      await visit(office, 'POST', cancelled.body.token, {})
      const silent = await book(office, later(start, 120), { type: 'online' })
      await office.knex('appointments').where({ uuid: silent.body.uuid }).update({ email: '' })
      const own = await book(office, later(start, 180), { type: 'online' })
      await office.knex('appointments').where({ uuid: own.body.uuid }).update({ meeting_url: ROOM })
      await put({ requires_confirmation: true })
      await book(office, later(start, 240), { type: 'online' })
      await office.knex('appointments').where({ uuid: past.body.uuid }).update({ ends_at: TUESDAY, starts_at: MONDAY })
      await setClock(new Date(TUESDAY))
      await mailed()
      expect((await put({ meeting_url: 'http://meet.demo.example' })).status).toBe(422)
      expect([await informed({ reminder_hours: 2 }), await informed({ meeting_url: LINK })]).toEqual([
        undefined,
        undefined
      ])
      expect(await mailed()).toEqual({ visitor: [], advisor: [] })
    })

    test('go once to each customer who was promised one, also where nobody is reminded, and none to the advisor', async () => {
      await put({ reminder_hours: 0 })
      const asked = await book(office, start, { type: 'online' })
      await book(office, later(start, 60), { type: 'online' })
      await mailed()
      expect(await informed({ meeting_url: LINK })).toBe(2)
      const { visitor, advisor } = await mailed()
      expect([visitor.length, advisor.length]).toEqual([2, 0])
      for (const mail of visitor) {
        expect(mail.subject).toMatch(/^Link zum Videogespräch: /)
        expect([mail.text?.includes(LINK), locationIn(mail)]).toEqual([true, LINK])
      }
      const path = `/api/v1/advisors/${office.alias}/appointments/${asked.body.uuid}/meeting-url`
      await request(office.site, 'PUT', path, { cookie, body: { meeting_url: LINK } })
      expect([await informed({ meeting_url: LINK }), await informed({ meeting_url: '' })]).toEqual([
        undefined,
        undefined
      ])
      expect(await mailed()).toEqual({ visitor: [], advisor: [] })
      const noted = office.knex('appointment_history').where({ appointment_uuid: asked.body.uuid })
      const after = (await noted.where({ what: 'mail-visitor' }).orderBy('uuid')).map((one) => one.after)
      expect(after).toEqual(['booked', 'link'])
    })

    test('are sent again where it is replaced, and those who are confirmed later find it in the confirmation', async () => {
      await put({ meeting_url: LINK })
      await book(office, start, { type: 'online' })
      await put({ requires_confirmation: true })
      const late = await book(office, later(start, 60), { type: 'online' })
      await mailed()
      expect(await informed({ meeting_url: ROOM })).toBe(1)
      expect((await mailed()).visitor[0]?.text).toContain(ROOM)
      const path = `/api/v1/advisors/${office.alias}/appointments/${late.body.uuid}/confirmation`
      await request(office.site, 'POST', path, { cookie })
      const { visitor } = await mailed()
      expect([visitor.length, visitor[0]?.text?.includes(ROOM)]).toEqual([1, true])
      expect(await informed({ meeting_url: ROOM })).toBeUndefined()
    })
  })

  test('about other appointments do not, nor before the advisor has confirmed', async () => {
    await put({ meeting_url: LINK })
    await book(office, start)
    await put({ requires_confirmation: true })
    await book(office, later(start, 60), { type: 'online' })
    const { visitor, advisor } = await mailed()
    for (const { raw } of [...visitor, ...advisor]) expect(raw).not.toContain('meet.demo.example')
  })
})
