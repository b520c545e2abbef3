import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectEven, expectFits, launch, login, PHONE, visit } from '../../testing/browser.ts'
import { counting } from '../../testing/counting.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { expectFocus, FINGER, type Input, KEYS, MOUSE, offered } from '../../testing/inputs.ts'
import { ownSite } from '../../testing/own-site.ts'
import { expectWithin } from '../../tests/support/tasks.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

const open = async (page: Page, account: string, query = '') => {
  await login(page, `${account}@demo.example`)
  await page.goto(`${ownSite().host}/app/requests${query}`)
  await page.locator('.request').first().waitFor()
}
const dialogOf = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true })
const wishIn = (page: Page) =>
  page
    .locator('.request', { has: page.locator('.request-kind.appointment') })
    .locator('.request-name')
    .first()

type Hand = [how: string, account: string, look: BrowserContextOptions, hand: Input]
const HANDS: Hand[] = [
  ['by keyboard', 'advisor', DESK, KEYS],
  ['by finger on a phone', 'second', PHONE, FINGER]
]

test.each(inTurn(HANDS))(
  'an advisor books from an appointment request in four actions %s',
  async (_, account, look, hand) => {
    const { page, faults } = await visit(browser, look)
    await open(page, account)
    const box = await page.locator('.request').first().boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844)
    const actions = counting(hand, page)
    await actions.press(wishIn(page))
    await actions.press(button(page, 'Termin buchen'))
    await actions.press(dialogOf(page).locator('.wished button.slot, .times button.slot').first())
    await actions.press(button(page, 'Termin buchen'))
    await page.getByText(/^Termin gebucht: /).waitFor()
    await dialogOf(page).waitFor({ state: 'detached' })
    await page.getByText(/^Anfrage von .+ ist erledigt$/).waitFor()
    await page.getByRole('button', { name: 'Anfrage wieder öffnen' }).waitFor()
    expectWithin('book-request', actions)
    await page.goto(`${ownSite().host}/app/requests?state=done&kind=appointment`)
    await wishIn(page).click()
    await dialogOf(page).getByText('Gebuchter Termin', { exact: true }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  }
)

test('a branch manager books with a colleague of the branch, and the request names both', async () => {
  const { page, faults } = await visit(browser, DESK)
  await open(page, 'branch', '?kind=callback')
  await KEYS.press(page.locator('.request-name').first())
  await KEYS.press(button(page, 'Mehr'))
  await KEYS.press(button(page, 'Termin buchen'))
  const select = dialogOf(page).getByRole('combobox', { name: 'Bei' })
  await select.waitFor()
  const [, label = ''] = await offered(select)
  const free = page.waitForResponse(/availability/)
  await KEYS.choose(select, label)
  await free
  const slot = dialogOf(page).locator('.times button.slot').first()
  const next = button(page, 'Nächster freier Tag')
  // what the customer wished may be a weekend
  await slot.or(next).first().waitFor()
  if (await next.isVisible()) await KEYS.press(next)
  await KEYS.press(slot)
  await KEYS.press(button(page, 'Termin buchen'))
  await page.getByText(/^Termin gebucht: /).waitFor()
  await dialogOf(page).waitFor({ state: 'detached' })
  await page.goto(`${ownSite().host}/app/requests?state=done&kind=callback`)
  await page.locator('.request-name').first().click()
  await dialogOf(page).getByText(`mit ${label}`).first().waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('a reply begins with a template and is kept with the request', async () => {
  const { page, faults } = await visit(browser, DESK)
  await open(page, 'second', '?kind=basic')
  await KEYS.press(page.locator('.request-name').first())
  await KEYS.press(button(page, 'Antworten'))
  await KEYS.choose(dialogOf(page).getByRole('combobox', { name: 'Vorlage' }), 'Unterlagen für einen Kredit')
  const text = dialogOf(page).getByRole('textbox', { name: /Ihre Antwort/ })
  await expect.poll(() => text.inputValue()).toMatch(/bringen Sie sie zum Termin mit\.$/)
  await expectAccessible(page, 'a reply')
  await KEYS.press(button(page, 'Antwort senden'))
  await page.getByText(/^Antwort an .+ gesendet/).waitFor()
  await dialogOf(page).locator('.request-thread').getByText('bringen Sie sie zum Termin mit.').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test.each([
  ['by keyboard', KEYS],
  ['by pointer', MOUSE]
])('a request is done and taken back %s', async (_, hand) => {
  const { page, faults } = await visit(browser, DESK)
  await open(page, 'advisor', '?kind=basic')
  const name = (await page.locator('.request-name').first().textContent()) ?? ''
  await hand.press(page.locator('.request .button').first())
  await page.getByText(`Anfrage von ${name} ist erledigt`).waitFor()
  const undoing = counting(hand, page)
  // leads to the notice
  if (hand === KEYS) await page.keyboard.press('F6')
  await undoing.press(page.getByRole('button', { name: 'Rückgängig' }))
  expectWithin('undo', undoing)
  await page.locator('.request-name', { hasText: name }).first().waitFor()
  await expectFocus(page.locator('.paged-list'))
  expect(faults).toEqual([])
  await page.context().close()
})

test.each([
  ['by keyboard', KEYS],
  ['by pointer', MOUSE]
])('a branch manager gives a request to another advisor %s', async (_, hand) => {
  const { page, faults } = await visit(browser, DESK)
  const actions = counting(hand, page)
  await open(page, 'branch', '?kind=basic')
  const names = page.locator('.request-name')
  const before = await page.locator('td[data-column=advisor]').first().textContent()
  await actions.press(names.first())
  await actions.press(button(page, 'Weitergeben'))
  const select = dialogOf(page).getByRole('combobox', { name: /Neue Zuständigkeit/ })
  const [label = ''] = await offered(select)
  await actions.choose(select, label)
  await actions.press(button(page, 'Anfrage weitergeben'))
  await page.getByText(`Anfrage weitergegeben. ${label}`).waitFor()
  await dialogOf(page).waitFor({ state: 'detached' })
  expectWithin('give-request', actions)
  expect(before).not.toContain(label)
  expect(faults).toEqual([])
  await page.context().close()
})

test.each([
  ['a phone', PHONE, 'light'],
  ['a phone', PHONE, 'dark'],
  ['a desk', DESK, 'light'],
  ['a desk', DESK, 'dark']
] as const)('the requests fit %s (%o, %s) and are accessible', async (_, options, colorScheme) => {
  const { page, faults } = await visit(browser, { ...options, colorScheme, reducedMotion: 'reduce' })
  await open(page, 'branch')
  await expectFits(page, `the requests, ${colorScheme}`)
  await expectAccessible(page, colorScheme)
  await page.locator('.request-name').first().click()
  await page.locator('.request-facts').waitFor()
  await expectFits(page, `a request, ${colorScheme}`)
  await expectEven(page, `a request, ${colorScheme}`)
  await expectAccessible(page, `a request, ${colorScheme}`)
  expect(faults).toEqual([])
  await page.context().close()
})
