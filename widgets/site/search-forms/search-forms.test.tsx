import { beforeEach, expect, test } from 'vitest'
import { exampleSearchResult } from '#contract/examples/search.example'
import { exampleManagedForm, exampleSearchForms } from '#contract/examples/search-forms.example'
import { initOf, open as openApp, path, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { closed, dialog } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'
import { slugOf } from './form.atoms.ts'

prepareApp()
beforeEach(() => answer('GET /api/v1/search/advisors', exampleSearchResult))

const PAGE = '/account-admin/search-forms'
const CALL = '/api/v1/search-forms'
const me = {
  roles: ['accountadmin' as const],
  alias: null,
  is_institutional: false,
  full_name: 'Ada Admin',
  email_address: 'admin@demo.example'
}

const open = async (forms: unknown = exampleSearchForms, status = 200) => {
  answer(`GET ${CALL}`, forms, status)
  const { root } = await openApp(PAGE, initOf({ me }), '.search-forms')
  return root
}
const named = (root: ParentNode, name: string) =>
  until(() =>
    [...root.querySelectorAll<HTMLElement>('button')].find(
      (one) => one.ariaLabel === name || (one.getAttribute('aria-label') ?? one.textContent) === name
    )
  )
const field = (root: ParentNode, name: string) => until(() => root.querySelector<HTMLInputElement>(`[name="${name}"]`))
const asked = (method: string) => requests.filter((one) => one.method === method && one.url.includes('/search-forms'))
const fieldsIn = (root: ParentNode) => [...root.querySelectorAll('.search-field-name')].map((one) => one.textContent)
const previewed = (root: ParentNode) =>
  [...root.querySelectorAll('.search-preview .field .label')].map((one) => one.textContent)

async function adding() {
  const root = await open()
  ;(await named(root, 'New search form')).click()
  const form = await dialog(root)
  return { root, form }
}

test('turns away users who are not administrators', async () => {
  await openApp(PAGE)
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when the list fails to load', async () => {
  const root = await open({}, 500)
  await until(() => root.querySelector('.search-forms .general-error'))
  answer(`GET ${CALL}`, exampleSearchForms)
  ;(await named(root, 'Try again')).click()
  await until(() => root.querySelectorAll('.search-form').length === 2)
})

test('explains the default search when there is no form', async () => {
  const root = await open({ ...exampleSearchForms, forms: [] })
  await until(() => root.querySelector('.search-form-list .lead')?.textContent?.includes('/search'))
})

test('keeps the input when refused, with the reason at the field', async () => {
  const { root, form } = await adding()
  type(await field(form, 'name'), 'Team Graben')
  answer(`POST ${CALL}`, { message: 'No', errors: { slug: ['Another form has it.'] } }, 422)
  ;(await named(form, 'Save')).click()
  await until(() => form.textContent?.includes('Another form has it.'))
  expect((await field(form, 'slug')).value).toBe('team-graben')
  expect(root.querySelector('dialog[open]')).not.toBeNull()
})

test('creates a form with ordered fields, presets and a look', async () => {
  const { root, form } = await adding()
  type(await field(form, 'name'), 'Team Graben')
  ;(await named(form, 'Remove field: Branch')).click()
  await until(() => fieldsIn(form).join() === 'Name or keyword,Town or postcode,Topic,Language')
  ;(await named(form, 'Move Town or postcode up')).click()
  await until(() => fieldsIn(form)[0] === 'Town or postcode')
  await pick(form, 'preset-branch', 'Branch Graben')
  ;(await until(() => form.querySelector<HTMLInputElement>('[name=layout][value=list]'))).click()
  ;(await field(form, 'part-photo')).click()
  answer(`POST ${CALL}`, { ...exampleManagedForm, name: 'Team Graben' }, 201)
  ;(await named(form, 'Save')).click()
  await closed(root)
  expect(await asked('POST')[0]?.json()).toEqual({
    name: 'Team Graben',
    slug: 'team-graben',
    fields: ['place', 'name', 'topic', 'language'],
    presets: { topic: '', language: '', branch: 'graben' },
    layout: 'list',
    shown: ['position', 'branch', 'languages', 'booking'],
    page_size: 12
  })
})

test('updates the preview: hides preset fields and searches again', async () => {
  const { form } = await adding()
  await until(() => previewed(form).length === 5)
  await until(() => form.querySelectorAll('.search-preview .found').length === 2)
  await pick(form, 'preset-language', 'Turkish')
  await until(() => !previewed(form).includes('Language'))
  await until(() => requests.some(({ url }) => url.includes('search/advisors') && url.includes('language=tr')))
  ;(await field(form, 'part-booking')).click()
  await until(() => !form.querySelector('.search-preview .found-book'))
  expect(form.querySelector('.search-preview [inert]')).not.toBeNull()
})

test('puts a removed field back', async () => {
  const { form } = await adding()
  ;(await named(form, 'Remove field: Name or keyword')).click()
  ;(await named(form, 'Add field: Name or keyword')).click()
  await until(() => fieldsIn(form).at(-1) === 'Name or keyword')
})

test('derives the short name from the name until it is typed, and never for an existing form', async () => {
  const { form } = await adding()
  type(await field(form, 'slug'), 'own')
  type(await field(form, 'name'), 'Übersee & Straße')
  expect((await field(form, 'slug')).value).toBe('own')
  expect(slugOf('Übersee & Straße ')).toBe('uebersee-strasse')
  const root = await open()
  ;(await named(root, 'Edit Home page')).click()
  const there = await dialog(root)
  type(await field(there, 'name'), 'Start')
  expect((await field(there, 'slug')).value).toBe('home-page')
})

test('shows the embed code with host and form', async () => {
  const root = await open()
  ;(await named(root, 'Embed Home page')).click()
  const lines = [...(await dialog(root)).querySelectorAll('pre')].map((one) => one.textContent)
  expect(lines).toEqual([
    '<script type="module" async src="https://appointments.bank.example/embed.js"></script>',
    '<advisor-search form="home-page">\n  <a href="https://appointments.bank.example/search?form=home-page">Find an advisor</a>\n</advisor-search>'
  ])
})

test('asks before deleting a form, and removes one that is already gone', async () => {
  const root = await open()
  ;(await named(root, 'Delete Home page')).click()
  const question = await dialog(root)
  expect(asked('DELETE')).toEqual([])
  answer(`DELETE ${CALL}/${exampleManagedForm.uuid}`, {}, 404)
  answer(`GET ${CALL}`, { ...exampleSearchForms, forms: exampleSearchForms.forms.slice(1) })
  ;(await named(question, 'Delete')).click()
  await until(() => root.querySelectorAll('.search-form').length === 1)
})

test('reports a deleted form, and restores it under its short name', async () => {
  const root = await open()
  const notice = () => root.querySelector('.search-form-list [role=status] .notice')
  ;(await named(root, 'Delete Home page')).click()
  answer(`DELETE ${CALL}/${exampleManagedForm.uuid}`, undefined, 204)
  answer(`GET ${CALL}`, { ...exampleSearchForms, forms: exampleSearchForms.forms.slice(1) })
  ;(await named(await dialog(root), 'Delete')).click()
  await closed(root)
  expect((await until(notice)).textContent).toContain('“Home page” deleted')
  answer(`POST ${CALL}`, { message: 'No', errors: { slug: ['Another form has it.'] } }, 422)
  ;(await named(root, 'Undo')).click()
  await until(() => root.querySelector('.notification.failure'))
  expect(notice()?.textContent).toContain('Another form has it.')
  answer(`POST ${CALL}`, exampleManagedForm, 201)
  answer(`GET ${CALL}`, exampleSearchForms)
  ;(await until(() => notice()?.querySelector<HTMLElement>('button:not([aria-disabled=true])'))).click()
  await until(() => root.querySelectorAll('.search-form').length === 2 && !notice())
  const { uuid: _, revision: __, ...body } = exampleManagedForm
  expect(await Promise.all(asked('POST').map((one) => one.json()))).toEqual([body, body])
})
