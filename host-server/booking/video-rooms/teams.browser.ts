import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MicrosoftServer } from '../../calendar/external-calendar/testing/microsoft-server.ts'
import { DESK, expectAccessible, expectFits, login, PHONE, visit } from '../../testing/browser.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type BrowserOffice, openBrowserOffice } from '../appointments/testing/browser-office.ts'
import { beginsIn, bookVideo, holdVideoTalks } from './testing/video-walk.ts'

let walk: BrowserOffice
let microsoft: MicrosoftServer
let mailbox: Mailbox
let host: string
const password = 'correct horse battery'

beforeAll(async () => {
  microsoft = await new MicrosoftServer().listen()
  mailbox = await openMailbox()
  walk = await openBrowserOffice({ SMTP_URL: mailbox.url, ...microsoft.environment })
  host = `http://localhost:${walk.node.port}`
  await holdVideoTalks(walk.office)
})
afterAll(async () => {
  await walk.close()
  await mailbox.stop()
  microsoft.close()
})

async function looksWell(page: Page, state: string) {
  await expectAccessible(page, state)
  await expectFits(page, state)
}

test('an administrator chooses Teams, an advisor connects the calendar, and a customer joins the meeting in it', async () => {
  const { page: admin } = await visit(walk.browser, { ...DESK, reducedMotion: 'reduce' }, [host])
  await login(admin, 'admin@demo.example', { host, password })
  await admin.goto(`${host}/app/account-admin/settings?id=video`)
  const service = admin.locator('select[name=video_provider]')
  await service.selectOption('teams')
  await admin.getByRole('button', { name: 'Speichern' }).click()
  await admin.getByText(/nutzt die Kalender von Microsoft 365/).waitFor()
  await looksWell(admin, 'Teams without calendars')
  const patch = async (settings: object) => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/v1/settings', { method: 'PATCH', headers, body: JSON.stringify(settings) })).status
  }
  expect(await admin.evaluate(patch, microsoft.settings)).toBe(200)
  await admin.getByRole('button', { name: 'Speichern' }).click()
  await admin.getByText('Videogespräche gespeichert').waitFor()
  await admin.getByRole('button', { name: 'Verbindung testen' }).click()
  await admin.getByText(/Noch niemand mit Online-Terminen/).waitFor()

  const origins = [host, microsoft.origin]
  const { page: advisor } = await visit(walk.browser, { ...DESK, reducedMotion: 'reduce' }, origins)
  await advisor.route(`${microsoft.origin}/login/**`, (route) =>
    route.fulfill({ status: 302, headers: { location: host + microsoft.consent(route.request().url()) } })
  )
  await login(advisor, 'advisor@demo.example', { host, password })
  await advisor.goto(`${host}/app/online-appointments/calendars/smm/settings`)
  await advisor.getByRole('button', { name: 'Microsoft 365 verbinden' }).click()
  await advisor.getByText('Verbunden', { exact: true }).waitFor()
  await advisor.getByText(/Änderungen kommen in 5 Minuten an/).waitFor()
  await admin.getByRole('button', { name: 'Verbindung testen' }).click()
  await admin.getByText(/stehen: 1\.$/).waitFor()
  await looksWell(admin, 'the test of Teams')
  await admin.context().close()

  const { page: phone, faults } = await visit(walk.browser, { ...PHONE, locale: 'de-AT' }, [host])
  const { talk, appointment } = await bookVideo(
    phone,
    { host, alias: walk.office.alias, mailbox },
    'vera@visitor.example'
  )
  expect([talk, appointment]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  await expect.poll(() => microsoft.events.map(({ isOnlineMeeting }) => isOnlineMeeting)).toEqual([true])
  const joinUrl = (microsoft.events[0]?.onlineMeeting as { joinUrl: string } | undefined)?.joinUrl
  await phone.goto(host + appointment)
  await phone.getByText(/Teilnahme ab \d\d:\d\d Uhr/).waitFor()
  await beginsIn(walk.office, 5)
  await phone.reload()
  const link = phone.getByRole('link', { name: 'Zum Videogespräch' })
  await link.waitFor()
  await looksWell(phone, 'the appointment while it is open')
  expect(await link.getAttribute('href')).toContain(talk)
  // nothing of this walk leaves the computer
  const pressed = await phone.request.get(`${host}${talk}/enter`, { maxRedirects: 0 })
  expect([pressed.status(), pressed.headers().location]).toEqual([303, joinUrl])
  expect(faults).toEqual([])

  await advisor.goto(`${host}/app/online-appointments/appointments/index`)
  await advisor.locator('[data-appointment]', { hasText: 'Vera Visitor' }).first().click()
  await advisor.getByRole('dialog').getByRole('link', { name: 'Zum Videogespräch' }).waitFor()
  await Promise.all([phone.context().close(), advisor.context().close()])
})
