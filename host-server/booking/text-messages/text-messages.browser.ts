import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, expectReadable, login, PHONE, visit } from '../../testing/browser.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type BrowserOffice, openBrowserOffice } from '../appointments/testing/browser-office.ts'
import { hurry, onlyLater } from './testing/text-walk.ts'
import { TwilioServer } from './testing/twilio-server.ts'

let walk: BrowserOffice
let twilio: TwilioServer
let mailbox: Mailbox
let host: string

beforeAll(async () => {
  twilio = await TwilioServer.open()
  mailbox = await openMailbox()
  walk = await openBrowserOffice({ SMTP_URL: mailbox.url, INTERNAL_HOSTS: twilio.host })
  host = `http://localhost:${walk.node.port}`
  await onlyLater(walk.office)
})
afterAll(async () => {
  await walk.close()
  await mailbox.stop()
  await twilio.close()
})

const visitorWith = async (look: BrowserContextOptions, locale: string) => {
  const { page, faults } = await visit(walk.browser, { ...look, locale }, [host])
  return [page, faults] as const
}

const IN_BRANCH = /In der Filiale|at the branch/

async function toDetails(page: Page) {
  await page.goto(`${host}/book/${walk.office.alias}`)
  const widget = page.locator('advisor-booking')
  await widget.getByRole('button', { name: /Day and night/ }).click()
  await widget.getByRole('button', { name: IN_BRANCH }).click()
  await widget
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await widget.getByLabel(/Vorname|First name/).waitFor()
  return widget
}

test('an administrator enters the service with the keyboard, tests it and saves it', async () => {
  const { page } = await visit(walk.browser, DESK, [host])
  await login(page, 'admin@demo.example', { host, password: 'correct horse battery' })
  await page.goto(`${host}/app/account-admin/settings?id=texts`)
  await page.getByLabel('SMS-Dienst', { exact: true }).selectOption('twilio')
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
  await fill('Twilio: Adresse', twilio.url)
  await fill('Twilio: Account-SID', twilio.account)
  await fill('Twilio: Auth-Token', 'wrong')
  await fill('Absender', '+43720123456')
  await fill('Preis eines Teils in Euro', '0,079')
  await page.getByRole('button', { name: 'Verbindung testen' }).press('Enter')
  await page.getByText('Der Dienst lehnt den Zugang ab.').waitFor()
  await fill('Twilio: Auth-Token', twilio.token)
  await page.getByRole('button', { name: 'Verbindung testen' }).press('Enter')
  await page.getByText('Der SMS-Dienst ist bereit.').waitFor()
  await page.getByText('/text-messages/replies').waitFor()
  await expectAccessible(page, 'the settings of text messages')
  await page.locator('main form [type=submit]').press('Enter')
  await page.getByText('SMS gespeichert').waitFor()
  await page.getByText('Noch keine SMS').waitFor()
  await page.context().close()
})

const WORDS = {
  'de-AT': {
    box: 'SMS an diese Nummer',
    next: /Weiter/,
    missing: /Telefonnummer/,
    chosen: 'Erinnerung per SMS',
    book: /Jetzt buchen/,
    to: 'An die Nummer, die auf 567 endet',
    stop: 'SMS beenden',
    ended: 'Dazu kommen keine SMS mehr',
    text: /Ihr Termin ist am/
  },
  'en-GB': {
    box: 'Text messages to this number',
    next: /Continue/,
    missing: /phone number/i,
    chosen: 'Reminder by text message',
    book: /Book now/,
    to: 'To the number ending in 567',
    stop: 'End text messages',
    ended: 'There are no more text messages about this',
    text: /Your appointment is on/
  }
} as const

test.each([
  ['de-AT', PHONE],
  ['en-GB', DESK]
] as const)('a visitor (%s) chooses text messages, is reminded, and ends them', async (locale, look) => {
  const words = WORDS[locale]
  twilio.forget()
  const [page, faults] = await visitorWith(look, locale)
  const widget = await toDetails(page)
  await widget.getByLabel(/Vorname|First name/).fill('Vera')
  await widget.getByLabel(/Nachname|Last name/).fill('Visitor')
  await widget.getByLabel(/E-?Mail/i).fill(`${locale}@visitor.example`)
  const box = widget.getByRole('checkbox', { name: words.box })
  expect(await box.isChecked()).toBe(false)
  await box.press('Space')
  await widget.getByRole('button', { name: words.next }).click()
  // the number is needed now
  await widget.getByRole('link', { name: words.missing }).waitFor()
  await expectReadable(page, 'the details')
  await expectFits(page, 'the details')
  await widget.getByLabel(/Telefonnummer|Phone number/).fill('0664 1234567')
  await widget.getByRole('button', { name: words.next }).click()
  await widget.getByText(words.chosen).waitFor()
  await widget.getByRole('button', { name: words.book }).click()
  const manage = widget.locator('a[href*="/appointments/"]:not([href*=".ics"])').first()
  await manage.waitFor()
  await widget.getByText(words.chosen).waitFor()
  await expectAccessible(page, 'the last step')
  await page.goto((await manage.getAttribute('href')) ?? '')
  await page.getByText(words.to).waitFor()
  await expectReadable(page, 'the appointment with text messages')
  await expectFits(page, 'the appointment with text messages')
  await hurry(walk.office)
  await expect.poll(() => twilio.taken.length, { timeout: 20_000 }).toBe(1)
  expect(twilio.taken[0]).toMatchObject({ to: '+436641234567', text: expect.stringMatching(words.text) })
  await page.getByRole('button', { name: words.stop }).click()
  await page.getByRole('status').getByText(words.ended).waitFor()
  expect(await page.getByText(words.to).count()).toBe(0)
  expect(faults).toEqual([])
  await page.context().close()
})

test('an administrator sees on a phone what was sent and what it costs', async () => {
  const { page } = await visit(walk.browser, PHONE, [host])
  await login(page, 'admin@demo.example', { host, password: 'correct horse battery' })
  await page.goto(`${host}/app/account-admin/settings?id=texts`)
  await page.getByText(/Dieser Monat: 2 SMS in \d Teilen, .*0,/).waitFor()
  await page.getByText('… 567').first().waitFor()
  await expectAccessible(page, 'the list of text messages')
  await expectFits(page, 'the list of text messages')
  await page.context().close()
})

test('without script, the choice stands in the form, and is carried on', async () => {
  const { page } = await visit(walk.browser, { ...PHONE, locale: 'de-AT', javaScriptEnabled: false }, [host])
  await page.goto(`${host}/book/${walk.office.alias}`)
  await page.getByRole('link', { name: /Day and night/ }).click()
  await page.getByRole('link', { name: IN_BRANCH }).click()
  await page
    .getByRole('button', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await page.getByLabel('SMS an diese Nummer').check()
  await page.getByRole('button', { name: /Weiter/ }).click()
  expect(await page.getByLabel('SMS an diese Nummer').isChecked()).toBe(true)
  await page.context().close()
})
