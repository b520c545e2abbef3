import { beforeEach, expect, test } from 'vitest'
import { exampleLeads, exampleLeadsOfAll, exampleLeadsPage } from '#contract/examples/leads.example'
import type { Lead } from '#contract/leads'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const CALL = '/api/v1/leads'
const [first, second] = exampleLeads as [Lead, Lead]
beforeEach(() => answer(`GET ${CALL}`, exampleLeadsPage))

const shown = async (init = initOf(), at = '/leads') => (await open(at, init, '.lead-row')).root
const texts = (root: ParentNode, selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
const button = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll<HTMLElement>('button, a.button')].find((one) => one.textContent === name))
const dialogIn = (root: ParentNode) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
const said = (root: ParentNode, text: string) => until(() => texts(root, '.notification p').includes(text))

test('with the module off nobody is led there', async () => {
  await open('/leads', initOf({ off: 'contact-exchange' }))
  await until(() => path() === '/app/403')
})

test('a list that fails to load says so, and can be loaded again', async () => {
  answer(`GET ${CALL}`, {}, 500)
  const { root } = await open('/leads', initOf(), '.general-error')
  answer(`GET ${CALL}`, exampleLeadsPage)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelectorAll('.lead-row').length === exampleLeads.length)
})

test('an empty list says how leads come about, and a filtered one that there are none', async () => {
  answer(`GET ${CALL}`, { ...exampleLeadsPage, leads: [], total: 0, campaigns: [] })
  const { root } = await open('/leads', initOf(), '.paged-list .lead')
  expect(texts(root, '.paged-list .lead').join()).toContain('Share your contact')
  const state = root.querySelector<HTMLSelectElement>('[name=state]') as HTMLSelectElement
  state.value = 'done'
  state.dispatchEvent(new Event('change', { bubbles: true }))
  await until(() => texts(root, '.paged-list .lead').join() === 'No leads match these filters.')
  await until(() => requests.some(({ url }) => url.includes(CALL) && new URL(url).searchParams.get('state') === 'done'))
})

test('advisors see no column of advisors', async () => {
  expect((await shown()).querySelector('[data-column=advisor]')).toBeNull()
})

test('administrators see whose a lead is, and who has left', async () => {
  answer(`GET ${CALL}`, exampleLeadsOfAll)
  const all = await shown(initOf({ me: { roles: ['accountadmin'] } }))
  await until(() => all.querySelector('[data-column=advisor]'))
  expect(texts(all, 'tbody [data-column=advisor]').join()).toContain('Max Huber (left)')
})

test('a lead shows everything about it, and is changed; what is refused stays at its field', async () => {
  const root = await shown()
  root.querySelector<HTMLElement>('.lead-name')?.click()
  const dialog = await dialogIn(root)
  expect(dialog.textContent).toContain(first.consent_text)
  expect((await button(dialog, 'Save as contact')).getAttribute('href')).toContain(`${CALL}/${first.uuid}/v-card`)
  type(dialog.querySelector('[name=internal_note]'), 'Ruft an')
  answer(`PUT ${CALL}/${first.uuid}`, { message: 'x', errors: { internal_note: ['Too long.'] } }, 422)
  ;(await button(dialog, 'Save')).click()
  await until(() => texts(dialog, '.errors p').includes('Too long.'))
  answer(`PUT ${CALL}/${first.uuid}`, { ...first, state: 'new', internal_note: 'Ruft an' })
  ;(await button(dialog, 'Save')).click()
  await said(root, 'Lead saved')
  const sent = requests.filter(({ method }) => method === 'PUT').at(-1)
  expect(await sent?.json()).toEqual({ state: 'new', internal_note: 'Ruft an', revision: first.revision })
})

test('what a colleague has noted meanwhile is shown, and saved over only by a choice', async () => {
  const root = await shown()
  root.querySelector<HTMLElement>('.lead-name')?.click()
  const dialog = await dialogIn(root)
  const note = () => dialog.querySelector<HTMLTextAreaElement>('[name=internal_note]')
  type(note(), 'Ruft an')
  const present = { ...first, state: 'contacted', internal_note: 'Ruft im Mai an', revision: 'second' }
  answer(`PUT ${CALL}/${first.uuid}`, { message: 'No', present }, 409)
  ;(await button(dialog, 'Save')).click()
  await button(dialog, 'Show latest version')
  expect(texts(dialog, '.notice.warning li')).toEqual([
    'Status: Contacted',
    'Internal note: Ruft im Mai an (yours: Ruft an)'
  ])
  ;(await button(dialog, 'Show latest version')).click()
  await until(() => note()?.value === 'Ruft im Mai an')
  ;(await button(dialog, 'Show mine')).click()
  await until(() => note()?.value === 'Ruft an')
  answer(`PUT ${CALL}/${first.uuid}`, present)
  ;(await button(dialog, 'Save')).click()
  await said(root, 'Lead saved')
  const sent = requests.filter(({ method }) => method === 'PUT').at(-1)
  expect(await sent?.json()).toEqual({ state: 'contacted', internal_note: 'Ruft an', revision: 'second' })
})

test('a lead is deleted only after a question', async () => {
  const root = await shown()
  root.querySelector<HTMLElement>('.lead-name')?.click()
  ;(await button(await dialogIn(root), 'Delete')).click()
  const question = await until(() =>
    [...root.querySelectorAll('dialog[open]')].find((one) => one.textContent?.includes('deleted for good'))
  )
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  answer(`DELETE ${CALL}/${first.uuid}`, undefined, 204)
  ;(await button(question, 'Delete')).click()
  await said(root, 'Lead deleted')
})

test('a mail leads to its lead, also to one on another page', async () => {
  answer(`GET ${CALL}/${second.uuid}`, second)
  const { root } = await open(`/leads?id=${second.uuid}`, initOf(), 'dialog[open]')
  expect((await dialogIn(root)).textContent).toContain(second.last_name)
  expect(path()).toBe('/app/leads')
})

test('a mail about a lead that is gone says so', async () => {
  answer(`GET ${CALL}/${first.uuid}`, {}, 404)
  const gone = await open(`/leads?id=${first.uuid}`, initOf(), '.lead-row')
  await said(gone.root, 'This lead no longer exists, or was given to someone else.')
})

test('the files hold what the filters leave', async () => {
  const root = await shown(initOf(), '/leads?state=new&campaign=fair')
  const csv = await button(root, 'Download as CSV')
  expect(csv.getAttribute('href')).toMatch(/\/api\/v1\/leads\/csv\?state=new&campaign=fair$/)
})
