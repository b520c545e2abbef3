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

const PATH = '/app/account-admin/topics-management'
const PASSWORD = 'correct horse battery'

let walk: Walk
let host: string
beforeAll(async () => {
  walk = await openWalk({ LOAD_TEST: '1' })
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

const WAYS: [how: string, look: BrowserContextOptions, hand: Hand, name: string][] = [
  ['by pointer at a desk, in the light', { ...DESK, colorScheme: 'light' }, MOUSE, 'Sicher im Netz'],
  ['by keyboard alone in a narrow window, in the dark', { ...NARROW, colorScheme: 'dark' }, KEYS, 'Förderungen']
]

describe.each(WAYS)('%s', (_how, look, hand, name) => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    ;({ page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'admin@demo.example', { host, password: PASSWORD })
    page.setDefaultTimeout(10_000)
    await page.goto(host + PATH)
  })
  afterAll(() => page.context().close())

  const dialog = () => page.getByRole('dialog')
  const button = (text: string, within: Page | Locator = page.locator('main')) =>
    within.getByRole('button', { name: text, exact: true })
  const row = (text: string) => page.locator('.topics-row').filter({ has: page.getByRole('heading', { name: text }) })
  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectAccessible(page, state)
    expect(faults, state).toEqual([])
  }
  const type = async (field: string, text: string) => {
    await hand.reach(dialog().locator(`[name=${field}]`))
    await page.keyboard.insertText(text)
  }
  const stored = () => walk.office.look((own) => own('appointment_topics').where({ topic: name }).first())
  const places = async () => (await page.locator('ol .topics-words h3').allTextContents()).slice(-2)

  test('a topic is written in both languages, after what is wrong was said', async () => {
    await row('Short').waitFor()
    await looksWell('listed')
    await hand.press(button('Neues Thema'))
    await hand.press(button('Speichern', dialog()))
    await page.getByText('Dieses Feld darf nicht leer sein.').waitFor()
    await expectFocus(dialog().locator('[name=topic]'))
    await looksWell('refused')
    await type('topic', name)
    await type('other_topic', `${name} (English)`)
    await hand.choose(dialog().locator('[name=length]'), '1 Std. 30 Min.')
    await hand.press(button('Speichern', dialog()))
    await dialog().waitFor({ state: 'hidden' })
    await row(name).getByText('1 Std. 30 Min.').waitFor()
    expect(await stored()).toMatchObject({ length: 90, retired_at: null })
  })

  test('it goes one place up, by drag or by key, and stays there', async () => {
    const [before] = await places()
    if (hand === MOUSE) {
      const grip = row(name).locator('.ordered-grip')
      await grip.scrollIntoViewIfNeeded()
      const [from, to] = [await grip.boundingBox(), await row(before as string).boundingBox()]
      await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
      await page.mouse.down()
      await page.mouse.move((from?.x ?? 0) + 20, (to?.y ?? 0) + 5, { steps: 4 })
      await page.mouse.up()
    } else {
      await hand.press(button(`${name} nach oben`))
      await expectFocus(button(`${name} nach oben`))
    }
    await expect.poll(places).toEqual([name, before])
    await page.reload()
    await expect.poll(places).toEqual([name, before])
  })

  test('a branch gets it at once, which can be undone', async () => {
    await hand.press(row(name).getByRole('button', { name: 'Zuteilen' }))
    const branch = dialog().locator('.topics-branch .choice').first()
    await branch.waitFor()
    await hand.flip(branch.locator('input'))
    await dialog()
      .getByText(/erhalten es, niemand verliert es|erhält es, niemand verliert es/)
      .waitFor()
    await looksWell('assigning')
    await hand.press(button('Speichern', dialog()))
    await dialog().waitFor({ state: 'hidden' })
    await looksWell('assigned')
    await hand.press(button('Rückgängig machen', row(name)))
    await row(name).getByText('Bei niemandem').waitFor()
  })

  test('it is retired, brought back and deleted', async () => {
    await hand.press(row(name).getByRole('button', { name: 'Nicht mehr anbieten' }))
    await hand.press(button('Nicht mehr anbieten', dialog()))
    await dialog().waitFor({ state: 'hidden' })
    await hand.press(page.locator('summary'))
    await hand.press(row(name).getByRole('button', { name: 'Wieder anbieten' }))
    await row(name).locator('.ordered-grip').waitFor()
    await hand.press(row(name).getByRole('button', { name: 'Löschen' }))
    await hand.press(button('Löschen', dialog()))
    await row(name).waitFor({ state: 'detached' })
    expect(await stored()).toBeUndefined()
  })
})
