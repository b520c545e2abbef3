import { expect, test } from 'vitest'
import { exampleBranchTexts } from '#contract/branch-texts.example'
import { exampleOrganization, exampleOrganizationAdvisors } from '#contract/organizations.example'
import { initOf, open as openApp, prepareApp } from '../app/testing.ts'
import { type, until } from '../core/testing/mount.ts'
import { answer, requests } from '../core/testing/network.ts'

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
    `/account-admin/organizations/edit?id=${exampleOrganization.uuid}`,
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

test('texts that do not come are said not to', async () => {
  const card = await open({}, 500)
  await until(() => card.querySelector('.general-error'))
})

test('each stands there with heading and words; one is added, moved and removed', async () => {
  const card = await open()
  const [title] = await shown(card, 4)
  expect(title?.value).toBe('Anfahrt')
  ;(await button(card, 'Add a text')).click()
  const [, , , , added, words] = await shown(card, 6)
  type(added ?? null, 'Parken')
  type(words ?? null, 'Im Hof.')
  ;(await button(card, 'Remove: Barrierefreiheit')).click()
  await shown(card, 4)
  ;(await button(card, 'Move Parken up')).click()
  const texts = [{ title: 'Parken', value: 'Im Hof.' }, exampleBranchTexts[0]]
  await until(() => inputs(card)[0]?.value === 'Parken')
  answer(`PUT ${OWN}/texts`, texts)
  ;(await button(card, 'Save')).click()
  await until(() => !card.querySelector('[aria-busy=true]') && requests.some(({ method }) => method === 'PUT'))
  expect(await sent()).toEqual(texts)
})

test('what is refused is said at its place, and stays', async () => {
  const card = await open()
  const [, , title] = await shown(card, 4)
  type(title ?? null, ' ')
  answer(`PUT ${OWN}/texts`, { message: 'No', errors: { '1.title': ['Please enter a heading.'] } }, 422)
  ;(await button(card, 'Save')).click()
  await until(() => errors(card).includes('Please enter a heading.'))
  expect(inputs(card)[2]?.value).toBe(' ')
  expect(inputs(card)[2]?.getAttribute('aria-invalid')).toBe('true')
  type(inputs(card)[2] ?? null, 'Zugang')
  await until(() => !errors(card).length)
})
