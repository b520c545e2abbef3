import { beforeEach, expect, test } from 'vitest'
import { exampleDefaultHours, exampleHolidays, exampleInherited } from '#contract/examples/default-hours.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { exampleDayErrors } from '#contract/examples/working-hours.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { nameOf, openCombobox } from '../../testing/combobox.ts'
import { conflict } from '../../testing/conflict.ts'
import { dialog } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests, tenantLanguage } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/working-hours'
const [branch] = exampleOrganizations as [(typeof exampleOrganizations)[number]]
const YEAR = new Date().getFullYear()
const OWN = `/api/v1/organizations/${branch.uuid}/default-hours`
const me = (role: 'accountadmin' | 'orgadmin' | 'stduser') =>
  initOf({ me: { roles: [role], alias: null, is_institutional: false, full_name: 'Ada Admin' } })

beforeEach(() => {
  answer('GET /api/v1/organizations', exampleOrganizations)
  answer('GET /api/v1/default-hours', exampleDefaultHours)
  answer('PUT /api/v1/default-hours', undefined, 204)
  answer(`GET ${OWN}`, exampleInherited)
  answer(`PUT ${OWN}`, undefined, 204)
  answer('GET /api/v1/holidays', exampleHolidays(YEAR, branch.uuid))
})

type Root = Awaited<ReturnType<typeof openApp>>['root']
const open = async (role: 'accountadmin' | 'orgadmin' = 'accountadmin', query = '', found = '.closed-list') =>
  (await openApp(PAGE + query, me(role), found)).root
const button = (root: ParentNode, text: string) =>
  until(() =>
    [...root.querySelectorAll<HTMLElement>('main button, dialog[open] button')].find(
      (one) => one.textContent?.trim() === text
    )
  )
const writes = (method: string) => requests.filter((one) => one.method === method)
const failure = (root: Root) => until(() => root.querySelector('.notification.failure p'))

test('turns away users who administer no branch', async () => {
  await openApp(PAGE, me('stduser'))
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when loading fails', async () => {
  answer('GET /api/v1/organizations', {}, 500)
  const root = await open('accountadmin', '', '.general-error')
  answer('GET /api/v1/organizations', exampleOrganizations)
  ;(await button(root, 'Try again')).click()
  await until(() => root.querySelector('.week'))
})

test('edits the institution’s week, shows how many advisors it applies to, and keeps it when refused', async () => {
  const root = await open()
  await until(() => root.querySelector('.week'))
  expect(root.querySelector('.hours-keepers')?.textContent).toContain('412 of 600 advisors')
  answer('PUT /api/v1/default-hours', exampleDayErrors, 422)
  const input = root.querySelector<HTMLInputElement>('#working-hours-3-end_time')
  input?.focus()
  type(input, '13:00')
  input?.blur()
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  await failure(root)
  expect(root.querySelector<HTMLInputElement>('#working-hours-3-end_time')?.value).toBe('13:00')
  answer('PUT /api/v1/default-hours', undefined, 204)
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  await until(() => root.querySelector('.notification.success'))
  expect((await (writes('PUT').at(-1) as Request).json()).length).toBe(exampleDefaultHours.hours.length)
})

test('inherits the institution’s week until a branch has its own, and resets it after confirmation', async () => {
  const root = await open('accountadmin', `?id=${branch.uuid}`)
  await until(() => root.querySelector('.preview'))
  expect(root.querySelector('.week')).toBeNull()
  ;(await button(root, 'Set own hours')).click()
  await until(() => root.querySelector('.week'))
  const said = () => root.querySelector('.week-back .help')?.textContent
  expect(said()).toBe('Until you save, the institution’s hours apply to this branch.')
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  await until(() => writes('PUT').length === 1)
  await until(() => said() === 'This branch has its own hours.')
  await until(() => root.querySelector('.notification.success'))
  answer(`DELETE ${OWN}`, undefined, 204)
  ;(await button(root, 'Use the institution’s hours')).click()
  expect(writes('DELETE')).toEqual([])
  ;(await dialog(root)).querySelector<HTMLElement>('.danger')?.click()
  await until(() => root.querySelector('.preview') && !root.querySelector('.week'))
})

