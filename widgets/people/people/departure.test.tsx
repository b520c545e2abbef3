import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exampleProfile } from '#contract/examples/advisors.example'
import { exampleHandOver, examplePersonChoices, examplePerson as person } from '#contract/examples/people.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { chosenIn, openCombobox, pick } from '../../testing/combobox.ts'
import { texts } from '../../testing/find.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const OWN = `/api/v1/people/${person.uuid}`
const LOOK = `GET ${OWN}/hand-over`
const LEAVE = `POST ${OWN}/deactivation`
const admin = { roles: ['accountadmin' as const], alias: null, is_institutional: false }
const gone = { ...person, status: 'deactivated' as const, deactivated_at: '2026-11-22T09:00:00Z' }
const [near, , , far] = exampleHandOver.candidates.map(({ uuid }) => uuid) as [string, string, string, string]
const none = { ...exampleHandOver, clashes: [] }

type Root = Awaited<ReturnType<typeof openApp>>['root']
const button = (root: ParentNode, text: string) =>
  [...root.querySelectorAll('button')].find((one) => one.textContent === text) as HTMLButtonElement
const dialog = (root: Root) => until(() => root.querySelector<HTMLElement>('dialog[open]'))
const select = (root: ParentNode, name: string) => root.querySelector(`select[name="${name}"]`) as HTMLSelectElement
const choose = (root: ParentNode, name: string, value: string) => {
  select(root, name).value = value
  select(root, name).dispatchEvent(new Event('change', { bubbles: true }))
}
const successor = (box: ParentNode) => box.querySelector<HTMLInputElement>('[name=successor_uuid]')?.value
const sent = async () =>
  JSON.parse(
    (await requests
      .findLast(({ method }) => method === 'POST')
      ?.clone()
      .text()) ?? 'null'
  )

beforeEach(() => {
  answer(`GET ${OWN}`, person)
  answer('GET /api/v1/people/choices', examplePersonChoices)
  answer(`GET /api/v1/advisors/${person.alias}`, exampleProfile)
  answer(`GET /api/v1/advisors/${person.alias}/text-descriptions`, [])
  answer(`GET /api/v1/advisors/${person.alias}/tags`, { tags: [] })
  answer(`GET /api/v1/advisors/${person.alias}/experience`, { since: null, certificates: [] })
  answer(LOOK, exampleHandOver)
  answer(LEAVE, gone)
})

afterEach(() => vi.restoreAllMocks())

async function open(is = person) {
  answer(`GET ${OWN}`, is)
  const { root } = await openApp(
    `/account-admin/people/edit?id=${person.uuid}`,
    initOf({ me: admin }),
    '.person-access'
  )
  return root
}
async function asked() {
  const root = await open()
  button(root, 'Deactivate').click()
  const box = await dialog(root)
  return { root, box }
}

test('does not let users deactivate themselves', async () => {
  const root = await open({ ...person, is_self: true })
  expect(button(root, 'Deactivate')).toBeUndefined()
})

test('shows an error and a retry when counting fails', async () => {
  answer(LOOK, {}, 500)
  const { box } = await asked()
  const again = await until(() => box.querySelector<HTMLElement>('.general-error button'))
  answer(LOOK, none)
  again.click()
  await until(() => select(box, 'appointments'))
})

test('counts what is left, and suggests a colleague of the branch', async () => {
  const { box } = await asked()
  await until(() => successor(box) !== undefined)
  await until(() => requests.some(({ url }) => url.endsWith(`?successor=${near}`)))
  expect(texts(box, '.label')).toEqual(
    expect.arrayContaining(['Successor', '12 future appointments', '3 open requests', '48 cards on phones'])
  )
  await until(() => successor(box) === 'Mag. Anna Gruber')
  expect(select(box, 'appointments').value).toBe('hand-over')
  expect((await openCombobox(box, 'successor_uuid')).map(({ textContent }) => textContent)).toEqual([
    'No one',
    'AGMag. Anna GruberFiliale Wien Innere Stadt · Same branch, has time for all 12 appointments',
    'JPJasmina PetrovićFiliale Wien Innere Stadt · Same branch, no time for 3 of 12 appointments',
    'DLDI Georg LechnerFiliale Wien Innere Stadt · Same branch, no time for 3 of 12 appointments',
    'LHLukas HoferFiliale Graz Herrengasse'
  ])
})

test('suggests no one where no colleague of the branch has the time', async () => {
  answer(LOOK, { ...none, suggested_uuid: null })
  const { box } = await asked()
  await until(() => successor(box) !== undefined)
  expect([successor(box), select(box, 'appointments').value]).toEqual(['No one', ''])
})

