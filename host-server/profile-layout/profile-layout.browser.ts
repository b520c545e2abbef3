import type { BrowserContextOptions, Page } from 'playwright-core'
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

const PASSWORD = 'correct horse battery'
const PATH = '/app/account-admin/profile-layout-management'

let walk: Walk
let host: string
beforeAll(async () => {
  walk = await openWalk({ LOAD_TEST: '0' })
  host = `http://localhost:${walk.node.port}`
})
afterAll(() => walk.close())

const WAYS: [how: string, look: BrowserContextOptions, hand: Hand][] = [
  ['by pointer at a desk, in the light', { ...DESK, colorScheme: 'light' }, MOUSE],
  ['by keyboard alone in a narrow window, in the dark', { ...NARROW, colorScheme: 'dark' }, KEYS]
]

describe.each(WAYS)('%s', (_how, look, hand) => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    ;({ page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'admin@demo.example', { host, password: PASSWORD })
    page.setDefaultTimeout(10_000)
  })
  afterAll(() => page.context().close())

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectAccessible(page, state)
    expect(faults, state).toEqual([])
  }
  const names = () => page.locator('.layout-section').first().locator('.layout-name').allTextContents()
  const save = async () => {
    await hand.press(button('Speichern'))
    await page.getByText('Erfolgreich!').first().waitFor()
    await page.getByText('Erfolgreich!').first().waitFor({ state: 'hidden' })
  }

  test('the order of the ways of contact is the order on the card', async () => {
    await page.goto(host + PATH)
    await page.waitForURL(`${host}${PATH}/contact-options`)
    await page.locator('.layout-element').first().waitFor()
    await looksWell('contact options')
    const [first, second] = await names()
    const down = page.locator('[data-way=down]').first()
    await hand.press(down)
    await expect.poll(names).toEqual([second, first, ...(await names()).slice(2)])
    await expectFocus(page.getByRole('button', { name: `${first} nach unten`, exact: true }))
    await save()
    await page.goto(`${host}/app/profile/anna-gruber`)
    const links = page.locator('.card-contact li')
    await links.first().waitFor()
    const shown = (await links.allTextContents()).map((text) => text.trim())
    expect(shown.indexOf(second as string)).toBeLessThan(shown.indexOf(first as string))
  })

  test('a text is added, named, and removed again', async () => {
    await page.goto(`${host}${PATH}/text-descriptions`)
    await page.locator('.layout-text').first().waitFor()
    await looksWell('texts')
    await hand.press(button('Text hinzufügen'))
    const heading = page.getByRole('textbox', { name: 'Überschrift' }).last()
    await hand.reach(heading)
    await page.keyboard.insertText('Sprachen')
    await save()
    await looksWell('added')
    await hand.press(button('Entfernen: Sprachen'))
    await heading.waitFor()
    await save()
    expect(await page.getByRole('textbox', { name: 'Überschrift' }).count()).toBe(3)
  })
})

test('a row is dragged to its place by its handle', async () => {
  const { page, faults } = await visit(walk.browser, DESK, [host])
  await login(page, 'admin@demo.example', { host, password: PASSWORD })
  await page.goto(`${host}${PATH}/contact-options`)
  const names = () => page.locator('.layout-section').first().locator('.layout-name').allTextContents()
  await page.locator('.layout-element').first().waitFor()
  const [first, second, third] = await names()
  const handle = await page.locator('.ordered-grip').first().boundingBox()
  const target = await page.locator('.ordered-row').nth(2).boundingBox()
  if (!handle || !target) throw new Error('nothing to drag')
  await page.mouse.move(handle.x + 20, handle.y + 20)
  await page.mouse.down()
  await page.mouse.move(target.x + 20, target.y + target.height - 4, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, third, first])
  expect(faults).toEqual([])
  await page.context().close()
})
