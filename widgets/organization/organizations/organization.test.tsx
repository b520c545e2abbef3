import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { exampleAnalysts, exampleAssignments } from '#contract/examples/external-analysts.example'
import { exampleOrganization, exampleOrganizationAdvisors } from '#contract/examples/organizations.example'
import type { Organization } from '#contract/organizations'
import { DAYS } from '#contract/working-hours'
import { follow, initOf, open as openApp, path, prepareApp, pressSave } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { texts } from '../../testing/find.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests, tenantLanguage } from '../../testing/network.ts'
import { address } from './address.tsx'
import { names, publicName } from './names.tsx'

prepareApp()

const isClosingAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

const { uuid } = exampleOrganization
const OWN = `/api/v1/organizations/${uuid}`
const PAGE = `/account-admin/organizations/edit?id=${uuid}`
const me = { roles: ['orgadmin' as const], alias: null, is_institutional: false }
const GENERIC = 'Unfortunately, an error has occurred. Please try again later.'

type Root = Awaited<ReturnType<typeof openApp>>['root']
const form = (root: Root, title: string) => root.querySelector(`section[aria-label="${title}"]`) as HTMLElement
const field = (root: Root, name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement
const errorsOf = (root: Root, name: string) => texts(field(root, name).closest('.field') as HTMLElement, '.errors p')
const notice = (root: Root) => until(() => root.querySelector('.notification p')?.textContent)
const writes = () => requests.filter(({ method }) => method === 'PUT')
const link = (root: Root) => root.querySelector('.org-form-head a')

beforeEach(() => {
  answer(`GET ${OWN}`, exampleOrganization)
  answer(`GET ${OWN}/advisors`, exampleOrganizationAdvisors)
  answer('GET /api/v1/map', { attribution: null, latitude: null, longitude: null })
  answer('GET /api/v1/external-analysts', exampleAnalysts)
  answer('GET /api/v1/external-analyst-assignments', exampleAssignments)
  for (const rest of ['', '/metadata', '/public-profile', '/address', '/opening-hours'])
    answer(`PUT ${OWN}${rest}`, undefined, 204)
})

const open = async (init = initOf({ me }), found = '[name=street]', tab = 'data') => {
  const { root } = await openApp(`${PAGE}&tab=${tab}`, init, found)
  return root
}
const openHours = () => open(initOf({ me }), '.org-week', 'hours')
const openPage = () => open(initOf({ me }), '[role=switch]', 'page')
const openPeople = () => open(initOf({ me }), '.org-form', 'people')

test.each(['', '?id=', '?id=wien'])('an address without a branch%s leads to /404', async (query) => {
  await openApp(`/account-admin/organizations/edit${query}`, initOf({ me }))
  await until(() => path() === '/app/404')
})

test("organization load failure: 'Error', and it can be tried again", async () => {
  answer(`GET ${OWN}`, {}, 500)
  const root = await open(initOf({ me }), '.general-error')
  expect(await notice(root)).toBe('Error')
  expect(root.querySelector('main form')).toBeNull()
  answer(`GET ${OWN}`, exampleOrganization)
  root.querySelector<HTMLElement>('main .general-error button')?.click()
  await until(() => field(root, 'street'))
})

test('loads the branch once for all its forms, by the query parameter id', async () => {
  const root = await open()
  expect(texts(root, 'h1')).toEqual(['Filiale Wien Innere Stadt'])
  expect(texts(root, '.org-public-name')).toEqual(['Public name: Alpenbank Wien Innere Stadt'])
  const asked = requests.filter(({ url }) => new URL(url).pathname === OWN)
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?with=metadata%2Caddress%2Copening_hours'])
})

test('lists the branch’s advisors, or says that they failed to load', async () => {
  answer(`GET ${OWN}/advisors`, {}, 500)
  const root = await openPeople()
  const people = form(root, 'Who works here')
  const again = await until(() => people.querySelector<HTMLElement>('.general-error button'))
  answer(`GET ${OWN}/advisors`, exampleOrganizationAdvisors)
  again.click()
  await until(() => texts(people, '.org-person a')[0] === 'Mag. Anna Gruber')
  expect(texts(people, '.lead')).toEqual(['2 advisors'])
})

test('says who may see the advisors of a branch that is not assigned, without a retry', async () => {
  answer(`GET ${OWN}/advisors`, {}, 403)
  const root = await openPeople()
  const people = form(root, 'Who works here')
  await until(() => texts(people, '.lead')[0] === 'Visible only to people who are assigned to this branch.')
  expect(people.querySelector('.general-error')).toBeNull()
})

describe('names and address', () => {
  test('are saved by one button: only what has changed, with one sentence', async () => {
    const root = await open()
    expect(root.querySelectorAll('main [type=submit]')).toHaveLength(1)
    type(field(root, 'name'), 'Filiale Wien')
    type(field(root, 'street'), 'Graben 1')
    await pressSave(root)
    expect(await notice(root)).toBe('Changes saved')
    expect(writes().map(({ url }) => new URL(url).pathname)).toEqual([OWN, `${OWN}/address`])
    await until(() => !root.querySelector('.form-actions .help'))
  })

  test('are not saved while one of them is wrong, whose field takes the focus', async () => {
    const root = await open()
    type(field(root, 'name'), 'Filiale Wien')
    type(field(root, 'zip'), '')
    await pressSave(root)
    await until(() => document.activeElement === field(root, 'zip'))
    expect(writes()).toEqual([])
    expect(await notice(root)).toBe('Nothing was saved. Please check: Postcode.')
    type(field(root, 'alias'), 'Not an address')
    await pressSave(root)
    await until(() => root.querySelector('.notification')?.textContent?.includes('check: “URL” and “Postcode”.'))
    type(field(root, 'alias'), 'wien')
    type(field(root, 'zip'), '1010')
    await until(() => !root.querySelector('.notification'))
  })

  test('are saved but for what is refused, which is kept, said and has the focus', async () => {
    answer(`PUT ${OWN}`, { message: 'x', errors: { alias: ['This one is taken.'] } }, 422)
    const root = await open()
    type(field(root, 'alias'), 'graz')
    type(field(root, 'street'), 'Graben 1')
    await pressSave(root)
    expect(await notice(root)).toBe('Address and time zone saved. Not saved: URL. Please check these entries.')
    expect(errorsOf(root, 'alias')).toEqual(['This one is taken.'])
    await until(() => document.activeElement === field(root, 'alias'))
    expect([field(root, 'alias').value, field(root, 'street').value]).toEqual(['graz', 'Graben 1'])
    await pressSave(root)
    await until(() => writes().length === 3)
    expect(writes().map(({ url }) => new URL(url).pathname)).toEqual([OWN, `${OWN}/address`, OWN])
    await until(() => errorsOf(root, 'alias').length)
    await until(() => root.querySelector('.notification.failure'))
    type(field(root, 'alias'), 'graz-2')
    await until(() => !root.querySelector('.notification.failure'))
    expect(errorsOf(root, 'alias')).toEqual([])
  })
})

test('asks before another tab replaces what is not saved', async () => {
  const root = await open()
  type(field(root, 'street'), 'Graben 1')
  await until(isClosingAsked)
  await follow(root, 'Opening hours')
  const dialog = await until(() => root.querySelector('dialog[open]'))
  ;[...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Keep editing')?.click()
  await until(() => !root.querySelector('dialog[open]'))
  expect(field(root, 'street').value).toBe('Graben 1')
  expect(root.querySelector('.org-week')).toBeNull()
})

describe("the form 'Change name'", () => {
  test('ignores a response when another branch is shown', async () => {
    const other = {
      ...exampleOrganization,
      uuid: uuid.replace(/.$/, 'f'),
      name: 'Filiale Graz',
      alias: 'graz',
      slug: 'graz'
    }
    const held = holding(`PUT ${OWN}`)
    answer(`GET /api/v1/organizations/${other.uuid}`, other)
    for (const [part, rest] of Object.entries({ advisors: exampleOrganizationAdvisors }))
      answer(`GET /api/v1/organizations/${other.uuid}/${part}`, rest)
    const root = await open()
    type(field(root, 'name'), 'Filiale Stephansplatz')
    await pressSave(root)
    const reply = await until(held)
    history.pushState(null, '', `/app/account-admin/organizations/edit?id=${other.uuid}`)
    await until(() => field(root, 'name')?.value === 'Filiale Graz')
    reply(json(undefined, 204))
    expect(await notice(root)).toBe('Name saved')
    expect([field(root, 'name').value, field(root, 'alias').value]).toEqual(['Filiale Graz', 'graz'])
    expect(root.querySelector('.form-actions .help')).toBeNull()
  })

  test("has the fields name, labelled 'Internal name', and alias, labelled 'URL'", async () => {
    const root = await open()
    expect(texts(form(root, 'Change name'), '.label')).toEqual(['Internal name *', 'URL *'])
    expect([field(root, 'name').value, field(root, 'alias').value]).toEqual([
      'Filiale Wien Innere Stadt',
      'wien-innere-stadt'
    ])
  })

  test.each([
    ['name', 'Internal name cannot be empty'],
    ['alias', 'URL cannot be empty']
  ])("a text input cannot be empty: %s says '%s', takes the focus, and nothing is sent", async (name, text) => {
    const root = await open()
    type(field(root, name), '  ')
    await pressSave(root)
    await until(() => errorsOf(root, name).length)
    expect(errorsOf(root, name)).toEqual([text])
    await until(() => document.activeElement === field(root, name))
    expect(writes()).toEqual([])
  })

  test('shows an error for a malformed URL on blur', async () => {
    const root = await open()
    field(root, 'alias').focus()
    type(field(root, 'alias'), 'Wien Währing')
    field(root, 'alias').blur()
    await until(() => errorsOf(root, 'alias').length)
    expect(errorsOf(root, 'alias')[0]).toContain('lowercase letters without accents')
  })

  test.each([
    ['', 'name'],
    ['', 'alias'],
    ['/metadata', 'publicName']
  ])(
    "server field errors, keyed by field name, are shown under the field until it is edited ('%s' %s)",
    async (rest, name) => {
      answer(`PUT ${OWN}${rest}`, { message: 'x', errors: { [name]: ['This one is taken.'] } }, 422)
      const root = await open()
      type(field(root, name), 'graz')
      await pressSave(root)
      await until(() => errorsOf(root, name).length)
      expect(texts(root, '.errors p')).toEqual(['This one is taken.'])
      expect([await notice(root), errorsOf(root, name), field(root, name).value]).toEqual([
        'Please check these entries',
        ['This one is taken.'],
        'graz'
      ])
      type(field(root, name), 'graz-2')
      await until(() => !errorsOf(root, name).length)
    }
  )

  test('saves trimmed values once, says so, and keeps what is typed meanwhile', async () => {
    let release: (response: Response) => void = () => {}
    answer(`PUT ${OWN}`, () => new Promise<Response>((resolve) => (release = resolve)))
    const root = await open()
    type(field(root, 'name'), ' Filiale Wien ')
    await until(() => root.querySelector('.form-actions .help'))
    await pressSave(root)
    const button = await until(() => root.querySelector<HTMLElement>('main [aria-busy=true]'))
    button.click()
    type(field(root, 'alias'), 'wien-2')
    await until(() => writes().length)
    release(json(undefined, 204))
    expect(await notice(root)).toBe('Name saved')
    expect(writes()).toHaveLength(1)
    expect(await writes()[0]?.json()).toEqual({ name: 'Filiale Wien', alias: 'wien-innere-stadt' })
    expect(field(root, 'alias').value).toBe('wien-2')
  })

  test('links to the public page when publicProfileEnabled is truthy, and follows a change of the URL', async () => {
    const root = await open()
    expect(link(root)?.getAttribute('href')).toBe('/app/filiale/wien-innere-stadt')
    type(field(root, 'alias'), 'wien')
    await pressSave(root)
    await until(() => link(root)?.getAttribute('href') === '/app/filiale/wien')
  })

  test('shows no link to the public page when publicProfileEnabled is not truthy', async () => {
    const metadata = [
      { name: 'publicName', value: 'Wien' },
      { name: 'publicProfileEnabled', value: false }
    ]
    answer(`GET ${OWN}`, { ...exampleOrganization, metadata })
    expect(link(await open())).toBeNull()
  })
})

describe("the form 'Change public name'", () => {
  test('is there only if organisation profiles are configured, and so is the link to the public page', async () => {
    const root = await open(initOf({ me, off: 'organizations-profiles' }))
    expect(form(root, 'Change public name')).toBeNull()
    expect(link(root)).toBeNull()
  })

  test("has the field publicName, labelled 'Public name'", async () => {
    const root = await open()
    expect(texts(form(root, 'Change public name'), '.label')).toEqual(['Public name *'])
    expect(field(root, 'publicName').value).toBe('Alpenbank Wien Innere Stadt')
  })

  test('need not be given as long as there is none', async () => {
    answer(`GET ${OWN}`, { ...exampleOrganization, metadata: [{ name: 'publicName', value: '' }] })
    const root = await open()
    expect(texts(form(root, 'Change public name'), '.label')).toEqual(['Public name'])
    field(root, 'publicName').focus()
    field(root, 'publicName').blur()
    field(root, 'alias').focus()
    type(field(root, 'alias'), 'Not an alias')
    field(root, 'alias').blur()
    await until(() => errorsOf(root, 'alias').length)
    expect(errorsOf(root, 'publicName')).toEqual([])
  })

  test('must not be empty, is saved as publicName, and stands below the heading', async () => {
    const root = await open()
    type(field(root, 'publicName'), '')
    await pressSave(root)
    await until(() => errorsOf(root, 'publicName').length)
    expect(errorsOf(root, 'publicName')).toEqual(['Public name cannot be empty'])
    type(field(root, 'publicName'), 'Alpenbank Graben')
    await pressSave(root)
    expect(await notice(root)).toBe('Public name saved')
    expect(await writes()[0]?.json()).toEqual({ publicName: 'Alpenbank Graben' })
    await until(() => texts(root, '.org-public-name')[0] === 'Public name: Alpenbank Graben')
  })

  test('reports a failed save and keeps the input', async () => {
    answer(`PUT ${OWN}/metadata`, {}, 500)
    const root = await open()
    type(field(root, 'publicName'), 'Alpenbank Graben')
    await pressSave(root)
    expect(await notice(root)).toBe(GENERIC)
    expect(field(root, 'publicName').value).toBe('Alpenbank Graben')
  })
})

describe('the public page', () => {
  const flip = (root: Root) => form(root, 'Public page').querySelector('[role=switch]') as HTMLElement

  test('is not offered when branches have none, and its address leads to the first tab', async () => {
    const root = await open(initOf({ me, off: 'organizations-profiles' }), '[name=street]', 'page')
    expect(location.search).toBe(`?id=${uuid}`)
    expect(texts(root, '.page-tabs a')).toEqual(['Name and address', 'Opening hours', 'People'])
  })

  test('reports a failure and keeps the switch as it was', async () => {
    answer(`PUT ${OWN}/public-profile`, {}, 500)
    const root = await openPage()
    flip(root).click()
    expect(await notice(root)).toBe(GENERIC)
    expect([flip(root).ariaChecked, Boolean(link(root))]).toEqual(['true', true])
  })

  test('is switched off immediately, and its link disappears', async () => {
    const root = await openPage()
    flip(root).click()
    expect(await notice(root)).toBe('Public page turned off')
    expect(await writes()[0]?.json()).toEqual({ publicProfileEnabled: false })
    await until(() => flip(root).ariaChecked === 'false' && !link(root))
  })
})

describe("the form 'Address and time zone'", () => {
  test('shows every invalid field, and sends nothing', async () => {
    const root = await open()
    const given = { street: '', zip: '', city: ' ', phone_number: 'call us', latitude: 'north', longitude: '' }
    for (const [name, text] of Object.entries(given)) type(field(root, name), text)
    await pressSave(root)
    await until(() => errorsOf(root, 'street').length)
    expect(Object.keys(given).flatMap((name) => errorsOf(root, name))).toEqual([
      'Street and number cannot be empty',
      'Postcode cannot be empty',
      'Town or city cannot be empty',
      'Please enter a valid phone number, such as +44 20 7946 0999.',
      'Latitude must be a number between −90 and 90.'
    ])
    expect(writes()).toEqual([])
  })

  test('requires latitude and longitude together', async () => {
    const root = await open()
    type(field(root, 'longitude'), '')
    await pressSave(root)
    await until(() => errorsOf(root, 'longitude').length)
    expect(errorsOf(root, 'longitude')).toEqual(['Please enter both latitude and longitude.'])
  })

  test('saves the chosen zone, and degrees with a decimal comma', async () => {
    const root = await open()
    await pick(root, 'time_zone', 'Europe/Lisbon')
    type(field(root, 'latitude'), '48,5')
    await pressSave(root)
    expect(await notice(root)).toBe('Address and time zone saved')
    expect(await writes()[0]?.json()).toEqual({
      street: 'Kärntner Straße 21',
      zip: '1010',
      city: 'Wien',
      phone_number: '+43 1 2345678-0',
      time_zone: 'Europe/Lisbon',
      latitude: 48.5,
      longitude: 16.371
    })
  })
})

test('shows degrees as the language writes them, and takes them either way', async () => {
  answer('GET /api/v1/map', { attribution: '© Maps', latitude: 47.8, longitude: 14.5 })
  tenantLanguage.current = 'de-AT'
  const root = await open()
  expect([field(root, 'latitude').value, field(root, 'longitude').value]).toEqual(['48,2063', '16,371'])
  await until(() =>
    root.querySelector('.place-map [aria-live]')?.textContent?.includes('48,2063 Grad Breite und 16,371 Grad Länge')
  )
  type(field(root, 'latitude'), '48.5')
  await pressSave(root)
  await until(() => writes().length)
  expect(await writes()[0]?.json()).toMatchObject({ latitude: 48.5, longitude: 16.371 })
})

describe('the map', () => {
  const stage = (root: Root) => root.querySelector('.place-stage') as HTMLElement
  const degrees = (root: Root) => ['latitude', 'longitude'].map((name) => Number(field(root, name).value))
  const press = (root: Root, key: string, init = {}) =>
    stage(root).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  const openMap = () => open(initOf({ me }), '.place-stage')

  beforeEach(() => answer('GET /api/v1/map', { attribution: '© Maps', latitude: 47.8, longitude: 14.5 }))

  test('is not shown where the institution has none, and the numbers remain', async () => {
    answer('GET /api/v1/map', { attribution: null, latitude: null, longitude: null })
    const root = await open()
    expect(stage(root)).toBeNull()
    expect(degrees(root)).toEqual([48.2063, 16.371])
  })

  test('is offered to who may set it up, and to nobody else', async () => {
    answer('GET /api/v1/map', { attribution: null, latitude: null, longitude: null })
    const admin = await open(initOf({ me: { ...me, roles: ['accountadmin'] } }))
    const link = await until(() => admin.querySelector('a[href$="/account-admin/settings?id=public"]'))
    expect(link.textContent).toBe('Set up a map')
    const manager = await open(initOf({ me: { ...me, roles: ['orgs-manager'] } }))
    await until(() => field(manager, 'latitude'))
    expect(manager.querySelector('a[href$="/account-admin/settings?id=public"]')).toBeNull()
  })

  test('hides tiles that cannot be loaded, and says so', async () => {
    const root = await openMap()
    const tiles = [...root.querySelectorAll<HTMLImageElement>('.place-stage img')]
    for (const tile of tiles) tile.dispatchEvent(new Event('error'))
    await until(() => root.querySelector('.place-notice .notice')?.textContent?.startsWith('The map cannot be loaded'))
    expect(tiles.map((tile) => getComputedStyle(tile).display)).toEqual(tiles.map(() => 'none'))
    expect(root.querySelector('.place-map > .help')?.textContent).toContain('arrow keys')
  })

  test('shows by a ring that its keys move it', async () => {
    const root = await openMap()
    const frame = root.querySelector('.place-frame') as HTMLElement
    expect(getComputedStyle(frame).outlineStyle).toBe('none')
    stage(root).focus()
    await userEvent.keyboard('{ArrowUp}')
    await until(() => getComputedStyle(frame).outlineStyle === 'solid')
    expect(Number.parseFloat(getComputedStyle(frame).outlineWidth)).toBeGreaterThanOrEqual(3)
    // nothing in the frame covers it
    expect(Number.parseFloat(getComputedStyle(frame).outlineOffset)).toBeGreaterThan(0)
  })

  test('asks only the own server for its tiles, and names their source', async () => {
    const root = await openMap()
    const urls = [...root.querySelectorAll<HTMLImageElement>('.place-stage img')].map((one) => one.getAttribute('src'))
    expect(urls.every((url) => url?.startsWith('/api/v1/map/tiles/16/'))).toBe(true)
    expect(texts(root, '.place-source')).toEqual(['© Maps'])
  })

  test('moves the place by arrow keys, and saves it', async () => {
    const root = await openMap()
    press(root, 'ArrowUp')
    await until(() => (degrees(root)[0] ?? 0) > 48.2063)
    press(root, 'ArrowRight', { shiftKey: true })
    await until(() => (degrees(root)[1] ?? 0) > 16.372)
    const [latitude, longitude] = degrees(root)
    await pressSave(root)
    expect(await notice(root)).toBe('Address and time zone saved')
    expect(await writes()[0]?.json()).toMatchObject({ latitude, longitude })
  })

  test('brings the clicked place under the pin, from where there was none', async () => {
    answer(`GET ${OWN}`, { ...exampleOrganization, latitude: null, longitude: null })
    const root = await openMap()
    expect(root.querySelector('.place-pin')).toBeNull()
    const { left, top, width, height } = stage(root).getBoundingClientRect()
    const at = { clientX: left + width / 2 + 40, clientY: top + height / 2, pointerId: 1, bubbles: true }
    stage(root).setPointerCapture = () => {}
    for (const type of ['pointerdown', 'pointerup']) stage(root).dispatchEvent(new PointerEvent(type, at))
    await until(() => root.querySelector('.place-pin'))
    expect(degrees(root)[0]).toBeCloseTo(47.8, 3)
    expect(degrees(root)[1]).toBeGreaterThan(14.5)
  })

  test.each([
    ['mouse', true],
    ['touch', false]
  ])('dragged by %s it moves: %s, since a finger scrolls the page', async (pointerType, isMoved) => {
    const root = await openMap()
    const before = degrees(root)
    const { left, top } = stage(root).getBoundingClientRect()
    const at = (y: number) => ({ clientX: left + 50, clientY: top + y, pointerId: 1, pointerType, bubbles: true })
    stage(root).setPointerCapture = () => {}
    for (const [type, y] of [
      ['pointerdown', 200],
      ['pointermove', 80],
      ['pointerup', 80]
    ] as const)
      stage(root).dispatchEvent(new PointerEvent(type, at(y)))
    await drawn()
    expect(degrees(root)[0] !== before[0]).toBe(isMoved)
  })

  test('follows the typed numbers, and zooms', async () => {
    const root = await openMap()
    type(field(root, 'latitude'), '47')
    await until(() => root.querySelector('.place-map [aria-live]')?.textContent?.includes('47, 16.371'))
    root.querySelector<HTMLElement>('.place-zoom button')?.click()
    await until(() => root.querySelector('.place-stage img')?.getAttribute('src')?.includes('/17/'))
  })
})

test('leaves the fields that were changed elsewhere meanwhile as they are by now', async () => {
  const root = await open()
  const theirs = { ...exampleOrganization, phone_number: '+43 1 99', slug: 'graben' }
  answer(`GET ${OWN}`, { ...theirs, address: { ...exampleOrganization.address, street: 'Graben 1' } })
  type(field(root, 'zip'), '1011')
  type(field(root, 'latitude'), '48.5')
  type(field(root, 'name'), 'Filiale Graben')
  await pressSave(root)
  await until(() => writes().length === 2)
  const bodies = await Promise.all(writes().map(async (one) => [new URL(one.url).pathname, await one.clone().json()]))
  const { time_zone, longitude } = exampleOrganization
  expect(Object.fromEntries(bodies)).toEqual({
    [OWN]: { name: 'Filiale Graben', alias: 'graben' },
    [`${OWN}/address`]: {
      ...{ street: 'Graben 1', zip: '1011', city: 'Wien', phone_number: '+43 1 99', time_zone },
      // half of a place would be neither
      ...{ latitude: 48.5, longitude }
    }
  })
  await until(() => field(root, 'street').value === 'Graben 1' && field(root, 'alias').value === 'graben')
  await until(() => !root.querySelector('.form-actions .help'))
})

describe('what two have changed', () => {
  const { street, zip, city } = exampleOrganization.address ?? { street: '', zip: '', city: '' }
  const called = (publicName: string) => [
    { name: 'publicName' as const, value: publicName },
    { name: 'publicProfileEnabled' as const, value: true }
  ]
  const addressed = (change: object) => ({ address: { street, zip, city, ...change } })
  interface Case {
    mine: string
    /** What the branch is by now, and how it is said. */
    theirs: Partial<Organization>
    said: string
  }
  const CASES = {
    name: { mine: 'Filiale Graben', theirs: { name: 'Filiale Stephansplatz' }, said: 'Filiale Stephansplatz' },
    alias: { mine: 'graben', theirs: { slug: 'stephansplatz' }, said: 'stephansplatz' },
    publicName: { mine: 'Alpenbank Graben', theirs: { metadata: called('Alpenbank 1') }, said: 'Alpenbank 1' },
    street: { mine: 'Graben 2', theirs: addressed({ street: 'Graben 3' }), said: 'Graben 3' },
    zip: { mine: '1011', theirs: addressed({ zip: '1012' }), said: '1012' },
    city: { mine: 'Linz', theirs: addressed({ city: 'Graz' }), said: 'Graz' },
    phone_number: { mine: '+43 1 11', theirs: { phone_number: '' }, said: 'empty' },
    time_zone: { mine: 'Europe/Lisbon', theirs: { time_zone: 'Europe/London' }, said: 'Europe/London' },
    latitude: { mine: '48.5', theirs: { latitude: 48.3 }, said: '48.3' },
    longitude: { mine: '16.5', theirs: { longitude: 16.3 }, said: '16.3' }
  } satisfies Record<string, Case>
  const change = (root: Root, name: string, value: string) =>
    name === 'time_zone' ? pick(root, name, value) : type(field(root, name), value)
  const press = (root: Root, text: string) =>
    [...root.querySelectorAll<HTMLElement>('main button')].find((one) => one.textContent === text)?.click()
  const saidIn = (root: Root) => texts(root, 'main .notice.warning li')

  test('is asked about for every field of the forms', () => {
    const fields = [names, publicName, address].flatMap(({ labels }) => Object.keys(labels))
    expect(fields.toSorted()).toEqual(Object.keys(CASES).toSorted())
  })

  test.each(Object.entries<Case>(CASES))('is not overwritten silently: %s', async (name, { mine, theirs, said }) => {
    const root = await open()
    await change(root, name, mine)
    answer(`GET ${OWN}`, { ...exampleOrganization, ...theirs, revision: 'b2' })
    await pressSave(root)
    const box = await until(() => root.querySelector('main .notice.warning'))
    await until(() => box.matches(':focus'))
    expect(writes()).toEqual([])
    expect(saidIn(root).some((text) => text?.endsWith(`: ${said}`))).toBe(true)
    expect(field(root, name).value).toBe(mine)
    expect(texts(root, 'main .notice.warning button')).toEqual(['Use latest version'])
    // saved again, it is mine that is meant
    await pressSave(root)
    const [request] = await until(() => (writes().length ? writes() : undefined))
    expect(new URL(request?.url ?? '').searchParams.get('revision')).toBe('b2')
    const body = await request?.clone().json()
    expect(String(body[name])).toBe(mine)
    await until(() => !root.querySelector('main .notice.warning') && !root.querySelector('.form-actions .help'))
  })

  test.each(Object.entries<Case>(CASES))('can be taken as it is by now: %s', async (name, { mine, theirs, said }) => {
    const root = await open()
    await change(root, name, mine)
    answer(`GET ${OWN}`, { ...exampleOrganization, ...theirs })
    await pressSave(root)
    await until(() => saidIn(root).length)
    press(root, 'Use latest version')
    expect(document.activeElement?.matches('input')).toBe(true)
    await until(() => field(root, name).value === said.replace('empty', ''))
    await until(() => !root.querySelector('main .notice.warning') && !root.querySelector('.form-actions .help'))
    expect(writes()).toEqual([])
  })

  test('is read again where somebody saves in between', async () => {
    const root = await open()
    type(field(root, 'zip'), '1011')
    answer(`PUT ${OWN}/address`, async () => {
      answer(`GET ${OWN}`, { ...exampleOrganization, ...addressed({ street: 'Graben 3' }), revision: 'b2' })
      answer(`PUT ${OWN}/address`, undefined, 204)
      return json({ message: 'x' }, 409)
    })
    await pressSave(root)
    expect(await notice(root)).toBe('Address and time zone saved')
    expect(await writes()[1]?.json()).toMatchObject({ street: 'Graben 3', zip: '1011' })
  })
})

describe("the form 'Opening hours'", () => {
  const day = (root: Root, at: number) => root.querySelectorAll<HTMLElement>('.org-day')[at - 1] as HTMLElement
  const times = (root: Root, at: number) =>
    [...day(root, at).querySelectorAll<HTMLInputElement>('.org-time')].map(({ value }) => value)
  const time = (root: Root, at: number, index: number) =>
    day(root, at).querySelectorAll<HTMLInputElement>('.org-time')[index] as HTMLInputElement
  const press = (root: Root, at: number, selector: string) =>
    day(root, at).querySelector<HTMLElement>(selector)?.click()
  const errors = (root: Root, at: number) => texts(day(root, at), '.errors p')

  test('shows the week with several times a day and closed days', async () => {
    const root = await openHours()
    expect([times(root, 1), times(root, 2)]).toEqual([
      ['08:30', '12:30', '13:30', '16:00'],
      ['08:30', '16:00']
    ])
    expect(texts(day(root, 3), '.org-closed')).toEqual(['closed'])
  })

  test('shows errors at their fields, links there, and sends nothing', async () => {
    const root = await openHours()
    type(time(root, 1, 2), '12:00')
    type(time(root, 2, 1), '')
    await pressSave(root)
    const summary = await until(() => root.querySelector('.error-summary'))
    expect(texts(summary, 'a')).toEqual([
      'Monday: This time starts before the previous one ends.',
      'Tuesday: Please enter the closing time in the format hh:mm.'
    ])
    expect(errors(root, 1)).toEqual(['This time starts before the previous one ends.'])
    expect(time(root, 2, 1).getAttribute('aria-invalid')).toBe('true')
    expect(writes()).toEqual([])
    type(time(root, 2, 1), '07:00')
    time(root, 2, 1).focus()
    time(root, 2, 1).blur()
    await until(() => errors(root, 2)[0] === 'The end must be after the start.')
  })

  test('says so where nothing of what is typed belongs to a time', async () => {
    const root = await openHours()
    type(time(root, 2, 1), 'abc')
    await until(() => errors(root, 2)[0] === 'Please enter the closing time in the format hh:mm.')
    type(time(root, 2, 1), '1')
    await until(() => !errors(root, 2).length)
  })

  test('opens a day with the times of the previous one, closes it again, and moves the focus along', async () => {
    const root = await openHours()
    press(root, 3, '.org-add')
    await until(() => times(root, 3).length === 2)
    expect(times(root, 3)).toEqual(['08:30', '16:00'])
    await until(() => document.activeElement === time(root, 3, 0))
    press(root, 3, '.icon')
    await until(() => !times(root, 3).length)
    await until(() => document.activeElement === day(root, 3).querySelector('.org-add'))
  })

  test('fills in another time, and saves the whole week sorted', async () => {
    const root = await openHours()
    press(root, 2, '.org-add')
    await until(() => times(root, 2).length === 4)
    await until(() => document.activeElement === time(root, 2, 2))
    type(time(root, 2, 2), '6.15')
    type(time(root, 2, 3), '745')
    await pressSave(root)
    expect(await notice(root)).toBe('Opening hours saved')
    const [first, second, third] = exampleOrganization.opening_hours ?? []
    expect(await writes()[0]?.json()).toEqual([
      first,
      second,
      { day: 2, start_time: '06:15', end_time: '07:45' },
      third
    ])
    await until(() => !root.querySelector('.form-actions .help'))
  })

  test('leaves the days that were changed elsewhere meanwhile as they are by now', async () => {
    const root = await openHours()
    const [first, second, third] = exampleOrganization.opening_hours ?? []
    const theirs = [first, second, { ...third, end_time: '18:00' }, { ...third, day: 4 }]
    answer(`GET ${OWN}`, { ...exampleOrganization, opening_hours: theirs })
    type(time(root, 1, 0), '09:00')
    await pressSave(root)
    expect(await notice(root)).toBe('Opening hours saved')
    expect(await writes()[0]?.json()).toEqual([{ ...first, start_time: '09:00' }, ...theirs.slice(1)])
    await until(() => times(root, 2)[1] === '18:00' && times(root, 4).length === 2)
    expect(times(root, 1)[0]).toBe('09:00')
    await until(() => !root.querySelector('.form-actions .help'))
  })

  test.each(DAYS)('a day that two have changed is not overwritten silently: day %s', async (at) => {
    const week = DAYS.map((one) => ({ day: one, start_time: '08:00', end_time: '16:00' }))
    const ending = (end_time: string) => week.map((one) => (one.day === at ? { ...one, end_time } : one))
    answer(`GET ${OWN}`, { ...exampleOrganization, opening_hours: week })
    const root = await openHours()
    type(time(root, at, 1), '17:00')
    const [other] = DAYS.filter((one) => one !== at)
    const theirs = ending('18:00').filter(({ day: one }) => one !== other)
    answer(`GET ${OWN}`, { ...exampleOrganization, opening_hours: theirs, revision: 'b2' })
    const asked = () => texts(root, 'main .notice.warning li')
    const clash = async (said: string) => {
      await pressSave(root)
      await until(() => asked().length)
      expect(asked()[0]?.endsWith(`: ${said}`)).toBe(true)
    }
    await clash('08:00–18:00')
    root.querySelector<HTMLElement>('main .notice.warning button')?.click()
    await until(() => time(root, at, 1).value === '18:00' && !root.querySelector('.form-actions .help'))
    expect(writes()).toEqual([])
    type(time(root, at, 1), '17:00')
    answer(`GET ${OWN}`, { ...exampleOrganization, opening_hours: ending('19:00'), revision: 'b3' })
    await clash('08:00–19:00')
    await pressSave(root)
    const [sent] = await until(() => (writes().length ? writes() : undefined))
    expect(await sent?.clone().json()).toEqual(ending('17:00'))
  })

  test('shows the server’s message at its time', async () => {
    answer(`PUT ${OWN}/opening-hours`, { message: 'x', errors: { '2.end_time': ['The doors close at 15:00.'] } }, 422)
    const root = await openHours()
    await pressSave(root)
    await until(() => errors(root, 2).length)
    expect(errors(root, 2)).toEqual(['The doors close at 15:00.'])
    type(time(root, 2, 1), '15:00')
    await until(() => !errors(root, 2).length)
  })
})
