import { beforeEach, expect, test, vi } from 'vitest'
import { BRANCH_PAGE_MAX, type OpenBranchPage } from '#contract/branch-pages'
import { exampleTenant } from '#contract/examples/app-init.example'
import { exampleBranchPage } from '#contract/examples/branch-pages.example'
import { exampleOrganization } from '#contract/examples/organizations.example'
import { initOf, open as openApp, path, prepareApp, pressSave } from '../../app/testing.ts'
import { type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests } from '../../testing/network.ts'

prepareApp()

const { uuid, branch, content } = exampleBranchPage
const PAGE = '/organizations-profiles/editor'
const CALL = `/api/v1/branch-pages/${uuid}`
const ofInstitution = (language: 'de-AT' | 'en') => ({
  ...initOf({ me: { roles: ['orgadmin'] } }),
  tenant: { ...exampleTenant, language }
})
const manager = ofInstitution('de-AT')
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
const sentTo = async (path: string) =>
  (
    await until(() => requests.findLast((one) => one.method !== 'GET' && new URL(one.url).pathname.endsWith(path)))
  ).json()
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

test('begins in the institution’s own language', async () => {
  const { root } = await openApp(PAGE, ofInstitution('en'), '.branch-canvas [role=textbox]')
  expect((await field(root, 'title-willkommen')).value).toBe('Welcome')
})

test('says so where there is no branch to edit', async () => {
  answer('GET /api/v1/branch-pages', [])
  const { root } = await openApp(PAGE, manager, 'main .card h1')
  expect(root.querySelector('main .card')?.textContent).toContain('no branch yet')
})

test.each([
  ['the branches', 'GET /api/v1/branch-pages', [listed]],
  ['a page', `GET ${CALL}`, exampleBranchPage]
])('%s that cannot be loaded are tried again', async (_what, call, found) => {
  answer(call, {}, 500)
  const { root } = await openApp(PAGE, manager, '.general-error')
  expect(root.querySelector('.branch-canvas')).toBeNull()
  answer(call, found)
  root.querySelector<HTMLElement>('.general-error button')?.click()
  await until(() => root.querySelector('.branch-canvas [role=textbox]'))
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

const photo = {
  id: 'p1',
  picture: 'a'.repeat(32),
  width: 1440,
  height: 720,
  focus: { x: 50, y: 50, zoom: 100 },
  alt: { de: 'Halle' },
  is_decorative: false
}
const shownOf = ({ style }: HTMLElement) => [style.objectPosition, style.transform, style.transformOrigin]

test('a photo is enlarged and moved as the page will show it; what has no effect is off', async () => {
  answer(`GET ${CALL}`, { ...exampleBranchPage, content: { ...content, photos: [photo] } })
  const root = await opened()
  const side = (name: string) => field(root, `focus-${name}-p1`)
  // it is wider than the shape of all, so that there is nothing to move from top to bottom
  expect([(await side('x')).disabled, (await side('y')).disabled]).toEqual([false, true])
  const zoom = await side('zoom')
  expect([zoom.ariaValueText, zoom.min, zoom.max]).toEqual(['100 %', '100', '300'])
  type(zoom, '150')
  await until(async () => !(await side('y')).disabled)
  type(await side('y'), '20')
  const image = root.querySelector('.branch-crop img') as HTMLElement
  await until(() => shownOf(image).join() === '50% 20%,scale(1.5),50% 20%')
  answer(`PUT ${CALL}`, saved())
  await pressSave(root.querySelector('.branch-editor') as HTMLElement)
  expect((await sent('PUT')).content.photos[0].focus).toEqual({ x: 50, y: 20, zoom: 150 })
})

const ORGANIZATION = `GET /api/v1/organizations/${uuid}`
const administered = {
  ...exampleOrganization,
  uuid,
  metadata: [
    { name: 'publicName', value: branch.name },
    { name: 'publicProfileEnabled', value: true }
  ]
}
const dialogOf = (root: ParentNode) => until(() => root.querySelector<HTMLDialogElement>('dialog[open]'))
const press = (root: ParentNode, name: string) =>
  until(() => [...root.querySelectorAll('button')].find((one) => one.textContent?.trim() === name)).then((one) =>
    one.click()
  )

test.each([
  ['has only the role for pages', ['organizations-profiles-editor'], true],
  ['administers other branches', ['orgadmin', 'organizations-profiles-editor'], false]
] as const)('who %s sees name, hours and address with a sentence', async (_who, roles, is_administered) => {
  answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, is_administered } })
  const { root } = await openApp(PAGE, initOf({ me: { roles: [...roles] } }), '.branch-canvas [role=textbox]')
  expect(root.querySelector('.branch-facts .help:last-child')?.textContent).toBe(
    'Name, address and opening hours are changed by the administration or the manager of the branch.'
  )
  expect(root.querySelector('.branch-hours')?.textContent).toContain('08:00–12:00')
  expect([...root.querySelectorAll('button')].filter((one) => /^Change/.test(one.textContent ?? ''))).toEqual([])
})

