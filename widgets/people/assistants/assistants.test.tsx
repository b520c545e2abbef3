import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { exampleAssistants } from '#contract/examples/assistants.example'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { button, closed, dialog, texts } from '../../testing/find.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests, tenantLanguage } from '../../testing/network.ts'
import { pictureFile, selectFiles } from '../photos/testing.ts'

prepareApp()

const PAGE = '/account-admin/assistants'
const CALL = '/api/v1/assistants'
const admin = initOf({ me: { roles: ['accountadmin'] } })
const [elif, other] = exampleAssistants as [(typeof exampleAssistants)[0], (typeof exampleAssistants)[0]]

beforeEach(() => answer(`GET ${CALL}`, exampleAssistants))

const shown = async () => (await open(PAGE, admin, '.assistants .button')).root
type Root = Awaited<ReturnType<typeof shown>>
const sent = (method: string) => requests.filter((one) => one.method === method && one.url.includes(CALL))

test.each([
  ['who does not administer', initOf({ me: { roles: ['orgadmin'] } })],
  [
    'an administrator whose institution has no assistants',
    initOf({ me: { roles: ['accountadmin'] }, off: 'assistant' })
  ]
])('redirects %s to /403', async (_who, init) => {
  await open(PAGE, init)
  await until(() => path() === '/app/403')
})

test('shows an error and a retry when the list fails to load', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open(PAGE, admin, '.general-error')
  answer(`GET ${CALL}`, exampleAssistants)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.assistant').length === 2)
})

test('explains assistants when there are none', async () => {
  answer(`GET ${CALL}`, [])
  expect(texts(await shown(), '.lead').join()).toContain('There are no assistants yet.')
})

test('shows each assistant with contact data and supported advisors', async () => {
  const root = await shown()
  expect(texts(root, '.assistant-name')).toEqual(['Elif Aydın', 'Maximiliane-Konstanze Freudensprung-Oberhollenzer'])
  expect(texts(root, 'thead th')).toEqual(['Name', 'Contact', 'Supports', 'Actions'])
  expect(texts(root, 'td:is([data-column=contact], [data-column=advisors])')).toEqual([
    'Contact: +43 1 2345678-10elif.aydin@demo.example',
    'Supports: Mag. Anna Gruber and Lukas Hofer',
    '',
    ''
  ])
})

test('sorts by last name or by how many an assistant supports, and keeps the order in the address', async () => {
  const root = await shown()
  const sorted = () => texts(root, '.assistant-name').map((name) => name?.split(' ')[0])
  expect([sorted(), texts(root, '[aria-sort=ascending]')]).toEqual([['Elif', 'Maximiliane-Konstanze'], ['Name']])
  ;(await button(root, 'Name')).click()
  await until(() => sorted()[0] === 'Maximiliane-Konstanze')
  expect(location.search).toBe('?sort=name-desc')
  ;(await button(root, 'Supports')).click()
  await until(() => sorted()[0] === 'Elif')
  expect([location.search, texts(root, '[aria-sort=descending]')]).toEqual(['?sort=advisors-desc', ['Supports']])
})

test('adds an assistant; shows refusals at their fields and keeps the input', async () => {
  const root = await shown()
  ;(await button(root, 'Add assistant')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=first_name]'), 'Noor')
  type(form.querySelector('[name=last_name]'), 'Haddad')
  answer(`POST ${CALL}`, { message: 'No', errors: { email_address: ['Please check the address.'] } }, 422)
  ;(await button(form, 'Save')).click()
  await until(() => texts(form, '.errors p')[0] === 'Please check the address.')
  expect(form.querySelector<HTMLInputElement>('[name=last_name]')?.value).toBe('Haddad')
  answer(`POST ${CALL}`, { ...other, first_name: 'Noor', last_name: 'Haddad' }, 201)
  ;(await button(form, 'Save')).click()
  await closed(root)
  expect(await sent('POST').at(-1)?.json()).toMatchObject({ first_name: 'Noor', last_name: 'Haddad' })
})

test('changes an assistant and updates the list', async () => {
  const root = await shown()
  ;(await button(root, 'Edit Elif Aydın')).click()
  const form = await dialog(root)
  type(form.querySelector('[name=phone_number]'), '+43 1 99999')
  answer(`PUT ${CALL}/${elif.uuid}`, { ...elif, phone_number: '+43 1 99999' })
  answer(`GET ${CALL}`, [{ ...elif, phone_number: '+43 1 99999' }, other])
  ;(await button(form, 'Save')).click()
  await closed(root)
  await until(() => texts(root, 'td[data-column=contact]')[0]?.includes('+43 1 99999'))
})

test('asks before deleting, naming the affected cards; removes an assistant who is already gone', async () => {
  const root = await shown()
  ;(await button(root, 'Delete Elif Aydın')).click()
  const question = await dialog(root)
  expect(question.textContent).toContain('Elif Aydın disappears from 2 cards and no longer receives their requests.')
  expect(sent('DELETE')).toEqual([])
  answer(`DELETE ${CALL}/${elif.uuid}`, {}, 404)
  answer(`GET ${CALL}`, [other])
  ;(await button(question, 'Delete')).click()
  await until(() => root.querySelectorAll('.assistant').length === 1)
  const said = await until(() => texts(root, '.notification.failure')[0])
  expect(said).toContain('This assistant has been deleted in the meantime.')
})

const PHOTO = `${CALL}/${elif.uuid}/photo`
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
const pictured = { ...elif, profile_picture_url: dot }

