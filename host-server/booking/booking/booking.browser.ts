import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, launch, mailsTo, PHONE, ticketCounts, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const plain = (options: BrowserContextOptions) => visit(browser, { ...options, javaScriptEnabled: false })
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänswitwe'

const book = (rest = '') => `${ownSite().host}/book/anna-gruber${rest}`
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

/** Checks a page at three widths, and a copy of it with axe in a browser with JavaScript, in dark and light. */
async function onlooker() {
  const { page: twin } = await visit(browser)
  const looks = [
    { width: 320, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' }
  ] as const
  return async (page: Page, step: string) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(beyond, `${step} at ${width}`).toBeLessThanOrEqual(0)
    }
    const body = (await page.content()).replace(/<script[^>]*><\/script>/g, '')
    await twin.route(page.url().split('#')[0] ?? '', (route) => route.fulfill({ body, contentType: 'text/html' }))
    await twin.goto(page.url())
    for (const { width, colorScheme } of looks) {
      await twin.setViewportSize({ width, height: 800 })
      await twin.emulateMedia({ colorScheme })
      // colours change in transitions
      await twin.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
      await expectAccessible(twin, `${step}, ${colorScheme}`)
    }
  }
}

/** A visitor who uses the keyboard only. */
function keyboardOf(page: Page) {
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at === document.body
        ? ''
        : `${at?.localName} ${at?.getAttribute('name')} ${at?.getAttribute('aria-label') ?? at?.textContent}`
    })
  const tabTo = async (pattern: RegExp) => {
    const passed: string[] = []
    while (!pattern.test(passed.at(-1) ?? (await focused()))) {
      if (passed.length > 60) throw new Error(`Tab reaches ${passed} and never ${pattern}`)
      await page.keyboard.press('Tab')
      passed.push(await focused())
    }
  }
  return {
    focused,
    tabTo,
    async enter(pattern: RegExp, next: RegExp) {
      await tabTo(pattern)
      // the next page may have the heading of this one
      const left = page.waitForEvent('framenavigated')
      await page.keyboard.press('Enter')
      await left
      await heading(page, next).waitFor()
    },
    async fill(field: string, text: string) {
      await tabTo(new RegExp(`^(input|textarea) ${field} `))
      await page.keyboard.type(text)
    }
  }
}

test('a visitor without JavaScript books by keyboard, every step fits and is accessible, and a mail arrives', async () => {
  const { page, faults } = await plain(DESK)
  const { focused, tabTo, enter, fill } = keyboardOf(page)
  const lookOver = await onlooker()
  const email = 'plain@visitor.example'
  await page.goto(book())
  await lookOver(page, 'topic')
  await enter(/Kontoeröffnung/, /beraten/)
  await lookOver(page, 'type')
  await enter(/Per Video/, /Wann/)
  await lookOver(page, 'slot')
  await enter(/freie Uhrzeiten/, /Wann/)
  // the chosen day is followed by its times in the tab order
  await page.keyboard.press('Tab')
  expect(await focused()).toMatch(/^button starts_at \d\d:\d\d/)
  const [time = ''] = /\d\d:\d\d/.exec(await focused()) ?? []
  await enter(/^button starts_at/, /Wie erreichen/)
  await enter(/ step Weiter/, /Wie erreichen/)
  expect(await page.title()).toMatch(/^Fehler: /)
  await lookOver(page, 'details with errors')
  await enter(/Vorname darf nicht leer sein/, /Wie erreichen/)
  await fill('first_name', 'Evelin-Maria')
  await fill('last_name', LONG)
  await fill('email', email)
  await fill('note', `${LONG} ${LONG}`)
  await enter(/ step Weiter/, /Stimmt alles/)
  await lookOver(page, 'review')
  await enter(/Ändern: Ihre Angaben/, /Wie erreichen/)
  expect(await page.getByLabel(/Nachname/).inputValue()).toBe(LONG)
  await enter(/ email /, /Stimmt alles/)
  await ticketCounts(page)
  await tabTo(/Jetzt buchen/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/appointments\/[\w-]{43}/)
  expect(await page.getByRole('status').textContent()).toMatch(/gebucht/)
  expect(await page.locator('main').textContent()).toContain(time)
  await lookOver(page, 'done')
  expect(faults).toEqual([])
  const [mail] = await mailsTo(email, 1)
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')
})

test('input survives going back through every step', async () => {
  const { page } = await plain(PHONE)
  await page.goto(book())
  await page.getByRole('link', { name: /Kontoeröffnung/ }).click()
  await page.getByRole('link', { name: /Per Video/ }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await page.getByLabel(/Vorname/).fill('Vera')
  for (const step of [/Wann/, /beraten/, /Worum/]) {
    await page.getByRole('button', { name: 'Zurück' }).click()
    await heading(page, step).waitFor()
  }
  await page.getByRole('button', { name: /Vorsorge/ }).click()
  await page.getByRole('button', { name: /Telefon/ }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d$/ })
    .first()
    .click()
  await heading(page, /Wie erreichen/).waitFor()
  expect(await page.getByLabel(/Vorname/).inputValue()).toBe('Vera')
})

