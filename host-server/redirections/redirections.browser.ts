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

const PATH = '/app/account-admin/redirections-management'
const PASSWORD = 'correct horse battery'
const PROFILE = '/app/profile/anna-gruber'
const FILE = `Pfad;Ziel;Status\n/Öffnungszeiten;/app/;301\n/zinsen;${PROFILE};\n/app/alt;/app/;\n"/kaputt;/app/;`

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
    await walk.office.look((own) => own('redirections').delete())
    ;({ page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'admin@demo.example', { host, password: PASSWORD })
    page.setDefaultTimeout(10_000)
    await page.goto(host + PATH)
  })
  afterAll(() => page.context().close())

  const button = (name: string, within: Page | Locator = page.locator('main')) =>
    within.getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
  const type = async (field: Locator, text: string) => {
    await hand.reach(field)
    await page.keyboard.insertText(text)
  }
  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectAccessible(page, state)
    if (process.env.SHOTS)
      await page.screenshot({ path: `/tmp/redirections-${how.slice(0, 6)}-${state}.png`, fullPage: true })
    expect(faults, state).toEqual([])
  }

  test('one is refused, corrected and made, and leads on', async () => {
    await said('Keine Weiterleitungen')
    await looksWell('empty')
    await hand.press(button('Neue Weiterleitung'))
    const form = dialog('Neue Weiterleitung')
    const field = (name: string) => form.locator(`[name=${name}]`)
    await type(field('path'), '/app/alt')
    await type(field('target'), PROFILE)
    await hand.press(button('Speichern', form))
    await said('Diesen Pfad verwendet die Anwendung selbst.')
    await expectFocus(field('path'))
    await looksWell('refused')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText('/zinsen')
    await hand.press(button('Speichern', form))
    await form.waitFor({ state: 'hidden' })
    await said('1 Weiterleitung')
    const answer = await page.request.get(`${host}/Zinsen?src=flyer`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, `${PROFILE}?src=flyer`])
    if (hand === KEYS) await expectFocus(button('Neue Weiterleitung'))
  })

  test('a file is tried, and its good rows are taken', async () => {
    await hand.press(button('CSV importieren'))
    const box = dialog('CSV importieren')
    await box.locator('[type=file]').setInputFiles({ name: 'alt.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
    await said('2 Zeilen können nicht übernommen werden')
    await looksWell('tried')
    await hand.press(button('1 Zeile importieren', box))
    await said('Der Import ist erledigt:')
    await hand.press(box.locator('.modal-footer').getByRole('button', { name: 'Schließen' }))
    await box.waitFor({ state: 'hidden' })
    await said('2 Weiterleitungen')
  })

  test('it is found, switched off and deleted', async () => {
    await looksWell('listed')
    await type(page.getByRole('searchbox', { name: 'Suche' }), 'zinsen')
    await said('1 Weiterleitung')
    await hand.flip(page.getByRole('switch', { name: '/zinsen wird weitergeleitet' }))
    await said('Erfolgreich!')
    expect((await page.request.get(`${host}/zinsen`, { maxRedirects: 0 })).status()).toBe(404)
    await hand.press(button('/zinsen löschen'))
    const question = dialog('Weiterleitung löschen')
    await looksWell('asked')
    await hand.press(button('Löschen', question))
    await said('Keine Weiterleitung passt zu dieser Suche.')
    await looksWell('found nothing')
  })
})
