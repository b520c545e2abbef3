import { beforeEach, describe, expect, test } from 'vitest'
import { exampleAppInit } from '#contract/examples/app-init.example'
import { exampleSettings } from '#contract/examples/settings.example'
import { SETTING_NAMES, settingOf } from '#contract/settings'
import { initOf, open, path, prepareApp } from '../../app/testing.ts'
import { mount, type, until } from '../../testing/mount.ts'
import { answer, json, requests } from '../../testing/network.ts'

prepareApp()

const PAGE = '/account-admin/advanced-settings'
const GET = 'GET /api/v1/settings'
const PUT = 'PUT /api/v1/settings'
const LISTED = SETTING_NAMES.filter((name) => !settingOf(name).isProviders)
const ERROR = 'Unfortunately, an error has occurred. Please try again later.'
const admin = initOf({ me: { roles: ['accountadmin'], full_name: 'Petra Verwalter' } })

beforeEach(() => {
  answer(GET, exampleSettings)
  answer(PUT, undefined, 204)
})

type Root = Awaited<ReturnType<typeof open>>['root']
type Release = (response: Response) => void

/** A response that is sent when released, even if released before the request. */
function held(call: string): Release {
  let release: Release = () => {}
  const released = new Promise<Response>((resolve) => (release = resolve))
  answer(call, () => released)
  return release
}
const shown = () => open(PAGE, admin, '.setting')
const field = (root: Root, name: string) => root.querySelector(`[name="${name}"]`) as HTMLTextAreaElement
const row = (root: Root, name: string) => field(root, name).closest('.setting') as HTMLElement
const save = (root: Root, name: string) => row(root, name).querySelector('[type=submit]') as HTMLElement
const errors = (root: Root, name: string) =>
  [...row(root, name).querySelectorAll('.errors p')].map((one) => one.textContent)
const isBlocked = (root: Root, name: string) => save(root, name).getAttribute('aria-disabled') === 'true'
const isSaving = (root: Root, name: string) => save(root, name).getAttribute('aria-busy') === 'true'
const notices = (root: Root) => [...root.querySelectorAll('.notification p')].map((one) => one.textContent)
const writes = () => requests.filter(({ method }) => method === 'PUT')
const refuse = (name: string, text: string) => answer(PUT, { message: 'x', errors: { [name]: [text] } }, 422)

describe('guard (spec §6)', () => {
  test('the check waits until the current user has loaded', async () => {
    const { me: _me, ...rest } = exampleAppInit
    answer('GET /api/v1/app-init', rest)
    const release = held('GET /api/v1/me')
    history.replaceState(null, '', `/app${PAGE}`)
    const { root } = await mount('<advisor-app></advisor-app>', '.loading-box')
    await until(() => requests.some(({ url }) => url.endsWith('/api/v1/me')))
    expect([path(), root.querySelector('.setting')]).toEqual([`/app${PAGE}`, null])
    release(json({ roles: ['accountadmin'], full_name: 'Petra Verwalter' }))
    await until(() => root.querySelector('.setting'))
    expect(path()).toBe(`/app${PAGE}`)
  })

  test('without the account-admin role: redirect to /403, and no setting is asked for', async () => {
    await open(PAGE, initOf({ me: { roles: ['orgs-manager', 'roles-manager', 'content-manager'] } }))
    await until(() => path() === '/app/403')
    expect(requests.some(({ url }) => url.endsWith('/api/v1/settings'))).toBe(false)
  })
})

describe('page (spec §2, §4)', () => {
  test("a loading indicator is shown while loading, and the page title is 'Advanced settings' once ready", async () => {
    const release = held(GET)
    const { root } = await open(PAGE, admin, 'main .loading-box')
    expect(root.querySelector('main .setting')).toBeNull()
    release(json(exampleSettings))
    await until(() => root.querySelector('.setting'))
    expect(root.querySelector('main .loading-box')).toBeNull()
    expect(document.title).toBe('Advanced settings | Alpenbank')
  })

  test('a header banner with title and description, a navigation bar with Menu and Back to /account-admin', async () => {
    const { root } = await shown()
    expect(root.querySelector('.admin-banner h1')?.textContent).toBe('Advanced settings')
    expect(root.querySelector('.admin-banner .lead')?.textContent).toMatch(/\S/)
    expect(root.querySelector('.admin-menu button')?.textContent).toBe('Menu')
    const back = root.querySelector('.admin-bar > a')
    expect([back?.textContent, back?.getAttribute('href')]).toEqual(['Back', '/app/account-admin'])
  })

  test('a headline, and a paragraph telling to consult the contact person at the provider before changing anything', async () => {
    const { root } = await shown()
    const card = root.querySelector('main section.card') as HTMLElement
    expect(card.querySelector('h2')?.textContent).toBe('All settings')
    expect(card.querySelector('p')?.textContent).toBe(
      'Please consult your contact person at the provider before you change anything here.'
    )
  })

  test('a row is the name as label, a text area of one row that is resized vertically, and a submit control', async () => {
    const { root } = await shown()
    for (const name of LISTED) {
      const { rows, labels } = field(root, name)
      expect([rows, labels[0]?.textContent, save(root, name).tagName]).toEqual([1, name, 'BUTTON'])
      expect(getComputedStyle(field(root, name)).resize).toBe('vertical')
    }
  })
})

