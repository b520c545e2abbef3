import { beforeEach, expect, test } from 'vitest'
import type { ApiToken } from '#contract/api-tokens'
import { exampleApiToken, exampleApiTokens } from '#contract/examples/api-tokens.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button, closed, dialog, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/api-tokens'
const CALL = '/api/v1/api-tokens'
const TOKEN = `aw_${'x'.repeat(43)}`
const admin = initOf({ me: { roles: ['accountadmin'] } })

beforeEach(() => answer(`GET ${CALL}`, exampleApiTokens))

const shown = async () => (await open(PAGE, admin, '.api-tokens .button')).root
const sent = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))

/** Chooses a permission by the name of its area. */
function choose(form: Element, label: string, value: string) {
  const field = [...form.querySelectorAll('label')].find((one) => one.textContent?.includes(label))
  const select = form.querySelector<HTMLSelectElement>(`#${CSS.escape(field?.htmlFor ?? '')}`)
  if (!select) throw new Error(`There is no ${label}`)
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

test('users who do not administer are redirected to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgadmin'] } }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  answer(`GET ${CALL}`, exampleApiTokens)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.api-token').length === 4)
})

test('an empty list says what tokens are for', async () => {
  answer(`GET ${CALL}`, { ...exampleApiTokens, tokens: [] })
  expect(texts(await shown(), '.lead').join()).toContain('There are no API tokens yet.')
})

test('each says what it may do, how long, and when it was used; only valid ones can be revoked', async () => {
  const root = await shown()
  const rows = texts(root, '.api-token')
  expect(rows[0]).toContain('Booking: Read and change · People: Read')
  expect(rows[0]).toContain('Ends in x7Qk')
  expect(rows[0]).toMatch(/Last used on .*2026/)
  expect(rows[1]).toContain('Rest of the administration: Read')
  expect(rows[1]).toContain('Not used yet · Valid until it is revoked')
  expect(rows[2]).toContain('Expired')
  expect(rows[3]).toContain('Revoked')
  expect(root.querySelectorAll('.api-token .danger').length).toBe(2)
})

test('what the server refuses is shown at its field, and nothing is lost', async () => {
  const root = await shown()
  ;(await button(root, 'Create API token')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Newsletter')
  const errors = { name: ['Please choose another name.'], scopes: ['Choose at least one permission.'] }
  answer(`POST ${CALL}`, { message: 'No', errors }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p').length === 2)
  expect(texts(form, '.errors p')).toEqual([...errors.name, ...errors.scopes])
  expect(form.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Newsletter')
})

test('permissions stand in the groups and the order of the modules', async () => {
  const scopes = ['scim', 'administration:read', 'advisors-management:read', 'cards:read', 'waitlist:read']
  answer(`GET ${CALL}`, { ...exampleApiTokens, scopes: [...scopes, 'wallet-cards:read', 'online-appointments:read'] })
  const root = await shown()
  ;(await button(root, 'Create API token')).click()
  const form = await dialog(root)
  const groups = [...form.querySelectorAll('fieldset section')].map((one) => texts(one, 'h3, .label'))
  expect(groups).toEqual([
    ['Appointments', 'Booking', 'Waitlist'],
    ['Cards', 'Business cards', 'Wallet cards'],
    ['Administration', 'People', 'Rest of the administration', 'User accounts (SCIM)']
  ])
})

test('one is created with what is chosen, and shown once', async () => {
  const root = await shown()
  ;(await button(root, 'Create API token')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Newsletter')
  choose(form, 'Booking', 'both')
  choose(form, 'People', 'read')
  choose(form, 'Booking', 'read')
  answer(`POST ${CALL}`, { ...exampleApiToken, name: 'Newsletter', token: TOKEN }, 201)
  ;(await button(form, 'Save')).click()
  await until(() => root.querySelector('dialog[open] .copyable'))
  expect(await sent('POST').at(-1)?.json()).toEqual({
    name: 'Newsletter',
    scopes: ['advisors-management:read', 'online-appointments:read'],
    valid_days: 365
  })
  const box = await dialog(root)
  expect(box.querySelector('code')?.textContent).toBe(TOKEN)
  ;(await button(box, 'I have saved the token')).click()
  await closed(root)
  expect(root.textContent).not.toContain(TOKEN)
})

test('Escape asks before a token that is shown once is gone', async () => {
  const root = await shown()
  ;(await button(root, 'Create API token')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Newsletter')
  choose(form, 'Booking', 'read')
  answer(`POST ${CALL}`, { ...exampleApiToken, token: TOKEN }, 201)
  ;(await button(form, 'Save')).click()
  const box = (await until(() => root.querySelector('dialog[open] .copyable'))).closest('dialog') as HTMLDialogElement
  const pressEscape = () => {
    const event = new Event('cancel', { cancelable: true })
    box.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(pressEscape()).toBe(true)
  ;(await button(root, 'Show again')).click()
  await until(() => root.querySelectorAll('dialog[open]').length === 1)
  expect(box.querySelector('code')?.textContent).toBe(TOKEN)
  // browsers let a page keep a dialog open once, and then close it
  box.close()
  ;(await button(root, 'Close anyway')).click()
  await closed(root)
  expect(root.textContent).not.toContain(TOKEN)
})

test('without an end is a choice that is explained', async () => {
  const root = await shown()
  ;(await button(root, 'Create API token')).click()
  const form = await dialog(root)
  expect(form.textContent).not.toContain('a token that leaks')
  choose(form, 'Valid', 'endless')
  await until(() => form.textContent?.includes('a token that leaks'))
  answer(`POST ${CALL}`, { ...exampleApiToken, token: TOKEN }, 201)
  ;(await button(form, 'Save')).click()
  await until(() => root.querySelector('dialog[open] .copyable'))
  expect(await sent('POST').at(-1)?.json()).toMatchObject({ valid_days: null })
})

test('revoking asks first; then the list shows it as revoked', async () => {
  const root = await shown()
  ;(await button(root, 'Revoke CRM')).click()
  const question = await dialog(root)
  expect(question.textContent).toContain('The next request with CRM is refused.')
  expect(sent('DELETE')).toEqual([])
  answer(`DELETE ${CALL}/${exampleApiToken.uuid}`, undefined, 204)
  const revoked: ApiToken = { ...exampleApiToken, state: 'revoked' }
  answer(`GET ${CALL}`, { ...exampleApiTokens, tokens: [revoked] })
  ;(await button(question, 'Revoke')).click()
  await until(() => !root.querySelector('.api-token .danger'))
  expect(await until(() => texts(root, '.notification.success')[0])).toContain('CRM is revoked')
})
