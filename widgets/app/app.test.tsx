import { expect, onTestFinished, test, vi } from 'vitest'
import { exampleAdvisorMe, exampleAppInit } from '#contract/examples/app-init.example'
import { drawn, mount, until } from '../testing/mount.ts'
import { answer, json, requests, tenantLanguage } from '../testing/network.ts'
import { follow, initOf, logins, open, path, prepareApp } from './testing.ts'

prepareApp()

const APPOINTMENTS = '/online-appointments/appointments/index'
const SETTINGS = '/online-appointments/settings/index'
const TOPICS = '/online-appointments/settings/topics'
const HOURS = '/online-appointments/calendars/working-hours/settings'
const WHATSAPP = '/whatsapp/settings'

const guest = initOf({ me: {} })
const notInstitutional = initOf({ me: { ...exampleAdvisorMe, is_institutional: false } })
const admin = initOf({ me: { roles: ['accountadmin'], alias: null, is_institutional: false } })
const notice = (root: ParentNode) => until(() => root.querySelector('.notification p')?.textContent)
const text = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent

test.each([
  ['a non-institutional user', notInstitutional, [SETTINGS, TOPICS, HOURS, WHATSAPP]],
  ['a user who is no advisor', admin, [APPOINTMENTS, SETTINGS, TOPICS, HOURS, WHATSAPP]],
  [
    'an advisor without the module online-appointments',
    initOf({ off: 'online-appointments' }),
    [APPOINTMENTS, SETTINGS, TOPICS]
  ],
  ['an advisor without the module working-hours-calendar', initOf({ off: 'working-hours-calendar' }), [HOURS]],
  ['an advisor without the module whats-app', initOf({ off: 'whats-app' }), [WHATSAPP]],
  ['an advisor without topics', initOf({ topics: false }), [TOPICS]]
])('redirects %s to /403', async (_who, init, pages) => {
  for (const page of pages) {
    const { element } = await open(page, init)
    await until(() => path() === '/app/403')
    element.remove()
  }
})

test('says why a user without booking times is redirected from them, and stays quiet for other pages', async () => {
  const first = await open(HOURS, initOf({ off: 'working-hours-calendar' }))
  await until(() => path() === '/app/403')
  expect(await notice(first.root)).toMatch(/^Booking times are not turned on for you\./)
  first.element.remove()
  const second = await open(TOPICS, initOf({ topics: false }))
  await until(() => path() === '/app/403' && text(second.root, 'main')?.includes('#403'))
  expect(second.root.querySelector('.notification')).toBeNull()
})

test.each([APPOINTMENTS, SETTINGS, TOPICS, HOURS, WHATSAPP, '/'])(
  'a guest at %s is sent to the login and back',
  async (page) => {
    await open(`${page}?page=2`, guest)
    await until(() => logins.length)
    expect(logins).toEqual([`/account/login?next=${encodeURIComponent(`/app${page}?page=2`)}`])
  }
)

test.each([
  ['/content-management', '/content-management/pages'],
  ['/Content-Management/', '/content-management/pages'],
  ['/organizations-profiles', '/403']
])('leads on from %s, which is no page, to %s', async (from, to) => {
  await open(from, initOf({ me: { roles: ['content-manager'], full_name: 'Clara Inhalt' } }))
  await until(() => path() === `/app${to}`)
})

test('lets an advisor open the WhatsApp settings by their name and title', async () => {
  answer('GET /api/v1/advisors/anna-gruber/whatsapp/settings', { whatsapp_enable: false, whatsapp_id: '' })
  const { root } = await open(WHATSAPP)
  await until(() => text(root, 'h1') === 'WhatsApp settings')
  await until(() => document.title === 'WhatsApp settings | Alpenbank')
})

test('shows a guest error pages, with a link to the login', async () => {
  const { root } = await open('/404', guest)
  expect(logins).toEqual([])
  expect(root.querySelector('.user-menu')).toBeNull()
  expect(text(root, 'main a[href="/"]')).toBe('Go to the home page')
  expect(root.querySelector('.app-bar a[href="/account/login?next=%2Fapp%2F"]')?.textContent).toBe('Sign in')
})

const NOTHING = 'There is nothing at this address. It may be misspelled, or what it showed has been deleted.'

