import { beforeEach, expect, test } from 'vitest'
import { exampleReplyTemplates } from '#contract/examples/reply-templates.example'
import type { ReplyTemplate } from '#contract/reply-templates'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button, closed, dialog, texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/reply-templates'
const CALL = '/api/v1/reply-templates'
const admin = initOf({ me: { roles: ['accountadmin'] } })
const [first, other] = exampleReplyTemplates as [ReplyTemplate, ReplyTemplate]

beforeEach(() => answer(`GET ${CALL}`, exampleReplyTemplates))

const shown = async () => (await open(PAGE, admin, '.reply-templates .button')).root
const sent = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))

test('users who do not administer are redirected to /403', async () => {
  await open(PAGE, initOf({ me: { roles: ['orgadmin'] } }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  answer(`GET ${CALL}`, exampleReplyTemplates)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.reply-template').length === 2)
})

test('an empty list says so', async () => {
  answer(`GET ${CALL}`, [])
  expect(texts(await shown(), '.lead').join()).toContain('There are no templates yet.')
})

test('one is added; what the server refuses is shown at its field, and nothing is lost', async () => {
  const root = await shown()
  ;(await button(root, 'Add template')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Callback')
  type(form.querySelector('[name=text]'), 'We will call you, {name}.')
  answer(`POST ${CALL}`, { message: 'No', errors: { name: ['Please choose another name.'] } }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p')[0] === 'Please choose another name.')
  expect(form.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Callback')
  answer(`POST ${CALL}`, { ...other, name: 'Callback' }, 201)
  ;(await button(form, 'Save')).click()
  await closed(root)
  expect(await sent('POST').at(-1)?.json()).toEqual({ name: 'Callback', text: 'We will call you, {name}.' })
})

test('one is changed, and the list follows', async () => {
  const root = await shown()
  ;(await button(root, `Edit ${first.name}`)).click()
  const form = await dialog(root)
  type(form.querySelector('[name=name]'), 'Callback')
  answer(`PUT ${CALL}/${first.uuid}`, { ...first, name: 'Callback' })
  answer(`GET ${CALL}`, [{ ...first, name: 'Callback' }, other])
  ;(await button(form, 'Save')).click()
  await closed(root)
  await until(() => texts(root, '.reply-template-name')[0] === 'Callback')
})

test('deleting asks first; one that is gone already leaves the list', async () => {
  const root = await shown()
  ;(await button(root, `Delete ${first.name}`)).click()
  const question = await dialog(root)
  expect(question.textContent).toContain(`“${first.name}” will be deleted.`)
  expect(sent('DELETE')).toEqual([])
  answer(`DELETE ${CALL}/${first.uuid}`, {}, 404)
  answer(`GET ${CALL}`, [other])
  ;(await button(question, 'Delete')).click()
  await until(() => root.querySelectorAll('.reply-template').length === 1)
  const said = await until(() => texts(root, '.notification.failure')[0])
  expect(said).toContain('This template has been deleted in the meantime.')
})
