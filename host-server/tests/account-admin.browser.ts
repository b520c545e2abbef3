import { expect, test } from 'vitest'
import { expectFocus } from '../testing/browser.ts'
import { bothInputs, expectForbidden, openTour } from './support/tour.ts'

const PAGES = ['', '/institution', '/advanced-settings', '/advisors-export', '/audit-log']

const tour = openTour({ LOAD_TEST: '0' })

expectForbidden(
  tour,
  ['advisor', 'marketing'],
  PAGES.map((page) => `/app/account-admin${page}`)
)

bothInputs(tour, 'admin', (worker) => {
  const { hand, how, type, looksWell } = worker
  const words = `© Karten ${how}`
  const field = (name: string) => worker.page.locator(`textarea[name="${name}"]`)
  const row = (name: string) => worker.page.locator('.setting').filter({ has: field(name) })
  const write = async (name: string, value: string) => {
    await type(field(name), value)
    await hand.press(row(name).getByRole('button', { name: /^Speichern/ }))
  }

  test('the overview and its menu lead to the settings', async () => {
    await worker.open('/app/account-admin')
    await worker.page.getByRole('heading', { name: 'Administration', level: 1 }).waitFor()
    await looksWell('overview')
    const menu = worker.page.getByRole('button', { name: 'Menü', exact: true })
    await hand.press(menu)
    await looksWell('menu')
    await worker.page.keyboard.press('Escape')
    await expectFocus(menu)
    await hand.press(menu)
    await hand.press(worker.page.locator('.admin-panel').getByRole('link', { name: 'Erweiterte Einstellungen' }))
    await worker.page.getByRole('heading', { name: 'Alle Einstellungen' }).waitFor()
    await looksWell('settings')
  })

  test('the institution’s page previews the colour and switches a module', async () => {
    await worker.open('/app/account-admin/institution')
    await worker.page.locator('.institution-preview').waitFor()
    await looksWell('institution')
    const card = worker.page.locator('.institution-modules li', { hasText: 'Kontaktkarten' }).getByRole('switch')
    for (const state of ['false', 'true']) {
      await hand.press(card)
      if (state === 'false') await hand.press(worker.button('Ausschalten', worker.dialog()))
      await expect.poll(() => card.getAttribute('aria-checked')).toBe(state)
      await expect.poll(() => card.getAttribute('aria-busy')).not.toBe('true')
    }
    await worker.open('/app/account-admin/advisors-export')
    await worker.page.locator('.export-column').first().waitFor()
    await looksWell('export')
    const [file] = await Promise.all([
      worker.page.waitForEvent('download'),
      hand.press(worker.page.getByRole('link', { name: 'Für Excel herunterladen (XLSX)' }))
    ])
    expect(file.suggestedFilename()).toBe('advisors.xlsx')
    await worker.open('/app/account-admin/advanced-settings')
    await field('topics_enabled').waitFor()
  })

  test('an error is shown at its field, and the input stays', async () => {
    await write('topics_enabled', 'vielleicht')
    await row('topics_enabled').getByText('Bitte true oder false eingeben.').waitFor()
    expect(await field('topics_enabled').inputValue()).toBe('vielleicht')
    worker.faults.length = 0
    await looksWell('refused')
    await write('topics_enabled', 'true')
    await worker.page.getByText('Erfolgreich!').waitFor()
  })

  test('a saved text is in the history, from which the former one can be restored', async () => {
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

  test('the audit log has the change, can be filtered, and can be downloaded', async () => {
    await worker.open('/app/account-admin/audit-log')
    await worker.page.locator('.audit-entry').getByText(words).first().waitFor()
    await looksWell('log')
    await hand.reach(worker.page.getByRole('searchbox'))
    await worker.page.keyboard.type('nirgends')
    await worker.page.getByText('Kein Eintrag passt zu diesen Filtern.').waitFor()
    await looksWell('nothing found')
    await hand.press(worker.page.getByRole('button', { name: 'Filter zurücksetzen' }))
    await worker.page.locator('.audit-entry').first().waitFor()
    const [file] = await Promise.all([
      worker.page.waitForEvent('download'),
      hand.press(worker.page.getByRole('link', { name: 'Als CSV exportieren' }))
    ])
    expect(file.suggestedFilename()).toBe('audit-log.csv')
  })
})