test('the name is changed in place, and what is being written stays', async () => {
  answer(ORGANIZATION, administered)
  const root = await opened()
  type(await field(root, 'parking'), 'Hof')
  await press(root, 'Change name')
  const dialog = await dialogOf(root)
  const name = await until(() => dialog.querySelector<HTMLInputElement>('[name=publicName]'))
  expect(dialog.textContent).toContain('once saved, it applies immediately')
  type(name, '')
  await press(dialog, 'Save')
  await until(() => name.getAttribute('aria-invalid') === 'true' && name.matches(':focus'))
  type(name, 'Alpenbank am Graben')
  answer(`PUT /api/v1/organizations/${uuid}/metadata`, undefined, 204)
  answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, name: 'Alpenbank am Graben' } })
  await press(dialog, 'Save')
  await until(() => !dialog.open)
  await until(() => root.querySelector('.branch-name')?.textContent === 'Alpenbank am Graben')
  expect((await field(root, 'parking')).value).toBe('Hof')
  expect(requests.filter(({ method }) => method === 'PUT')).toHaveLength(1)
})

test('a name that somebody else has changed meanwhile is asked about in its dialog', async () => {
  answer(ORGANIZATION, administered)
  const root = await opened()
  await press(root, 'Change name')
  const dialog = await dialogOf(root)
  type(await until(() => dialog.querySelector('[name=publicName]')), 'Alpenbank am Graben')
  const metadata = [{ name: 'publicName', value: 'Alpenbank am Platz' }, administered.metadata[1]]
  answer(ORGANIZATION, { ...administered, metadata, revision: 'b2' })
  answer(`PUT /api/v1/organizations/${uuid}/metadata`, undefined, 204)
  await press(dialog, 'Save')
  await until(() => dialog.querySelector('.notice.warning')?.textContent?.includes('Public name: Alpenbank am Platz'))
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  await until(() => !dialog.querySelector('[aria-busy=true]') && !root.querySelector('.notification'))
  await press(dialog, 'Save')
  await until(() => !dialog.open)
  expect(await sentTo('/metadata')).toEqual({ publicName: 'Alpenbank am Graben' })
})

test('opening hours are changed in place; what is refused stands at its time', async () => {
  answer(ORGANIZATION, { ...administered, opening_hours: [{ day: 1, start_time: '08:00', end_time: '16:00' }] })
  const root = await opened()
  await press(root, 'Change opening hours')
  const dialog = await dialogOf(root)
  const end = await until(() => dialog.querySelectorAll<HTMLInputElement>('.org-time')[1])
  type(end, '07:00')
  await press(dialog, 'Save')
  await until(() => dialog.querySelector('.error-summary')?.matches(':focus'))
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  type(end, '17:00')
  answer(`PUT /api/v1/organizations/${uuid}/opening-hours`, undefined, 204)
  const week = [{ name: 'Montag', spans: ['08:00–17:00'] }]
  answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, week } })
  await press(dialog, 'Save')
  await until(() => !dialog.open && root.querySelector('.branch-hours')?.textContent === 'Montag08:00–17:00')
})

