import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { StandingOffice } from '../appointments/testing/standing-office.ts'
import { focusIn, type Hand, KEYS } from '../core/testing/browser.ts'

/** Somebody at the page of an advisor. */
export interface Person {
  page: Page
  hand: Hand
  office: StandingOffice
  looksWell(state: string): Promise<void>
}

/** A form of an advisor's page, and what can be done with it. */
export interface AdvisorForm {
  path: string
  /** Of the call that loads and saves it. */
  call: string
  /** One of its fields. */
  field(page: Page): Locator
  change(person: Person): Promise<void>
  /** What it holds. */
  held(page: Page): Promise<unknown>
  /** Provokes every message that the form has. */
  faults?(person: Person): Promise<void>
  /** What only the server could say, and the field at which it is to be read. */
  served?: { errors: unknown; text: string; at: (page: Page) => Locator }
}

export const saveOf = (form: AdvisorForm, page: Page) =>
  form.field(page).locator('xpath=ancestor::form//button[@type="submit"]')

export async function type({ page, hand }: Person, field: Locator, text: string) {
  await hand.reach(field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The field is marked as wrong, and what describes it says why. */
export async function expectError(field: Locator, text: string) {
  const told = () =>
    field.evaluate((node) => {
      const ids = node.getAttribute('aria-describedby')?.split(' ') ?? []
      const texts = ids.map((id) => document.getElementById(id)?.textContent)
      return { isMarked: node.matches('fieldset, [aria-invalid=true]'), text: texts.join(' ') }
    })
  await expect.poll(told).toEqual({ isMarked: true, text: expect.stringContaining(text) })
}

const named = (name: string) => (page: Page) => page.locator(`main [name=${name}]`)
const valuesOf =
  (...names: string[]) =>
  (page: Page) =>
    page
      .locator(names.map((name) => `main [name=${name}]`).join())
      .evaluateAll((nodes: HTMLInputElement[]) =>
        nodes.map(({ type, checked, value }) => (type === 'checkbox' ? checked : value))
      )
const PATHS = {
  settings: '/app/online-appointments/settings/index',
  topics: '/app/online-appointments/settings/topics',
  hours: '/app/online-appointments/calendars/working-hours/settings',
  whatsapp: '/app/whatsapp/settings'
}
const OWN = '**/api/v1/advisors/*'

const types: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/appointment-types`,
  field: named('online'),
  change: ({ page, hand }) => hand.flip(named('online')(page)),
  held: valuesOf('by-phone', 'in-branch', 'online'),
  served: {
    errors: { '2.type': ['Video ist nicht eingerichtet.'] },
    text: 'Video ist nicht eingerichtet.',
    at: (page) => page.getByRole('group', { name: 'Terminarten' })
  }
}

const bookings: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/settings`,
  field: named('meeting_url'),
  async change(person) {
    const { page, hand } = person
    await hand.flip(named('requires_confirmation')(page))
    await hand.choose(named('notice_minutes')(page), '2 Tage')
    await hand.choose(named('buffer_after')(page), '30 Minuten')
    await type(person, named('meeting_url')(page), '  https://meet.demo.example/anna ')
    await page.keyboard.press('Tab')
  },
  held: valuesOf('requires_confirmation', 'notice_minutes', 'buffer_before', 'buffer_after', 'meeting_url'),
  async faults(person) {
    const { page, hand } = person
    await type(person, named('meeting_url')(page), 'http://meet.demo.example/anna')
    await hand.press(saveOf(bookings, page))
    await expectError(named('meeting_url')(page), 'Das ist keine Adresse, die mit https:// beginnt.')
  }
}

const notices: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/settings`,
  field: named('copies_to'),
  async change(person) {
    const { page, hand } = person
    await hand.flip(named('moved')(page))
    await type(person, named('copies_to')(page), 'office@demo.example\ndeputy@demo.example')
    await hand.choose(named('reminder_hours')(page), '48 Stunden vorher')
  },
  held: valuesOf('booked', 'moved', 'cancelled', 'copies_to', 'reminder_hours'),
  async faults(person) {
    const { page, hand } = person
    const copies = named('copies_to')(page)
    await type(person, copies, 'office@demo.example\nno address')
    await hand.press(saveOf(notices, page))
    await expectError(copies, 'Das ist keine gültige E-Mail-Adresse.')
    await type(person, copies, ['a', 'b', 'c', 'd'].map((one) => `${one}@demo.example`).join('\n'))
    await hand.press(saveOf(notices, page))
    await expectError(copies, 'Das sind zu viele Adressen.')
  }
}

const year = new Date().getUTCFullYear()
/** Stepping up once more moves day, month and year: whatever their order is, and without a word on their form. */
const STEPS = [`${year}-01-01`, `${year + 1}-02-02`, `${year + 2}-03-03`]
/** Fills in a date; by keyboard, the part that has the focus is stepped until its day is reached. */
async function date({ page, hand }: Person, name: string, steps: number) {
  const field = named(name)(page)
  if (hand !== KEYS) return field.fill(STEPS[steps - 1] ?? '')
  await hand.reach(field)
  for (const _part of ['day', 'month', 'year']) {
    await page.keyboard.press('Delete')
    for (let times = 0; times < steps; times += 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
  }
  expect(await field.inputValue()).toBe(STEPS[steps - 1])
}

const absence: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/settings`,
  field: named('away'),
  async change(person) {
    const { page, hand } = person
    await hand.flip(named('away')(page))
    await date(person, 'from', 2)
    await date(person, 'to', 2)
    await type(person, named('text')(page), 'Ich bin auf Urlaub.')
    await hand.choose(named('stand_in')(page), 'Lukas Hofer, BA')
  },
  held: valuesOf('away', 'from', 'to', 'text', 'stand_in'),
  async faults(person) {
    const { page, hand, office } = person
    const refused = async (name: string, text: string) => {
      await hand.press(saveOf(absence, page))
      await expectError(named(name)(page), text)
    }
    await hand.flip(named('away')(page))
    await refused('from', 'Dieses Feld darf nicht leer sein.')
    await expectError(named('to')(page), 'Dieses Feld darf nicht leer sein.')
    await date(person, 'from', 2)
    await date(person, 'to', 1)
    await refused('to', 'Der letzte Tag darf nicht vor dem ersten liegen.')
    await date(person, 'to', 3)
    await refused('to', 'Das darf höchstens ein Jahr dauern.')
    await date(person, 'from', 1)
    await date(person, 'to', 1)
    await refused('to', 'Dieser Tag ist schon vorbei.')
    await date(person, 'from', 2)
    await date(person, 'to', 2)
    await type(person, named('text')(page), 'a'.repeat(201))
    await refused('text', 'Dieser Text ist zu lang.')
    await type(person, named('text')(page), '')
    await page.keyboard.press('Delete')
    await hand.choose(named('stand_in')(page), 'Lukas Hofer, BA')
    const rename = (from: string, alias: string) =>
      office.look((own) => own('advisors').where({ tenant_id: office.tenantId, alias: from }).update({ alias }))
    await rename('lukas-hofer', 'luke')
    await refused('stand_in', 'Diese Beraterin oder diesen Berater gibt es nicht mehr.')
    await rename('luke', 'lukas-hofer')
  }
}

