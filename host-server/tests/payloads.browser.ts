import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentPath } from '#contract/content-pages'
import { createDetachedOffice, type DetachedOffice } from '../booking/appointments/testing/detached-office.ts'
import { DESK, launch, visit } from '../testing/browser.ts'
import { type NodeProcess, startNode } from '../testing/node-process.ts'
import { strangeLinks } from './support/findings.ts'
import { branchOf, dismiss, hire } from './support/payload-advisors.ts'
import { PAYLOADS } from './support/payloads.ts'
import { CONTENT_PATHS, measure, poison, poisonContent } from './support/poison.ts'

const HARMLESS = 'Harmlos'
const GROUP = 16
const GROUPS = PAYLOADS.flatMap((_, at) => (at % GROUP ? [] : [PAYLOADS.slice(at, at + GROUP).join(' ')]))

interface Survey {
  parts: Set<string>
  links: { part: string; value: string }[]
  faults: string[]
  drawn: number
}

let browser: Browser
let office: DetachedOffice
let node: NodeProcess
let plain: Survey
let full: Survey

/** All rendered content, shadow roots included. */
const look = (page: Page) =>
  page.evaluate(() => {
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? all(one.shadowRoot) : [])])
    const linking = ['href', 'src', 'srcset', 'action', 'formaction', 'data', 'poster']
    const attributes = all(document).flatMap((one) =>
      // loading regions are inert
      [...one.attributes]
        .filter(({ name }) => name !== 'inert')
        .map(({ name, value }) => ({ part: `${one.localName} ${name}`, name, value }))
    )
    return {
      parts: [...all(document).map(({ localName }) => localName), ...attributes.map(({ part }) => part)],
      links: attributes.filter(({ name, value }) => linking.includes(name) && !value.startsWith('data:image/'))
    }
  })

/** Whether no tag shows its own content any more, which it does until it is ready; later only named parts of it. */
const isRendered = () =>
  [...document.querySelectorAll('*')].every(({ shadowRoot }) => !shadowRoot?.querySelector('slot:not([name])'))

/** A page of the host's with every widget for every advisor. */
const guest = (aliases: readonly string[]) =>
  `<!doctype html><title>Gast</title><script type="module" src="/embed.js"></script>${aliases
    .map(
      (alias) =>
        `<advisor-card alias="${alias}" mode="full"></advisor-card><advisor-card alias="${alias}"></advisor-card>` +
        `<advisor-booking alias="${alias}"></advisor-booking><advisor-contact-form alias="${alias}"></advisor-contact-form>`
    )
    .join('')}`

const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self' data:; style-src 'self'"

/** Reports what ran, and what only the page's policy has prevented. */
const watch = () => {
  window.alert = () => console.error('something ran')
  document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    console.error(`the policy had to stop ${violatedDirective} ${blockedURI}`)
  )
}

async function survey(count: number, branch: string): Promise<Survey> {
  node = await startNode(office.environment)
  const host = `http://localhost:${node.port}`
  const { page, faults } = await visit(browser, DESK, [host])
  await page.addInitScript(watch)
  const found: Survey = { parts: new Set(), links: [], faults, drawn: 0 }
  const note = async () => {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(isRendered)
    const { parts, links } = await look(page)
    for (const part of parts) found.parts.add(part)
    found.links.push(...links)
  }
  const open = async (path: string) => {
    await page.goto(host + path)
    await note()
  }
  const aliases = Array.from({ length: count }, (_, at) => `hired-${at}`)
  await page.route(`${host}/guest`, (route) =>
    route.fulfill({
      body: guest(aliases),
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': POLICY }
    })
  )
  await open('/guest')
  found.drawn = await page.locator('advisor-card .card-name').count()
  for (const alias of aliases) await open(`/app/profile/${alias}`)
  await page.locator('.card-more summary').click()
  for (const name of ['advisor-share-button', 'advisor-vcard-button', 'advisor-wallet-button']) {
    await page.locator(`${name} [part=button]`).click()
    await page.locator(`${name} dialog[open]`).waitFor()
    await note()
    await page.keyboard.press('Escape')
    // a page opened before the dialog's entry of the history has been left would not be loaded
    await page.waitForFunction(() => !Object.values(history.state ?? {}).includes(true))
  }
  for (const path of [
    ...[`/app/f/${branch}`, '/app/profile/hired-0/reviews', '/advisors'],
    ...['/book/hired-0', '/contact/hired-0/basic', '/wallet-card/hired-0']
  ]) {
    await open(path)
  }
  await open(contentPath(CONTENT_PATHS[0]))
  await page.locator('.content-page .content-picture').waitFor({ state: 'attached' })
  for (const summary of await page.locator('.site-menu summary').all())
    if (await summary.isVisible()) await summary.click()
  await note()
  await page.goto(`${host}/account/login`)
  await page.fill('input[name=email]', 'advisor@demo.example')
  await page.fill('input[name=password]', 'correct horse battery')
  await page.click('button[type=submit]')
  await page.waitForURL(`${host}/app/**`)
  const list = '/app/online-appointments/appointments/index'
  await open(list)
  await page
    .locator('.appt-what')
    .getByText(count > 1 ? 'alert(1)' : HARMLESS)
    .first()
    .waitFor()
  await note()
  await open('/app/requests')
  await page.locator('.request').first().waitFor()
  await note()
  await open('/app/online-appointments/calendars/slots/management')
  await page.locator('.slot-label').first().waitFor()
  await note()
  await page.context().close()
  await node.end()
  return found
}

/** So many that the list can be sorted, as that of all payloads can. */
async function repeatRequests(knex: Knex) {
  const [request] = await knex('contact_requests').select()
  await knex('contact_requests').insert(GROUPS.map(() => ({ ...request, uuid: randomUUID() })))
}

beforeAll(async () => {
  browser = await launch()
  office = await createDetachedOffice('sqlite')
  const branch = await office.look((knex) => branchOf({ ...office, knex }))
  await office.look((knex) => hire({ ...office, knex }, [HARMLESS]))
  await office.look(repeatRequests)
  await office.look((knex) => poisonContent({ ...office, knex, lengths: {} }, HARMLESS))
  plain = await survey(1, branch)
  await office.look(async (knex) => {
    await dismiss({ ...office, knex })
    await poison({ ...office, knex, lengths: await measure(knex) }, GROUPS.slice(0, 4).join(' '))
    await hire({ ...office, knex }, GROUPS)
    await poisonContent({ ...office, knex, lengths: {} }, GROUPS.slice(0, 4).join(' '))
  })
  full = await survey(GROUPS.length, branch)
}, 180_000)
afterAll(async () => {
  await browser.close()
  await node.end()
  await office.remove()
})

test('every card is rendered', () => {
  expect([plain.drawn, full.drawn]).toEqual([2, 2 * GROUPS.length])
})

test('no script runs, the policy blocks nothing, and no third party is contacted', () => {
  expect([plain.faults, full.faults]).toEqual([[], []])
})

test('there are no elements and attributes that harmless texts do not have', () => {
  expect([...full.parts].filter((part) => !plain.parts.has(part))).toEqual([])
})

test('every link leads to a page, a phone number, or a single e-mail address', () => {
  expect(full.links.some(({ value }) => value.startsWith('mailto:x%3F'))).toBe(true)
  expect(strangeLinks(full)).toEqual([])
})
