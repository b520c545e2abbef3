import { expect, test } from 'vitest'
import {
  exampleBranchesChecked,
  exampleBranchesImported,
  exampleBranchesImporting,
  exampleRefusedBranches
} from '#contract/examples/branch-import.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { button } from '../../testing/find.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/organizations/import'
const CALL = '/api/v1/branch-imports'
const { uuid } = exampleBranchesChecked
const me = { roles: ['accountadmin' as const], alias: null, is_institutional: false }

const lists = (...imports: object[]) => answer(`GET ${CALL}`, { imports })
async function open(...imports: object[]) {
  lists(...imports)
  answer(`GET ${CALL}/${uuid}/rows`, exampleRefusedBranches)
  return (await openApp(PAGE, initOf({ me }), '.file-import')).root
}

test('turns away managers of all branches, who may add single ones', async () => {
  await openApp(PAGE, initOf({ me: { ...me, roles: ['orgs-manager'] } }))
  await until(() => path() === '/app/403')
  expect(requests.some(({ url }) => new URL(url).pathname === CALL)).toBe(false)
})

test('is reached from the list of branches, by administrators alone', async () => {
  answer('GET /api/v1/organizations', exampleOrganizations)
  const linkFor = async (roles: ('accountadmin' | 'orgs-manager')[]) => {
    const { root } = await openApp('/account-admin/organizations', initOf({ me: { ...me, roles } }), '.org-row')
    return [...root.querySelectorAll('a.button')].find(({ textContent }) => textContent === 'Import CSV')
  }
  expect((await linkFor(['accountadmin']))?.getAttribute('href')).toBe(`/app${PAGE}`)
  expect(await linkFor(['orgs-manager'])).toBeUndefined()
})

test('offers the template and all branches as files', async () => {
  const root = await open()
  const files = [...root.querySelectorAll('a[download]')].map((one) => one.getAttribute('href')?.split('/').at(-1))
  expect(files).toEqual(['template', 'branches'])
})

test('shows what a file would do, imports it, and leads back to the list', async () => {
  const root = await open(exampleBranchesChecked)
  await until(() => root.querySelectorAll('.import-rows li').length === 2)
  const summaries = [...root.querySelectorAll('summary')].map((one) => one.textContent)
  expect(summaries.slice(-4)).toEqual(['2 rejected', '25 unchanged', '12 changed', '3 new'])
  expect(root.querySelector('.import-rows li')?.textContent).toContain('Postcode: This field cannot be empty.')
  answer(`POST ${CALL}/${uuid}/start`, exampleBranchesImporting)
  lists(exampleBranchesImporting)
  ;(await button(root, 'Import 15 branches')).click()
  const progress = await until(() => root.querySelector('.import-progress'))
  expect(progress.textContent).toBe('Importing branches: 21 of 42 rows. You can leave this page.')
  lists(exampleBranchesImported)
  await until(() =>
    root.querySelector('.notice.warning')?.textContent?.startsWith('15 rows were imported, 2 were rejected.')
  )
  const back = [...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'Back to branches')
  expect(back?.getAttribute('href')).toBe('/app/account-admin/organizations')
})
