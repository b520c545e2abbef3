import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocus, KEYS } from '../../testing/inputs.ts'
import { type AdvisorForm, expectError, named, OWN, PATHS, saveOf, type, valuesOf } from './advisor-form.ts'
import { absence, bookings, notices, types } from './settings-forms.ts'

const chips = (page: Page) => page.locator('main .chip')
const topics: AdvisorForm = {
  path: PATHS.topics,
  call: `${OWN}/appointment-topics`,
  saved: 'Themen gespeichert',
  field: (page) => page.getByRole('combobox', { name: 'Beratungsthemen auswählen' }),
  async change(person) {
    const { page, hand } = person
    const box = topics.field(page)
    await type(person, box, 'unoff')
    const option = page.getByRole('option', { name: /Unoffered/ })
    await option.waitFor()
    if (hand === KEYS) await page.keyboard.press('ArrowDown')
    await (hand === KEYS ? page.keyboard.press('Enter') : hand.press(option))
    await chips(page).filter({ hasText: 'Unoffered' }).waitFor()
    await page.keyboard.press('Escape')
    await hand.press(page.getByRole('button', { name: 'Short entfernen' }))
    await chips(page).filter({ hasText: 'Short' }).waitFor({ state: 'detached' })
    await expectFocus(page.locator('main .multi'))
  },
  held: async (page) => (await chips(page).allTextContents()).toSorted(),
  async faults(person) {
    const { page } = person
    await type(person, topics.field(page), 'zzz')
    await page
      .getByText('Keine Einträge gefunden. Versuchen Sie es mit einem anderen Suchbegriff.')
      .filter({ visible: true })
      .first()
      .waitFor()
    await person.looksWell('no topic found')
    await type(person, topics.field(page), 's')
    await page.getByRole('option').first().waitFor()
  },
  served: {
    errors: { '0.uuid': ['Dieses Thema ist gesperrt.'] },
    text: 'Dieses Thema ist gesperrt.',
    at: (page) => topics.field(page)
  }
}

const time = (page: Page, day: number, which: 'start' | 'end', suffix = '') =>
  page.locator(`#working-hours-${day}-${suffix}${which}_time`)
const BEGIN =
  'Der Beginn der Buchungszeit ist ungültig. Bitte geben Sie einen Beginn zur vollen oder halben Stunde im Format hh:mm ein.'
const END =
  'Das Ende der Buchungszeit ist ungültig. Bitte geben Sie ein Ende zur vollen oder halben Stunde im Format hh:mm ein.'
const REVERSED = 'Der Beginn der Buchungszeit muss vor dem Ende liegen.'
const OVERLAP =
  'Diese Zeit beginnt, bevor die vorige endet. Bitte lassen Sie zwischen zwei Zeiten eines Tages mindestens eine halbe Stunde frei.'

