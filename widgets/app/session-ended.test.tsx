import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { SIGNED_OUT } from '#contract/me'
import '../booking/appointment-types/appointment-types.element.ts'
import { drawn, mount, until } from '../testing/mount.ts'
import { answer, requests } from '../testing/network.ts'
import { loginAddress } from './login.tsx'
import { open, prepareApp } from './testing.ts'

prepareApp()

const OWN = '/api/v1/advisors/anna-gruber/appointment-types'
const GENERAL = 'Unfortunately, an error has occurred. Please try again later.'
const dialog = (root: ParentNode) => root.querySelector<HTMLDialogElement>('dialog[open]')
const notices = (root: ParentNode) => [...root.querySelectorAll('.notification p')].map((one) => one.textContent)
const puts = () => requests.filter(({ method }) => method === 'PUT')
const press = async (root: ParentNode, name: string) => {
  const button = await until(() => [...root.querySelectorAll('button')].find((one) => one.textContent === name))
  button.click()
}

beforeEach(() => {
  answer(`GET ${OWN}`, exampleTypes)
  answer('GET /api/v1/advisors/anna-gruber/settings', exampleSettings)
  answer('GET /api/v1/advisors', [])
})

/** A changed choice whose save finds the session ended. */
async function ended() {
  answer(`PUT ${OWN}`, {}, 401)
  const { root } = await open('/online-appointments/settings/index?from=mail')
  const box = await until(() => root.querySelector<HTMLInputElement>('[name=online]'))
  box.click()
  await press(root, 'Save')
  await until(() => dialog(root))
  return root
}

test('speaks of entries only where there are some', async () => {
  const root = await ended()
  await until(() => dialog(root)?.textContent?.includes('Your entries are still here.'))
})

test('without entries it speaks of none', async () => {
  answer(`GET ${OWN}`, {}, 401)
  const { root } = await open('/online-appointments/settings/index')
  await until(() => dialog(root))
  expect(dialog(root)?.textContent).not.toContain('entries')
})

test('tells users who have not signed in again, and stays on the page', async () => {
  const root = await ended()
  for (const [me, status, text] of [
    [{}, 200, 'You are not signed in yet.'],
    [{}, 500, GENERAL]
  ] as const) {
    answer('GET /api/v1/me', me, status)
    await press(root, 'Continue')
    await until(() => root.querySelector('dialog [role=alert]')?.textContent === text)
  }
  expect(puts()).toHaveLength(1)
})

test('does not save one user’s input in another’s name', async () => {
  const root = await ended()
  answer('GET /api/v1/me', { ...exampleAdvisorMe, email_address: 'second@demo.example' })
  await press(root, 'Continue')
  const alert = await until(() => root.querySelector('dialog [role=alert] p')?.textContent)
  expect(alert).toContain('sign in there as Anna Gruber')
  expect(puts()).toHaveLength(1)
})

test('Back closes the notice and stays on the page, with what was entered', async () => {
  // one Back too many would leave the page that runs the tests
  history.pushState(null, '', '/app/')
  const root = await ended()
  history.back()
  await until(() => !dialog(root) && location.pathname.endsWith('/settings/index'))
  expect(root.querySelector<HTMLInputElement>('[name=online]')?.checked).toBe(true)
})

test('fails the request when the notice is closed, says why, and keeps the input for the next attempt', async () => {
  const root = await ended()
  await userEvent.keyboard('{Escape}')
  await until(() => notices(root).some((text) => text?.startsWith('Your session has ended')) && !dialog(root))
  expect(root.querySelector<HTMLInputElement>('[name=online]')?.checked).toBe(true)
  // dialogs dispatch `close` a task later
  await drawn()
  await press(root, 'Save')
  await until(() => dialog(root))
  // dialog or notice, not both
  await until(() => !notices(root).length)
  answer('GET /api/v1/me', exampleAdvisorMe)
  answer(`PUT ${OWN}`, undefined, 204)
  await press(root, 'Continue')
  await until(() => notices(root).includes('Appointment types saved') && !dialog(root))
  expect(notices(root)).toHaveLength(1)
  expect(root.querySelector<HTMLInputElement>('[name=online]')?.checked).toBe(true)
})

test('who goes on without a session reads so in the place of what cannot be read, and is not asked again', async () => {
  const calls = ['configurations/online-appointments', 'appointment-topics', 'advisors/anna-gruber/appointment-topics']
  for (const call of calls) answer(`GET /api/v1/${call}`, {}, 401)
  answer(`GET ${OWN}`, {}, 401)
  const { root } = await open('/online-appointments/settings/index')
  await until(() => dialog(root))
  await userEvent.keyboard('{Escape}')
  await until(() => !dialog(root) && root.querySelector('main .general-error'))
  history.pushState(null, '', '/app/online-appointments/settings/topics')
  const asked = () => requests.some(({ url }) => url.includes('configurations/online-appointments'))
  await until(() => asked() && root.querySelector('main .general-error'))
  await drawn()
  expect([dialog(root), notices(root)]).toEqual([null, []])
})