async function photoDialog(root: Root) {
  ;(await button(root, 'Photo of Elif Aydın')).click()
  const shownDialog = await dialog(root)
  return { shownDialog, field: await until(() => shownDialog.querySelector<HTMLInputElement>('input[type=file]')) }
}
const refusal = (root: ParentNode) => until(() => root.querySelector('.errors p')?.textContent)

test('keeps a refused photo selected, with the reason', async () => {
  answer(`PUT ${PHOTO}`, { message: 'x', errors: { image: ['The image is damaged.'] } }, 422)
  const root = await shown()
  const { shownDialog, field } = await photoDialog(root)
  selectFiles(field, await pictureFile(400, 400))
  ;(await until(() => shownDialog.querySelector<HTMLElement>('[type=submit]'))).click()
  expect(await refusal(shownDialog)).toBe('The image is damaged.')
  expect(shownDialog.querySelector('.photo-stage')).not.toBeNull()
})

test('asks before closing the dialog with an unsaved photo', async () => {
  const root = await shown()
  const { shownDialog, field } = await photoDialog(root)
  selectFiles(field, await pictureFile(400, 400))
  // as soon as the page asks before leaving
  await until(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })))
  ;(await button(shownDialog, 'Close')).click()
  await answerLeaving(root, 'Keep editing')
  expect(shownDialog.open).toBe(true)
})

test('saves a photo, shows it in the list, and removes it after confirmation', async () => {
  const root = await shown()
  expect(texts(root, 'main .face')).toEqual(['EA', 'MF'])
  const { shownDialog, field } = await photoDialog(root)
  selectFiles(field, await pictureFile(400, 400))
  answer(`PUT ${PHOTO}`, { profile_picture_url: dot, profile_pictures: [] })
  answer(`GET ${CALL}`, [pictured, other])
  ;(await until(() => shownDialog.querySelector<HTMLElement>('[type=submit]'))).click()
  await closed(root)
  await until(() => root.querySelector<HTMLImageElement>('main img.face')?.getAttribute('src')?.endsWith(dot))
  expect(sent('PUT').map(({ url }) => new URL(url).searchParams.get('crop'))).toEqual(['0,0,400'])
  const again = await photoDialog(root)
  answer(`DELETE ${PHOTO}`, undefined, 204)
  answer(`GET ${CALL}`, exampleAssistants)
  ;(await button(again.shownDialog, 'Remove photo')).click()
  const question = await until(() =>
    [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')].find((one) => one !== again.shownDialog)
  )
  ;(await button(question, 'Remove photo')).click()
  await until(() => !root.querySelector('main img.face'))
  expect(sent('DELETE')).toHaveLength(1)
})

test('updates the list when a photo is saved while another assistant is open', async () => {
  const root = await shown()
  const { shownDialog, field } = await photoDialog(root)
  selectFiles(field, await pictureFile(400, 400))
  const reply = holding(`PUT ${PHOTO}`)
  ;(await until(() => shownDialog.querySelector<HTMLElement>('[type=submit]'))).click()
  const send = await until(reply)
  ;(await button(shownDialog, 'Close')).click()
  await answerLeaving(root, 'Discard changes')
  await closed(root)
  ;(await button(root, `Photo of ${other.first_name} ${other.last_name}`)).click()
  const next = await dialog(root)
  await until(() => next.querySelector('input[type=file]'))
  answer(`GET ${CALL}`, [pictured, other])
  send(json({ profile_picture_url: dot, profile_pictures: [] }))
  await until(() => root.querySelector<HTMLImageElement>('.assistant img.face')?.getAttribute('src')?.endsWith(dot))
  expect([next.open, next.querySelector('img.face')]).toEqual([true, null])
  vi.restoreAllMocks()
})

test('keeps the dialog open when another photo is chosen while saving', async () => {
  const root = await shown()
  const { shownDialog, field } = await photoDialog(root)
  selectFiles(field, await pictureFile(400, 400))
  const reply = holding(`PUT ${PHOTO}`)
  ;(await until(() => shownDialog.querySelector<HTMLElement>('[type=submit]'))).click()
  const send = await until(reply)
  selectFiles(
    await until(() => shownDialog.querySelector<HTMLInputElement>('input[type=file]')),
    await pictureFile(500, 500)
  )
  send(json({ profile_picture_url: dot, profile_pictures: [] }))
  await until(() => root.querySelector('.notification.success'))
  expect(shownDialog.open).toBe(true)
  await until(() => shownDialog.querySelector('.photo-stage'))
})

test('says that there is nothing to show when the assistant has been deleted meanwhile', async () => {
  const root = await shown()
  answer(`GET ${CALL}`, [other])
  ;(await button(root, 'Photo of Elif Aydın')).click()
  const shownDialog = await dialog(root)
  await until(() => shownDialog.querySelector('.general-error'))
})

test('a long address wraps instead of pushing the buttons out of sight', async () => {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
  const email_address = `${'sekretariat.vermoegensberatung'.repeat(2)}@bank.example`
  const advisors = ['Mag. Anna Gruber', 'Maximiliane Oberhauser-Hohenwallner']
  tenantLanguage.current = 'de-AT'
  answer(`GET ${CALL}`, [{ ...elif, email_address, advisors }, other])
  const box = (await shown()).querySelector('.table-box') as HTMLElement
  // as beside the menu
  box.style.inlineSize = '860px'
  await expect.poll(() => box.querySelector('thead')?.clientHeight).toBeGreaterThan(0)
  expect(box.scrollWidth).toBe(box.clientWidth)
})
