import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access'
import { exampleBranchClosing } from '#contract/examples/branch-closing.example'
import { exampleOrganization, exampleOrganizations } from '#contract/examples/organizations.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const { uuid } = exampleOrganization
const BRANCH = `/api/v1/organizations/${uuid}`
const CLOSING = `${BRANCH}/closing`
const SINCE = '2026-11-20T09:00:00Z'
const asAdmin = { roles: ['accountadmin' as const], alias: null, is_institutional: false }

const button = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === text) as HTMLButtonElement
const dialog = (root: ParentNode) => root.querySelector<HTMLElement>('dialog[open]')
const notice = (root: ParentNode) => until(() => root.querySelector('.notification p')?.textContent)
const writes = () => requests.filter(({ url, method }) => url.endsWith('/closing') && method !== 'GET')

beforeEach(() => {
  answer(`GET ${BRANCH}`, exampleOrganization)
  answer('GET /api/v1/map', { attribution: null, latitude: null, longitude: null })
  answer(`GET ${CLOSING}`, exampleBranchClosing)
})

async function open(roles: Role[] = ['accountadmin']) {
  const init = initOf({ me: { ...asAdmin, roles } })
  const { root } = await openApp(`/account-admin/organizations/edit?id=${uuid}`, init, '[name=street]')
  return root
}

async function ask(root: ParentNode) {
  button(root, 'Close branch').click()
  return until(() => dialog(root))
}

test('is not offered to managers of single branches', async () => {
  const root = await open(['orgadmin'])
  expect(button(root, 'Close branch')).toBeUndefined()
})

test('says what has to be done first, with links, and cannot be confirmed', async () => {
  answer(`GET ${CLOSING}`, { ...exampleBranchClosing, advisors: 3, appointments: 1, events: 2 })
  const root = await open()
  const asked = await ask(root)
  await until(() => asked.querySelectorAll('.notice').length === 3)
  expect(asked.textContent).toContain('2 events with registered guests are still to come.')
  expect(asked.textContent).toContain('3 advisors still work here.')
  expect(asked.textContent).toContain('1 appointment is still to come.')
  expect([...asked.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
    `/app/account-admin/people?branch=${uuid}`,
    `/app/branch-calendar?branch=${exampleOrganization.slug}`,
    '/app/account-admin/branch-events'
  ])
  expect(asked.querySelector('.danger')).toBeNull()
})

test('with the module of events off, says that it has to be turned on first, and leads to where', async () => {
  answer(`GET ${CLOSING}`, { ...exampleBranchClosing, events: 2 })
  const init = initOf({ me: asAdmin, off: 'branch-events' })
  const { root } = await openApp(`/account-admin/organizations/edit?id=${uuid}`, init, '[name=street]')
  const asked = await ask(root)
  const stop = await until(() => asked.querySelector('.notice'))
  expect(stop.textContent).toContain('the module “Events” is off')
  expect(stop.querySelector('a')?.getAttribute('href')).toBe('/app/account-admin/institution')
})

test('says what will happen, closes the branch, and says so', async () => {
  answer(`POST ${CLOSING}`, { ...exampleBranchClosing, closed_at: SINCE })
  const root = await open()
  const asked = await ask(root)
  await until(() => asked.querySelectorAll('li').length === 4)
  expect(asked.textContent).toContain('it was visited 340 times')
  expect(asked.textContent).toContain('2 registered websites')
  button(asked, 'Close branch').click()
  expect(await notice(root)).toBe(`${exampleOrganization.name} closed`)
  await until(() => root.querySelector('.org-closed-notice')?.textContent?.includes('closed since'))
  await until(() => !dialog(root) && document.activeElement?.matches('.org-closed-notice'))
  expect(button(root, 'Close branch')).toBeUndefined()
})

test('shows a refusal in the server’s words, and what stops it by now', async () => {
  answer(`POST ${CLOSING}`, { message: 'Advisors still work here.' }, 409)
  const root = await open()
  const asked = await ask(root)
  const confirm = await until(() => button(asked, 'Close branch'))
  answer(`GET ${CLOSING}`, { ...exampleBranchClosing, advisors: 1 })
  confirm.click()
  await until(() => asked.textContent?.includes('1 advisor still works here.'))
  expect(writes()).toHaveLength(1)
})

test('a closed branch is reopened', async () => {
  answer(`GET ${BRANCH}`, { ...exampleOrganization, closed_at: SINCE })
  answer(`DELETE ${CLOSING}`, exampleBranchClosing)
  const root = await open()
  const reopen = await until(() => button(root, 'Reopen branch'))
  reopen.focus()
  reopen.click()
  expect(await notice(root)).toBe(`${exampleOrganization.name} reopened`)
  await until(() => !button(root, 'Reopen branch') && button(root, 'Close branch'))
  await until(() => document.activeElement?.matches('.org-closed-notice'))
})

test('nothing leads to the public page of a closed branch, which cannot be turned on', async () => {
  const links = (root: ParentNode) => [...root.querySelectorAll('a')].map(({ textContent }) => textContent)
  expect(links(await open())).toContain('Open public page')
  answer(`GET ${BRANCH}`, { ...exampleOrganization, closed_at: SINCE })
  const init = initOf({ me: { ...asAdmin, roles: ['accountadmin'] } })
  const { root } = await openApp(`/account-admin/organizations/edit?id=${uuid}&tab=page`, init, '[role=switch]')
  expect(links(root)).not.toContain('Open public page')
  const toggle = root.querySelector<HTMLElement>('[role=switch]')
  expect([toggle?.ariaChecked, toggle?.ariaDisabled]).toEqual(['false', 'true'])
  toggle?.click()
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('the list shows open branches, and closed ones where they are asked for', async () => {
  const [first, ...others] = exampleOrganizations.slice(0, 3)
  answer('GET /api/v1/organizations', [{ ...first, closed_at: SINCE }, ...others])
  const { root } = await openApp('/account-admin/organizations', initOf({ me: asAdmin }), '.org-row')
  expect(root.querySelectorAll('.org-row')).toHaveLength(2)
  const state = root.querySelector<HTMLSelectElement>('select[name=state]') as HTMLSelectElement
  state.value = 'closed'
  state.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => root.querySelectorAll('.org-row').length === 1)
  expect(root.querySelector('.org-row')?.textContent).toContain(`${first?.name} (closed)`)
})
