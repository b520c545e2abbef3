import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { phonePhoto } from '../../people/photos/testing/pictures.ts'
import { openBank } from '../../testing/bank.ts'
import { launch, PHONE, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const { host, foreign } = ownSite()
/** A registered origin. */
const origin = foreign.replace('localhost', 'nordbank.localhost')

/** The policy from docs/embed.md, which allows no address of a picture that a script has made. */
const POLICY = `default-src 'none'; script-src ${host}; connect-src ${host}; img-src ${host} data:; style-src 'self'`

let browser: Browser
const bank = openBank(`<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
  <meta http-equiv="Content-Security-Policy" content="${POLICY}">
  <script type="module" async src="${host}/embed.js"></script>
  <advisor-messenger-button alias="anna-gruber"><a href="${host}/contact/anna-gruber/messenger">Chat</a></advisor-messenger-button>`)
beforeAll(async () => {
  browser = await launch([`--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${new URL(bank.origin).port}`])
})
afterAll(() => browser.close())

test('on a bank’s page with a strict policy files are sent and shown, and nothing there contains the key', async () => {
  const { page, faults } = await visit(browser, PHONE, [origin, host])
  let token = ''
  page.on('request', (request) => {
    token ||= request.headers()['conversation-token'] ?? ''
    // an address, a referrer or a log would have it
    if (token) expect(request.url()).not.toContain(token)
  })
  await page.goto(origin)
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
  await page.getByLabel(/^Ihr Name/).fill('Vera Fremd')
  await page.getByLabel(/^Nachricht/).fill('Guten Tag')
  await page.getByRole('button', { name: 'Senden', exact: true }).click()
  const attach = page.getByLabel('Datei anhängen')
  const picture = await phonePhoto(640, 480, 1)
  await attach.setInputFiles({ name: 'Plan.jpg', mimeType: 'image/jpeg', buffer: picture })
  const shown = page.getByRole('img', { name: 'Plan.jpg' })
  await shown.waitFor()
  const alpha = () =>
    shown.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(99, 99, 1, 1).data[3])
  await expect.poll(alpha).toBe(255)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Plan\.jpg speichern/ }).click()
  expect((await download).suggestedFilename()).toBe('Plan.jpg')
  expect(token).toMatch(/^[\w-]{43}$/)
  // neither in the page nor in what the element shows in it
  const written = await page.evaluate(() => {
    const element = document.querySelector('advisor-messenger-button')
    return document.documentElement.outerHTML + (element?.shadowRoot?.innerHTML ?? '')
  })
  expect(written).not.toContain(token)
  const kept = 'JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])'
  expect(await page.evaluate(kept)).not.toContain(token)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Link zu diesem Chat' }).click()
  const other = await opened
  await other.getByText('Guten Tag', { exact: true }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
