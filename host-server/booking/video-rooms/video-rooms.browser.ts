import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, expectReadable, login, PHONE, visit } from '../../testing/browser.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type BrowserOffice, openBrowserOffice } from '../appointments/testing/browser-office.ts'
import { JitsiServer } from './testing/jitsi-server.ts'
import { beginsIn, bookVideo, emptyCalendar, holdVideoTalks, IN_GERMAN } from './testing/video-walk.ts'

let walk: BrowserOffice
let jitsi: JitsiServer
let mailbox: Mailbox
let host: string

beforeAll(async () => {
  jitsi = await JitsiServer.open()
  mailbox = await openMailbox()
  walk = await openBrowserOffice({ SMTP_URL: mailbox.url, INTERNAL_HOSTS: jitsi.host })
  host = `http://localhost:${walk.node.port}`
  await holdVideoTalks(walk.office)
  const body = {
    video_provider: 'jitsi',
    jitsi_url: jitsi.url,
    jitsi_app_id: jitsi.appId,
    jitsi_secret: jitsi.secret
  }
  const { page } = await visit(walk.browser, DESK, [host])
  await login(page, 'admin@demo.example', { host, password: 'correct horse battery' })
  const patch = async (text: string) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/v1/settings', { method: 'PATCH', headers, body: text })).status
  }
  expect(await page.evaluate(patch, JSON.stringify(body))).toBe(200)
  await page.context().close()
})
afterAll(async () => {
  await walk.close()
  await mailbox.stop()
  await jitsi.close()
})

async function visitorAt(browser: Browser, look: BrowserContextOptions, locale: string): Promise<[Page, string[]]> {
  const { page, faults } = await visit(browser, { ...look, locale }, [host, jitsi.url])
  return [page, faults]
}

const WORDS = {
  'de-AT': {
    booking: IN_GERMAN,
    early: /Die Teilnahme ist ab .* möglich/,
    from: /Teilnahme ab \d\d:\d\d Uhr/,
    join: 'Zum Videogespräch',
    cancel: 'Termin absagen',
    gone: /Dieser Termin wurde abgesagt/
  },
  'en-GB': {
    booking: {
      video: /Video call/,
      first: /First name/,
      last: /Last name/,
      mail: /E-?mail/i,
      next: /Continue|Next/,
      book: /Book now/
    },
    early: /You can join from /,
    from: /can be joined from \d\d:\d\d/,
    join: 'Join the video call',
    cancel: 'Cancel appointment',
    gone: /This appointment has been cancelled/
  }
} as const

test.each(['de-AT', 'en-GB'] as const)(
  'a visitor with a phone (%s) books a video call, joins it in time as a guest and the advisor as moderator; cancelled, it is gone',
  async (locale) => {
    const words = WORDS[locale]
    jitsi.asked.length = 0
    const [phone, faults] = await visitorAt(walk.browser, PHONE, locale)
    const { talk, appointment } = await bookVideo(
      phone,
      { host, alias: walk.office.alias, mailbox },
      `${locale}@visitor.example`,
      words.booking
    )
    expect([talk, appointment]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])

    await phone.goto(host + talk)
    await phone.getByText(words.early).waitFor()
    await expectReadable(phone, 'before it opens')
    await expectFits(phone, 'before it opens')
    await phone.goto(host + appointment)
    await phone.getByText(words.from).waitFor()
    expect(await phone.getByRole('link', { name: words.join }).count()).toBe(0)

    await beginsIn(walk.office, 5)
    await phone.reload()
    await phone.getByRole('link', { name: words.join }).waitFor()
    await expectAccessible(phone, 'the appointment while it is open')
    await phone.goto(host + talk)
    await expectReadable(phone, 'while it is open')
    await expectFits(phone, 'while it is open')
    // nobody else knows of the visit before the press
    expect(jitsi.asked).toEqual([])
    await phone.getByRole('link', { name: words.join }).click()
    await phone.getByRole('heading', { name: 'Vera Visitor: Gast' }).waitFor()

    const { page: desk } = await visit(walk.browser, DESK, [host, jitsi.url])
    await login(desk, 'advisor@demo.example', { host, password: 'correct horse battery' })
    await desk.goto(`${host}/app/online-appointments/appointments/index`)
    await desk.locator('[data-appointment]', { hasText: 'Vera Visitor' }).first().click()
    const link = desk.getByRole('dialog').getByRole('link', { name: 'Zum Videogespräch' })
    await link.waitFor()
    await expectAccessible(desk, 'the details while it is open')
    const [room] = await Promise.all([desk.context().waitForEvent('page'), link.click()])
    await room.getByRole('heading', { name: /: Moderation$/ }).waitFor()
    const rooms = new Set(jitsi.asked.filter((one) => one.includes('jwt=')).map((one) => one.split('?')[0]))
    expect(rooms.size).toBe(1)

    await phone.goto(host + appointment)
    await phone.locator('#cancel summary').click()
    await phone.locator('#cancel').getByRole('button', { name: words.cancel }).click()
    await phone.waitForURL(/done=cancelled/)
    await phone.goto(host + talk)
    await phone.getByText(words.gone).waitFor()
    expect(await phone.getByRole('link', { name: words.join }).count()).toBe(0)
    await expectReadable(phone, 'cancelled')
    expect(faults.filter((fault) => !fault.includes('410'))).toEqual([])
    await emptyCalendar(walk.office)
    await Promise.all([phone.context().close(), desk.context().close()])
  }
)
