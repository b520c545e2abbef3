import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, PHONE, type Visit } from '../testing/browser.ts'
import { openTour } from './support/tour.ts'

const tour = openTour()
const APPOINTMENTS = '/app/online-appointments/appointments/index'
const SLOTS = '/app/online-appointments/calendars/slots/management'

describe.each([
  ['a phone', PHONE, false],
  ['a desk', DESK, true]
] as const)('on %s', (_, options, hasKeys) => {
  let visitor: Visit
  beforeAll(async () => {
    visitor = await tour.enter('advisor', options)
  })
  afterAll(() => visitor.page.context().close())

  test('help and legend speak of keys only where there are some', async () => {
    const { page, faults } = visitor
    await page.goto(tour.host + SLOTS)
    await page.getByText('Was Farben und Muster bedeuten').click()
    await page.locator('.slot-legend').waitFor()
    expect(await page.getByText('Tastenkürzel', { exact: true }).isVisible()).toBe(hasKeys)
    await page.locator('.user-button').click()
    await page.getByRole('button', { name: 'Hilfe' }).click()
    await page.getByRole('heading', { name: 'Wer hilft' }).waitFor()
    await page.locator('.help-keys').waitFor({ state: hasKeys ? 'visible' : 'hidden' })
    expect(await page.getByRole('heading', { name: 'Tastatur' }).isVisible()).toBe(hasKeys)
    expect(faults).toEqual([])
  })

  test('clearing the filters puts the focus into the search only where that brings up no keyboard', async () => {
    const { page, faults } = visitor
    await page.goto(`${tour.host}${APPOINTMENTS}?q=niemand`)
    await page.getByRole('button', { name: 'Filter zurücksetzen' }).click()
    const focused = () => page.evaluate(() => document.activeElement?.tagName)
    await expect.poll(focused).toBe(hasKeys ? 'INPUT' : 'BUTTON')
    expect(await page.getByRole('searchbox', { name: 'Suche' }).inputValue()).toBe('')
    expect(faults).toEqual([])
  })
})

test('the main menu of a phone opens above its button', async () => {
  const { page, faults } = await tour.enter('admin', PHONE)
  await page.goto(`${tour.host}/app/`)
  await page.getByRole('button', { name: 'Hauptmenü' }).click()
  const box = await page.getByRole('dialog', { name: 'Hauptmenü' }).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 24)
  expect(faults).toEqual([])
  await page.context().close()
})

test('no name in the menu needs another line while its page is open', async () => {
  const { page, faults } = await tour.enter('admin')
  await page.goto(`${tour.host}/app/reports/cards-reports`)
  const entries = page.locator('#sidebar .entry')
  await page.locator('#sidebar [aria-current]').waitFor()
  const heights = () => entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
  const before = await heights()
  await page.goto(`${tour.host}/app/account-admin/advanced-settings`)
  await page.locator('#sidebar [aria-current]').waitFor()
  expect(await heights()).toEqual(before)
  expect(faults).toEqual([])
  await page.context().close()
})
