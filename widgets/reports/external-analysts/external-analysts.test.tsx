import { beforeEach, expect, test } from 'vitest'
import { exampleAnalysts, exampleAssignments } from '#contract/examples/external-analysts.example'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { initOf, open as openApp, prepareApp } from '../../app/testing.ts'
import { texts } from '../../testing/find.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const { uuid } = exampleOrganization
const [eva] = exampleAssignments
const ANALYSTS = 'GET /api/v1/external-analysts'
const LIST = 'GET /api/v1/external-analyst-assignments'
const POST = 'POST /api/v1/external-analyst-assignments'
const DELETE = `DELETE /api/v1/external-analyst-assignments/${eva?.uuid}`
const me = { roles: ['orgadmin' as const], alias: null, is_institutional: false }
const GENERIC = 'Unfortunately, an error has occurred. Please try again later.'
const jonas = {
  ...eva,
  uuid: '0d9f3f0e-5a36-4c5e-9d5b-2f6a1c0f7d33',
  external_analyst_alias: 'jonas-berg',
  full_name: 'Mag. Jonas Berg'
}

type Root = Awaited<ReturnType<typeof openApp>>['root']
const card = (root: Root) => root.querySelector('section[aria-label="Report recipients"]') as HTMLElement
const all = (root: Root, selector: string) => [...card(root).querySelectorAll<HTMLElement>(selector)]
const input = (root: Root) => card(root).querySelector('[role=combobox]') as HTMLInputElement
const save = (root: Root) => card(root).querySelector<HTMLElement>('[type=submit]')?.click()
const notices = (root: Root) => [...root.querySelectorAll('.notification p')].map((one) => one.textContent)
const changes = () => requests.filter(({ method }) => method === 'POST' || method === 'DELETE')
const drop = (root: Root, name: string) =>
  card(root).querySelector<HTMLElement>(`[aria-label="Remove ${name}"]`)?.click()
const choose = async (root: Root, name: string) => {
  input(root).click()
  ;(await until(() => all(root, '[role=option]').find((one) => one.textContent?.includes(name)))).click()
}
const isPending = (root: Root) => Boolean(card(root).querySelector('.form-actions .help'))

beforeEach(() => {
  answer(`GET /api/v1/organizations/${uuid}`, exampleOrganization)
  answer(`GET /api/v1/organizations/${uuid}/advisors`, [])
  answer(ANALYSTS, exampleAnalysts)
  answer(LIST, exampleAssignments)
  answer(POST, { uuid: jonas.uuid }, 201)
  answer(DELETE, undefined, 204)
})

const open = async (found = 'form') => {
  const { root } = await openApp(`/account-admin/organizations/edit?id=${uuid}&tab=people`, initOf({ me }), '.org-form')
  await until(() => card(root)?.querySelector(found))
  return root
}

test.each([ANALYSTS, LIST])('external analyst load failure (%s): an error state with a notification', async (call) => {
  answer(call, {}, 500)
  const root = await open('.general-error')
  await until(() => notices(root).join() === GENERIC)
  answer(call, call === LIST ? exampleAssignments : exampleAnalysts)
  card(root).querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => all(root, '.chip').length)
})

test("without any user to select: 'There is no user to select. Please assign the appropriate role to a user first.'", async () => {
  answer(ANALYSTS, [])
  answer(LIST, [])
  const root = await open()
  input(root).click()
  await until(() => texts(root, '.multi-note').length)
  expect(texts(root, '.multi-note')).toEqual([
    'There is no user to select. Please assign the appropriate role to a user first.'
  ])
})

test("without a match: 'No matches - please try to enter another name.'", async () => {
  const root = await open()
  type(input(root), 'Nobody')
  await until(() => texts(root, '.multi-note').length)
  expect(texts(root, '.multi-note')).toEqual(['No matches - please try to enter another name.'])
})