test('a reload shows the confirmation again, until the visitor goes on', async () => {
  const { page, faults } = await visit(browser, PHONE)
  await page.goto(book())
  const widget = page.locator('advisor-booking')
  const press = (name: string | RegExp) => widget.getByRole('button', { name }).click()
  await press(/Kontoeröffnung/)
  await press(/Telefonisch/)
  await widget
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  const details: [RegExp, string][] = [
    [/Vorname/, 'Vera'],
    [/Nachname/, LONG],
    [/E-Mail/, 'vera.reloads@visitor.example'],
    [/Telefon/, '+43 1 234567']
  ]
  for (const [label, value] of details) await widget.getByLabel(label).fill(value)
  await press('Weiter')
  await press('Jetzt buchen')
  const confirmed = widget.getByRole('heading', { name: 'Ihr Termin ist gebucht' })
  await confirmed.waitFor()
  await page.waitForFunction(() => JSON.stringify({ ...sessionStorage }).includes('\\"done\\"'))
  await page.reload()
  await confirmed.waitFor()
  for (const part of [/vera\.reloads@visitor\.example/, /\+43 1 234567/]) await widget.getByText(part).waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(LONG)
  await widget.getByRole('link', { name: 'Termin verschieben oder absagen' }).click()
  await page.waitForURL(/\/appointments\//)
  await page.goBack()
  await widget.getByRole('button', { name: /Kontoeröffnung/ }).waitFor()
  expect(faults).toEqual([])
})

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false]
])('the browser’s Back leads one step back and keeps the input, %s', async (_how, javaScriptEnabled) => {
  const { page } = await visit(browser, { ...PHONE, javaScriptEnabled })
  const role = javaScriptEnabled ? 'button' : 'link'
  await page.goto(book())
  await page.getByRole(role, { name: /Kontoeröffnung/ }).click()
  await page.getByRole(role, { name: /Per Video/ }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  const values: [RegExp, string][] = [
    [/Vorname/, 'Vera'],
    [/Nachname/, LONG],
    [/E-Mail/, 'back@visitor.example']
  ]
  for (const [label, value] of values) await page.getByLabel(label).fill(value)
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.locator('.at-review').waitFor()
  await page.goBack()
  await page.locator('.at-details').waitFor()
  for (const [label, value] of values) expect(await page.getByLabel(label).inputValue()).toBe(value)
  await page.goBack()
  await page.locator('.at-slot').waitFor()
  await page.goForward()
  await page.locator('.at-details').waitFor()
  for (const [label, value] of values) expect(await page.getByLabel(label).inputValue()).toBe(value)
})

/** The page's cumulative layout shift, as the browser measures it. */
async function shiftsOf(page: Page, address: string) {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await page.locator('advisor-booking .flow').getByRole('heading', { level: 2 }).last().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

test.each([
  ['a phone', PHONE],
  ['a desk', DESK]
])('with JavaScript the widget replaces the forms on %s without a layout shift', async (_where, options) => {
  const { page, faults } = await visit(browser, options)
  expect(await shiftsOf(page, book())).toBeLessThan(0.001)
  await page
    .locator('advisor-booking')
    .getByRole('button', { name: /Kontoeröffnung/ })
    .click()
  await page.getByRole('button', { name: /Per Video/ }).click()
  await page.locator('advisor-booking').getByRole('grid').waitFor()
  expect(await page.locator('a.option').first().isVisible()).toBe(false)
  expect(faults).toEqual([])
})

test('a link to a topic and a type opens the widget at that step, or the forms without JavaScript', async () => {
  const without = await plain(PHONE)
  await without.page.goto(book())
  await without.page.getByRole('link', { name: /Kontoeröffnung/ }).click()
  await without.page.getByRole('link', { name: /Per Video/ }).click()
  const { page } = await visit(browser, PHONE)
  await page.goto(without.page.url())
  await page.locator('advisor-booking').getByRole('grid').waitFor()
  expect(await page.locator('advisor-booking').textContent()).toContain('Kontoeröffnung')
})

test.each([
  ['Europe/Vienna', false],
  ['Europe/Berlin', false],
  ['America/New_York', true]
])('the page of an appointment in Vienna, opened in %s, names the zone: %s', async (timezoneId, isNamed) => {
  const { page } = await visit(browser, { ...PHONE, timezoneId })
  const body = `<!doctype html><script type="module" src="/pages.js"></script>
    <dd hidden data-zone="Europe/Vienna" data-moment="2027-03-02T08:00:00Z">Mitteleuropäische Zeit</dd>
    <script type="module">document.title = 'ready'</script>`
  await page.route('**/appointments/x', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
  await page.goto(`${ownSite().host}/appointments/x`)
  await page.waitForFunction(() => document.title === 'ready')
  expect(await page.locator('dd').isVisible()).toBe(isNamed)
})

test.each([
  ['with JavaScript', true],
  ['without JavaScript', false]
])('times at the branch are in its time zone, whatever the visitor’s, %s', async (_how, javaScriptEnabled) => {
  const seen: string[][] = []
  const zones: string[] = []
  for (const timezoneId of ['Europe/Vienna', 'Australia/Lord_Howe']) {
    const { page } = await visit(browser, { ...PHONE, timezoneId, javaScriptEnabled })
    await page.goto(book())
    const role = javaScriptEnabled ? 'button' : 'link'
    await page.getByRole(role, { name: /Kontoeröffnung/ }).click()
    await page.getByRole(role, { name: /In der Filiale/ }).click()
    const starts = page.getByRole('button', { name: /^\d\d:\d\d/ })
    await starts.first().waitFor()
    seen.push(await starts.allTextContents())
    zones.push(...(await page.locator('.zone').allTextContents()))
    await page.context().close()
  }
  expect(seen[1]).toEqual(seen[0])
  // who lives in the branch's zone is not told; without script the visitor's is unknown
  expect(zones).toHaveLength(javaScriptEnabled ? 1 : 2)
  for (const zone of zones) expect(zone).toMatch(/Mitteleuropäische Zeit/)
})
