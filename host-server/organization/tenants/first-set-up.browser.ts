import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DESK, expectAccessible, expectFits, launch, NARROW, type Visit, visit } from '../../testing/browser.ts'
import { type Counting, counting } from '../../testing/counting.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { type Input, KEYS, MOUSE } from '../../testing/inputs.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'
import { type NodeProcess, startNode } from '../../testing/node-process.ts'
import { banksIn } from '../../testing/other-banks.ts'
import { secondsOf } from '../../tests/support/keystroke-level.ts'
import { expectWithin } from '../../tests/support/tasks.ts'

const PASSWORD = 'grüner Apfel fliegt quer'
const SECRET = 'Xw7bQ2nE9kT4rL6vZ1yU8pA3sD5fG0hJ'
const MAILS = { admin: 'stern@seebank.example', advisor: 'berger@seebank.example', visitor: 'vera@visitor.example' }

let browser: Browser
let logo: Buffer
beforeAll(async () => {
  browser = await launch()
  logo = await sharp({ create: { width: 200, height: 50, channels: 3, background: '#06c' } })
    .png()
    .toBuffer()
})
afterAll(() => browser.close())

const optionsAt = (host: string) =>
  Object.entries({
    ...{ name: 'Seebank AG', host: 'localhost', 'base-url': host, admin: MAILS.admin },
    ...{ 'first-name': 'Ida', 'last-name': 'Stern' }
  }).flatMap(([name, value]) => [`--${name}`, value])

/** What the operator types. */
const commandAt = (host: string) => `npm run tenant -- ${optionsAt(host).join(' ')}`

/** The operator's command, beside the running server. */
async function openTenant(environment: Record<string, string>, host: string) {
  await promisify(execFile)(process.execPath, [resolve('dist/server/tenant.js'), ...optionsAt(host)], {
    env: { ...process.env, NODE_ENV: 'test', BASE_URL: 'http://localhost', ...environment }
  })
}

const INPUTS: [how: string, look: object, hand: Input][] = [
  ['by pointer', DESK, MOUSE],
  ['by keyboard alone in a narrow window', NARROW, KEYS]
]

