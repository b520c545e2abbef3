import { expect, test } from 'vitest'
import { exampleBranchTexts } from '#contract/examples/branch-texts.example'
import { exampleOrganization, exampleOrganizationAdvisors } from '#contract/examples/organizations.example'
import { initOf, open as openApp, prepareApp, pressSave } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests } from '../../testing/network.ts'

prepareApp()

const OWN = `/api/v1/organizations/${exampleOrganization.uuid}`
const LABEL = '[aria-label="Texts on the public page"]'

async function open(texts: unknown = exampleBranchTexts, status = 200) {
  answer(`GET ${OWN}`, exampleOrganization)
  answer(`GET ${OWN}/advisors`, exampleOrganizationAdvisors)
  answer(`GET ${OWN}/texts`, texts, status)
  answer('GET /api/v1/external-analysts', [])
  answer('GET /api/v1/external-analyst-assignments', [])
  answer('GET /api/v1/organizations-profiles/configurations/editor', { prefix: 'filiale', publicNameMax: 255 })
  const { root } = await openApp(
    `/account-admin/organizations/edit?id=${exampleOrganization.uuid}&tab=page`,
    initOf({ me: { roles: ['accountadmin'] } }),
    LABEL
  )
  return until(() => root.querySelector<HTMLElement>(LABEL))
}
const inputs = (card: ParentNode) => [...card.querySelectorAll<HTMLInputElement>('input, textarea')]
const shown = (card: ParentNode, count: number) => until(() => inputs(card).length === count && inputs(card))
const button = (card: ParentNode, name: string) =>
  until(() =>
    [...card.querySelectorAll('button')].find((one) => one.ariaLabel === name || one.textContent?.startsWith(name))
  )
const errors = (card: ParentNode) => [...card.querySelectorAll('.errors p')].map((one) => one.textContent)
const sent = async () =>
  requests
    .filter(({ method }) => method === 'PUT')
    .at(-1)
    ?.json()

async function remove(card: ParentNode, name: string) {
  const pressed = await button(card, `Remove: ${name}`)
  pressed.focus()
  pressed.click()
  const dialog = await until(() => card.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.textContent).toContain(`Remove the text “${name}”?`)
  dialog.querySelector<HTMLElement>('.danger')?.click()
}
const idle = (card: ParentNode) => until(() => !card.querySelector('[aria-busy=true]'))

test('shows an error when the texts fail to load', async () => {
  const card = await open({}, 500)
  await until(() => card.querySelector('.general-error'))
})

test('shows each text with its heading, and adds, moves and removes texts', async () => {
  const card = await open()
  const [title] = await shown(card, 4)
  expect(title?.value).toBe('Anfahrt')
  ;(await button(card, 'Add text')).click()
  const [, , , , added, words] = await shown(card, 6)
  type(added ?? null, 'Parken')
  type(words ?? null, 'Im Hof.')
  await remove(card, 'Barrierefreiheit')
  await shown(card, 4)
  ;(await button(card, 'Move Parken up')).click()
  const texts = [{ title: 'Parken', value: 'Im Hof.' }, exampleBranchTexts[0]]
  await until(() => inputs(card)[0]?.value === 'Parken')
  answer(`PUT ${OWN}/texts`, texts)
  await pressSave(card)
  await until(() => !card.querySelector('[aria-busy=true]') && requests.some(({ method }) => method === 'PUT'))
  expect(await sent()).toEqual({ was: exampleBranchTexts, put: texts })
})

test('shows refusals at their fields and keeps the input', async () => {
  const card = await open()
  const [, , title] = await shown(card, 4)
  type(title ?? null, ' ')
  answer(`PUT ${OWN}/texts`, { message: 'No', errors: { 'put.1.title': ['Please enter a heading.'] } }, 422)
  await pressSave(card)
  await until(() => errors(card).includes('Please enter a heading.'))
  expect(inputs(card)[2]?.value).toBe(' ')
  expect(inputs(card)[2]?.getAttribute('aria-invalid')).toBe('true')
  type(inputs(card)[2] ?? null, 'Zugang')
  await until(() => !errors(card).length)
})

test('asks before removing a text with content, removes an empty one immediately, and moves the focus', async () => {
  const card = await open()
  await remove(card, 'Anfahrt')
  await shown(card, 2)
  await until(() => document.activeElement?.ariaLabel === 'Remove: Barrierefreiheit')
  ;(await button(card, 'Add text')).click()
  await shown(card, 4)
  const fresh = await button(card, 'Remove: New text')
  fresh.focus()
  fresh.click()
  await shown(card, 2)
  await until(() => document.activeElement?.ariaLabel === 'Remove: Barrierefreiheit')
  await remove(card, 'Barrierefreiheit')
  await shown(card, 0)
  await until(() => document.activeElement?.textContent === 'Add text')
})

test('keeps what is typed while saving, with the focus, for the next save', async () => {
  const card = await open()
  const [title] = await shown(card, 4)
  const held = holding(`PUT ${OWN}/texts`)
  title?.focus()
  type(title ?? null, ' Anreise ')
  await pressSave(card)
  const reply = await until(held)
  type(title ?? null, 'Anreise und Parken')
  const saved = [{ ...exampleBranchTexts[0], title: 'Anreise' }, exampleBranchTexts[1]]
  reply(json(saved))
  await idle(card)
  expect(title?.value).toBe('Anreise und Parken')
  expect(document.activeElement).toBe(title)
  await pressSave(card)
  await until(() => requests.filter(({ method }) => method === 'PUT').length === 2)
  expect(await sent()).toEqual({ was: saved, put: [{ ...saved[0], title: 'Anreise und Parken' }, saved[1]] })
})

test('does not overwrite others’ changes, and keeps the input until theirs are loaded', async () => {
  const card = await open()
  const [title] = await shown(card, 4)
  type(title ?? null, 'Anreise')
  answer(`PUT ${OWN}/texts`, { message: 'No' }, 409)
  await pressSave(card)
  const load = await button(card, 'Load latest version')
  expect(inputs(card)[0]?.value).toBe('Anreise')
  answer(`GET ${OWN}/texts`, [exampleBranchTexts[1]])
  load.click()
  const [present] = await shown(card, 2)
  expect(present?.value).toBe('Barrierefreiheit')
  expect(card.querySelector('[role=alert] .notice')).toBeNull()
  expect(document.activeElement).toBe(card)
})