test('the place on the map is picked in place', async () => {
  answer('GET /api/v1/map', { attribution: '© Karte', latitude: 48.2, longitude: 16.37 })
  answer(ORGANIZATION, { ...administered, latitude: null, longitude: null })
  const root = await opened()
  await press(root, 'Change address and map')
  const dialog = await dialogOf(root)
  const stage = await until(() => dialog.querySelector<HTMLElement>('[role=application]'))
  stage.focus()
  stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
  const latitude = dialog.querySelector('[name=latitude]') as HTMLInputElement
  await until(() => latitude.value !== '')
  answer(`PUT /api/v1/organizations/${uuid}/address`, undefined, 204)
  const map = { url: '/media/karte.png', attribution: '© Karte' }
  answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, map } })
  await press(dialog, 'Save')
  await until(() => root.querySelector('.branch-map img')?.getAttribute('src') === '/media/karte.png')
  expect((await sentTo('/address')).latitude).toBeCloseTo(48.2, 1)
})

test.each([
  [true, 'The map is being drawn.'],
  [false, 'There is no map yet.']
])('a map that is missing, coming: %s, is explained', async (is_map_coming, said) => {
  answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, map: null, is_map_coming } })
  expect((await opened()).textContent).toContain(said)
})

const MAP = { url: '/media/a-map-150.webp', attribution: '© OpenStreetMap' }

test('a map that is being drawn appears once it is there, and what is being written stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, map: null, is_map_coming: true } })
    const root = await opened()
    const asked = () => requests.filter((one) => one.method === 'GET' && one.url.endsWith(CALL)).length
    const before = asked()
    answer(`GET ${CALL}`, {}, 404)
    vi.advanceTimersByTime(2000)
    await until(() => asked() === before + 1)
    answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, map: MAP, is_map_coming: false } })
    vi.advanceTimersByTime(2000)
    await until(() => root.querySelector('.branch-map img'))
    vi.advanceTimersByTime(300_000)
    expect(asked()).toBe(before + 2)
    expect(root.textContent).not.toContain('could not be loaded')
  } finally {
    vi.useRealTimers()
  }
})

test('the dialog of special hours says from when on the page shows each', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00') })
  try {
    const day = (date: string, at: number) => ({
      ...{ uuid: `0b54a5f4-0d9c-4a57-8f4c-11111111110${at}`, kind: 'closure', label: `Day ${at}` },
      ...{ date, last_date: date, start_time: null, end_time: null, organization_uuid: null }
    })
    answer('GET /api/v1/holidays', [day('2026-12-24', 1), day('2026-12-25', 2)])
    const root = await opened()
    await press(root, 'Change special hours')
    const dialog = await dialogOf(root)
    await until(() => dialog.textContent?.includes('Day 2'))
    expect(dialog.textContent).toContain('The page shows the next 30 days.')
    const rows = [...dialog.querySelectorAll('tbody tr')].map((row) => row.querySelector('td')?.textContent)
    expect(rows).toEqual([
      expect.not.stringContaining('On the page'),
      expect.stringContaining('On the page from 25 November 2026')
    ])
  } finally {
    vi.useRealTimers()
  }
})

