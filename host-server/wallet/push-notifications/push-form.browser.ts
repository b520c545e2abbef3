import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getNotifications } from '#contract/push-history'
import { type BrowserOffice, openBrowserOffice } from '../../booking/appointments/testing/browser-office.ts'
import { DESK, expectAccessible, expectEven, expectFits, login, NARROW, visit } from '../../testing/browser.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { expectFocus, type Input, KEYS, MOUSE } from '../../testing/inputs.ts'

const PATH = '/app/wallet-cards/send-push-notifications'
const PASSWORD = 'correct horse battery'
const LONG = 'Mag. Dr. Maximilian Schwarzenberger-Hohenthal, LL.M.'
const [FACE, LINK] = ['😀', 'https://www.alpenbank.example/zinsen']

let walk: BrowserOffice
let host: string
beforeAll(async () => {
  walk = await openBrowserOffice({ LOAD_TEST: '0' })
  host = `http://localhost:${walk.node.port}`
  await allowLinks()
  await addPhones({ 'anna-gruber': 2, 'maximilian-schwarzenberger-hohenthal': 1, 'lukas-hofer': 5 })
})
afterAll(() => walk.close())

const allowLinks = () =>
  walk.office.look(async (own) => {
    const { tenant_id } = await own('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
    await own('tenant_settings').insert({ tenant_id, name: 'push_link_hosts', value: new URL(LINK).host })
  })

/** The number of phones with a card of each advisor and consent. */
const addPhones = (counts: Record<string, number>) =>
  walk.office.look(async (own) => {
    for (const [alias, count] of Object.entries(counts)) {
      const { tenant_id, uuid: advisor_uuid } = await own('advisors').where({ alias }).first('tenant_id', 'uuid')
      for (let index = 0; index < count; index += 1) {
        const [serial, then] = [`${alias}-${index}`.slice(-32), '2026-11-01T08:00:00Z']
        const card = { kind: 'apple', token_hash: serial, created_at: then, changed_at: then, notifications_at: then }
        await own('wallet_passes').insert({ tenant_id, serial, advisor_uuid, ...card })
        const phone = { device: serial, push_token: serial, created_at: then }
        await own('wallet_registrations').insert({ tenant_id, serial, ...phone })
      }
    }
  })

const empty = (...tables: string[]) =>
  walk.office.look(async (own) => {
    for (const table of tables) await own(table).delete()
  })
const sent = () => walk.office.look((own) => own('wallet_notifications').select('text', 'link', 'subscribers'))

const INPUTS: [how: string, look: BrowserContextOptions, hand: Input][] = [
  ['by pointer at a desk, in the light', { ...DESK, colorScheme: 'light' }, MOUSE],
  ['by keyboard alone in a narrow window, in the dark', { ...NARROW, colorScheme: 'dark' }, KEYS]
]

describe.each(inTurn(INPUTS))('%s', (_how, look, hand) => {
  let page: Page
  let faults: string[]
  beforeAll(async () => {
    await empty('wallet_notifications', 'rate_limits')
    ;({ page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host]))
    await login(page, 'marketing@demo.example', { host, password: PASSWORD })
  })
  afterAll(() => page.context().close())

  const button = (name: string, within: Page | Locator = page.locator('main form')) =>
    within.getByRole('button', { name, exact: true })
  const field = (name: string) => page.locator(`main [name=${name}]`)
  const group = () => page.getByRole('combobox')
  const chips = () =>
    page.getByRole('list', { name: 'Beraterinnen und Berater' }).locator('.chip > span').allTextContents()
  const question = () => page.getByRole('dialog', { name: 'Push-Mitteilung senden' })
  const type = async (name: string, text: string) => {
    await hand.reach(field(name))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectEven(page, state)
    await expectAccessible(page, state)
    expect(faults, state).toEqual([])
  }
  const said = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
  const expectHeld = async (names: string[], text: string, link: string) =>
    expect([await chips(), await field('text').inputValue(), await field('link').inputValue()]).toEqual([
      names,
      text,
      link
    ])

  async function choose(typed: string, name: string) {
    await hand.reach(group())
    await page.keyboard.type(typed)
    const option = page.getByRole('option', { name })
    await option.waitFor()
    if (hand === MOUSE) return option.click()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  async function fill(text: string) {
    await choose('Anna Gru', 'Mag. Anna Gruber')
    await choose('schwarzenb', LONG)
    await type('text', text)
    await type('link', LINK)
  }
  const ask = async () => {
    await hand.press(button('Senden'))
    await question().waitFor()
  }

  test('errors are shown at their fields, and nothing can be sent', async () => {
    await page.goto(host + PATH)
    await group().waitFor()
    await looksWell('empty')
    // its description says that it is disabled, and why
    if (hand === MOUSE) await button('Senden').click({ force: true })
    else await hand.press(button('Senden'))
    await said('Bitte wählen Sie mindestens eine Beraterin oder einen Berater.')
    await expectFocus(group())
    await looksWell('nothing filled in')

    await choose('Anna Gru', 'Mag. Anna Gruber')
    await page.keyboard.type('schwarzenb')
    await page.getByRole('option', { name: LONG }).waitFor()
    await looksWell('searching')
    await page.keyboard.press('Escape')
    await type('text', FACE.repeat(101))
    await said('Nachricht ist zu lang (höchstens 100 Zeichen).')
    await said('101/100')
    await type('link', 'http://www.alpenbank.example')
    await page.keyboard.press('Enter')
    await said('Link ist keine gültige URL. Er muss mit https:// beginnen.')
    expect(await button('Senden').getAttribute('aria-disabled')).toBe('true')
    await looksWell('too long and insecure')
  })

  test('a text of a hundred characters asks for confirmation, stays if declined, and is sent', async () => {
    await choose('schwarzenb', LONG)
    await hand.reach(field('text'))
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await said('100/100')
    await type('link', LINK)
    await ask()
    await said('Sie sind dabei, Mitteilungen an mindestens 3 Geräte zu senden. Möchten Sie wirklich fortfahren?')
    await looksWell('asked')
    await hand.press(button('Abbrechen', question()))
    await question().waitFor({ state: 'hidden' })
    await expectHeld(['Mag. Anna Gruber', LONG], FACE.repeat(100), LINK)
    if (hand === KEYS) await expectFocus(button('Senden'))
    expect(await sent()).toEqual([])

    await ask()
    await hand.press(button('Senden', question()))
    // as this server cannot notify phones
    await said(
      'Push-Mitteilungen sind auf diesem Server nicht eingerichtet: Der Text steht nur auf den Rückseiten der Karten.'
    )
    await expectHeld([], '', '')
    expect(await sent()).toEqual([{ text: FACE.repeat(100), link: LINK, subscribers: 3 }])
    await looksWell('sent')
  })

  test('a second one within ten minutes is refused, and the input stays', async () => {
    const text = 'Neue Zinsen ab Jänner: Wir beraten Sie gerne.'
    await fill(text)
    await ask()
    await hand.press(button('Senden', question()))
    await page
      .getByText(/Die nächste ist ab \d\d:\d\d möglich\./)
      .first()
      .waitFor()
    expect(faults.splice(0)).toEqual([expect.stringContaining('429')])
    await expectHeld(['Mag. Anna Gruber', LONG], text, LINK)
    await looksWell('too often')
    expect(await sent()).toHaveLength(1)
  })

  test('after the session has ended, sending continues once signed in again', async () => {
    // while something is being sent, the history asks every few seconds, and would notice the end before the visitor does
    await page.route(`**${getNotifications.path}`, () => {})
    await empty('sessions', 'rate_limits')
    await hand.press(button('Senden'))
    const ended = page.getByRole('dialog', { name: 'Ihre Sitzung ist abgelaufen.' })
    await ended.waitFor()
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      hand.press(ended.getByRole('link', { name: 'Anmelden (neuer Tab)' }))
    ])
    await tab.fill('input[name=email]', 'marketing@demo.example')
    await tab.fill('input[name=password]', PASSWORD)
    await tab.click('button[type=submit]')
    await tab.waitForURL(host + PATH)
    await tab.close()
    await page.unrouteAll()
    await hand.press(ended.getByRole('button', { name: 'Weiter' }))
    await question().waitFor()
    await hand.press(button('Senden', question()))
    await expect.poll(async () => (await sent()).length).toBe(2)
    expect(faults).toEqual([])
  })
})
