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

const PATH = '/app/account-admin/organizations'
const PASSWORD = 'correct horse battery'

let walk: Walk
let host: string
beforeAll(async () => {
  walk = await openWalk()
  host = `http://localhost:${walk.node.port}`
})
afterAll(() => walk.close())

async function enter(account: string, options: BrowserContextOptions) {
  const { page, faults } = await visit(walk.browser, { ...options, reducedMotion: 'reduce' }, [host])
  page.setDefaultTimeout(10_000)
  await login(page, `${account}@demo.example`, { host, password: PASSWORD })
  return { page, faults }
}

test('an advisor is led to /403', async () => {
  const { page, faults } = await enter('advisor', DESK)
  await page.goto(host + PATH)
  await page.waitForURL(`${host}/app/403`)
  expect(faults).toEqual([])
  await page.context().close()
})

test('a branch manager finds their branch alone, and another one is an error that says so', async () => {
  const { page } = await enter('branch', DESK)
  await page.goto(host + PATH)
  await page.getByRole('link', { name: 'Filiale Wien Innere Stadt' }).waitFor()
  expect(await page.locator('.org-row').count()).toBe(1)
  const other = await walk.office.look((own) => own('organizations').where({ alias: 'graz-herrengasse' }).first('uuid'))
  await page.goto(`${host}${PATH}/edit?id=${other.uuid}`)
  await page.getByText('Fehler', { exact: true }).waitFor()
  expect(await page.locator('main form').count()).toBe(0)
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
    ;({ page, faults } = await enter('admin', look))
  })
  afterAll(() => page.context().close())

  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectAccessible(page, state)
    if (process.env.PICTURES) {
      await page.screenshot({ path: `${process.env.PICTURES}/${how.slice(3, 7)}-${state}.png`, fullPage: true })
    }
    expect(faults, state).toEqual([])
  }
  const field = (name: string) => page.locator(`main [name=${name}]`)
  const save = (title: string) =>
    page.getByRole('region', { name: title, exact: true }).getByRole('button', { name: 'Speichern' })
  const type = async (name: string, text: string) => {
    await hand.reach(field(name))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }

  test('a branch is found by its place', async () => {
    await page.goto(host + PATH)
    await page.getByRole('link', { name: 'Filiale Graz' }).waitFor()
    await looksWell('list')
    await type('q', 'graz')
    await page.getByText('1 von 3 Filialen').waitFor()
    await hand.press(page.getByRole('link', { name: 'Filiale Graz' }))
    await page.getByRole('heading', { name: 'Alpenbank Graz', exact: true }).waitFor()
    await page.locator('.org-people li').first().waitFor()
    await looksWell('branch')
  })

  test('what is wrong is said at its field, and the name is saved', async () => {
    await type('name', 'Filiale Graz')
    await type('alias', 'wien-innere-stadt')
    await hand.press(save('Namen ändern'))
    await page.getByText('Diese URL führt zu einer anderen Filiale oder hat es einmal getan.').waitFor()
    await expectFocus(field('alias'))
    await looksWell('taken')
    await type('alias', hand === MOUSE ? 'graz' : 'graz-herrengasse')
    await hand.press(save('Namen ändern'))
    await page.getByText('Erfolgreich!').waitFor()
  })

  test('opening hours get a further time, and a recipient of reports is chosen', async () => {
    const tuesday = page.locator('.org-day').nth(2)
    await hand.press(tuesday.getByRole('button', { name: 'Zeiten hinzufügen: Mittwoch' }))
    await hand.press(save('Öffnungszeiten'))
    await page.getByText('Bitte prüfen Sie diese Angaben').waitFor()
    await looksWell('hours')
    await hand.press(tuesday.getByRole('button', { name: 'Zeiten entfernen: Mittwoch, 2' }))
    await hand.reach(page.getByRole('combobox', { name: 'Empfängerinnen und Empfänger' }))
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'analyst@demo.example' }).waitFor()
    await looksWell('choosing')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await hand.press(save('Berichtsempfang'))
    await expect.poll(() => walk.office.look((own) => own('external_analyst_assignments'))).toHaveLength(1)
    await walk.office.look((own) => own('external_analyst_assignments').delete())
    expect(faults).toEqual([])
  })
})