describe.each(inTurn(INPUTS))('a new institution is set up %s', (_how, look, input) => {
  let folder: string
  let mailbox: Mailbox
  let node: NodeProcess
  let visitor: Visit
  let page: Page
  let hand: Counting

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'advisor-widgets-'))
    mailbox = await openMailbox()
    const environment = { DATA_DIR: folder, SMTP_URL: mailbox.url, SESSION_SECRET: SECRET }
    node = await startNode(environment)
    const host = `http://localhost:${node.port}`
    await openTenant(environment, host)
    visitor = await visit(browser, { ...look, reducedMotion: 'reduce' }, [host])
    page = visitor.page
    page.setDefaultTimeout(20_000)
    hand = counting(input, page)
  })
  afterAll(async () => {
    await page.context().close()
    await node.end()
    await mailbox.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const main = () => page.locator('main')
  const button = (name: string | RegExp, within: Page | Locator = main()) =>
    within.getByRole('button', { name, exact: true }).first()
  const dialog = () => page.getByRole('dialog')
  const type = (field: Locator, text: string) => hand.type(field, text)
  const mailTo = async (address: string) => {
    const find = () => mailbox.mails.find(({ recipients }) => recipients.includes(address))?.text
    await expect.poll(find).toBeTruthy()
    return find() ?? ''
  }
  /** Back to the checklist by the menu, and on to its next step, which it names. */
  const step = async (name: string, done: number) => {
    await hand.press(page.getByRole('link', { name: 'Startseite', exact: true }))
    await page.getByText(`${done} von 8 Schritten erledigt`).waitFor()
    const next = page.locator('.start-steps [aria-current=step] > a')
    expect(await next.textContent()).toBe(name)
    await hand.press(next)
  }
  const looksWell = async (state: string) => {
    await expectFits(page, state)
    await expectAccessible(page, state)
    expect(visitor.faults, state).toEqual([])
  }

  test('the administrator signs in by the link of the invitation', async () => {
    const [link = ''] = (await mailTo(MAILS.admin)).match(/http\S+\/account\/invitation\/\S+/) ?? []
    await page.goto(link)
    await type(page.locator('[name=password]'), PASSWORD)
    await type(page.locator('[name=repeated]'), PASSWORD)
    await hand.press(button('Passwort festlegen'))
    await page.getByRole('heading', { name: 'Seebank AG einrichten' }).waitFor()
    await looksWell('a new institution')
  })

  test('the checklist leads from the logo to a website', async () => {
    await hand.press(page.getByRole('link', { name: 'Logo hochladen' }))
    const chooser = page.waitForEvent('filechooser')
    const field = page.locator('.setting-file').first()
    await (input === KEYS ? hand.flip(field.locator('input')) : hand.press(field.locator('label')))
    const files = await chooser
    await hand.once(() => files.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo }))
    await page.locator('.setting-surface img').waitFor()

    await step('Filiale anlegen', 1)
    await hand.press(button('Filiale hinzufügen'))
    await type(dialog().getByLabel(/^Interner Name/), 'Filiale Seestadt')
    await type(dialog().getByLabel(/^Straße/), 'Seestraße 1')
    await type(dialog().getByLabel(/^Postleitzahl/), '6900')
    await type(dialog().getByLabel(/^Ort/), 'Bregenz')
    await hand.press(button('Speichern', dialog()))
    await page.getByRole('heading', { name: 'Filiale Seestadt', level: 1 }).waitFor()

    await step('Buchungszeiten festlegen', 2)
    await hand.press(button('Hinzufügen: Montag'))
    await hand.press(button('Zeiten kopieren: Montag'))
    await hand.press(button('Übernehmen'))
    await hand.press(button('Speichern'))
    await page.getByText('Standard-Buchungszeiten gespeichert').waitFor()

    await step('Thema anlegen', 3)
    await hand.press(button('Neues Thema'))
    await type(
      dialog()
        .getByLabel(/^Thema/)
        .first(),
      'Veranlagung'
    )
    await hand.press(button('Speichern', dialog()))
    await main().locator('tbody [data-column=advisors]').getByText('Niemand').waitFor()

    await step('Beraterin oder Berater anlegen und einladen', 4)
    await hand.press(main().getByRole('link', { name: 'Person hinzufügen' }))
    await type(main().getByLabel(/^Vorname/), 'Max')
    await type(main().getByLabel(/^Nachname/), 'Berger')
    await type(
      main()
        .getByLabel(/^E-Mail-Adresse/)
        .first(),
      MAILS.advisor
    )
    await hand.press(button('Speichern'))
    await hand.press(button('Einladung senden'))
    expect(await mailTo(MAILS.advisor)).toContain('/account/invitation/')

    await step('Festlegen, wer das Thema anbietet', 5)
    await hand.press(button(/^Zuteilen/))
    await hand.flip(dialog().getByRole('checkbox', { name: /^Alle Personen/ }))
    await hand.press(button('Speichern', dialog()))
    await main().locator('tbody [data-column=advisors]').getByText('Niemand').waitFor({ state: 'hidden' })

    await step('Eigene Website für die Buchung freigeben', 6)
    await type(main().getByPlaceholder('https://www.bank.example'), 'https://www.seebank.example')
    await hand.press(button(/^Hinzufügen/))
    await hand.press(button('Speichern'))
    await page.getByText('Einbettung und Weiterleitungen gespeichert').waitFor()
  })

  test('it leads to the pages on which a visitor books, and has gone afterwards', async () => {
    await step('Ersten Termin buchen', 7)
    await page.getByRole('heading', { name: '1 Person gefunden' }).waitFor()
    await looksWell('the search')
    await hand.press(main().getByRole('link', { name: 'Termin buchen bei Max Berger' }))
    // until then its slots are those of the page without script
    await page.waitForFunction(() =>
      document.querySelector('advisor-booking')?.shadowRoot?.querySelector('button.slot')
    )
    await hand.press(main().locator('button.slot:visible').first())
    const field = (label: RegExp) => main().getByLabel(label).locator('visible=true').first()
    await type(field(/^Vorname/), 'Vera')
    await type(field(/^Nachname/), 'Visitor')
    await type(field(/^E-Mail/), MAILS.visitor)
    await hand.press(button('Weiter'))
    await hand.press(button('Jetzt buchen'))
    await main().getByRole('heading', { name: 'Ihr Termin ist gebucht' }).waitFor()
    expect(await mailTo(MAILS.visitor)).toContain('Max Berger')
    await page.goto(`http://localhost:${node.port}/app/`)
    await page.getByRole('heading', { name: 'Diese Woche' }).waitFor()
    expect(await page.locator('.start-steps').count()).toBe(0)
    await looksWell('an institution that is set up')
  })

  test('no mail names another bank', () => {
    expect(mailbox.mails.length).toBeGreaterThanOrEqual(3)
    for (const { subject, text, html } of mailbox.mails) expect(banksIn([subject, text, html].join('\n'))).toEqual([])
  })

  test('in few actions', () => {
    expectWithin('set-up', hand)
  })

  test('in ten minutes, as far as the keystroke-level model tells, with the command that begins it', () => {
    const command = commandAt(`http://localhost:${node.port}`).length
    const seconds = secondsOf({ ...hand.done, characters: hand.done.characters + command }, input === KEYS)
    expect(seconds / 60).toBeLessThanOrEqual(10)
  })
})