const chips = (page: Page) => page.locator('main .chip')
const topics: AdvisorForm = {
  path: PATHS.topics,
  call: `${OWN}/appointment-topics`,
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
    expect(await focusIn(page.locator('main .multi'))).toBe('here')
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

const time = (page: Page, day: number, which: 'start' | 'end', place = '') =>
  page.locator(`#working-hours-${day}-${place}${which}_time`)
const BEGIN =
  'Der Beginn Ihrer Arbeitszeit ist ungültig. Bitte geben Sie einen Beginn zur vollen oder halben Stunde im Format hh:mm ein.'
const END =
  'Das Ende Ihrer Arbeitszeit ist ungültig. Bitte geben Sie ein Ende zur vollen oder halben Stunde im Format hh:mm ein.'
const REVERSED = 'Der Beginn Ihrer Arbeitszeit muss vor dem Ende liegen.'
const OVERLAP =
  'Diese Zeit beginnt, bevor die vorige vorbei ist. Bitte lassen Sie zwischen zwei Zeiten eines Tages mindestens eine halbe Stunde frei.'

const hours: AdvisorForm = {
  path: PATHS.hours,
  call: `${OWN}/working-hours`,
  field: (page) => time(page, 1, 'start'),
  async change(person) {
    const { page, hand } = person
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await hand.press(button('Weitere Zeiten: Montag'))
    await expect.poll(() => focusIn(time(page, 1, 'start', '2-'))).toBe('here')
    await hand.press(button('Zeiten kopieren: Montag'))
    const days = page.getByRole('group', { name: 'Zeiten von Montag kopieren auf' })
    await hand.flip(days.getByRole('checkbox', { name: 'Dienstag' }))
    await hand.flip(days.getByRole('checkbox', { name: 'Samstag' }))
    await person.looksWell('a day to copy')
    await hand.press(days.getByRole('button', { name: 'Übernehmen' }))
    await page.getByText('Kopiert auf Dienstag und Samstag.').waitFor()
    expect(await focusIn(button('Zeiten kopieren: Montag'))).toBe('here')
    await hand.press(button('Zeiten entfernen: Freitag'))
    await expect.poll(() => focusIn(button('Hinzufügen: Freitag'))).toBe('here')
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
    await said('Auf 00:00 gesetzt: Diese Uhrzeit gibt es nicht.')
    await expectError(time(page, 2, 'start'), REVERSED)
    await type(person, time(page, 4, 'start'), 'x')
    await said('Auf 03:00 gesetzt, die früheste mögliche Zeit.')
    await type(person, time(page, 5, 'end'), 'x')
    await hand.press(page.getByRole('button', { name: 'Weitere Zeiten: Montag' }))
    await type(person, time(page, 1, 'start', '2-'), '16:00')
    await hand.press(saveOf(hours, page))
    const summary = page.getByRole('region', { name: 'Bitte prüfen Sie diese Angaben' })
    await expect.poll(() => focusIn(summary)).toBe('here')
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
    expect(await focusIn(time(page, 5, 'end'))).toBe('here')
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
