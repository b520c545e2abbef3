import { beforeEach, expect, test } from 'vitest'
import { exampleBranchManagers } from '#contract/examples/branch-managers.example'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { nameOf, openCombobox } from '../../testing/combobox.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const { uuid } = exampleOrganization
const BRANCH = `/api/v1/organizations/${uuid}`
const OWN = `${BRANCH}/managers`
const [leader] = exampleBranchManagers.managers
const [anna, lukas] = exampleBranchManagers.candidates
const empty = { is_closed: false, managers: [], candidates: exampleBranchManagers.candidates }
const asAdmin = { roles: ['accountadmin' as const], alias: null, is_institutional: false }

const writes = () => requests.filter(({ method, url }) => method !== 'GET' && url.includes('/managers'))
const button = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === text) as HTMLButtonElement
const choose = async (root: ParentNode, name: string) =>
  (await openCombobox(root, 'manager')).find((option) => nameOf(option) === name)?.click()

beforeEach(() => {
  answer(`GET ${BRANCH}`, exampleOrganization)
  answer(`GET ${BRANCH}/advisors`, [])
  answer('GET /api/v1/external-analysts', [])
  answer('GET /api/v1/external-analyst-assignments', [])
  answer(`GET ${OWN}`, exampleBranchManagers)
})

async function open(me: Parameters<typeof initOf>[0] = { me: asAdmin }, found = '.branch-managers-card .combobox') {
  const { root } = await openApp(`/account-admin/organizations/edit?id=${uuid}&tab=people`, initOf(me), found)
  return root
}

test('nobody but administrators sees who could manage a branch', async () => {
  const root = await open({ me: { ...asAdmin, roles: ['orgadmin'] } }, '.org-form')
  expect(root.querySelector('.branch-managers-card')).toBeNull()
  expect(requests.some(({ url }) => url.endsWith('/managers'))).toBe(false)
})

test('lists managers, with a link to each, and removes one', async () => {
  answer(`DELETE ${OWN}/${leader?.uuid}`, empty)
  const root = await open()
  const link = root.querySelector<HTMLAnchorElement>('.branch-managers a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    leader?.full_name,
    `/app/account-admin/people/edit?id=${leader?.uuid}`
  ])
  const remove = button(root, `Remove ${leader?.full_name}`)
  remove.focus()
  remove.click()
  await until(() => root.textContent?.includes('Nobody manages this branch yet.'))
  await until(() => document.activeElement?.matches('.branch-managers-card'))
})

test('assigns someone who has the role, and asks before it gives the role', async () => {
  answer(`GET ${OWN}`, empty)
  answer(`PUT ${OWN}/${lukas?.uuid}`, { ...empty, managers: [lukas], candidates: [anna] })
  const root = await open()
  await choose(root, 'Lukas Hofer')
  await until(() => root.querySelector('.branch-managers')?.textContent?.includes('Lukas Hofer'))
  answer(`PUT ${OWN}/${anna?.uuid}`, { ...empty, managers: [lukas, anna], candidates: [] })
  await choose(root, 'Mag. Anna Gruber')
  const dialog = await until(() => root.querySelector<HTMLElement>('dialog[open]'))
  expect([writes().length, dialog.textContent?.includes('becomes a branch manager')]).toEqual([1, true])
  button(dialog, 'Give the role').click()
  await until(() => root.querySelector('.branch-managers')?.textContent?.includes('Anna Gruber'))
  await until(() => !root.querySelector('dialog[open]'))
})

test('says why someone cannot be assigned, and keeps the list', async () => {
  const sentence = 'This person has no account, or has left. Please choose somebody else.'
  answer(`PUT ${OWN}/${lukas?.uuid}`, { message: 'x', errors: { person: [sentence] } }, 422)
  const root = await open()
  await choose(root, 'Lukas Hofer')
  await until(() => root.querySelector('.notification p')?.textContent === sentence)
  expect(root.querySelectorAll('.branch-managers li')).toHaveLength(1)
})

test('a closed branch gets no managers, and says why; those that it has can be removed', async () => {
  answer(`GET ${OWN}`, { ...exampleBranchManagers, is_closed: true })
  const root = await open({ me: asAdmin }, '.branch-managers-card .notice')
  expect(root.querySelector('.branch-managers-card .notice')?.textContent).toContain('Reopen it to assign managers.')
  expect(root.querySelector('.branch-managers-card .combobox')).toBeNull()
  expect(button(root, `Remove ${leader?.full_name}`)).toBeTruthy()
})
