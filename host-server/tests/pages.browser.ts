import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectFits, expectReadable, launch, login, PHONE, visit } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const PUBLIC = ['/account/login', '/account/password-reset', '/book/anna-gruber', '/api/docs', '/no-such-page']
/** An advisor's pages for a finger; `looks` opens all pages of the app for a pointer, in windows of two widths. */
const BY_FINGER: [string, RegExp][] = [
  ['/app/online-appointments/appointments/index', /Termine/],
  ['/app/online-appointments/settings/index', /Einstellungen|Beratung/],
  ['/app/online-appointments/settings/topics', /Themen/],
  ['/app/online-appointments/calendars/working-hours/settings', /Buchungszeiten/],
  ['/app/online-appointments/calendars/slots/management', /Sperr- und Zusatzzeiten/],
  ['/app/online-appointments/calendars/smm/settings', /Eigener Kalender/],
  ['/app/whatsapp/settings', /WhatsApp-Einstellungen/],
  ['/app/my-card', /Meine Karte/],
  ['/app/403', /Hoppla/],
  ['/app/404', /Hoppla/],
  ['/app/no-such-page', /Hoppla/]
]

test.each([
  ['on a phone', PHONE, BY_FINGER],
  ['at a desk', DESK, []]
] as const)(
  'every page is accessible, light and dark, and fits the screen %s',
  async (_where, options, app) => {
    const { host, foreign } = ownSite()
    const { page, faults } = await visit(browser, options)
    for (const path of PUBLIC) {
      await page.goto(host + path)
      await page.waitForLoadState('networkidle')
      await expectReadable(page, path)
      await expectFits(page, path)
    }
    for (const path of ['/', '/nordbank']) {
      await page.goto(foreign + path)
      await page.waitForLoadState('networkidle')
      await expectReadable(page, `the foreign page ${path}`)
      await expectFits(page, path)
    }
    if (app.length) await login(page, 'advisor@demo.example')
    for (const [path, heading] of app) {
      await page.goto(host + path)
      await page.getByRole('heading', { name: heading }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await expectReadable(page, path)
      await expectFits(page, path)
    }
    expect(faults).toEqual([])
    // some twenty pages, each read twice
  },
  240_000
)

test('a guest is asked to sign in and returns to the page', async () => {
  const { host, password } = ownSite()
  const { page } = await visit(browser)
  const wanted = `${host}/app/online-appointments/settings/topics`
  await page.goto(wanted)
  await page.waitForURL(/\/account\/login\?next=/)
  await page.fill('input[name=email]', 'advisor@demo.example')
  await page.fill('input[name=password]', password)
  await page.click('button[type=submit]')
  await page.waitForURL(wanted)
})

test('an advisor who is not institutional sees the appointments only', async () => {
  const { host } = ownSite()
  const { page } = await visit(browser)
  await login(page, 'external@demo.example')
  await page.goto(`${host}/app/online-appointments/calendars/working-hours/settings`)
  await page.waitForURL(`${host}/app/403`)
  await page.goto(`${host}/app/online-appointments/appointments/index`)
  const tabs = page.getByRole('link', { name: /Buchungszeiten|Themen|^Einstellungen/ })
  await page.getByRole('link', { name: 'Termine', exact: true }).waitFor()
  expect(await tabs.count()).toBe(0)
})

test('an advisor changes the week, and a reversed day is reported and keeps the input', async () => {
  const { host } = ownSite()
  const { page } = await visit(browser)
  await login(page, 'second@demo.example')
  await page.goto(`${host}/app/online-appointments/calendars/working-hours/settings`)
  const fields = page.locator('input[type=text], input:not([type])')
  await fields.first().waitFor()
  const [start, end] = [fields.nth(0), fields.nth(1)]
  await start.fill('18:10')
  await end.fill('17:00')
  await end.blur()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Beginn').first().waitFor()
  expect([await start.inputValue(), await end.inputValue()]).toEqual(['18:00', '17:00'])
  await end.fill('18:40')
  // the pointer goes straight from the field to the button, which must not shift
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Buchungszeiten gespeichert').waitFor()
  expect(await end.inputValue()).toBe('18:30')
  await page.getByText('Buchungszeiten gespeichert').waitFor({ state: 'hidden' })
  await start.fill('08:30')
  await end.fill('12:00')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Buchungszeiten gespeichert').waitFor()
  await page.reload()
  await fields.first().waitFor()
  expect([await fields.nth(0).inputValue(), await fields.nth(1).inputValue()]).toEqual(['08:30', '12:00'])
})

test.each([
  ['at a desk', DESK, 'https://meet.demo.example/desk'],
  ['on a phone', PHONE, 'https://meet.demo.example/phone']
])(
  '%s, without a connection a save loses nothing, and what could not be read comes by itself later',
  async (_where, screen, url) => {
    const { host } = ownSite()
    const { page } = await visit(browser, screen)
    await login(page, 'second@demo.example')
    await page.goto(`${host}/app/online-appointments/settings/index`)
    const link = page.locator('[name=meeting_url]')
    await link.fill(url)
    await page.context().setOffline(true)
    const save = page.locator('form', { has: link }).getByRole('button', { name: 'Speichern' })
    await save.click()
    await page.getByText('Sie sind offline, daher hat das nicht geklappt.').waitFor()
    expect(await link.inputValue()).toBe(url)
    await page.context().setOffline(false)
    await save.click()
    await page.getByText('Gespeichert. Der Link geht per E-Mail an').waitFor()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Themen', exact: true }).click()
    await page.getByText('Sie sind offline. Sobald Sie wieder online sind').first().waitFor()
    await page.context().setOffline(false)
    await page.getByRole('combobox', { name: 'Beratungsthemen auswählen' }).waitFor()
  }
)

test('the other tenant on the same server has its own look and language', async () => {
  const { host } = ownSite()
  const { page } = await visit(browser)
  const other = host.replace('localhost', 'nordbank.localhost')
  await page.goto(`${other}/account/login`)
  expect(await page.title()).toContain('Nordbank')
  expect(await page.locator('html').getAttribute('lang')).toBe('en-GB')
})

test('the embedded widgets leave the page unchanged', async () => {
  const { foreign } = ownSite()
  const { page } = await visit(browser)
  await page.route('**/embed.js', (route) => route.abort())
  await page.goto(foreign)
  const globals = () => page.evaluate(() => Object.keys(window).toSorted())
  const without = await globals()
  const cookies = await page.evaluate(() => document.cookie)
  await page.getByRole('link', { name: 'WhatsApp' }).first().waitFor()
  await page.unroute('**/embed.js')
  await page.goto(foreign)
  await page.locator('advisor-whatsapp-button a[part=button]').first().waitFor()
  expect(await globals()).toEqual(without)
  expect(await page.evaluate(() => document.cookie)).toBe(cookies)
})
