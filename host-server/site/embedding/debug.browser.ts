import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBank } from '../../testing/bank.ts'
import { DESK, launch, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const { host, foreign } = ownSite()
const registered = foreign.replace('localhost', 'nordbank.localhost')
const unknown = foreign.replace('localhost', 'unknown.localhost')
const EMBED = `<script type="module" async src="${host}/embed.js"></script>`
const TAG = '<advisor-whatsapp-button alias="anna-gruber"></advisor-whatsapp-button>'

const bank = openBank()
let browser: Browser
beforeAll(async () => {
  const { port } = new URL(bank.origin)
  const rules = [registered, unknown].map((one) => `MAP ${new URL(one).host} 127.0.0.1:${port}`)
  browser = await launch([`--host-resolver-rules=${rules.join(',')}`])
})
afterAll(() => browser.close())

/** What is said in place, once it is what is expected. */
async function expectSaid(page: Page, title: string, texts: readonly (string | RegExp)[]) {
  await page.getByRole('heading', { name: title }).waitFor()
  const said = await page.getByRole('status').locator('li').allTextContents()
  expect(said).toEqual(texts.map((text) => expect.stringMatching(text)))
}

async function opened(content: string, at = registered, policy = '', lang = 'en') {
  bank.page = `<!doctype html><html lang="${lang}"><link rel="icon" href="data:,"><title>Bank</title>
    ${policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`}${content}
    <script type="module" src="${host}/debug.js"></script>`
  const { page } = await visit(browser, DESK, [registered, unknown, host])
  const thrown: string[] = []
  page.on('pageerror', ({ message }) => thrown.push(message))
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await page.goto(at)
  return { page, warned, thrown }
}

test('a page on which all is well says so', async () => {
  const { page, warned } = await opened(EMBED + TAG)
  await expectSaid(page, 'advisor-widgets: all is well', [])
  expect(warned.filter((text) => text.startsWith('advisor-widgets'))).toEqual([])
  await page.context().close()
})

test('tells what is misspelled or missing, in the console once, and leads there', async () => {
  const { page, warned } = await opened(
    `<advisor-bokking alias="anna-gruber"></advisor-bokking>${TAG.replace('gruber', 'nobody')}`
  )
  const texts = [/does not load embed\.js/, /no tag <advisor-bokking>/, /no public advisor “anna-nobody”/]
  await expectSaid(page, 'advisor-widgets: 3 to mend', texts)
  for (const text of texts) expect(warned.filter((one) => text.test(one)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: /no public advisor/ }).click()
  // what is mended is no longer said
  await page.evaluate(`document.querySelector('advisor-bokking').remove()`)
  await expectSaid(page, 'advisor-widgets: 2 to mend', [texts[0] ?? '', texts[2] ?? ''])
  await page.context().close()
})

test('tells of a branch that there is none of that name', async () => {
  const list = (branch: string) => `<advisor-list branch="${branch}"></advisor-list>`
  const { page } = await opened(EMBED + list('wien') + list('wien-innere-stadt'))
  await expectSaid(page, 'advisor-widgets: 1 to mend', [/<advisor-list>: .* has no public branch “wien”/])
  await page.context().close()
})

test('tells that the website is not registered', async () => {
  const { page } = await opened(EMBED + TAG, unknown)
  await expectSaid(page, 'advisor-widgets: 1 to mend', [/unknown\.localhost:\d+ is not registered/])
  await page.context().close()
})

test('speaks German on a German page', async () => {
  const { page } = await opened(EMBED, unknown, '', 'de-AT')
  await expectSaid(page, 'advisor-widgets: 2 zu beheben', [/ist nicht eingetragen/, /steht kein Tag von uns/])
  expect(await page.getByRole('status').getAttribute('lang')).toBe('de')
  await page.context().close()
})

test.each([
  ['connect-src', `script-src ${host}`],
  // before this script was there
  ['script-src-elem', `script-src ${host}/debug.js; connect-src ${host}`]
])('tells that the policy of the page refuses %s', async (directive, allowed) => {
  const { page, thrown } = await opened(EMBED + TAG, registered, `default-src 'none'; ${allowed}`)
  await page.getByText(`does not allow ${directive} ${host}`, { exact: false }).waitFor()
  expect(thrown).toEqual([])
  await page.context().close()
})
