import jsQR from 'jsqr'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const tour = openTour()
const EMAIL = 'analyst@demo.example'
const PASSWORD = 'correct horse battery'

/** What a phone reads off the screen. */
async function scan(page: Page): Promise<string> {
  const shot = await page.locator('.second-factor-qr').screenshot()
  const { data, info } = await sharp(shot).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ''
}

/** What an app shows; the next code is accepted, too, since clocks differ. */
const codeOf = (address: string, timestamp = Date.now()) => {
  const secret = new URL(address).searchParams.get('secret') ?? ''
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })
}

eitherInput(tour, 'analyst', (worker) => {
  const { hand, type, looksWell } = worker
  const field = (name: string) => worker.page.locator(`[name="${name}"]`)
  const press = (name: string) => hand.press(worker.page.getByRole('button', { name, exact: true }).first())
  const alone = (name: string) => worker.page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
  let app = ''
  let codes: string[] = []

  test('it is set up from the user’s menu with an app that scans the code', async () => {
    const { page } = worker
    await worker.open('/app/')
    await hand.press(page.locator('.user-button'))
    await hand.press(page.getByRole('link', { name: 'Bestätigung in zwei Schritten' }))
    await alone('Bestätigung in zwei Schritten einrichten')
    app = await scan(page)
    expect(new URL(app).searchParams.get('issuer')).toBe('Alpenbank')
    await looksWell('set-up')
    await type(field('code'), codeOf(app))
    await press('Einschalten')
    await page.getByRole('link', { name: 'Geben Sie Ihr Passwort ein.' }).waitFor()
    expect(await scan(page)).toBe(app)
    await looksWell('set-up-refused')
    await type(field('code'), codeOf(app))
    await type(field('password'), PASSWORD)
    await press('Einschalten')
    await alone('Ersatzcodes sichern')
    codes = await page.locator('.recovery-codes code').allTextContents()
    expect(codes).toHaveLength(10)
    await looksWell('codes')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      hand.press(page.getByRole('link', { name: 'Als Datei sichern' }))
    ])
    expect(file.suggestedFilename()).toBe('ersatzcodes.txt')
    await hand.press(page.getByRole('link', { name: 'Ich habe sie gesichert' }))
    await page.waitForURL(/\/app\//)
  })

  test('signing in asks for the code after the password', async () => {
    const { page } = worker
    await worker.open('/account/logout')
    await press('Abmelden')
    await page.waitForURL(/\/account\/login/)
    await type(field('email'), EMAIL)
    await type(field('password'), PASSWORD)
    await press('Anmelden')
    await alone('Code eingeben')
    await looksWell('code')
    await type(field('code'), '000000')
    await press('Weiter')
    await page.getByRole('link', { name: 'Dieser Code stimmt nicht' }).waitFor()
    await looksWell('code-refused')
    await type(field('code'), codeOf(app, Date.now() + 30_000))
    await press('Weiter')
    await page.waitForURL(/\/app\//)
  })

  test('it is turned off with a recovery code', async () => {
    const { page } = worker
    await worker.open('/account/second-factor')
    await alone('Bestätigung in zwei Schritten')
    await page.getByText('Es sind noch 10 Ersatzcodes übrig.').waitFor()
    await looksWell('on')
    await type(field('off-code'), codes[0] ?? '')
    await press('Ausschalten')
    await page.getByRole('status').getByText('Die Bestätigung in zwei Schritten ist ausgeschaltet.').waitFor()
  })
})
