import { beforeEach, expect, test } from 'vitest'
import { exampleMetaTags, exampleShown } from '#contract/examples/meta-tags.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/meta-tags'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })
const advisor = exampleShown

beforeEach(() => {
  answer('GET /api/v1/settings', { meta_tags: JSON.stringify(exampleMetaTags) })
  answer('PUT /api/v1/settings', undefined, 204)
  answer('GET /api/v1/advisors', [exampleShown])
  answer('GET /api/v1/organizations', exampleOrganizations)
})

type Root = Awaited<ReturnType<typeof openApp>>['root']
const open = async () => (await openApp(PAGE, admin, '.meta-form')).root
const area = (root: Root, name: string) => root.querySelector(`[name="${name}"]`) as HTMLTextAreaElement
const result = (root: Root) => root.querySelector('.meta-result')?.textContent ?? ''
const submit = (root: Root) => area(root, 'search-title').form?.requestSubmit()

test('turns away users who are not administrators', async () => {
  await openApp(PAGE, initOf({ me: { roles: ['orgs-manager'] } }))
  await until(() => path() === '/app/403')
})

test('shows an error when loading fails', async () => {
  answer('GET /api/v1/settings', {}, 500)
  const { root } = await openApp(PAGE, admin, '.general-error')
  expect(root.querySelector('.meta-form')).toBeNull()
})

test('shows each text whole, however long', async () => {
  const root = await open()
  for (const name of ['search-title', 'search-description']) {
    const field = area(root, name)
    type(field, 'Beratung bei der Alpenbank [BRANCH] '.repeat(12))
    await until(() => field.value.includes('[BRANCH] Beratung') && field.scrollHeight <= field.clientHeight)
  }
})

test('previews a search result and a shared link with an advisor’s values', async () => {
  const root = await open()
  await until(() => result(root).includes(`${advisor.full_name} – Beratung bei der Alpenbank`))
  expect(result(root)).toContain(`/app/profile/${advisor.slug}`)
  const shared = root.querySelector('.meta-shared')?.textContent
  expect(shared).toContain(`${advisor.full_name} | Alpenbank`)
  expect(shared).toContain(`${advisor.full_name} berät Sie gerne`)
  type(area(root, 'search-title'), 'Neu: [NAME]')
  await until(() => result(root).includes(`Neu: ${advisor.full_name}`))
})

test('inserts a placeholder at the cursor, and shows the length', async () => {
  const root = await open()
  const title = area(root, 'organizations-title')
  type(title, 'Willkommen in !')
  await until(() => title.value === 'Willkommen in !')
  title.focus()
  title.setSelectionRange(14, 14)
  const chips = [...(title.closest('.field')?.querySelectorAll('.meta-chips button') ?? [])] as HTMLElement[]
  chips[2]?.click()
  await until(() => title.value === 'Willkommen in [BRANCH]!')
  await until(() => title.selectionStart === 22)
  type(title, 'x'.repeat(70))
  await until(() => title.closest('.field')?.textContent?.includes('70 characters in the example; everything after'))
})

test('does not send a text that is far too long', async () => {
  const root = await open()
  type(area(root, 'search-description'), 'x'.repeat(1001))
  submit(root)
  await until(
    () =>
      area(root, 'search-description').ariaInvalid === 'true' ||
      area(root, 'search-description').matches('[aria-invalid=true]')
  )
  expect(requests.filter(({ method }) => method === 'PUT')).toEqual([])
})

test('saves without touching other tags, and keeps the input when saving fails', async () => {
  const root = await open()
  answer('PUT /api/v1/settings', { message: 'x', errors: { meta_tags: ['No.'] } }, 422)
  type(area(root, 'organizations-title'), '[BRANCH]')
  submit(root)
  await until(() => root.textContent?.includes('No.'))
  expect(area(root, 'organizations-title').value).toBe('[BRANCH]')
  answer('PUT /api/v1/settings', undefined, 204)
  submit(root)
  await until(() => root.querySelector('.notification.success'))
  const sent = requests.filter(({ method }) => method === 'PUT').at(-1) as Request
  const tags = JSON.parse((await sent.json()).meta_tags)
  expect(tags).toEqual([
    exampleMetaTags[0],
    expect.objectContaining({ controller: 'organizations', name: 'detail', title: '[BRANCH]' }),
    exampleMetaTags[1]
  ])
})
