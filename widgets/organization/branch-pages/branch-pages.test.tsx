import { beforeEach, expect, test } from 'vitest'
import { BRANCH_PAGE_MAX, type OpenBranchPage } from '#contract/branch-pages'
import { exampleBranchPage } from '#contract/examples/branch-pages.example'
import { initOf, open as openApp, path, prepareApp, pressSave } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, requests } from '../../testing/network.ts'

prepareApp()

const { uuid, branch, content } = exampleBranchPage
const PAGE = '/organizations-profiles/editor'
const CALL = `/api/v1/branch-pages/${uuid}`
const manager = initOf({ me: { roles: ['orgadmin'] } })
const listed = { uuid, name: branch.name, city: branch.city }

beforeEach(() => {
  answer('GET /api/v1/branch-pages', [listed])
  answer('GET /api/v1/organizations-profiles/configurations/editor', {
    prefix: 'filiale',
    publicNameMax: 255,
    most: { ...BRANCH_PAGE_MAX, links: 1 }
  })
  answer(`GET ${CALL}`, exampleBranchPage)
})

async function opened() {
  const { root } = await openApp(PAGE, manager, '.branch-canvas [role=textbox]')
  return root as ParentNode
}
const field = (root: ParentNode, name: string) =>
  until(() => root.querySelector<HTMLInputElement>(`.branch-editor [name="${name}"]`))
const button = (root: ParentNode, name: string) =>
  until(() =>
    [...root.querySelectorAll<HTMLElement>('.branch-editor button')].find(
      (one) => one.getAttribute('aria-label') === name || one.textContent === name
    )
  )
const sent = async (method: string) =>
  (await until(() => requests.findLast((one) => one.method === method && one.url.includes('/branch-pages/')))).json()
const saved = (change: Partial<OpenBranchPage> = {}) => ({ ...exampleBranchPage, version: 4, ...change })

test('users who edit no branch’s page are redirected to /403', async () => {
  await openApp(PAGE, initOf({ me: { roles: ['content-manager'] } }))
  await until(() => path() === '/app/403')
})

test.each([
  ['a new one', { version: 0, public_version: null, state: 'draft' }, true, 'Public'],
  [
    'one with a first draft',
    { version: 1, public_version: null, state: 'draft' },
    true,
    'Publicwith changes that are not public'
  ],
  ['one of a branch that nobody sees', { version: 1, state: 'draft' }, false, 'Draft']
] as const)('%s is said to be as visitors see it', async (_which, change, is_public, said) => {
  answer(`GET ${CALL}`, { ...exampleBranchPage, ...change, branch: { ...branch, is_public } })
  expect((await opened()).querySelector('.page-state')?.textContent).toBe(said)
})

test('says so where there is no branch to edit', async () => {
  answer('GET /api/v1/branch-pages', [])
  const { root } = await openApp(PAGE, manager, 'main .card h1')
  expect(root.querySelector('main .card')?.textContent).toContain('no branch yet')
})

test('shows the branch with hours and special hours, and edits the parts around them', async () => {
  const root = await opened()
  expect(root.querySelector('.branch-special')?.textContent).toContain('08:00–12:00')
  type(await field(root, 'service-safe'), 'Safes')
  type(await field(root, 'parking'), 'Hof')
  type(await field(root, 'action-label'), 'Aktion')
  answer(`PUT ${CALL}`, saved())
  await pressSave(root.querySelector('.branch-editor') as HTMLElement)
  expect(await sent('PUT')).toEqual({
    version: 3,
    content: {
      ...content,
      services: [{ id: 'safe', name: { de: 'Safes' }, text: { de: 'In drei Größen.' } }],
      access: { ...content.access, parking: { de: 'Hof' } },
      action: { ...content.action, label: { de: 'Aktion' } }
    }
  })
})