test.each([
  ['/403', 'Forbidden (#403)', 'You do not have access to this page.', 'You do not have access to this page.'],
  ['/404', 'Not found (#404)', 'Page not found', NOTHING],
  ['/nowhere/at-all', 'Not Found (#404)', 'Page not found', NOTHING]
])('shows the general error page for %s', async (page, status, reason, lead) => {
  const { root } = await open(page)
  expect(text(root, 'h1')).toBe('Whoops!')
  expect(text(root, 'main .lead')).toContain(lead)
  expect(text(root, 'summary')).toBe('Technical informations')
  expect([...root.querySelectorAll('details p')].map((line) => line.textContent)).toEqual([status, reason])
  expect(text(root, 'main a[href="/app/"]')).toBe('Go to the home page')
  await until(() => document.title === `${status} | Alpenbank`)
})

test('shows the general error with a retry when app init fails', async () => {
  let refuse: (answer: Response) => void = () => {}
  answer('GET /api/v1/me', exampleAdvisorMe)
  answer('GET /api/v1/app-init', () => new Promise<Response>((resolve) => (refuse = resolve)))
  history.replaceState(null, '', `/app${APPOINTMENTS}`)
  const { root } = await mount('<advisor-app></advisor-app>', '.loading-box')
  await until(() => requests.some(({ url }) => url.endsWith('/app-init')))
  await drawn()
  expect(root.querySelector('.app')).toBeNull()
  refuse(json({}, 500))
  await until(() => text(root, 'h1') === 'Whoops!')
  expect(path()).toBe(`/app${APPOINTMENTS}`)
  expect(logins).toEqual([])
  answer('GET /api/v1/app-init', exampleAppInit)
  root.querySelector<HTMLButtonElement>('main button')?.click()
  await until(() => root.querySelector('.tabs'))
})

test('does not treat a user as a guest when the session request fails', async () => {
  answer('GET /api/v1/me', {}, 500)
  const { me: _me, ...rest } = exampleAppInit
  const { root } = await open(APPOINTMENTS, rest)
  expect(text(root, 'h1')).toBe('Whoops!')
  expect(logins).toEqual([])
})

test('requests the user when app init has none, and treats a 404 as a guest', async () => {
  const { me: _me, ...rest } = exampleAppInit
  await open(APPOINTMENTS, rest)
  await until(() => logins.length)
  expect(requests.some(({ url }) => url.endsWith('/api/v1/me'))).toBe(false)
  answer('GET /api/v1/me', exampleAdvisorMe)
  const { root } = await open(APPOINTMENTS, rest)
  expect(text(root, '.user-name')).toBe('Anna Gruber')
})

test('keeps the frame around a broken page and reports the error', async () => {
  answer(`GET /api/v1/advisors/anna-gruber/appointments`, {
    appointments: [{ starts_at: 'nonsense' }],
    total: 1,
    page_size: 20
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { root } = await open(APPOINTMENTS)
  await until(() => text(root, 'h1') === 'Whoops!')
  expect(root.querySelector('.tabs')).not.toBeNull()
  const report = await until(() => requests.find(({ url }) => url.endsWith('/frontend-logs/log')))
  expect(await report.json()).toMatchObject({
    action: 'client_error',
    data: { type: 'RangeError', from: `/app${APPOINTMENTS}` }
  })
})

test('keeps the server-rendered markup until the app is ready', async () => {
  let arrive: (answer: Response) => void = () => {}
  answer('GET /api/v1/app-init', () => new Promise<Response>((resolve) => (arrive = resolve)))
  history.replaceState(null, '', '/app/404')
  const { root } = await mount('<advisor-app><p id="drawn">Not found</p></advisor-app>')
  await until(() => requests.some(({ url }) => url.endsWith('/app-init')))
  await drawn()
  expect(text(root, '#drawn')).toBe('Not found')
  arrive(json(exampleAppInit))
  await until(() => root.querySelector('.app'))
  expect(root.querySelector('#drawn')).toBeNull()
})

test('uses the app init embedded in the page without requesting it', async () => {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = 'app-init'
  script.textContent = JSON.stringify(initOf({ me: { ...exampleAdvisorMe, full_name: 'Otto Berger' } }))
  document.body.append(script)
  const { root } = await open(APPOINTMENTS)
  expect(text(root, '.user-name')).toBe('Otto Berger')
  expect(requests.some(({ url }) => url.endsWith('/app-init'))).toBe(false)
})

test('opens a tab’s page, focuses it and updates the title', async () => {
  const { root } = await open(APPOINTMENTS)
  await until(() => document.title === 'Appointments | Alpenbank')
  await follow(root, 'Topics')
  await until(() => document.title === 'Topics | Alpenbank')
  expect(path()).toBe(`/app${TOPICS}`)
  await until(() => document.activeElement === root.querySelector('main'))
  await until(() => text(root, 'h1') === 'Topics')
})

test('sets the page’s meta tags from address and tenant', async () => {
  tenantLanguage.current = 'de-AT'
  const { root } = await open(`${APPOINTMENTS}?period=past`)
  const meta = (property: string) =>
    document.head.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content
  await until(() => meta('og:locale') === 'de_AT')
  expect(meta('og:site_name')).toBe('Alpenbank')
  expect(meta('og:type')).toBe('website')
  expect(meta('og:url')).toBe(`${location.origin}/app${APPOINTMENTS}?period=past`)
  expect(document.documentElement.lang).toBe('de-AT')
  expect(text(root, '.tabs [aria-current="page"]')).toBe('Termine')
})

test('opens the user menu, closes it on Escape with focus on its button, and logs out by a form', async () => {
  const { root } = await open(APPOINTMENTS)
  const button = root.querySelector<HTMLButtonElement>('.user-button')
  const panel = root.querySelector<HTMLElement>('.user-panel')
  expect(panel?.hidden).toBe(true)
  button?.click()
  await until(() => panel?.hidden === false)
  expect(button?.getAttribute('aria-expanded')).toBe('true')
  const form = panel?.querySelector('form')
  expect([form?.method, form?.getAttribute('action'), text(form as Element, 'button')]).toEqual([
    'post',
    '/account/logout',
    'Sign out'
  ])
  await until(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })) && panel?.hidden)
  expect(document.activeElement).toBe(button)
})

