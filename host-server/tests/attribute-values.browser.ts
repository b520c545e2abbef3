import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { valuesOf } from '#contract/tag-values'
import * as tags from '#contract/tags'
import { openBank } from '../testing/bank.ts'
import { launch } from '../testing/browser.ts'
import { ownSite } from '../testing/own-site.ts'

const { host, foreign } = ownSite()
/** A registered website: what cannot be sent from elsewhere shows nothing but that. */
const website = foreign.replace('localhost', 'nordbank.localhost')

let browser: Browser
const bank = openBank()
beforeAll(async () => {
  const { port } = new URL(bank.origin)
  browser = await launch([`--host-resolver-rules=MAP ${new URL(website).host} 127.0.0.1:${port}`])
})
afterAll(async () => {
  await browser.close()
})

const VALUED = Object.values<tags.Tag>(tags).flatMap(({ tag, props }) =>
  Object.keys(props)
    .filter((name) => valuesOf(tag, name))
    .map((name) => ({ tag, name, alias: 'alias' in props ? 'alias="anna-gruber"' : '' }))
)

/** What a tag shows, apart from the ids that each has of its own; empty until it shows anything. */
const shownBy = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate(({ shadowRoot }) => {
    const root = shadowRoot?.querySelector('.root')
    const isDone = root && !root.querySelector('slot:not([name]), .loading, [aria-busy=true]')
    return isDone ? root.innerHTML.replaceAll(/advisor-\d+/g, 'id') : ''
  })

test.each(VALUED)('on a foreign page $tag does with an unknown $name what it does without one', async (one) => {
  const { tag, name, alias } = one
  bank.page = `<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Bank</title>
    <script type="module" async src="${host}/embed.js"></script>
    <${tag} id="without" ${alias}></${tag}><${tag} id="with" ${alias} ${name}="gibt-es-nicht"></${tag}>`
  const page = await browser.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto(website)
  await expect.poll(() => shownBy(page, 'without'), { timeout: 20_000 }).not.toBe('')
  await expect.poll(() => shownBy(page, 'with'), { timeout: 20_000 }).toBe(await shownBy(page, 'without'))
  expect(faults).toEqual([])
  await page.close()
})
