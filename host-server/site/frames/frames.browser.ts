import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBank } from '../../testing/bank.ts'
import { DESK, launch, PHONE, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const { host, foreign } = ownSite()
const registered = foreign.replace('localhost', 'nordbank.localhost')
const unknown = foreign.replace('localhost', 'unknown.localhost')

/** As docs/embed.md says. */
const POLICY = `default-src 'none'; frame-src ${host}; script-src ${host} 'nonce-own'`
let browser: Browser
const bank = openBank(`<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
  <meta http-equiv="Content-Security-Policy" content="${POLICY}">
  <h1>Unsere Bank</h1>
  <iframe src="${host}/embed/booking/anna-gruber?src=frame" title="Termin vereinbaren"></iframe>
  <script type="module" async src="${host}/frame.js"></script>
  <script nonce="own">
    heard = []
    addEventListener('advisor-booked', ({ detail, target }) => heard.push([target.localName, detail]))
  </script>`)
beforeAll(async () => {
  const { port } = new URL(bank.origin)
  const rules = [registered, unknown].map((one) => `MAP ${new URL(one).host} 127.0.0.1:${port}`)
  browser = await launch([`--host-resolver-rules=${rules.join(',')}`])
})
afterAll(() => browser.close())

const inside = (page: Page) => page.frameLocator('iframe').locator('advisor-booking')
const heightOf = async (page: Page) => (await page.locator('iframe').boundingBox())?.height ?? 0
/** The frame is as high as what is in it: neither cut off nor followed by a gap. */
const expectFitting = (page: Page) =>
  expect
    .poll(async () => {
      const body = await page.frameLocator('iframe').locator('body').boundingBox()
      return Math.abs((await heightOf(page)) - (body?.height ?? -100))
    })
    .toBeLessThan(8)

test('a website that is not registered shows nothing of ours', async () => {
  const { page } = await visit(browser, DESK, [unknown, host])
  const refusal = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
  await page.goto(unknown)
  await refusal
  expect(await inside(page).count()).toBe(0)
  await page.context().close()
})

test('on a registered one a visitor books within the frame, which is as high as each step', async () => {
  const { page, faults } = await visit(browser, PHONE, [registered, host])
  await page.goto(registered)
  await inside(page)
    .getByRole('button', { name: /Kontoeröffnung/ })
    .click()
  await expectFitting(page)
  await inside(page)
    .getByRole('button', { name: /Per Video/ })
    .click()
  await inside(page)
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await inside(page)
    .getByLabel(/Vorname/)
    .fill('Rahel')
  await inside(page)
    .getByLabel(/Nachname/)
    .fill('Rahmen')
  await inside(page)
    .getByLabel(/E-Mail/)
    .fill('frame@visitor.example')
  await inside(page).getByRole('button', { name: 'Weiter' }).click()
  await inside(page).getByRole('button', { name: 'Jetzt buchen' }).click()
  await inside(page).getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
  await expectFitting(page)
  const heard = (await page.evaluate('heard')) as [string, Record<string, unknown>][]
  expect(heard).toEqual([['iframe', expect.objectContaining({ alias: 'anna-gruber', type: 'online' })]])
  expect(JSON.stringify(heard)).not.toMatch(/Rahel|Rahmen|visitor/)
  expect(faults).toEqual([])
  await page.context().close()
})

test('nobody else changes the frame', async () => {
  const { page } = await visit(browser, DESK, [registered, host])
  await page.goto(registered)
  await inside(page)
    .getByRole('button', { name: /Kontoeröffnung/ })
    .waitFor()
  await expectFitting(page)
  const before = await heightOf(page)
  await page.evaluate(`
    for (const data of [{ advisor: 'height', height: 9000 }, { advisor: 'event', type: 'advisor-booked', detail: {} }, null, 'x'])
      postMessage(data, location.origin)
    new Promise((resolve) => { addEventListener('message', ({ data }) => data === 'last' && resolve()); postMessage('last', location.origin) })
  `)
  expect([await heightOf(page), await page.evaluate('heard')]).toEqual([before, []])
  await page.context().close()
})
