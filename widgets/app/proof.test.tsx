import { beforeEach, expect, test, vi } from 'vitest'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { PROOF_NEEDED } from '#contract/refusals'
import '../booking/appointment-types/appointment-types.element.ts'
import { until } from '../testing/mount.ts'
import { answer, requests } from '../testing/network.ts'
import { open, prepareApp } from './testing.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber/appointment-types'
const WAYS = { by: 'password', has_passkeys: false, is_proved: false }
const dialog = (root: ParentNode) => root.querySelector<HTMLDialogElement>('dialog[open]')
const notices = (root: ParentNode) => [...root.querySelectorAll('.notification p')].map((one) => one.textContent)
const sent = (method: string) => requests.filter((one) => one.method === method)
const buttonOf = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent === name))

beforeEach(() => {
  answer(`GET ${OWN}`, exampleTypes)
  answer('GET /api/v1/advisors/anna-gruber/settings', exampleSettings)
  answer('GET /api/v1/advisors', [])
  answer('GET /api/v1/me/proof', WAYS)
})

/** A changed choice whose save needs a proof. */
async function asked() {
  answer(`PUT ${OWN}`, { message: 'Confirm', code: PROOF_NEEDED }, 403)
  const { root } = await open('/online-appointments/settings/index')
  const box = await until(() => root.querySelector<HTMLInputElement>('[name=online]'))
  box.click()
  ;(await buttonOf(root, 'Save')).click()
  await until(() => dialog(root)?.querySelector('[name=given], .button.primary'))
  return { root, box, isChecked: box.checked }
}

async function typeIn(root: ParentNode, text: string) {
  const field = await until(() => dialog(root)?.querySelector<HTMLInputElement>('[name=given]'))
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  return field
}

test('a wrong password is told at its field, and the right one repeats the request, with what was chosen', async () => {
  const { root, box, isChecked } = await asked()
  answer('POST /api/v1/me/proof', { message: 'Check', errors: { given: ['This is not your password.'] } }, 422)
  const field = await typeIn(root, 'wrong')
  expect(field.type).toBe('password')
  ;(await buttonOf(dialog(root) as ParentNode, 'Continue')).click()
  await until(() => field.getAttribute('aria-invalid') === 'true' && field.matches(':focus'))
  expect(dialog(root)?.textContent).toContain('This is not your password.')
  answer('POST /api/v1/me/proof', undefined, 204)
  answer(`PUT ${OWN}`, undefined, 204)
  await typeIn(root, 'right')
  ;(await buttonOf(dialog(root) as ParentNode, 'Continue')).click()
  await until(() => !dialog(root))
  await until(() => notices(root).length)
  const puts = sent('PUT').filter(({ url }) => url.includes('appointment-types'))
  expect(puts).toHaveLength(2)
  const [first, second] = await Promise.all(puts.map((one) => one.clone().text()))
  expect(second).toBe(first)
  expect(box.checked).toBe(isChecked)
})

test('leaving the question says that nothing was done, and keeps what was chosen', async () => {
  const { root, box, isChecked } = await asked()
  ;(await buttonOf(dialog(root) as ParentNode, 'Cancel')).click()
  await until(() => notices(root)[0] === 'Nothing has been done, since you did not confirm that it is you.')
  expect(box.checked).toBe(isChecked)
})

test('an account with an app is asked for a code', async () => {
  answer('GET /api/v1/me/proof', { ...WAYS, by: 'code', has_passkeys: true })
  const { root } = await asked()
  await until(() => dialog(root)?.querySelector<HTMLInputElement>('[autocomplete=one-time-code]'))
  await buttonOf(dialog(root) as ParentNode, 'Use a passkey')
})

test('a passkey that is refused is told beside its button, and not at the password', async () => {
  answer('GET /api/v1/me/proof', { ...WAYS, has_passkeys: true })
  answer('GET /account/passkey', { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] })
  const none = new ArrayBuffer(1)
  const given = {
    id: 'AA',
    rawId: none,
    type: 'public-key',
    response: { authenticatorData: none, clientDataJSON: none, signature: none },
    getClientExtensionResults: () => ({})
  }
  const asking = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(given)
  const { root } = await asked()
  const message = 'This passkey does not belong to your account here.'
  answer('POST /api/v1/me/proof', { message: 'Check', errors: { given: [message] } }, 422)
  ;(await buttonOf(dialog(root) as ParentNode, 'Use a passkey')).click()
  await until(() => dialog(root)?.querySelector('[role=alert]')?.textContent === message)
  expect(dialog(root)?.querySelector('[name=given]')?.getAttribute('aria-invalid')).not.toBe('true')
  asking.mockRestore()
})

test('where only a passkey will do, nothing else is asked for, and what failed is tried again', async () => {
  answer('GET /api/v1/me/proof', { ...WAYS, by: 'passkey', has_passkeys: true })
  answer('GET /account/passkey', 'Later', 503)
  const { root } = await asked()
  ;(await buttonOf(dialog(root) as ParentNode, 'Use a passkey')).click()
  await until(
    () => dialog(root)?.querySelector('[role=alert]')?.textContent === 'The passkey was not used. Try once more.'
  )
  expect(dialog(root)?.querySelector('[name=given]')).toBeNull()
})

test('a passkey of another address is told of, and can only be left', async () => {
  answer('GET /api/v1/me/proof', { ...WAYS, by: 'passkey' })
  answer(`PUT ${OWN}`, { message: 'Confirm', code: PROOF_NEEDED }, 403)
  const { root } = await open('/online-appointments/settings/index')
  ;(await until(() => root.querySelector<HTMLInputElement>('[name=online]'))).click()
  ;(await buttonOf(root, 'Save')).click()
  await until(() => dialog(root)?.querySelector('.notice')?.textContent?.includes('another address'))
  expect([...(dialog(root)?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).not.toContain(
    'Use a passkey'
  )
  ;(await buttonOf(dialog(root) as ParentNode, 'Cancel')).click()
  await until(() => !dialog(root))
})

test('who signs in at the institution’s service confirms there, and then continues here', async () => {
  answer('GET /api/v1/me/proof', { ...WAYS, by: 'service' })
  const { root } = await asked()
  const link = await until(() => dialog(root)?.querySelector<HTMLAnchorElement>('a.primary'))
  expect([link.getAttribute('href'), link.target]).toEqual(['/account/openid?confirm=1&next=%2Fapp%2F', '_blank'])
  ;(await buttonOf(dialog(root) as ParentNode, 'Continue')).click()
  await until(
    () =>
      dialog(root)?.querySelector('[role=alert]')?.textContent ===
      'You have not confirmed yet. Sign in at the service first.'
  )
  answer('GET /api/v1/me/proof', { ...WAYS, by: 'service', is_proved: true })
  answer(`PUT ${OWN}`, undefined, 204)
  ;(await buttonOf(dialog(root) as ParentNode, 'Continue')).click()
  await until(() => !dialog(root))
})