const hours: AdvisorForm = {
  path: PATHS.hours,
  call: `${OWN}/working-hours`,
  saved: 'Buchungszeiten gespeichert',
  field: (page) => time(page, 1, 'start'),
  async change(person) {
    const { page, hand } = person
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await hand.press(button('Weitere Zeiten: Montag'))
    await expectFocus(time(page, 1, 'start', '2-'))
    await hand.press(button('Zeiten kopieren: Montag'))
    const days = page.getByRole('group', { name: 'Zeiten von Montag kopieren auf' })
    await hand.flip(days.getByRole('checkbox', { name: 'Dienstag' }))
    await hand.flip(days.getByRole('checkbox', { name: 'Samstag' }))
    await person.looksWell('a day to copy')
    await hand.press(days.getByRole('button', { name: 'Übernehmen' }))
    await page.getByText('Kopiert auf Dienstag und Samstag.').waitFor()
    await expectFocus(button('Zeiten kopieren: Montag'))
    await hand.press(button('Zeiten entfernen: Freitag'))
    await expectFocus(button('Hinzufügen: Freitag'))
    const week = await page.locator('main .preview li').allTextContents()
    expect(week.slice(4, 6)).toEqual(['Freitag: Keine Buchungszeiten', 'Samstag: 09:00 bis 17:00 und 18:00 bis 22:00'])
  },
  held: (page) =>
    page.locator('main input.time').evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value)),
  async faults(person) {
    const { page, hand } = person
    const said = (text: string) => page.getByText(text, { exact: true }).waitFor()
    await type(person, time(page, 1, 'start'), '8:40')
    await type(person, time(page, 2, 'end'), '2500')
    await said('Auf 08:30 abgerundet.')
    await type(person, time(page, 3, 'start'), '1:10')
    await said('Diese Uhrzeit gibt es nicht. Auf 00:00 gesetzt.')
    await expectError(time(page, 2, 'start'), REVERSED)
    await type(person, time(page, 4, 'start'), 'x')
    await said('Auf 03:00 gesetzt, die früheste mögliche Zeit.')
    await type(person, time(page, 5, 'end'), 'x')
    await hand.press(page.getByRole('button', { name: 'Weitere Zeiten: Montag' }))
    await type(person, time(page, 1, 'start', '2-'), '16:00')
    await hand.press(saveOf(hours, page))
    const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
    await expectFocus(summary)
    await expectError(time(page, 1, 'start', '2-'), OVERLAP)
    await expectError(time(page, 4, 'start'), BEGIN)
    await expectError(time(page, 5, 'end'), END)
    await person.looksWell('a week with faults')
    const links = summary.getByRole('link')
    expect(await links.allTextContents()).toEqual([
      `Montag: ${OVERLAP}`,
      `Dienstag: ${REVERSED}`,
      `Donnerstag: ${BEGIN}`,
      `Freitag: ${END}`
    ])
    await hand.press(links.last())
    await expectFocus(time(page, 5, 'end'))
  },
  served: {
    errors: [{ day: 1, errors: { startTime: ['Montags erst ab zehn.'] } }],
    text: 'Montags erst ab zehn.',
    at: (page) => time(page, 1, 'start')
  }
}

const toggle = (page: Page) => page.getByRole('switch', { name: 'WhatsApp' })
const whatsApp: AdvisorForm = {
  path: PATHS.whatsapp,
  call: `${OWN}/whatsapp/settings`,
  saved: 'WhatsApp-Einstellungen gespeichert',
  field: named('whatsapp_id'),
  async change(person) {
    const { page } = person
    await type(person, named('whatsapp_id')(page), '  NEU-7 ')
    await page.keyboard.press('Tab')
    expect(await named('whatsapp_id')(page).inputValue()).toBe('NEU-7')
  },
  held: async (page) => [await toggle(page).isChecked(), ...(await valuesOf('whatsapp_id')(page))],
  async faults(person) {
    const { page, hand } = person
    const [id, save] = [named('whatsapp_id')(page), saveOf(whatsApp, page)]
    await page.getByText('Ohne sie lässt sich WhatsApp nicht aktivieren.').waitFor()
    expect((await toggle(page).boundingBox())?.width).toBe(85)
    for (const blank of ['', '   ']) {
      await type(person, id, blank || 'x')
      if (!blank) await page.keyboard.press('Backspace')
      await expectError(id, 'Ihre OSP-Benutzer-ID darf nicht leer sein')
      expect(await save.getAttribute('aria-disabled')).toBe('true')
    }
    await person.looksWell('an id that is missing')
    await hand.flip(toggle(page))
    await page.getByText('darf nicht leer sein').waitFor({ state: 'detached' })
    expect([await id.getAttribute('aria-invalid'), await save.getAttribute('aria-disabled')]).toEqual([null, 'false'])
    await page.getByText('Inaktiv', { exact: true }).waitFor()
  },
  served: {
    errors: { whatsapp_id: ['Diese ID ist unbekannt.'] },
    text: 'Diese ID ist unbekannt.',
    at: named('whatsapp_id')
  }
}

export const FORMS: [what: string, form: AdvisorForm][] = [
  ['appointment types', types],
  ['bookings', bookings],
  ['notifications', notices],
  ['the absence', absence],
  ['topics', topics],
  ['booking times', hours],
  ['WhatsApp', whatsApp]
]
