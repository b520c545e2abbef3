import type { CDPSession } from 'playwright-core'
import { expect, test } from 'vitest'
import { eitherInput, openTour } from '../../tests/support/tour.ts'

const tour = openTour()
const PASSWORD = 'correct horse battery'

/** A device with fingerprint reader that holds passkeys. */
const DEVICE = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true
} as const

eitherInput(tour, 'analyst', (worker) => {
  const { hand, type, looksWell } = worker
  const press = (name: string) => hand.press(worker.page.getByRole('button', { name, exact: true }).first())
  const alone = (name: string) => worker.page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
  let cdp: CDPSession
  let authenticatorId: string
  const setPresence = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  const setOwner = (isUserVerified: boolean) =>
    cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })

  test('a passkey is added in the user’s menu, named, and says that the device has one', async () => {
    const { page } = worker
    cdp = await page.context().newCDPSession(page)
    await cdp.send('WebAuthn.enable', { enableUI: false })
    ;({ authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options: DEVICE }))
    await worker.open('/app/')
    await hand.press(page.locator('.user-button'))
    await hand.press(page.getByRole('link', { name: 'Passkeys' }))
    await alone('Passkeys')
    await page.getByText('Ein neuer Passkey gilt auf localhost.').waitFor()
    await looksWell('none')
    await press('Passkey hinzufügen')
    await page.getByRole('status').getByText('Der Passkey ist hinzugefügt.').waitFor()
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
    expect(credentials).toMatchObject([
      { rpId: 'localhost', isResidentCredential: true, userName: 'analyst@demo.example' }
    ])
    await press('Passkey hinzufügen')
    await page.getByRole('alert').getByText('Es wurde kein Passkey hinzugefügt.').waitFor()
    await looksWell('one')
    await hand.press(page.locator('summary'))
    await type(page.getByLabel('Name des Passkeys'), '')
    await press('Namen speichern')
    await page.getByRole('link', { name: 'Geben Sie dem Passkey einen Namen' }).waitFor()
    await looksWell('name-refused')
    await type(page.getByLabel('Name des Passkeys'), 'Mein Telefon')
    await press('Namen speichern')
    await page.getByRole('heading', { name: 'Mein Telefon' }).waitFor()
  })

  const leave = async () => {
    await worker.open('/account/logout')
    await press('Abmelden')
    await worker.page.waitForURL(/\/account\/login/)
  }

  test('the sign-in page offers it in the field, and it opens the account', async () => {
    const { page } = worker
    await setPresence(false)
    await leave()
    await page.getByRole('button', { name: 'Mit Passkey anmelden' }).waitFor()
    await looksWell('login')
    await setPresence(true)
    await worker.open('/account/login?next=%2Fapp%2Freports')
    await page.waitForURL(/\/app\/reports/)
  })

  test('a finger that is not the owner’s opens nothing, and the password still does', async () => {
    const { page } = worker
    await setOwner(false)
    await leave()
    await press('Mit Passkey anmelden')
    await page.getByRole('alert').getByText('Der Passkey wurde nicht verwendet.').waitFor()
    await looksWell('login-refused')
    await type(page.locator('[name="email"]'), 'analyst@demo.example')
    await type(page.locator('[name="password"]'), PASSWORD)
    await press('Anmelden')
    await page.waitForURL(/\/app\//)
    await setOwner(true)
  })

  test('it confirms that it is you, and is removed', async () => {
    const { page } = worker
    await worker.open('/account/confirm?next=%2Faccount%2Fpasskeys')
    await page.getByRole('button', { name: 'Passkey verwenden' }).waitFor()
    await looksWell('confirm')
    await press('Passkey verwenden')
    await alone('Passkeys')
    await hand.press(page.locator('summary'))
    await hand.press(page.getByRole('link', { name: 'Passkey entfernen: Mein Telefon' }))
    await alone('Diesen Passkey entfernen?')
    await looksWell('remove')
    await press('Passkey entfernen')
    await page.getByRole('status').getByText('Der Passkey ist entfernt.').waitFor()
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })
  })
})
