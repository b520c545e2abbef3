import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBank } from '../../testing/bank.ts'
import { DESK, launch, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const { host } = ownSite()
const CARD = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
  <script type="module" async src="${host}/embed.js"></script><advisor-card alias="anna-gruber"></advisor-card>`

let browser: Browser
const bank = openBank(CARD)
let topic = ''
beforeAll(async () => {
  browser = await launch()
  const topics = await fetch(`${host}/api/v1/advisors/anna-gruber/appointment-topics`)
  topic = (await topics.json())[0].uuid
})
afterAll(async () => {
  await browser.close()
})

const foreign = () => `${bank.origin}/offer`

test.each([
  ["the host's page of the card", () => `${host}/app/profile/anna-gruber`],
  ['a foreign page with the card', foreign]
])('on %s a link opens the booking at the times of its topic and type', async (_where, address) => {
  const { page, faults } = await visit(browser, DESK)
  await page.goto(`${address()}?topic=nothing&type=by-fax&src=flyer#termin`)
  await page.locator('dialog[open] .at-topic').waitFor()
  // on the same page, a new hash alone would not reload it
  await page.goto('about:blank')
  await page.goto(`${address()}?topic=${topic}&type=by-phone&src=flyer#termin`)
  await page.locator('dialog[open] .at-slot').waitFor()
  // the foreign page itself contacts third parties
  expect(faults.filter((fault) => !fault.includes(foreign()))).toEqual([])
})

test('counting a visitor sets no cookie and stores nothing in the browser', async () => {
  const { page } = await visit(browser, DESK)
  await page.goto(`${host}/app/profile/anna-gruber?src=flyer`)
  await page.getByRole('button', { name: 'Termin buchen' }).waitFor()
  // set by the test helper, for the banner
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['hideCookiesAlert'])
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
})