test('a page that could not be read says why once the notice is closed, and leads to the login and back', async () => {
  answer(`GET ${OWN}`, {}, 401)
  const { root } = await open('/online-appointments/settings/index?from=mail')
  await until(() => dialog(root))
  await userEvent.keyboard('{Escape}')
  const error = await until(() => root.querySelector('main .general-error'))
  expect(error.textContent).toBe(
    'Your session has ended.Please sign in again. After that you will be back on this page.Sign in'
  )
  const here = encodeURIComponent('/app/online-appointments/settings/index?from=mail')
  expect(error.querySelector('a')?.getAttribute('href')).toBe(`/account/login?next=${here}`)
  expect(notices(root)).toEqual([])
})

test('leaves refused requests to the widget on a foreign page', async () => {
  answer(`GET ${OWN}`, {}, 401)
  const { root } = await mount(
    '<advisor-appointment-types alias="anna-gruber"></advisor-appointment-types>',
    '.general-error'
  )
  expect(root.querySelector('dialog')).toBeNull()
})

test('shows one notice with a login link in a new tab, and no other errors', async () => {
  const root = await ended()
  const notice = dialog(root) as HTMLDialogElement
  expect(notice.textContent).toContain('Your session has ended.Please sign in again in a new tab')
  const link = notice.querySelector('a') as HTMLAnchorElement
  const here = encodeURIComponent('/app/online-appointments/settings/index?from=mail')
  expect([link.getAttribute('href'), link.target]).toEqual([`/account/login?next=${here}`, '_blank'])
  await until(() => document.activeElement === notice.querySelector('h2'))
  expect(notices(root)).toEqual([])
})

test('completes the save after a new sign-in', async () => {
  const root = await ended()
  answer('GET /api/v1/me', exampleAdvisorMe)
  answer(`PUT ${OWN}`, undefined, 204)
  await press(root, 'Continue')
  await until(() => notices(root).includes('Appointment types saved') && !dialog(root))
  const types = ['by-phone', 'in-branch', 'online'].map((type) => ({ type }))
  expect(await puts().at(-1)?.json()).toEqual(types)
})

test('loads the page when the session is back, however many requests it had made', async () => {
  const calls = ['configurations/online-appointments', 'appointment-topics', 'advisors/anna-gruber/appointment-topics']
  for (const call of calls) answer(`GET /api/v1/${call}`, {}, 401)
  const { root } = await open('/online-appointments/settings/topics')
  await until(() => dialog(root))
  answer('GET /api/v1/me', exampleAdvisorMe)
  for (const call of calls) answer(`GET /api/v1/${call}`, call.startsWith('conf') ? { isTopicsEnabled: true } : [])
  await press(root, 'Continue')
  await until(() => !dialog(root) && root.querySelector('main form'))
  expect(notices(root)).toEqual([])
})

describe('a sign-out in another tab', () => {
  const told = () => new BroadcastChannel(SIGNED_OUT).postMessage('')
  const asked = () => requests.some(({ url }) => url.endsWith('/api/v1/me'))
  const noLogin = () => {
    const logins: string[] = []
    const note = (event: Event) => {
      event.preventDefault()
      logins.push((event as CustomEvent<{ href: string }>).detail.href)
    }
    document.addEventListener('advisor-login', note)
    onTestFinished(() => document.removeEventListener('advisor-login', note))
    return logins
  }

  test.each([
    ['one signs in again', exampleAdvisorMe, 200],
    ['it is not known who is signed in', {}, 500]
  ] as const)('changes nothing where %s', async (_why, me, status) => {
    const logins = noLogin()
    answer('GET /api/v1/me', me, status)
    const { root } = await open('/online-appointments/settings/index')
    await until(() => root.querySelector('[name=online]'))
    told()
    await until(asked)
    await drawn()
    expect([logins, dialog(root), root.querySelector('[name=online]') !== null]).toEqual([[], null, true])
  })

  test('takes the page away, and leads to the login and back', async () => {
    const logins = noLogin()
    answer('GET /api/v1/me', {})
    const { root } = await open('/online-appointments/settings/index?from=mail')
    await until(() => root.querySelector('[name=online]'))
    told()
    await until(() => !root.querySelector('[name=online]') && logins.length)
    expect(logins).toEqual([loginAddress('/app/online-appointments/settings/index?from=mail')])
  })

  test('asks where something is not saved, and keeps it', async () => {
    const logins = noLogin()
    answer('GET /api/v1/me', {})
    const { root } = await open('/online-appointments/settings/index')
    const box = await until(() => root.querySelector<HTMLInputElement>('[name=online]'))
    box.click()
    // the page would be asked before it is left: it knows of the entry
    await until(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })))
    told()
    await until(() => dialog(root)?.textContent?.includes('Your entries are still here.'))
    answer('GET /api/v1/me', exampleAdvisorMe)
    await press(root, 'Continue')
    await until(() => !dialog(root))
    expect([logins, box.isConnected, box.checked]).toEqual([[], true, true])
  })
})