test('keeps a branch’s week that is being changed while somebody else gives it up', async () => {
  answer(`GET ${OWN}`, { ...exampleInherited, is_own: true, revision: 'own' })
  answer(`PUT ${OWN}`, conflict)
  const root = await open('accountadmin', `?id=${branch.uuid}`)
  const end = () => root.querySelector<HTMLInputElement>('#working-hours-3-end_time')
  await until(end)
  type(end() as HTMLInputElement, '11:00')
  answer(`GET ${OWN}`, exampleInherited)
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  await until(() => root.querySelector('[role=alert] .notice.warning'))
  expect(end()?.value).toBe('11:00')
  expect(root.querySelector('.week-back .help')?.textContent).toContain('Until you save')
  ;(await button(root, 'Show latest version')).click()
  await until(() => !root.querySelector('.week'))
  ;(await button(root, 'Show mine')).click()
  await until(() => end()?.value === '11:00')
  answer(`PUT ${OWN}`, undefined, 204)
  root.querySelector<HTMLElement>('main [type=submit]')?.click()
  await until(() => root.querySelector('.notification.success'))
  expect(new URL(writes('PUT').at(-1)?.url ?? '').searchParams.get('revision')).toBe(exampleInherited.revision)
})

test('lets a branch manager edit their branches, and only read what applies to all', async () => {
  const root = await open('orgadmin', `?id=${branch.uuid}`)
  const names = exampleOrganizations.map(({ name }) => name)
  expect((await openCombobox(root, 'scope')).map(nameOf).toSorted()).toEqual(names.toSorted())
  const rows = [...root.querySelectorAll('.closed-list tbody tr')]
  expect(rows.map((row) => row.querySelectorAll('button').length)).toEqual(
    exampleHolidays(YEAR, branch.uuid).map(({ organization_uuid }) => (organization_uuid ? 2 : 0))
  )
})

test('shows a year as a chart and a list, and switches between years', async () => {
  const root = await open('accountadmin', `?id=${branch.uuid}`)
  expect(root.querySelectorAll('.year-months .holiday')).toHaveLength(3)
  expect(root.querySelectorAll('.year-months .closure')).toHaveLength(5)
  expect(root.querySelectorAll('.year-months .part')).toHaveLength(1)
  expect(root.querySelectorAll('.year-months .special-hours')).toHaveLength(1)
  expect(root.querySelectorAll('.closed-list tbody tr')).toHaveLength(6)
  root.querySelector<HTMLElement>('[aria-label="Next year"]')?.click()
  await until(() => root.querySelector('.year-turner h3')?.textContent === String(YEAR + 1))
  expect(root.querySelector('.closed-list')).toBeNull()
  root.querySelector<HTMLElement>('[aria-label="Previous year"]')?.click()
  await until(() => root.querySelector('.closed-list'))
})

test('leaves closures of single branches out of the institution’s list', async () => {
  const root = await open()
  expect(root.querySelectorAll('.closed-list tbody tr')).toHaveLength(4)
})

test('removes an entry after confirmation, and keeps it when that fails', async () => {
  const root = await open()
  const [first] = exampleHolidays(YEAR, branch.uuid)
  answer(`DELETE /api/v1/holidays/${first?.uuid}`, {}, 500)
  root.querySelector<HTMLElement>('[aria-label="Remove: Neujahr"]')?.click()
  ;(await dialog(root)).querySelector<HTMLElement>('.danger')?.click()
  await failure(root)
  expect(root.querySelectorAll('.closed-list tbody tr')).toHaveLength(4)
  answer(`DELETE /api/v1/holidays/${first?.uuid}`, undefined, 204)
  root.querySelector<HTMLElement>('[aria-label="Remove: Neujahr"]')?.click()
  ;(await dialog(root)).querySelector<HTMLElement>('.danger')?.click()
  await until(() => root.querySelectorAll('.closed-list tbody tr').length === 3)
})

const boxOf = (root: Root, name: string) => root.querySelector(`section[aria-label="${name}"]`)
const press = (one: HTMLElement) => {
  one.focus()
  one.click()
}

