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

let walk: Walk
let host: string
beforeAll(async () => {
  walk = await openWalk({ LOAD_TEST: '0' })
  host = `http://localhost:${walk.node.port}`
})
afterAll(() => walk.close())

test.each(['advisor', 'marketing'])('%s is led from every page of it to /403', async (account) => {
  const { page, faults } = await visit(walk.browser, DESK, [host])
  await login(page, `${account}@demo.example`, { host, password: PASSWORD })
  for (const path of ['', '/institution', '/advanced-settings', '/advisors-export', '/audit-log']) {
    await page.goto(`${host}/app/account-admin${path}`)
    await page.waitForURL(`${host}/app/403`)
    await page.getByRole('heading', { name: 'Hoppla!' }).waitFor()
  }
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
  const words = `© Karten ${how}`
  beforeAll(async () => {
    ;({ page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'admin@demo.example', { host, password: PASSWORD })
    page.setDefaultTimeout(10_000)
  })
  afterAll(() => page.context().close())

  const field = (name: string) => page.locator(`textarea[name="${name}"]`)
  const row = (name: string) => page.locator('.setting').filter({ has: field(name) })
  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectAccessible(page, state)
    expect(faults, state).toEqual([])
  }
  const write = async (name: string, value: string) => {
    await hand.reach(field(name))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(value)
    await hand.press(row(name).getByRole('button', { name: /^Speichern/ }))
  }

  test('the overview and its menu lead to the settings', async () => {
    await page.goto(`${host}/app/account-admin`)
    await page.getByRole('heading', { name: 'Administration', level: 1 }).waitFor()
    await looksWell('overview')
    const menu = page.getByRole('button', { name: 'Menü', exact: true })
    await hand.press(menu)
    await looksWell('menu')
    await page.keyboard.press('Escape')
    await expectFocus(menu)
    await hand.press(menu)
    await hand.press(page.locator('.admin-panel').getByRole('link', { name: 'Erweiterte Einstellungen' }))
    await page.getByRole('heading', { name: 'Einstellungen im Einzelnen' }).waitFor()
    await looksWell('settings')
  })

  test('the institution shows what becomes of a colour, and switches a module', async () => {
    await page.goto(`${host}/app/account-admin/institution`)
    await page.locator('.institution-preview').waitFor()
    await looksWell('institution')
    const card = page.locator('.institution-modules li', { hasText: 'v-cards' }).getByRole('switch')
    for (const state of ['false', 'true']) {
      await hand.press(card)
      await expect.poll(() => card.getAttribute('aria-checked')).toBe(state)
      await expect.poll(() => card.getAttribute('aria-busy')).not.toBe('true')
    }
    await page.goto(`${host}/app/account-admin/advisors-export`)
    await page.locator('.export-column').first().waitFor()
    await looksWell('export')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hand.press(page.getByRole('link', { name: 'Für Excel herunterladen (XLSX)' }))
    ])
    expect(file.suggestedFilename()).toBe('advisors.xlsx')
    await page.goto(`${host}/app/account-admin/advanced-settings`)
    await field('topics_enabled').waitFor()
  })

  test('what is refused says so at its field and keeps what was typed', async () => {
    await write('topics_enabled', 'vielleicht')
    await row('topics_enabled').getByText('Bitte true oder false eingeben.').waitFor()
    expect(await field('topics_enabled').inputValue()).toBe('vielleicht')
    faults.length = 0
    await looksWell('refused')
    await write('topics_enabled', 'true')
    await page.getByText('Erfolgreich!').waitFor()
  })

  test('what is saved is in the history, and what was before comes back', async () => {
    const before = await field('map_attribution').inputValue()
    await write('map_attribution', words)
    await row('map_attribution').getByText('Nicht gespeichert').waitFor({ state: 'hidden' })
    await hand.press(row('map_attribution').getByRole('button', { name: /^Verlauf/ }))
    await row('map_attribution').getByRole('listitem').getByText(words).first().waitFor()
    await looksWell('history')
    const restore = row('map_attribution').getByRole('button', { name: 'Vorherigen Wert wiederherstellen' }).first()
    await hand.press(restore)
    expect(await field('map_attribution').inputValue()).toBe(before)
    await expectFocus(field('map_attribution'))
    await write('map_attribution', words)
  })

  test('the log names it, is narrowed down, and comes as a file', async () => {
    await page.goto(`${host}/app/account-admin/audit-log`)
    await page.locator('.audit-entry').getByText(words).first().waitFor()
    await looksWell('log')
    await hand.reach(page.getByRole('searchbox'))
    await page.keyboard.type('nirgends')
    await page.getByText('Keine Änderung passt zu diesen Filtern.').waitFor()
    await looksWell('nothing found')
    await hand.press(page.getByRole('button', { name: 'Filter löschen' }))
    await page.locator('.audit-entry').first().waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hand.press(page.getByRole('link', { name: 'Als CSV exportieren' }))
    ])
    expect(file.suggestedFilename()).toBe('audit-log.csv')
  })
})
