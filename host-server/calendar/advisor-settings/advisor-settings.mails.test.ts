import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { book, later, TUESDAY, visit } from '../../booking/appointments/testing/office.ts'
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

  test('about other appointments do not, nor before the advisor has confirmed', async () => {
    await put({ meeting_url: LINK })
    await book(office, start)
    await put({ requires_confirmation: true })
    await book(office, later(start, 60), { type: 'online' })
    const { visitor, advisor } = await mailed()
    for (const { raw } of [...visitor, ...advisor]) expect(raw).not.toContain('meet.demo.example')
  })
})