test('keeps the focus when a branch gets its own week, and when that is cancelled', async () => {
  const root = await open('accountadmin', `?id=${branch.uuid}`)
  press(await button(root, 'Set own hours'))
  await until(() => root.querySelector('.week'))
  await until(() => boxOf(root, 'Default booking times')?.matches(':focus-within'))
  press(await button(root, 'Use the institution’s hours'))
  await until(() => !root.querySelector('.week'))
  await until(() => boxOf(root, 'Default booking times')?.matches(':focus-within'))
})

test('offers the opening hours of a branch as its first week, which is saved then', async () => {
  const opening_hours = [{ day: 2 as const, start_time: '10:00', end_time: '12:00' }]
  answer(`GET ${OWN}`, { ...exampleInherited, opening_hours })
  answer(`PUT ${OWN}`, undefined, 204)
  const root = await open('accountadmin', `?id=${branch.uuid}`)
  press(await button(root, 'Begin with the opening hours'))
  await until(() => root.querySelector('.week'))
  await until(() => root.querySelector('.form-actions .help')?.textContent === 'Not saved yet')
  press(await button(root, 'Save'))
  await until(() => writes('PUT').length)
  expect(await (writes('PUT').at(-1) as Request).json()).toEqual(opening_hours)
})

test('keeps the focus when the own week is reset', async () => {
  answer(`GET ${OWN}`, { ...exampleInherited, is_own: true })
  answer(`DELETE ${OWN}`, undefined, 204)
  const root = await open('accountadmin', `?id=${branch.uuid}`)
  press(await button(root, 'Use the institution’s hours'))
  const question = await dialog(root)
  answer(`GET ${OWN}`, exampleInherited)
  press(question.querySelector('.danger') as HTMLElement)
  await until(() => root.querySelector('.preview') && !root.querySelector('.week'))
  await until(() => boxOf(root, 'Default booking times')?.matches(':focus-within'))
})

test('keeps the focus after an entry is removed', async () => {
  const root = await open()
  const [first] = exampleHolidays(YEAR, branch.uuid)
  answer(`DELETE /api/v1/holidays/${first?.uuid}`, undefined, 204)
  press(root.querySelector('[aria-label="Remove: Neujahr"]') as HTMLElement)
  press((await dialog(root)).querySelector('.danger') as HTMLElement)
  await until(() => root.querySelectorAll('.closed-list tbody tr').length === 3)
  await until(() => boxOf(root, 'Holidays and closures')?.matches(':focus-within'))
})

test.each([
  [412, 600, 'Applies to 412 of 600 advisors. The others have their own hours or those of their branch.'],
  [1, 2, 'Applies to 1 of 2 advisors. The other one has their own hours or those of their branch.'],
  [600, 600, 'Applies to all 600 advisors.'],
  [1, 1, 'Applies to the only advisor.'],
  [
    ...([0, 600] as const),
    'Applies to no one at the moment: all advisors have their own hours or those of their branch.'
  ],
  [0, 0, 'There are no advisors yet.']
])('shows how many advisors the institution’s week applies to: %i of %i', async (keepers, advisors, said) => {
  answer('GET /api/v1/default-hours', { ...exampleDefaultHours, keepers, advisors })
  const root = await open()
  expect((await until(() => root.querySelector('.hours-keepers'))).textContent).toBe(said)
})

test.each([
  [9, 14, 'Applies to 9 of 14 advisors of this branch. The others have their own hours.'],
  [14, 14, 'Applies to all 14 advisors of this branch.'],
  [1, 1, 'Applies to the only advisor of this branch.'],
  [0, 14, 'Applies to no one at the moment: all advisors of this branch have their own hours.'],
  [0, 0, 'This branch has no advisors yet.']
])('shows how many advisors of a branch its week applies to: %i of %i', async (keepers, advisors, said) => {
  answer(`GET ${OWN}`, { ...exampleInherited, keepers, advisors })
  const root = await open('accountadmin', `?id=${branch.uuid}`)
  expect((await until(() => root.querySelector('.hours-keepers'))).textContent).toBe(said)
})

test('does not mention other advisors when none are left, in German either', async () => {
  answer('GET /api/v1/default-hours', { ...exampleDefaultHours, keepers: 600, advisors: 600 })
  tenantLanguage.current = 'de-AT'
  const root = await open()
  expect((await until(() => root.querySelector('.hours-keepers'))).textContent).toBe(
    'Gilt für alle 600 Beraterinnen und Berater.'
  )
})