test('special hours are added in place, of this branch', async () => {
  answer('GET /api/v1/holidays', [])
  answer('GET /api/v1/holidays/appointments', { total: 0, appointments: [], are_hidden: false })
  const root = await opened()
  await press(root, 'Change special hours')
  await press(await dialogOf(root), 'Add entry')
  const form = await until(() => root.querySelector<HTMLElement>('dialog[open] form:has([name=kind])'))
  expect(form.querySelector<HTMLInputElement>('[value=special-hours]')?.checked).toBe(true)
  type(form.querySelector('[name=date]'), '2099-12-24')
  const added = {
    uuid: uuid.replace('701', '799'),
    kind: 'special-hours',
    date: '2099-12-24',
    last_date: '2099-12-24',
    start_time: '08:00',
    end_time: '12:00',
    label: '',
    organization_uuid: uuid
  }
  answer('POST /api/v1/holidays', added, 201)
  const special = [{ day: '24. Dezember', label: '', spans: ['08:00–12:00'] }]
  answer(`GET ${CALL}`, { ...exampleBranchPage, branch: { ...branch, special } })
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => root.querySelector('.branch-special')?.textContent?.startsWith('24. Dezember'))
  expect((await sentTo('/holidays')).organization_uuid).toBe(uuid)
  await until(() => root.querySelectorAll('dialog[open] .closed-list tbody tr').length === 1)
})

test('special hours of a day that somebody else has given an entry are asked about', async () => {
  const day = { date: '2099-12-24', last_date: '2099-12-24', label: '', organization_uuid: uuid }
  const seen = { ...day, uuid: uuid.replace('701', '797'), kind: 'closure', start_time: '13:00', end_time: '14:00' }
  const other = {
    ...day,
    uuid: uuid.replace('701', '798'),
    kind: 'special-hours',
    start_time: '10:00',
    end_time: '14:00'
  }
  answer('GET /api/v1/holidays', [
    seen,
    { ...seen, uuid: uuid.replace('701', '796'), date: '2099-12-25', last_date: '2099-12-25' }
  ])
  answer('GET /api/v1/holidays/appointments', { total: 0, appointments: [], are_hidden: false })
  const root = await opened()
  await press(root, 'Change special hours')
  await press(await dialogOf(root), 'Add entry')
  const form = await until(() => root.querySelector<HTMLElement>('dialog[open] form:has([name=kind])'))
  type(form.querySelector('[name=date]'), day.date)
  answer('POST /api/v1/holidays', { message: 'x', others: [other] }, 409)
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  const notice = await until(() => form.querySelector('.notice.warning'))
  expect(notice.textContent).toContain('10:00')
  expect((await sentTo('/holidays')).known).toEqual([seen.uuid])
  await until(() => root.querySelectorAll('.closed-list tbody tr').length === 3)
  // without a name of its own, its kind is said once
  const kinds = [...root.querySelectorAll('.closed-list tbody th')].map((one) => one.textContent)
  expect(kinds.toSorted()).toEqual(['Closure', 'Closure', 'Special hours'])
  answer('POST /api/v1/holidays', { ...other, uuid: uuid.replace('701', '799') }, 201)
  form.querySelector<HTMLElement>('[type=submit]')?.click()
  await until(() => root.querySelectorAll('.closed-list tbody tr').length === 4)
  expect((await sentTo('/holidays')).known).toEqual([seen.uuid, other.uuid])
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

test.each([
  ['refused is said at its field alone', 422, { errors: { image: ['This is no image.'] } }, 'This is no image.', 0],
  ['not stored is said in a notice', 500, {}, '', 1]
] as const)('a photo that is %s', async (_what, status, body, said, notices) => {
  answer(`GET ${CALL}`, { ...exampleBranchPage, content: { ...content, photos: [] } })
  const root = await opened()
  const reply = holding(`POST ${CALL}/pictures`)
  const input = await until(() => root.querySelector<HTMLInputElement>('.branch-chooser input'))
  const files = new DataTransfer()
  files.items.add(new File(['x'], 'x.png', { type: 'image/png' }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  ;(await until(() => reply()))(json({ message: 'x', ...body }, status))
  await until(() => root.querySelector('.branch-chooser[aria-busy=false]'))
  if (said) await until(() => root.textContent?.includes(said))
  await until(() => root.querySelectorAll('.notification').length === notices)
})
