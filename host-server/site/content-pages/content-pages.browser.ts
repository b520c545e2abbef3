import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { expectAccessible, expectFits, PHONE, type Visit } from '../../testing/browser.ts'
import { expectFocus, MOUSE } from '../../testing/inputs.ts'
import { openTour } from '../../tests/support/tour.ts'
import { letManageContent } from './testing/content-writer.ts'

const LIST = '/app/content-management/pages'
const ADDRESS = '/p/fruehlingsaktion'
const COLUMNS = ['Für Balkon und Garten.', 'Für Fahrrad und Werkstatt.']

const tour = openTour({ LOAD_TEST: '0' })

/** A content manager, and an administrator as the second editor. */
let clara: Visit
let admin: Visit
let picture: Buffer
let editor: string

beforeAll(async () => {
  await tour.office.look((knex) => letManageContent(knex, 'marketing@demo.example'))
  clara = await tour.enter('marketing')
  admin = await tour.enter('admin')
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f7d5b' } })
    .png()
    .toBuffer()
})

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const statusOf = async (path: string) => {
  const { page } = await tour.guest()
  const { status } = await page.request
    .get(tour.host + path, { maxRedirects: 0 })
    .then((answer) => ({ status: answer.status() }))
  await page.context().close()
  return status
}
/** How the two columns stand on the page. */
async function columnsOf(page: Page) {
  const [first, second] = await Promise.all(COLUMNS.map((words) => page.getByText(words).boundingBox()))
  if (!first || !second) return 'missing'
  return second.x > first.x + first.width ? 'beside each other' : 'below each other'
}
async function save(page: Page) {
  await button(page, 'Speichern').click()
  await page.getByText('Die neue Version ist gespeichert').first().waitFor()
}

test('a campaign’s page is drafted with a text, a picture, a list of advisors, booking and columns', async () => {
  const { page, faults } = clara
  await page.goto(tour.host + LIST)
  await button(page, 'Seite hinzufügen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Titel' }).fill('Frühlingsaktion')
  expect(await dialog.getByRole('textbox', { name: 'Adresse' }).inputValue()).toBe('fruehlingsaktion')
  await button(page, 'Speichern').click()
  await page.waitForURL('**/content-management/pages/edit?id=*')
  editor = page.url()
  await button(page, 'Text hinzufügen').click()
  await part(page, 'Text, Teil 1').getByRole('textbox').click()
  await page.keyboard.insertText('Im Frühling senken wir die Zinsen.')
  await button(page, 'Bild hinzufügen').click()
  const image = part(page, 'Bild, Teil 2')
  await image.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture })
  await image.locator('.content-chooser img').waitFor()
  await image.getByRole('textbox', { name: 'Was auf dem Bild zu sehen ist' }).fill('Eine grüne Wiese')
  await button(page, 'Widget hinzufügen').click()
  await MOUSE.choose(
    part(page, 'Widget, Teil 3').getByRole('combobox', { name: 'Widget' }),
    'Liste der Beraterinnen und Berater'
  )
  await button(page, 'Widget hinzufügen').click()
  const booking = part(page, 'Widget, Teil 4')
  await MOUSE.choose(booking.getByRole('combobox', { name: 'Beraterin oder Berater' }), 'Mag. Anna Gruber')
  await button(page, 'Zwei Spalten hinzufügen').click()
  const columns = part(page, 'Spalten, Teil 5')
  await button(page, 'Speichern').click()
  await expectFocus(columns.getByRole('alert').filter({ hasText: 'Diese Spalten sind leer.' }))
  await expectAccessible(page, 'empty columns')
  for (const [at, words] of COLUMNS.entries()) {
    const column = columns.getByRole('group', { name: `Spalte ${at + 1} von „Spalten, Teil 5“`, exact: true })
    await button(column, 'Text hinzufügen').click()
    await part(page, `Text, Teil 1 in Spalte ${at + 1} von Teil 5`)
      .getByRole('textbox')
      .click()
    await page.keyboard.insertText(words)
  }
  await button(page, 'Text hinzufügen').last().click()
  await button(page, 'Speichern').click()
  await expectFocus(part(page, 'Text, Teil 6').getByRole('textbox'))
  await page.getByText('Dieser Text ist leer.').waitFor()
  await button(page, '„Text, Teil 6“ entfernen').click()
  await save(page)
  await expectAccessible(page, 'editor')
  expect(await statusOf(ADDRESS)).toBe(404)
  expect(faults).toEqual([])
})

test('it is looked at by a link without an account, on a phone', async () => {
  const href = await clara.page.getByRole('link', { name: 'Vorschau von Version 2' }).getAttribute('href')
  const { page, faults } = await tour.guest(PHONE)
  await page.goto(tour.host + new URL(href ?? '').pathname)
  await page.getByRole('heading', { name: 'Frühlingsaktion' }).waitFor()
  await page.getByText('Vorschau: Diese Version ist womöglich nicht öffentlich.').waitFor()
  await page.getByRole('img', { name: 'Eine grüne Wiese' }).waitFor()
  expect(await columnsOf(page)).toEqual('below each other')
  await expectFits(page, 'preview')
  expect(faults).toEqual([])
  await page.context().close()
})

