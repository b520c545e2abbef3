import { expect, test } from 'vitest'
import { exampleOrganization, exampleOrganizations } from '#contract/examples/organizations.example'
import { follow, initOf, logins, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/organizations'
const LIST = 'GET /api/v1/organizations'
const manager = { roles: ['orgadmin' as const, 'stduser' as const], alias: null, is_institutional: false }
const as = (...roles: ('accountadmin' | 'orgs-manager' | 'orgadmin')[]) => initOf({ me: { ...manager, roles } })

type Root = Awaited<ReturnType<typeof openApp>>['root']
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
const rows = (root: Root) => [...root.querySelectorAll('.org-row')]
const search = (root: Root, words: string) => type(root.querySelector('input[name=q]'), words)
const open = async (organizations: unknown = exampleOrganizations) => {
  answer(LIST, organizations)
  const { root } = await openApp(PAGE, as('orgadmin'), '.admin')
  return root
}

test.each([
  ['an advisor', initOf()],
  ['a marketing manager', initOf({ me: { ...manager, roles: ['marketing-manager'] } })]
])('redirects %s to /403', async (_who, init) => {
  await openApp(PAGE, init)
  await until(() => path() === '/app/403')
})

test('sends a guest to the login and back', async () => {
  await openApp(PAGE, initOf({ me: {} }))
  await until(() => logins.length)
  expect(logins).toEqual([`/account/login?next=${encodeURIComponent(`/app${PAGE}`)}`])
})

test('shows an error and a retry when the list fails to load', async () => {
  answer(LIST, {}, 500)
  const { root } = await openApp(PAGE, as('orgadmin'), '.general-error')
  answer(LIST, exampleOrganizations)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => rows(root).length)
})

test('tells a user without a branch whom to ask', async () => {
  const root = await open([])
  await until(() => texts(root, '.card .lead')[0]?.startsWith('No branch is assigned to you yet.'))
})

const ADD = 'POST /api/v1/organizations'
const button = (root: Root, text: string) =>
  until(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text))
const dialog = (root: Root) => until(() => root.querySelector('dialog[open]'))

test('does not let a branch manager add branches', async () => {
  const root = await open()
  await until(() => rows(root).length)
  expect(texts(root, 'button')).not.toContain('Add branch')
})

test('lets an administrator add the first branch, shows errors, and opens its page', async () => {
  answer(LIST, [])
  const { root } = await openApp(PAGE, as('accountadmin'), '.admin')
  await until(() => texts(root, '.card .lead')[0]?.startsWith('There are no branches yet.'))
  ;(await button(root, 'Add branch')).click()
  const form = await dialog(root)
  const typed = { name: 'Filiale Linz', street: 'Landstraße 1', zip: '4020', city: 'Linz', alias: 'linz' }
  for (const [name, value] of Object.entries(typed)) type(form.querySelector(`[name=${name}]`), value)
  answer(
    ADD,
    { message: 'No', errors: { alias: ['Another branch uses or used this URL. Please choose a different one.'] } },
    422
  )
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => texts(form, '.errors p')[0]?.startsWith('Another branch uses'))
  expect(form.querySelector<HTMLInputElement>('[name=name]')?.value).toBe(typed.name)
  const [added] = exampleOrganizations
  answer(ADD, added, 201)
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => location.search === `?id=${added?.uuid}`)
  expect(path()).toBe(`/app${PAGE}/edit`)
  const sent = requests.filter(({ method }) => method === 'POST').at(-1)
  expect(await sent?.json()).toEqual(typed)
})

test('shows a branch manager only accessible pages of the administration', async () => {
  answer(LIST, exampleOrganizations)
  const { root } = await openApp('/account-admin', as('orgadmin'), '.admin')
  expect(texts(root, '.start-page a')).toContain('Branches')
  expect(texts(root, '.start-page a')).not.toContain('Advanced settings')
  await follow(root, 'Branches')
  await until(() => path() === `/app${PAGE}`)
  await until(() => document.title === 'Branches | Alpenbank')
})

test('lists branches by name, with public name, city and number of advisors', async () => {
  const root = await open()
  await until(() => rows(root).length === exampleOrganizations.length)
  const names = texts(root, '.org-name')
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare))
  const row = rows(root).find((one) => texts(one, '.org-name')[0] === exampleOrganization.name) as Element
  expect(texts(row, '.org-cell')).toEqual([
    'Public name: Alpenbank Wien Innere Stadt',
    'Town or city: Wien',
    'Advisors: 4'
  ])
  expect(row.querySelector('a')?.getAttribute('href')).toBe(`/app${PAGE}/edit?id=${exampleOrganization.uuid}`)
  expect(texts(root, '.org-search [role=status]')).toEqual(['44 branches'])
})

test('searches by any word of the row, ignoring accents, and says when none match', async () => {
  const root = await open()
  await until(() => rows(root).length)
  search(root, '  margarethen RAAB ')
  await until(() => rows(root).length === 1)
  expect(texts(root, '.org-search [role=status]')).toEqual(['1 of 44 branches'])
  search(root, 'wien-innere')
  await until(() => texts(root, '.org-name')[0] === exampleOrganization.name)
  search(root, 'nowhere')
  await until(() => texts(root, '.org-none .lead')[0] === 'No branch matches “nowhere”.')
  root.querySelector<HTMLElement>('.org-none button')?.click()
  await until(() => rows(root).length === 44)
})
