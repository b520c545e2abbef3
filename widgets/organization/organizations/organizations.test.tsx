import { expect, test } from 'vitest'
import { exampleOrganization, exampleOrganizations } from '#contract/examples/organizations.example'
import { follow, initOf, logins, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { button, texts } from '../../testing/find.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/organizations'
const LIST = 'GET /api/v1/organizations'
const manager = { roles: ['orgadmin' as const, 'stduser' as const], alias: null, is_institutional: false }
const as = (...roles: ('accountadmin' | 'orgs-manager' | 'orgadmin')[]) => initOf({ me: { ...manager, roles } })

type Root = Awaited<ReturnType<typeof openApp>>['root']
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
  expect(texts(row, 'td')).toEqual([
    'Public name: Alpenbank Wien Innere Stadt',
    'Town or city: Wien',
    'Advisors: 4',
    'Public page: On'
  ])
  expect(row.querySelector('a')?.getAttribute('href')).toBe(`/app${PAGE}/edit?id=${exampleOrganization.uuid}`)
  expect(texts(root, '.paged-count')).toEqual(['44 branches'])
})

test('searches by any word of the row, ignoring accents, and says when none match', async () => {
  const root = await open()
  await until(() => rows(root).length)
  search(root, '  margarethen RAAB ')
  await until(() => rows(root).length === 1)
  expect(texts(root, '.paged-count')).toEqual(['1 of 44 branches'])
  expect(location.search).toBe('?q=margarethen+RAAB')
  search(root, 'wien-innere')
  await until(() => texts(root, '.org-name')[0] === exampleOrganization.name)
  search(root, 'nowhere')
  await until(() => texts(root, '.org-none .lead')[0] === 'No branch matches “nowhere”.')
  root.querySelector<HTMLElement>('.org-none a')?.click()
  await until(() => rows(root).length === 44)
})

test('sorts by a heading and filters by the public page, which the address keeps', async () => {
  const root = await open()
  await until(() => rows(root).length)
  ;(await button(root, 'Advisors')).click()
  await until(() => location.search === '?sort=advisors-desc')
  const counts = texts(root, 'td[data-column=advisors]').map((text) => Number(text?.replace(/\D/g, '')))
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const filter = root.querySelector('select[name=public]') as HTMLSelectElement
  filter.value = 'false'
  filter.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => location.search === '?public=false&sort=advisors-desc')
  expect(new Set(texts(root, 'td[data-column=public]'))).toEqual(new Set(['Public page: Off']))
})

test('hides columns, which the browser remembers', async () => {
  answer(LIST, exampleOrganizations)
  const opened = await openApp(PAGE, as('orgadmin'), '.org-row')
  answer('GET /api/v1/me/saved-filters', [])
  ;(await button(opened.root, 'View')).click()
  const box = await until(() => opened.root.querySelector<HTMLInputElement>('[name=column-city]'))
  expect(opened.root.querySelector('[name=column-name]')).toBeNull()
  box.click()
  await until(() => !opened.root.querySelector('td[data-column=city]'))
  opened.element.remove()
  const root = await open()
  await until(() => rows(root).length)
  expect(texts(root, 'thead th')).toEqual(['Internal name', 'Public name', 'Advisors', 'Public page'])
})

test('saves filters by name, offers them, and deletes them', async () => {
  const saved = [{ name: 'Ohne Seite', search: '?public=false' }]
  answer('GET /api/v1/me/saved-filters', [])
  answer('PUT /api/v1/me/saved-filters', saved)
  answer('DELETE /api/v1/me/saved-filters', [])
  answer(LIST, exampleOrganizations)
  const { root } = await openApp(`${PAGE}?public=false&page=2`, as('orgadmin'), '.org-card')
  ;(await button(root, 'View')).click()
  await until(() => root.textContent?.includes('Filters that you save by name appear here'))
  root.querySelector<HTMLElement>('.view-saving [type=submit]')?.click()
  await until(() => root.querySelector('.view-saving .errors p')?.textContent?.startsWith('Please enter a name'))
  expect(root.querySelector('[name=filter-name]')?.matches(':focus')).toBe(true)
  type(root.querySelector('[name=filter-name]'), 'Ohne Seite')
  await drawn()
  root.querySelector<HTMLElement>('.view-saving [type=submit]')?.click()
  const link = await until(() => root.querySelector<HTMLAnchorElement>('.view-filters a'))
  expect([link.textContent, link.getAttribute('aria-current')]).toEqual(['Ohne Seite', 'true'])
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({ list: 'organizations', ...saved[0] })
  search(root, 'graz')
  await until(() => location.search.includes('graz'))
  link.click()
  await until(() => location.search === '?public=false')
  answer('GET /api/v1/me/saved-filters', saved)
  // choosing one closes the panel
  await until(() => !root.querySelector('.list-view'))
  ;(await button(root, 'View')).click()
  ;(await until(() => root.querySelector<HTMLElement>('[aria-label="Delete “Ohne Seite”"]'))).click()
  await until(() => requests.some(({ method, url }) => method === 'DELETE' && url.includes('name=Ohne')))
})

test('says why filters cannot be saved', async () => {
  answer('GET /api/v1/me/saved-filters', [])
  const sentence = 'You have saved 20 filters for this list. Please delete one first.'
  answer('PUT /api/v1/me/saved-filters', { message: 'x', errors: { name: [sentence] } }, 422)
  answer(LIST, exampleOrganizations)
  const { root } = await openApp(`${PAGE}?public=false`, as('orgadmin'), '.org-row')
  ;(await button(root, 'View')).click()
  type(await until(() => root.querySelector('[name=filter-name]')), 'Zu viel')
  await drawn()
  root.querySelector<HTMLElement>('.view-saving [type=submit]')?.click()
  await until(() => texts(root, '.notification p')[0] === sentence)
  expect(root.querySelector<HTMLInputElement>('[name=filter-name]')?.value).toBe('Zu viel')
})