test('edits the other language beside the first, and offers no more parts than a page can have', async () => {
  const root = await opened()
  expect([...root.querySelectorAll('button')].some(({ textContent }) => textContent === 'Add link')).toBe(false)
  ;(await button(root, 'English')).click()
  await until(async () => (await field(root, 'title-willkommen')).value === 'Welcome')
  type(await field(root, 'title-willkommen'), 'Hello')
  answer(`PUT ${CALL}`, saved())
  await pressSave(root.querySelector('.branch-editor') as HTMLElement)
  expect((await sent('PUT')).content.texts[0].title).toEqual({ de: 'Willkommen', en: 'Hello' })
})

test('hides and moves people of the team', async () => {
  const root = await opened()
  const [anna, lukas] = exampleBranchPage.team.map((one) => one.uuid)
  ;(await field(root, `shown-${anna}`)).click()
  await until(() => root.textContent?.includes('Not on the page'))
  ;(await button(root, 'Move Lukas Hofer, BA up')).click()
  answer(`PUT ${CALL}`, saved())
  await pressSave(root.querySelector('.branch-editor') as HTMLElement)
  expect((await sent('PUT')).content.team).toEqual({ first: [lukas, anna], hidden: [anna] })
})

test('what is removed comes back where it was', async () => {
  const root = await opened()
  ;(await button(root, 'Remove “Schließfächer”')).click()
  await until(() => !root.querySelector('[name=service-safe]'))
  const undo = await until(() => root.querySelector<HTMLElement>('.undo-notice .button'))
  undo.click()
  expect((await field(root, 'service-safe')).value).toBe('Schließfächer')
})

test('what is refused stands at its field, and nothing typed is lost', async () => {
  const root = await opened()
  type(await field(root, 'href-preise'), 'http://x')
  answer(`PUT ${CALL}`, { message: 'x', errors: { 'content.links.0.href': ['Links lead to secure addresses.'] } }, 422)
  await pressSave(root.querySelector('.branch-editor') as HTMLElement)
  await until(() => root.textContent?.includes('Links lead to secure addresses.'))
  const refused = await field(root, 'href-preise')
  expect(refused.value).toBe('http://x')
  await until(() => refused.matches(':focus'))
})

test('what somebody else has saved is merged field by field', async () => {
  const root = await opened()
  type(await field(root, 'parking'), 'Hof')
  const theirs = { ...content, services: [{ id: 'safe', name: { de: 'Safes' }, text: { de: 'In drei Größen.' } }] }
  answer(
    `PUT ${CALL}`,
    { message: 'x', version: 4, author: 'Clara', saved_at: '2026-11-21T08:00:00Z', content: theirs },
    409
  )
  await pressSave(root.querySelector('.branch-editor') as HTMLElement)
  const merge = await button(root, 'Merge both')
  await until(() => merge.closest('.notice')?.matches(':focus'))
  merge.click()
  await until(() => !root.querySelector('.notification'))
  await until(async () => (await field(root, 'service-safe')).value === 'Safes')
  expect((await field(root, 'parking')).value).toBe('Hof')
  answer(`PUT ${CALL}`, saved({ version: 5 }))
  await pressSave(root.querySelector('.branch-editor') as HTMLElement)
  await until(async () => (await sent('PUT')).version === 4)
})

test('publishes at a time, and a branch’s page is not withdrawn', async () => {
  const root = await opened()
  ;(await button(root, 'Publish …')).click()
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
  expect(dialog.querySelector('[name=ends]')).toBeNull()
  dialog.querySelector<HTMLElement>('[value=at]')?.click()
  const time = await until(() => dialog.querySelector<HTMLInputElement>('[name=publish_at]'))
  type(time, '2026-12-01T08:00')
  const planned = { ...exampleBranchPage, publish_version: 3, publish_at: '2026-12-01T07:00:00Z' }
  answer(`PUT ${CALL}/publication`, planned)
  dialog.querySelector<HTMLElement>('[type=submit]')?.click()
  expect(await sent('PUT')).toEqual({ version: 3, publish_at: '2026-12-01T08:00' })
  answer(`DELETE ${CALL}/publication`, undefined, 204)
  ;(await button(root, 'Cancel the plan')).click()
})