test('shows recipients as chosen, and name and e-mail address of each option', async () => {
  const root = await open()
  expect(texts(root, '.chip')).toEqual(['Eva Reiter'])
  input(root).click()
  await until(() => all(root, '[role=option]').length === 3)
  expect(texts(root, '[role=option]')[1]).toBe('JBMag. Jonas Bergjonas.berg@audit.example')
})

test('sends nothing and says nothing for an item that was selected and removed', async () => {
  const root = await open()
  await choose(root, 'Jonas')
  await until(() => isPending(root))
  drop(root, 'Mag. Jonas Berg')
  await until(() => !isPending(root))
  save(root)
  await choose(root, 'Zoë')
  await until(() => isPending(root))
  expect([changes(), notices(root)]).toEqual([[], []])
})

test('sends nothing and says nothing for an item that was removed and selected again', async () => {
  const root = await open()
  drop(root, 'Eva Reiter')
  await until(() => isPending(root))
  await choose(root, 'Eva')
  await until(() => !isPending(root))
  save(root)
  expect([changes(), notices(root)]).toEqual([[], []])
})

test('runs deletes and creates together on save, clears the pending lists, and says that they are saved', async () => {
  const releases: (() => void)[] = []
  const held = (body: unknown, status: number) => () =>
    new Promise<Response>((resolve) => releases.push(() => resolve(json(body, status))))
  answer(POST, held({ uuid: jonas.uuid }, 201))
  answer(DELETE, held(undefined, 204))
  const root = await open()
  drop(root, 'Eva Reiter')
  await choose(root, 'Jonas')
  await until(() => texts(root, '.chip').join() === 'Mag. Jonas Berg')
  save(root)
  await until(() => changes().length === 2)
  answer(LIST, [jonas])
  for (const release of releases) release()
  await until(() => notices(root)[0] === 'Report recipients saved')
  expect(
    changes()
      .map(({ method }) => method)
      .toSorted()
  ).toEqual(['DELETE', 'POST'])
  const post = changes().find(({ method }) => method === 'POST')
  expect(await post?.json()).toEqual({ external_analyst_alias: 'jonas-berg', organization_uuid: uuid })
  await until(() => !isPending(root))
  save(root)
  expect(changes()).toHaveLength(2)
})

test('keeps the rest pending, with the choice, when only a part was saved', async () => {
  answer(POST, { message: 'x', errors: { external_analyst_alias: ['This user cannot receive reports.'] } }, 422)
  const root = await open()
  drop(root, 'Eva Reiter')
  await choose(root, 'Jonas')
  await until(() => texts(root, '.chip').join() === 'Mag. Jonas Berg')
  answer(LIST, [])
  save(root)
  await until(() => notices(root)[0] === 'Please check these entries')
  expect(texts(root, '.errors p')).toEqual(['This user cannot receive reports.'])
  expect(texts(root, '.chip')).toEqual(['Mag. Jonas Berg'])
  answer(POST, { uuid: jonas.uuid }, 201)
  answer(LIST, [jonas])
  save(root)
  await until(() => notices(root).includes('Report recipients saved'))
  expect(
    changes()
      .map(({ method }) => method)
      .filter((method) => method === 'DELETE')
  ).toHaveLength(1)
})

test('shows when a recipient unsubscribed, until they are removed', async () => {
  answer(LIST, [{ ...eva, stopped_on: '2026-11-16' }])
  const root = await open()
  expect(texts(root, '.notice li')).toEqual([
    'Eva Reiter unsubscribed from the weekly report on 16 Nov 2026. Only the link in an e-mail to Eva Reiter can restart it.'
  ])
  drop(root, 'Eva Reiter')
  await until(() => !all(root, '.notice').length)
})

test('does not show current recipients as unsubscribed', async () => {
  expect(all(await open(), '.notice')).toEqual([])
})

test('still lists a recipient who has lost the role, and lets them be removed', async () => {
  answer(ANALYSTS, [])
  const root = await open()
  drop(root, 'Eva Reiter')
  await until(() => isPending(root))
  save(root)
  await until(() => changes().length === 1)
})