describe('rows (spec §4, §5, §7)', () => {
  test('on submit one key, the name, holds the new value as it was typed: there are no client-side bounds', async () => {
    const { root } = await shown()
    const odd = ` not a colour \n${'x'.repeat(300)}`
    type(field(root, 'primary_color'), odd)
    save(root, 'primary_color').click()
    await until(() => writes().length)
    expect(await writes()[0]?.json()).toEqual({ primary_color: odd })
  })

  test("a row's submit is disabled while any row is saving, and that row alone bears the marker", async () => {
    const release = held(PUT)
    const { root } = await shown()
    save(root, 'imprint_en').click()
    await until(() => isSaving(root, 'imprint_en'))
    const names = LISTED
    expect(names.filter((name) => !isBlocked(root, name))).toEqual([])
    expect(names.filter((name) => isSaving(root, name))).toEqual(['imprint_en'])
    await until(() => writes().length)
    release(json(undefined, 204))
    await until(() => names.every((name) => !isBlocked(root, name)))
  })

  test("a row's submit is disabled while the row has errors, and editing a row clears its errors", async () => {
    refuse('mail_from', 'This is not a valid e-mail address. Please enter one such as name@example.com.')
    const { root } = await shown()
    save(root, 'mail_from').click()
    await until(() => errors(root, 'mail_from').length)
    expect([isBlocked(root, 'mail_from'), isBlocked(root, 'imprint_en')]).toEqual([true, false])
    type(field(root, 'mail_from'), 'termine@bank.example')
    await until(() => !errors(root, 'mail_from').length)
    expect(isBlocked(root, 'mail_from')).toBe(false)
  })

  test.each([
    ['succeeded', 204],
    ['failed', 500]
  ])('a row returns to idle when its save has %s', async (_how, status) => {
    answer(PUT, status === 204 ? undefined : {}, status)
    const { root } = await shown()
    save(root, 'mail_from').click()
    await until(() => notices(root).length)
    await until(() => !isSaving(root, 'mail_from'))
    expect(isBlocked(root, 'mail_from')).toBe(false)
  })
})

describe('errors (spec §8)', () => {
  test('load failure: an error notification, and the page becomes ready with an empty list', async () => {
    answer(GET, {}, 503)
    const { root } = await open(PAGE, admin)
    await until(() => notices(root).length)
    expect(notices(root)).toEqual([ERROR])
    await until(() => !root.querySelector('main .loading-box'))
    expect(root.querySelector('.setting')).toBeNull()
    expect(document.title).toBe('Advanced settings | Alpenbank')
  })

  test('save failure: an error notification, the messages under that field, which is highlighted', async () => {
    refuse('imprint_de', 'This is not a valid web address.')
    const { root } = await shown()
    save(root, 'imprint_de').click()
    await until(() => errors(root, 'imprint_de').length)
    expect(errors(root, 'imprint_de')).toEqual(['This is not a valid web address.'])
    await until(() => notices(root).length)
    expect(notices(root)).toEqual(['Please check these entries'])
    expect(root.querySelectorAll('.setting [aria-invalid=true]')).toHaveLength(1)
    expect(field(root, 'imprint_de').getAttribute('aria-invalid')).toBe('true')
  })

  test('success: names the setting that was saved', async () => {
    const { root } = await shown()
    save(root, 'mail_from').click()
    await until(() => notices(root).length)
    expect(notices(root)).toEqual(['“mail_from” saved'])
  })
})

test('lists five hundred unknown settings without typing lag', async () => {
  answer(GET, Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`setting_${at}`, `value ${at}`])))
  const { root } = await shown()
  const drawn = () => root.querySelectorAll('.setting:not([hidden])').length
  expect(drawn()).toBe(80)
  const status = root.querySelector('.setting-find .help')?.textContent
  expect(status).toBe('500 settings')
  const redrawn: Node[] = []
  new MutationObserver((changes) => redrawn.push(...changes.map(({ target }) => target))).observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true
  })
  type(field(root, 'setting_7'), 'another')
  await until(() => row(root, 'setting_7').textContent?.includes('Not saved'))
  const others = [...root.querySelectorAll('.setting:not([hidden])')].filter((one) => one !== row(root, 'setting_7'))
  expect(redrawn.filter((node) => others.some((one) => one.contains(node)))).toEqual([])
  const search = root.querySelector('[type=search]') as HTMLElement
  type(search, 'setting_49')
  await until(() => drawn() === 11)
  expect(field(root, 'setting_499').value).toBe('value 499')
  type(search, 'setting_7')
  await until(() => root.querySelector('[name=setting_7]'))
  expect([drawn(), field(root, 'setting_7').value]).toEqual([11, 'another'])
})

test('loads more settings on request, and focuses the first of them', async () => {
  answer(GET, Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`setting_${at}`, `value ${at}`])))
  const { root } = await shown()
  const more = () => [...root.querySelectorAll('button')].find((one) => /^Show \d+ more/.test(one.textContent ?? ''))
  expect(more()?.textContent).toBe('Show 60 more')
  more()?.click()
  await until(() => root.querySelectorAll('.setting:not([hidden])').length === 140)
  await until(() => field(root, 'setting_80').matches(':focus'))
  more()?.click()
  await until(() => field(root, 'setting_140')?.matches(':focus'))
  expect(root.querySelectorAll('.setting:not([hidden])')).toHaveLength(150)
  expect(more()).toBeUndefined()
  const search = root.querySelector('[type=search]') as HTMLInputElement
  search.focus()
  for (const query of ['setting_12', '']) {
    type(search, query)
    await until(() => root.querySelectorAll('.setting:not([hidden])').length === (query ? 11 : 80))
  }
  expect(search.matches(':focus')).toBe(true)
})
