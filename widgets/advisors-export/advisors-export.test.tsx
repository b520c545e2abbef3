import { beforeEach, expect, test } from 'vitest'
import { EXPORT_COLUMNS } from '#contract/advisors-export'
import { exampleExportScope } from '#contract/advisors-export.example'
import { initOf, open, path, prepareApp } from '../app/testing.ts'
import { until } from '../core/testing/mount.ts'
import { answer } from '../core/testing/network.ts'

prepareApp()

const PAGE = '/account-admin/advisors-export'
const GET = 'GET /api/v1/advisors-export'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })

beforeEach(() => answer(GET, exampleExportScope))

type Root = Awaited<ReturnType<typeof open>>['root']
const shown = () => open(PAGE, admin, '.export-column')
const box = (root: Root, name: string) => root.querySelector(`.export-column [name=${name}]`) as HTMLInputElement
const files = (root: Root): Record<string, string>[] =>
  [...root.querySelectorAll('[download]')].map((link) => {
    const { pathname, searchParams } = new URL((link as HTMLAnchorElement).href)
    return { pathname, ...(Object.fromEntries(searchParams) as Record<string, string>) }
  })
const said = (root: Root) => root.querySelector('.form-actions .help')?.textContent
const button = (root: Root, text: string) =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)

test('whoever does not administer is sent to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['advisors-manager'] } }))
  await until(() => path() === '/app/403')
})

test('a failure says so, and is tried again', async () => {
  answer(GET, {}, 500)
  const { root } = await open(PAGE, admin)
  const retry = await until(() => root.querySelector<HTMLElement>('.general-error button'))
  answer(GET, exampleExportScope)
  retry.click()
  await until(() => root.querySelector('.export-column'))
})

test('without a column there is no file, and it is said what is missing', async () => {
  const { root } = await shown()
  button(root, 'Choose none')?.click()
  await until(() => !files(root).length)
  expect(root.querySelector('.errors p')?.textContent).toBe('Please choose a column.')
  button(root, 'Choose all')?.click()
  await until(() => files(root).length === 2)
  expect(root.querySelector('.errors p')).toBeNull()
})

test('the files hold what is chosen, in the order of the file, of the chosen branch', async () => {
  const { root } = await shown()
  expect(said(root)).toBe(`612 advisors, ${EXPORT_COLUMNS.length} columns`)
  box(root, 'alias').click()
  await until(() => !files(root)[0]?.columns?.startsWith('alias'))
  box(root, 'alias').click()
  const branch = root.querySelector('[name=branch]') as HTMLSelectElement
  branch.value = exampleExportScope.branches[0]?.uuid as string
  branch.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => said(root) === `14 advisors, ${EXPORT_COLUMNS.length} columns`)
  const asked = { columns: EXPORT_COLUMNS.join(','), organization_uuid: branch.value }
  expect(files(root)).toEqual([
    { pathname: '/api/v1/advisors-export/xlsx', ...asked },
    { pathname: '/api/v1/advisors-export/csv', ...asked }
  ])
})
