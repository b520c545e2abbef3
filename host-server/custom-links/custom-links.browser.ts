import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWalk, type Walk } from '../appointments/testing/walk.ts'
import {
  DESK,
  expectAccessible,
  expectFits,
  expectFocus,
  type Hand,
  KEYS,
  login,
  MOUSE,
  NARROW,
  visit
} from '../core/testing/browser.ts'

const PATH = '/app/account-admin/custom-links-management'
const PASSWORD = 'correct horse battery'

let walk: Walk
let host: string
beforeAll(async () => {
  walk = await openWalk()
  host = `http://localhost:${walk.node.port}`
})
afterAll(() => walk.close())

test('an advisor is led to /403', async () => {
  const { page, faults } = await visit(walk.browser, DESK, [host])
  await login(page, 'advisor@demo.example', { host, password: PASSWORD })
  await page.goto(host + PATH)
  await page.waitForURL(`${host}/app/403`)
  expect(faults).toEqual([])
  await page.context().close()
})

const WAYS: [how: string, look: BrowserContextOptions, hand: Hand][] = [
  ['by pointer at a desk, in the light', { ...DESK, colorScheme: 'light' }, MOUSE],
  ['by keyboard alone in a narrow window, in the dark', { ...NARROW, colorScheme: 'dark' }, KEYS]
]

describe.each(WAYS)('%s', (how, look, hand) => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    ;({ page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'admin@demo.example', { host, password: PASSWORD })
    page.setDefaultTimeout(10_000)
    await page.goto(host + PATH)
  })
  afterAll(() => page.context().close())

  const button = (name: string, within: Page | Locator = page.locator('main')) =>
    within.getByRole('button', { name, exact: true })
  const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
  const type = async (field: Locator, text: string) => {
    await hand.reach(field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectAccessible(page, state)
    if (process.env.SHOTS)
      await page.screenshot({ path: `/tmp/custom-links-${how.slice(0, 6)}-${state}.png`, fullPage: true })
    expect(faults, state).toEqual([])
  }

  test('a link is made, moved up, and deleted again', async () => {
    await button('LinkedIn bearbeiten').waitFor()
    await looksWell('listed')
    await hand.press(button('Neuer Link'))
    const form = page.getByRole('dialog', { name: 'Neuer Link' })
    await type(form.locator('[name=label]'), 'Bewertungen')
    await type(form.locator('[name=pattern]'), 'https://www.bewertungen.example')
    await hand.press(button('Speichern', form))
    await form.locator('[name=pattern][aria-invalid]').waitFor()
    await looksWell('refused')
    await type(form.locator('[name=pattern]'), 'https://www.bewertungen.example/{value}')
    await hand.press(button('Speichern', form))
    await form.waitFor({ state: 'hidden' })
    if (hand === KEYS) await expectFocus(button('Neuer Link'))
    await hand.press(button('Bewertungen nach oben'))
    await said('Bewertungen steht nun an 3. Stelle von 4.')
    await hand.press(button('Bewertungen löschen'))
    const question = page.getByRole('dialog', { name: 'Link löschen' })
    await looksWell('asked')
    await hand.press(button('Löschen', question))
    await button('Bewertungen löschen').waitFor({ state: 'detached' })
  })
})

test('what an advisor enters stands on the card', async () => {
  const { page, faults } = await visit(walk.browser, { ...NARROW, reducedMotion: 'reduce' }, [host])
  await login(page, 'advisor@demo.example', { host, password: PASSWORD })
  await page.goto(`${host}/app/my-card`)
  const links = page.getByRole('region', { name: 'Links' })
  await links.getByLabel('LinkedIn').fill('https://www.linkedin.example/in/gruber-anna/')
  await expectFits(page, 'own links')
  await expectAccessible(page, 'own links')
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/custom-links-own.png', fullPage: true })
  await links.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Erfolgreich!', { exact: true }).waitFor()
  await page.goto(`${host}/app/profile/anna-gruber`)
  const link = page.getByRole('link', { name: 'LinkedIn' })
  expect(await link.getAttribute('href')).toBe('https://www.linkedin.example/in/gruber-anna')
  if (process.env.SHOTS) await page.screenshot({ path: '/tmp/custom-links-card.png', fullPage: true })
  expect(faults).toEqual([])
})