test('leaves no appointment with somebody who is gone unasked: without a successor a choice is required', async () => {
  answer(LOOK, { ...none, suggested_uuid: null })
  const { root, box } = await asked()
  await until(() => successor(box) !== undefined)
  button(box, 'Deactivate').click()
  await until(() => document.activeElement === select(box, 'appointments'))
  expect(texts(box, '.errors p')[0]).toMatch(/^Please decide what becomes of the 12 appointments/)
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
  choose(box, 'appointments', 'cancel')
  await until(() => box.querySelector('[name=message]') && !box.querySelector('.errors p'))
  button(box, 'Deactivate').click()
  await until(() => root.querySelector('.person-access .deactivated'))
  expect(await sent()).toMatchObject({ successor_uuid: null, appointments: 'cancel' })
})

test('names the first appointment that is still to be decided, and how many there are', async () => {
  const { box } = await asked()
  await until(() => box.querySelector('.person-clashes'))
  const [first, second] = exampleHandOver.clashes.map(({ uuid }) => uuid) as [string, string]
  await pick(box, `clash-${first}`, 'Leave as it is')
  await until(() => box.querySelector('.person-clashes')?.textContent?.includes('Still to be decided: 1 of 2'))
  button(box, 'Deactivate').click()
  await until(() => document.activeElement?.getAttribute('name') === `clash-${second}`)
  expect(texts(box, '.errors p')).toEqual(['One appointment is still to be decided. This is the first.'])
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('cancels the others together, and keeps what is decided', async () => {
  const { box } = await asked()
  await until(() => box.querySelector('.person-clashes'))
  const [first, second] = exampleHandOver.clashes.map(({ uuid }) => uuid) as [string, string]
  await pick(box, `clash-${first}`, 'Leave as it is')
  const rest = await until(() => button(box, 'Cancel the other 1'))
  rest.focus()
  rest.click()
  await until(() => chosenIn(box, `clash-${second}`) === 'Cancel')
  expect(chosenIn(box, `clash-${first}`)).toBe('Leave as it is')
  await until(() => box.querySelector('.person-clashes')?.textContent?.includes('All are decided.'))
  await until(() => document.activeElement === box.querySelector('.person-clashes'))
})

test('hands nothing over without a successor', async () => {
  const { box } = await asked()
  await until(() => successor(box) !== undefined)
  await pick(box, 'successor_uuid', 'No one')
  await until(() => select(box, 'appointments').value === '')
  expect([...select(box, 'requests').options].map(({ value }) => value)).toEqual(['keep'])
})

test('decides one by one on appointments that clash', async () => {
  const { root, box } = await asked()
  const clashes = await until(() => box.querySelector('.person-clashes'))
  expect(texts(clashes, 'p')[0]).toContain('The successor is not free for 2 appointments.')
  const [first, second] = exampleHandOver.clashes.map(({ uuid }) => uuid) as [string, string]
  await pick(box, `clash-${first}`, 'Cancel')
  await until(() => box.querySelector('[name=message]'))
  await pick(box, `clash-${second}`, 'Leave as it is')
  await until(() => clashes.textContent?.includes('All are decided.'))
  button(box, 'Deactivate').click()
  await until(() => root.querySelector('.person-access .deactivated'))
  expect(await sent()).toMatchObject({
    successor_uuid: near,
    appointments: 'hand-over',
    clashes: { [first]: 'cancel', [second]: 'keep' }
  })
})

test('says of how many appointments a colleague does not offer topic or type', async () => {
  const [first] = exampleHandOver.candidates
  answer(LOOK, { ...none, candidates: [{ ...first, unoffered: 2 }] })
  const { box } = await asked()
  await until(() => successor(box) !== undefined)
  const [, anna] = await openCombobox(box, 'successor_uuid')
  expect(anna?.textContent).toMatch(/has time for all 12 appointments; topic or type not offered for 2 of 12$/)
})

test('splits what the successor has no time for among colleagues, as proposed', async () => {
  const { root, box } = await asked()
  await until(() => box.querySelector('.person-clashes'))
  const [first, second] = exampleHandOver.clashes
  const offered = (await openCombobox(box, `clash-${first?.uuid}`)).map(({ textContent }) => textContent)
  expect(offered).toEqual([
    'JPJasmina PetrovićFiliale Wien Innere Stadt · Takes over',
    'DLDI Georg LechnerFiliale Wien Innere Stadt · Takes over, but does not offer this topic or type',
    'Cancel',
    'Leave as it is'
  ])
  button(box, 'Hand over as proposed').click()
  await until(() => chosenIn(box, `clash-${second?.uuid}`) === 'Jasmina Petrović')
  await pick(box, `clash-${second?.uuid}`, 'DI Georg Lechner')
  button(box, 'Deactivate').click()
  await until(() => root.querySelector('.person-access .deactivated'))
  expect(await sent()).toMatchObject({
    clashes: { [first?.uuid ?? '']: first?.proposed_uuid, [second?.uuid ?? '']: second?.free[1]?.uuid }
  })
})

test('decides on many clashing appointments together, with exceptions', async () => {
  const { root, box } = await asked()
  await until(() => box.querySelector('.person-clashes'))
  const [first, second] = exampleHandOver.clashes.map(({ uuid }) => uuid) as [string, string]
  button(box, 'Cancel all 2').click()
  await until(() => chosenIn(box, `clash-${second}`) === 'Cancel')
  await pick(box, `clash-${first}`, 'Leave as it is')
  button(box, 'Deactivate').click()
  await until(() => root.querySelector('.person-access .deactivated'))
  expect(await sent()).toMatchObject({ clashes: { [first]: 'keep', [second]: 'cancel' } })
})

test('reports appointments booked meanwhile, and keeps the choices', async () => {
  answer(LOOK, none)
  answer(LEAVE, { message: 'Please decide on each of them.', clashes: exampleHandOver.clashes }, 409)
  const { box } = await asked()
  await until(() => successor(box) !== undefined)
  await pick(box, 'successor_uuid', 'Lukas Hofer')
  await until(() => requests.some(({ url }) => url.endsWith(`?successor=${far}`)))
  button(box, 'Deactivate').click()
  await until(() => box.querySelectorAll('.person-clashes li').length === 2)
  await until(() => document.activeElement?.getAttribute('name') === `clash-${exampleHandOver.clashes[0]?.uuid}`)
  expect(successor(box)).toBe('Lukas Hofer')
})

test.each([
  [
    'hand-over',
    `${person.full_name} deactivated. Customers concerned who have an e-mail address will be notified by e-mail.`
  ],
  ['keep', `${person.full_name} deactivated`]
])('says whether customers get an e-mail when their appointments are: %s', async (appointments, said) => {
  answer(LOOK, { ...exampleHandOver, clashes: [] })
  const { root, box } = await asked()
  await until(() => successor(box) !== undefined)
  if (appointments === 'keep') {
    await pick(box, 'successor_uuid', 'No one')
    await until(() => select(box, 'appointments').value === '')
    choose(box, 'appointments', 'keep')
    await until(() => select(box, 'appointments').value === 'keep')
  }
  button(box, 'Deactivate').click()
  await until(() => root.querySelector('.notification.success p')?.textContent === said)
})

test('reactivates someone who has left', async () => {
  answer(`DELETE ${OWN}/deactivation`, person)
  const root = await open(gone)
  expect(texts(root, '.person-access p')[0]).toContain('Deactivated on 22 Nov 2026')
  button(root, 'Reactivate').click()
  await until(() => root.querySelector('.person-access .active'))
})

const holdsFocus = (root: Root) => root.querySelector('.person-access')?.matches(':focus-within')

test('keeps the focus after a deactivation', async () => {
  answer(LOOK, none)
  const root = await open()
  button(root, 'Deactivate').focus()
  button(root, 'Deactivate').click()
  const box = await dialog(root)
  const leave = await until(() => button(box, 'Deactivate'))
  leave.focus()
  leave.click()
  await until(() => root.querySelector('.person-access .deactivated') && !root.querySelector('dialog[open]'))
  await until(() => holdsFocus(root))
})

test('keeps the focus after a reactivation', async () => {
  answer(`DELETE ${OWN}/deactivation`, person)
  const root = await open(gone)
  button(root, 'Reactivate').focus()
  button(root, 'Reactivate').click()
  await until(() => root.querySelector('.person-access .active'))
  await until(() => holdsFocus(root))
})

const beside = (box: HTMLElement) => {
  for (const kind of ['mousedown', 'click']) box.dispatchEvent(new MouseEvent(kind, { bubbles: true }))
}

test('closes without asking when only suggestions are filled in', async () => {
  const { root, box } = await asked()
  await until(() => successor(box) === 'Mag. Anna Gruber')
  beside(box)
  await until(() => !root.querySelector('dialog[open]'))
})

test('asks before a click outside the dialog discards choices', async () => {
  const { root, box } = await asked()
  const [first] = exampleHandOver.clashes
  await pick(box, `clash-${first?.uuid}`, 'Cancel')
  await until(() => box.querySelector('textarea'))
  beside(box)
  await answerLeaving(root, 'Keep editing')
  expect(root.querySelector('dialog[open]')).not.toBeNull()
  expect(chosenIn(box, `clash-${first?.uuid}`)).toBe('Cancel')
  beside(box)
  await answerLeaving(root, 'Discard changes')
  await until(() => !root.querySelector('dialog[open]'))
})

test('says what cannot be undone', async () => {
  const { box } = await asked()
  await until(() => successor(box) !== undefined)
  expect(box.textContent).toContain('What you hand over, cancel or void now stays that way')
  expect(box.textContent).not.toContain('There are no future appointments')
})