test('closes the user menu whenever the page changes, and keeps it closed on return', async () => {
  const { root } = await open(TOPICS)
  const button = root.querySelector('.user-button') as HTMLButtonElement
  const panel = root.querySelector('.user-panel') as HTMLElement
  button.click()
  await until(() => !panel.hidden)
  root.querySelector<HTMLElement>('.tabs a')?.click()
  await until(() => panel.hidden && path() === `/app${APPOINTMENTS}`)
  history.back()
  await until(() => path() === `/app${TOPICS}`)
  await drawn()
  expect(panel.hidden).toBe(true)
})

test.each([
  ['Mag. Anna Gruber, MSc', 'AG'],
  ['Dr. Maria Theresia von Hohenberg-Lichtenfels', 'MH'],
  ['Cher', 'C'],
  [undefined, 'a']
])('the initials of %s are %s', async (full_name, initials) => {
  const { root } = await open('/404', initOf({ me: { ...exampleAdvisorMe, full_name } }))
  expect(text(root, '.user-button .face')).toBe(initials)
})

test('shows the photo in the header, and initials where it fails to load', async () => {
  const profile_picture_url = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  const first = await open('/404', initOf({ me: { ...exampleAdvisorMe, profile_picture_url } }))
  expect(first.root.querySelector('.user-button img.face')?.getAttribute('src')).toBe(profile_picture_url)
  first.element.remove()
  const broken = initOf({ me: { ...exampleAdvisorMe, profile_picture_url: 'data:image/gif;base64,AAAA' } })
  const { root } = await open('/404', broken)
  await until(() => text(root, '.user-button span.face') === 'AG')
})

test('is as wide on short pages as on those with a scrollbar', async () => {
  const { root } = await open('/404')
  expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll')
  expect(root.querySelector('.app-header')?.getBoundingClientRect().right).toBe(document.documentElement.clientWidth)
})

test('skips the menus with the skip link', async () => {
  const { root } = await open('/404')
  root.querySelector<HTMLAnchorElement>('.skip')?.click()
  await until(() => document.activeElement === root.querySelector('main'))
})

test('information is not in the colour of the institution, which may look like that of errors', async () => {
  const { root } = await open(SETTINGS)
  const style = document.documentElement.style
  onTestFinished(() => void style.removeProperty('--advisor-accent'))
  const [information, chosen] = ['notice', 'choice'].map((name): HTMLElement => {
    const node = Object.assign(document.createElement('p'), {
      className: name,
      innerHTML: '<input checked type=radio>'
    })
    root.querySelector('main')?.append(node)
    return node
  }) as [HTMLElement, HTMLElement]
  const colours = (node: Element) => {
    const { backgroundColor, borderInlineStartColor, borderBlockStartColor } = getComputedStyle(node)
    return [backgroundColor, borderInlineStartColor, borderBlockStartColor]
  }
  style.setProperty('--advisor-accent', '#0b5d4e')
  const [before, green] = [colours(information), colours(chosen)]
  style.setProperty('--advisor-accent', '#b3261e')
  await expect.poll(() => colours(chosen)).not.toEqual(green)
  expect(colours(information)).toEqual(before)
})
