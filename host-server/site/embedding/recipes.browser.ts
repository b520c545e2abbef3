import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addScriptOf, insertionOf } from '../../../widgets/embed/snippet.ts'
import { openBank } from '../../testing/bank.ts'
import { DESK, launch, visit } from '../../testing/browser.ts'
import { ownSite } from '../../testing/own-site.ts'

const site = ownSite()
const bank = openBank('<!doctype html><html lang="de"><title>Kontakt</title><h1 id="contact">Kontakt</h1></html>')
let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** The scripts of a recipe, as it prints them, with the server's own address. */
function scriptsOf(recipe: string): string[] {
  const text = readFileSync(`docs/embed/${recipe}.md`, 'utf8')
  const blocks = [...text.matchAll(/```html\n<script>\n([\s\S]*?)<\/script>\n```/g)]
  return blocks.map(([, code = '']) => code.replaceAll('https://HOST', site.host))
}

test('the scripts for a tag manager bring a widget into a page that has loaded', async () => {
  const { page, faults } = await visit(browser, DESK, [bank.origin, site.host])
  await page.goto(bank.origin)
  const scripts = scriptsOf('tag-manager')
  expect(scripts).toHaveLength(3)
  // the page Embed writes the same
  const fallback = { href: `${site.host}/book/anna-gruber`, text: 'Book an appointment' }
  const booking = { tag: 'advisor-booking', fallback } as const
  const written = [addScriptOf(site.host), insertionOf(booking, { alias: 'anna-gruber' })]
  expect(scripts.slice(0, 2).map((code) => `<script>\n${code}</script>`)).toEqual(written)
  for (const code of scripts) await page.addScriptTag({ content: code })
  const drawn = page.locator('#contact + advisor-booking')
  await drawn.getByRole('button', { name: /Kontoeröffnung/ }).waitFor()
  await page.evaluate(() => {
    const detail = { topic_name: 'Kontoeröffnung', alias: 'anna-gruber' }
    document
      .querySelector('advisor-booking')
      ?.dispatchEvent(new CustomEvent('advisor-booked', { detail, bubbles: true }))
  })
  expect(await page.evaluate('dataLayer')).toEqual([
    { event: 'advisor_booked', topic: 'Kontoeröffnung', alias: 'anna-gruber' }
  ])
  expect(faults).toEqual([])
  await page.context().close()
})