test('it is scheduled for a time, and published before that', async () => {
  const { page } = clara
  const tomorrow = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10)
  await button(page, 'Veröffentlichen …').click()
  await page.getByRole('radio', { name: 'Zu einem späteren Zeitpunkt' }).check()
  await page.getByLabel('Veröffentlichen am').fill(`${tomorrow}T08:00`)
  await button(page, 'Planen').click()
  await page.getByText('Geplant', { exact: true }).waitFor()
  expect(await statusOf(ADDRESS)).toBe(404)
  await button(page, 'Veröffentlichen …').click()
  await button(page, 'Veröffentlichen').click()
  await page.getByText('Öffentlich', { exact: true }).waitFor()
})

test('visitors and search engines find it, with its widgets and its picture', async () => {
  const { page, faults } = await tour.guest()
  const map = await (await page.request.get(`${tour.host}/sitemap.xml`)).text()
  expect(map).toContain(`${ADDRESS}</loc>`)
  await page.goto(tour.host + ADDRESS)
  await page.getByText('Im Frühling senken wir die Zinsen.').waitFor()
  // what the page prints inside a tag is hidden once the widget takes its place
  const shown = (tag: string, text: string) => page.locator(tag).getByText(text).filter({ visible: true }).first()
  await shown('advisor-booking', 'Worum geht es?').waitFor()
  await shown('advisor-list', 'Mag. Anna Gruber').waitFor()
  expect(await columnsOf(page)).toEqual('beside each other')
  await expectAccessible(page, 'page')
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  const answer = await page.request.get(tour.host + new URL(shared ?? '').pathname)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(faults).toEqual([])
  await page.context().close()
})

test('two edit it at the same time: the second merges, and both changes are there', async () => {
  for (const { page } of [clara, admin]) {
    await page.goto(editor)
    await part(page, 'Text, Teil 1').waitFor()
  }
  await admin.page.getByRole('textbox', { name: 'Beschreibung' }).fill('Günstiger bis Ende Mai')
  await save(admin.page)
  const { page } = clara
  await page.getByRole('textbox', { name: 'Titel' }).fill('Frühling bei uns')
  await button(page, 'Speichern').click()
  await page.getByText(/hat am .* Version 3 dieser Seite gespeichert/).waitFor()
  expect(await page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Frühling bei uns')
  await page.getByText('Die Änderungen betreffen verschiedene Teile und passen zusammen.').waitFor()
  await button(page, 'Zusammenführen').click()
  await save(page)
  await admin.page.goto(editor)
  await part(admin.page, 'Text, Teil 1').waitFor()
  expect(await admin.page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Frühling bei uns')
  expect(await admin.page.getByRole('textbox', { name: 'Beschreibung' }).inputValue()).toBe('Günstiger bis Ende Mai')
})

test('an earlier version is restored, while visitors see what is public', async () => {
  const { page, faults } = admin
  await button(page, 'Versionen').click()
  await button(page, 'Version 2 wiederherstellen').click()
  await page.getByText('Version 2 ist wieder die neueste').first().waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Frühlingsaktion')
  expect(await statusOf(ADDRESS)).toBe(200)
  expect(faults).toEqual([])
})

test('it becomes the start page, and an address of its own leads to an advisor', async () => {
  const { page } = admin
  await button(page, 'Als Startseite verwenden').click()
  await button(page, 'Nicht mehr als Startseite').waitFor()
  const guest = await tour.guest()
  await guest.page.goto(tour.host)
  await guest.page.getByRole('heading', { name: 'Frühlingsaktion' }).waitFor()
  await page.goto(tour.host + LIST)
  await button(page, 'Seite hinzufügen').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Was dort zu finden ist').selectOption('advisor')
  await MOUSE.choose(dialog.getByRole('combobox', { name: 'Beraterin oder Berater' }), 'Mag. Anna Gruber')
  await dialog.getByRole('textbox', { name: 'Adresse' }).fill('anna')
  await button(page, 'Speichern').click()
  await button(page, 'Veröffentlichen …').click()
  await button(page, 'Veröffentlichen').click()
  await page.getByText('Öffentlich', { exact: true }).waitFor()
  await guest.page.goto(`${tour.host}/p/anna?src=plakat`)
  const { pathname, search } = new URL(guest.page.url())
  expect(pathname + search).toBe('/app/profile/anna-gruber?src=plakat')
  await guest.page.getByRole('heading', { name: 'Mag. Anna Gruber' }).first().waitFor()
  expect(guest.faults).toEqual([])
})
