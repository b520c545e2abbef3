import { beforeAll, describe, expect, test } from 'vitest'
import { book } from '../booking/appointments/testing/office.ts'
import { OWN } from '../booking/branch-calendar/testing/managing.ts'
import { DAY, HOUR, instant } from '../core/base/clock.ts'
import { expectFits } from '../testing/browser.ts'
import { expectWholeWords } from '../testing/whole-words.ts'
import { openTour } from './support/tour.ts'

const tour = openTour({ LOAD_TEST: '1' })

const today = new Date(new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Vienna' }).format())
const MONDAY = today.getTime() + (7 - ((today.getUTCDay() + 6) % 7)) * DAY

/** An appointment of the office's advisor, with a topic that asks for documents. */
async function booked(width: number) {
  const documents = JSON.stringify(['Lichtbildausweis', 'Einkommensnachweise der letzten drei Monate'])
  await tour.office.look((own) =>
    own('appointment_topics').where({ uuid: tour.office.topics.short }).update({ documents })
  )
  const starts_at = instant(MONDAY + (width === 320 ? DAY : 0) + 11 * HOUR)
  const { status, text } = await book({ ...tour.office, site: { origin: tour.host } }, starts_at, {
    last_name: `V${width}`
  })
  expect(status, text).toBe(201)
}

describe.each([390, 1280])('at %i px no word is broken', (width) => {
  beforeAll(async () => {
    const { long: topic } = tour.office.topics
    await tour.office.look((own) =>
      own('appointment_topics').where({ uuid: topic }).update({ topic: 'Beratungsgespräch zur Immobilienfinanzierung' })
    )
    const starts_at = instant(MONDAY + (width === 390 ? 8 : 13) * HOUR)
    expect((await book({ ...tour.office, site: { origin: tour.host } }, starts_at, { topic })).status).toBe(201)
  })

  test.each([
    ['admin', `/branch-calendar?branch=${OWN}`],
    ['advisor', '/online-appointments/appointments/index?']
  ])('in the calendar of %s', async (account, path) => {
    const { page } = await tour.enter(account, { viewport: { width, height: 900 } })
    for (const view of ['day', 'week']) {
      await page.goto(`${tour.host}/app${path}&view=${view}&day=${instant(MONDAY).slice(0, 10)}`)
      await page.locator('.cal-event').first().waitFor()
      await expectWholeWords(page, '.appt-content', view)
    }
    await page.context().close()
  })
})

describe.each([320, 390])('at %i px no word is broken', (width) => {
  const look = { viewport: { width, height: 844 } }

  test('in the form of a topic, with errors, nor in the menu at the thumb', async () => {
    const { page } = await tour.enter('admin', look)
    await page.goto(`${tour.host}/app/account-admin/topics-management`)
    await page.locator('.topics-row', { hasText: 'Kontoeröffnung' }).getByRole('button', { name: 'Bearbeiten' }).click()
    const form = page.locator('dialog[open] form')
    await expectWholeWords(page, 'dialog[open], .dock', 'form')
    await form.locator('[name=documents]').fill(Array.from({ length: 11 }, (_, at) => `Nachweis ${at}`).join('\n'))
    await form.getByRole('button', { name: 'Frage hinzufügen' }).click()
    await form.locator('[name="questions.0.label"]').fill('Worum geht es?')
    await form.getByRole('button', { name: 'Speichern' }).click()
    await form.getByText('Höchstens zehn Unterlagen sind möglich.').waitFor()
    await expectWholeWords(page, 'dialog[open], .dock', 'refused')
    await expectFits(page, 'refused')
    await page.context().close()
  })

  test('in the details of an appointment', async () => {
    await booked(width)
    const { page } = await tour.enter('advisor', look)
    await page.goto(`${tour.host}/app/online-appointments/appointments/index`)
    await page.getByRole('button', { name: `Vera V${width}` }).click()
    await page.locator('dialog[open] .appt-documents').waitFor()
    await expectWholeWords(page, 'dialog[open], .dock', 'details')
    await expectFits(page, 'details')
    await page.context().close()
  })
})
