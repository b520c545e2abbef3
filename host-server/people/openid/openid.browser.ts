import type { BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserOffice, openBrowserOffice } from '../../booking/appointments/testing/browser-office.ts'
import { DESK, expectFits, expectReadable, login, NARROW, visit } from '../../testing/browser.ts'
import { inTurn } from '../../testing/in-turn.ts'
import { type Input, KEYS, MOUSE } from '../../testing/inputs.ts'
import { until } from '../../testing/until.ts'
import { CLIENT, configureIssuer, SignInService } from './testing/sign-in-service.ts'

const LABEL = 'Alpenbank-Portal'
const ADMIN = { host: '', password: 'correct horse battery' }

let walk: BrowserOffice
let service: SignInService
let host: string

beforeAll(async () => {
  service = await SignInService.open()
  walk = await openBrowserOffice({ INTERNAL_HOSTS: service.host })
  host = `http://localhost:${walk.node.port}`
  service.serve([host])
  service.people.set('anna', { email: 'advisor@demo.example', email_verified: true })
  await walk.office.look((knex) => configureIssuer(knex, host))
  const { page } = await visit(walk.browser, DESK, [host])
  await login(page, 'admin@demo.example', { ...ADMIN, host })
  const settings = {
    openid_issuer: service.issuer,
    openid_client_id: CLIENT.client_id,
    openid_client_secret: CLIENT.client_secret,
    openid_label: LABEL
  }
  for (const [name, value] of Object.entries(settings)) {
    const put = async ([key, text]: readonly [string, string]) => {
      const body = JSON.stringify({ [key]: text })
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/v1/settings', { method: 'PUT', headers, body })).status
    }
    expect(await page.evaluate(put, [name, value] as const)).toBe(204)
  }
  await page.context().close()
  // the server notices rows written by another process within a second
  await until(async () => (await (await fetch(`${host}/account/login`)).text()).includes(`${host}/account/openid`))
})
afterAll(async () => {
  await walk.close()
  await service.close()
})

const INPUTS: [how: string, look: BrowserContextOptions, hand: Input][] = [
  ['by keyboard only in a narrow window', NARROW, KEYS],
  ['by pointer at a desk', DESK, MOUSE]
]

test.each(inTurn(INPUTS))(
  '%s a user signs in at the real service, logs out, and may cancel',
  async (how, look, hand) => {
    const { page, faults } = await visit(walk.browser, { ...look, reducedMotion: 'reduce' }, [host, service.issuer])
    // a page of the service loads web fonts
    await page.route(/fonts\.googleapis\.com/, (route) => route.abort())
    const looksWell = async (state: string) => {
      await expectFits(page, state)
      await expectReadable(page, state)
      const { SHOTS } = process.env
      if (SHOTS) await page.screenshot({ path: `${SHOTS}/openid-${how.slice(3, 7)}-${state}.png`, fullPage: true })
    }
    const way = page.getByRole('link', { name: `Mit ${LABEL} anmelden` })
    await page.goto(`${host}/account/login?next=%2Fapp%2Fwhatsapp%2Fsettings`)
    await looksWell('login')
    await hand.press(way)
    await page.locator('input[name=login]').fill('anna')
    await page.locator('input[name=password]').fill('any')
    await hand.press(page.getByRole('button', { name: 'Sign-in' }))
    await hand.press(page.getByRole('button', { name: 'Continue' }))
    await page.waitForURL(`${host}/app/whatsapp/settings`)
    await page.getByRole('heading', { name: 'WhatsApp' }).first().waitFor()

    await hand.press(page.locator('.user-button'))
    await hand.press(page.getByRole('button', { name: 'Abmelden' }))
    await hand.press(page.getByRole('button', { name: 'Yes, sign me out' }))
    await page.waitForURL(`${host}/account/login?done=out`)
    await page.getByText('Sie haben sich abgemeldet.').waitFor()

    await hand.press(way)
    await hand.press(page.getByRole('link', { name: 'Cancel' }))
    await page.getByRole('alert').getByText('Die Anmeldung wurde beim Anmeldedienst abgebrochen.').waitFor()
    expect(new URL(page.url()).search).not.toMatch(/code|state/)
    await looksWell('cancelled')
    await page.context().close()
    expect(faults.filter((fault) => !/googleapis|ERR_FAILED/.test(fault))).toEqual([])
  }
)
