import { expect } from 'vitest'
import { KEYS } from '../../testing/inputs.ts'
import {
  type AdvisorForm,
  expectError,
  named,
  OWN,
  PATHS,
  type Person,
  saveOf,
  type,
  valuesOf
} from './advisor-form.ts'

export const types: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/appointment-types`,
  saved: 'Terminarten gespeichert',
  field: named('online'),
  change: ({ page, hand }) => hand.flip(named('online')(page)),
  held: valuesOf('by-phone', 'in-branch', 'online'),
  served: {
    errors: { '2.type': ['Video ist nicht eingerichtet.'] },
    text: 'Video ist nicht eingerichtet.',
    at: (page) => page.getByRole('group', { name: 'Terminarten' })
  }
}

export const bookings: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/settings`,
  saved: 'Einstellungen für Buchungen gespeichert',
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
    await expectError(named('meeting_url')(page), 'Bitte geben Sie eine Adresse ein, die mit https:// beginnt.')
  }
}

export const notices: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/settings`,
  saved: 'Benachrichtigungen gespeichert',
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
    await expectError(copies, 'Das ist keine gültige E-Mail-Adresse. Bitte geben Sie eine wie name@example.com ein.')
    await type(person, copies, ['a', 'b', 'c', 'd'].map((one) => `${one}@demo.example`).join('\n'))
    await hand.press(saveOf(notices, page))
    await expectError(copies, 'Das sind zu viele Adressen. Bitte entfernen Sie einige.')
  }
}

const year = new Date().getUTCFullYear()
/** Presses the up key once more in day, month and year, so that it works in any order and locale. */
const STEPS = [`${year}-01-01`, `${year + 1}-02-02`, `${year + 2}-03-03`]
/** Day, month and year. */
const DATE_PARTS = 3

/** Fills in a date; by keyboard, the focused part is stepped until it has the right value. */
async function date({ page, hand }: Person, name: string, steps: number) {
  const field = named(name)(page)
  if (hand !== KEYS) return field.fill(STEPS[steps - 1] ?? '')
  await hand.reach(field)
  for (let parts = 0; parts < DATE_PARTS; parts += 1) {
    await page.keyboard.press('Delete')
    for (let times = 0; times < steps; times += 1) await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
  }
  expect(await field.inputValue()).toBe(STEPS[steps - 1])
}

export const absence: AdvisorForm = {
  path: PATHS.settings,
  call: `${OWN}/settings`,
  saved: 'Abwesenheit gespeichert',
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
    await refused('text', 'Dieser Text hat 201 Zeichen, höchstens 200 sind möglich. Bitte kürzen Sie ihn.')
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
