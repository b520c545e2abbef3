import { beforeEach, expect, test } from 'vitest'
import { exampleBranchesChanged, exampleBranchesChanging } from '#contract/examples/branch-changes.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { examplePeople } from '#contract/examples/people.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { button } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const LIST = 'GET /api/v1/organizations'
const START = 'POST /api/v1/branch-changes'
const READ = `GET /api/v1/branch-changes/${exampleBranchesChanging.uuid}`
const me = { roles: ['accountadmin' as const], alias: null, is_institutional: false }

beforeEach(() => answer(LIST, exampleOrganizations))

const sent = async () => {
  const posts = requests.filter(({ method }) => method === 'POST')
  return JSON.parse((await posts.at(-1)?.clone().text()) ?? 'null')
}

/** Chooses the first branch of the list, and opens the dialog. */
async function open(init: Parameters<typeof initOf>[0] = {}) {
  const { root } = await openApp('/account-admin/organizations', initOf({ me, ...init }), '.org-row')
  root.querySelectorAll<HTMLElement>('.table-check input')[1]?.click()
  ;(await button(root, 'Change')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  return { root, dialog }
}

test('is offered to administrators alone', async () => {
  const init = initOf({ me: { ...me, roles: ['orgs-manager'] } })
  const { root } = await openApp('/account-admin/organizations', init, '.org-row')
  expect(root.querySelector('.table-check')).toBeNull()
})

test('begins without a choice, and changes nothing before one is made', async () => {
  const { dialog } = await open()
  const kinds = [...dialog.querySelectorAll<HTMLInputElement>('[name=kind]')]
  expect([kinds[0]?.value, kinds.filter(({ checked }) => checked)]).toEqual(['assign-manager', []])
  ;(await button(dialog, 'Change 1 branch')).click()
  await until(() => dialog.querySelector('.errors p')?.textContent === 'Please choose what changes.')
  await until(
    () => document.activeElement?.contains(kinds[0] ?? null) && document.activeElement?.matches('.bulk-kinds')
  )
  expect(await sent()).toBeNull()
  kinds[0]?.click()
  await until(() => !dialog.querySelector('.errors p'))
})

test('changes the chosen branches, shows the progress, and says which were left out and why', async () => {
  const { root, dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=unpublish]')?.click()
  await until(() => dialog.textContent?.includes('can then no longer be found or booked'))
  answer(START, exampleBranchesChanging, 201)
  answer(READ, exampleBranchesChanging)
  ;(await button(dialog, 'Change 1 branch')).click()
  await until(() => root.querySelector('progress')?.value === 15)
  expect(await sent()).toMatchObject({ branches: [expect.any(String)], kind: 'unpublish', time_zone: null })
  answer(READ, exampleBranchesChanged)
  await until(() => root.querySelector('.bulk-change [role=status]')?.textContent?.startsWith('38 branches'))
  expect(root.querySelector('.bulk-left-out li a')?.getAttribute('href')).toBe(
    `/app/account-admin/organizations/edit?id=${exampleBranchesChanged.those_left_out[0]?.uuid}`
  )
})

test('assigns a manager, and shows a refusal at its field', async () => {
  answer('GET /api/v1/people', { ...examplePeople, total: 2 })
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=assign-manager]')?.click()
  await until(() => dialog.querySelector('[name=person_uuid]'))
  answer(START, { message: 'Check', errors: { person_uuid: ['This field cannot be empty.'] } }, 422)
  ;(await button(dialog, 'Change 1 branch')).click()
  await until(() => dialog.querySelector('.errors p')?.textContent === 'This field cannot be empty.')
  const [leader] = examplePeople.people
  await pick(dialog, 'person_uuid', leader?.full_name ?? '')
  answer(START, exampleBranchesChanging, 201)
  answer(READ, exampleBranchesChanging)
  ;(await button(dialog, 'Change 1 branch')).click()
  await until(() => !dialog.open)
  expect(await sent()).toMatchObject({ kind: 'assign-manager', person_uuid: leader?.uuid })
})

test('gives the opening hours of another branch', async () => {
  const { dialog } = await open()
  dialog.querySelector<HTMLElement>('[value=opening-hours]')?.click()
  await until(() => dialog.querySelector('[name=organization_uuid]'))
  const source = exampleOrganizations.find(({ closed_at }) => !closed_at)
  await pick(dialog, 'organization_uuid', source?.name ?? '')
  answer(START, exampleBranchesChanging, 201)
  answer(READ, exampleBranchesChanging)
  ;(await button(dialog, 'Change 1 branch')).click()
  await until(() => !dialog.open)
  expect(await sent()).toMatchObject({ kind: 'opening-hours', organization_uuid: source?.uuid, person_uuid: null })
})

test('says of each change what it means, beside it', async () => {
  const { dialog } = await open()
  for (const kind of dialog.querySelectorAll<HTMLInputElement>('[name=kind]')) {
    kind.click()
    await until(() => kind.closest('label')?.querySelector('.choice-text')?.textContent?.endsWith('.'))
    expect(dialog.querySelectorAll('.choice-text')).toHaveLength(1)
  }
})

test('says what closing means before it is done', async () => {
  const { dialog } = await open()
  expect(dialog.querySelector('[value=close]')?.closest('label')?.textContent).toBe('Close branches')
  dialog.querySelector<HTMLElement>('[value=close]')?.click()
  await until(() =>
    dialog.textContent?.includes('Branches where somebody works or appointments are to come are left out.')
  )
})

test('offers no public pages where branches have none', async () => {
  const { dialog } = await open({ off: 'organizations-profiles' })
  const kinds = [...dialog.querySelectorAll<HTMLInputElement>('[name=kind]')].map(({ value }) => value)
  expect(kinds).toEqual([
    'assign-manager',
    'release-manager',
    'time-zone',
    'opening-hours',
    'book-opening-hours',
    'inherit-hours',
    'close',
    'reopen'
  ])
})

test('means all that match, on every page', async () => {
  const { root } = await openApp('/account-admin/organizations?q=graz', initOf({ me }), '.org-row')
  root.querySelector<HTMLElement>('thead .table-check input')?.click()
  ;(await button(root, 'Change')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  answer(START, exampleBranchesChanging, 201)
  answer(READ, exampleBranchesChanging)
  dialog.querySelector<HTMLElement>('[value=reopen]')?.click()
  ;(await until(() => dialog.querySelector<HTMLElement>('.button.primary'))).click()
  await until(() => !dialog.open)
  expect((await sent()).branches).toHaveLength(root.querySelectorAll('.org-row').length)
})
