import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectFocus } from '../testing/inputs.ts'
import { chooseFile } from './support/choose-file.ts'
import { eitherInput, openTour } from './support/tour.ts'

const tour = openTour({ LOAD_TEST: '0' })

eitherInput(tour, 'admin', (worker) => {
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

  test('a form of settings previews the colour, saves several settings together, and keeps what is refused', async () => {
    await worker.open('/app/account-admin/settings')
    await looksWell('subjects')
    await hand.press(worker.page.getByRole('link', { name: 'Erscheinungsbild' }))
    await worker.page.locator('.setting-preview').waitFor()
    await looksWell('appearance')
    await worker.open('/app/account-admin/settings?id=legal')
    const named = (name: string) => worker.page.locator(`input[name="${name}"]`)
    await type(named('mail_from'), 'termine')
    await type(named('home_page'), `https://www.bank.example/${how.slice(3, 7)}`)
    await hand.press(worker.page.getByRole('button', { name: 'Speichern', exact: true }))
    await worker.page
      .getByText('Das ist keine gültige E-Mail-Adresse. Bitte geben Sie eine wie name@example.com ein.')
      .waitFor()
    await expectFocus(named('mail_from'))
    worker.faults.length = 0
    await looksWell('form refused')
    await type(named('mail_from'), 'termine@demo.example')
    await hand.press(worker.page.getByRole('button', { name: 'Speichern', exact: true }))
    await worker.said('E-Mails, Impressum, Datenschutz gespeichert')
    await worker.page.reload()
    await named('home_page').waitFor()
    expect(await named('home_page').inputValue()).toBe(`https://www.bank.example/${how.slice(3, 7)}`)
  })

  test('a header image is uploaded above the pages of the administration, and removed', async () => {
    await worker.open('/app/account-admin/settings?id=appearance')
    const setting = worker.page.locator('[data-setting="images.bigHeaderImage"]')
    const picture = { width: 1600, height: 500, channels: 3 as const, background: '#2a7' }
    const buffer = await sharp({ create: picture }).jpeg().toBuffer()
    await chooseFile(hand, setting, { name: 'header.jpg', mimeType: 'image/jpeg', buffer })
    await worker.said('Kopfbild gespeichert')
    const banner = worker.page.locator('.admin-banner img')
    await expect.poll(() => banner.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBe(1600)
    await looksWell('header image')
    await hand.press(setting.getByRole('button', { name: 'Entfernen', exact: true }))
    await hand.press(worker.button('Entfernen', worker.dialog('Kopfbild entfernen?')))
    await worker.said('Kopfbild entfernt')
    await expectFocus(setting.locator('input[type=file]'))
    await banner.waitFor({ state: 'detached' })
  })

  test('a sign-in service is tested without being saved', async () => {
    await worker.open('/app/account-admin/settings?id=sign-in&field=openid_issuer')
    const issuer = worker.page.locator('input[name=openid_issuer]')
    await issuer.waitFor()
    await expectFocus(issuer)
    await type(issuer, 'https://127.0.0.1')
    await hand.press(worker.page.getByRole('button', { name: 'Jetzt testen' }))
    await worker.page.getByText('Der Dienst ist aus dem Internet nicht erreichbar.').waitFor()
    await looksWell('sign-in')
    await hand.reach(issuer)
    await worker.page.keyboard.press('ControlOrMeta+a')
    await worker.page.keyboard.press('Delete')
    await worker.page.getByText('Noch nicht gespeichert').waitFor({ state: 'hidden' })
  })

  test('the institution’s page switches a module, after saying how much it was used', async () => {
    await worker.open('/app/account-admin/institution')
    await worker.page.locator('.institution-modules').first().waitFor()
    await looksWell('institution')
    const card = worker.page.locator('.institution-modules li', { hasText: 'Kontaktkarten' }).getByRole('switch')
    for (const state of ['false', 'true']) {
      await hand.press(card)
      if (state === 'false') {
        await worker.dialog().getByText('In den letzten 30 Tagen').waitFor()
        await hand.press(worker.button('Ausschalten', worker.dialog()))
      }
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
    await row('topics_enabled').getByText('Bitte geben Sie true oder false ein.').waitFor()
    expect(await field('topics_enabled').inputValue()).toBe('vielleicht')
    worker.faults.length = 0
    await looksWell('refused')
    await write('topics_enabled', 'true')
    await worker.page.getByText('„topics_enabled“ gespeichert').waitFor()
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
