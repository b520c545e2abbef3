import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleSettings } from '#contract/examples/advisor-settings.example'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleTypes } from '#contract/examples/appointment-types.example'
import { exampleOrganization, exampleOrganizations } from '#contract/examples/organizations.example'
import { examplePeople, examplePerson, examplePersonChoices } from '#contract/examples/people.example'
import { all, texts } from '../testing/find.ts'
import { answerLeaving } from '../testing/leaving.ts'
import { drawn, until } from '../testing/mount.ts'
import { answer } from '../testing/network.ts'
import { dailyOf, navigationOf, trailOf } from './navigation.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'
import { administration, areas, own } from './tabs.ts'
import { initOf, open, path, prepareApp } from './testing.ts'

prepareApp()

const HOURS = '/online-appointments/calendars/working-hours/settings'
const admin = initOf({ me: { roles: ['accountadmin'], alias: null, full_name: 'Petra Verwalter' } })
const both = initOf({ me: { ...exampleAdvisorMe, roles: ['accountadmin', 'stduser'] } })

const one = (root: ParentNode, selector: string) => until(() => root.querySelector<HTMLElement>(selector))
const current = (root: ParentNode, inside: string) =>
  all(root, `${inside} [aria-current]`).map((entry) => [entry.textContent, entry.getAttribute('aria-current')])

async function atDesk() {
  await page.viewport(1280, 900)
  onTestFinished(() => page.viewport(414, 896))
}

describe('beside the page', () => {
  test('an advisor has areas and a group of their own', async () => {
    await atDesk()
    const { root } = await open('/my-card')
    expect(texts(root, '.sidebar nav a')).toEqual([
      'Home',
      'Online appointments',
      'Requests',
      'My card',
      'WhatsApp settings',
      'Signature and pictures',
      'Embed'
    ])
    expect(texts(root, '.entry-heading')).toEqual(['Personal'])
    await expect.poll(() => current(root, '.sidebar')).toEqual([['My card', 'page']])
    expect(root.querySelector('.dock')).toBeNull()
  })

  test('an administrator has the administration in its groups, without what is turned off', async () => {
    await atDesk()
    const { root } = await open('/account-admin', { ...admin, ...initOf({ me: admin.me, off: 'redirections' }) })
    expect(texts(root, '.entry-heading')).toEqual([
      'Institution',
      'Appointments',
      'Branches and people',
      'Public pages',
      'Audit and interfaces'
    ])
    expect(texts(root, '.sidebar nav a').slice(0, 6)).toEqual([
      'Home',
      'Requests',
      'Branch calendar',
      'Website',
      'Reports',
      'Administration'
    ])
    expect(texts(root, '.sidebar nav a')).not.toContain('Redirects')
    await expect.poll(() => current(root, '.sidebar')).toEqual([['Administration', 'page']])
  })

  test('marks the area of a tab, and the list of a page below it', async () => {
    await atDesk()
    answer('GET /api/v1/organizations', exampleOrganizations)
    const first = await open(HOURS, both)
    await expect.poll(() => current(first.root, '.sidebar')).toEqual([['Online appointments', 'true']])
    first.element.remove()
    const { root } = await open(`/account-admin/organizations/edit?id=${exampleOrganization.uuid}`, both)
    await expect.poll(() => current(root, '.sidebar')).toEqual([['Branches', 'true']])
  })

  test('ends with the window, at the top of a long page and further down', async () => {
    await atDesk()
    const { root } = await open('/my-card')
    const end = () => root.querySelector('.sidebar-stays')?.getBoundingClientRect().bottom
    await expect.poll(end).toBe(innerHeight)
    ;(root.querySelector('main') as HTMLElement).style.minHeight = '3000px'
    for (const top of [30, 500, 0]) {
      scrollTo(0, top)
      await expect.poll(end).toBe(innerHeight)
    }
  })

  test('folds to icons that keep their names, and remembers it', async () => {
    await atDesk()
    const { root, element } = await open('/my-card')
    const button = root.querySelector('.sidebar button') as HTMLElement
    const width = () => root.querySelector('.sidebar')?.getBoundingClientRect().width ?? 0
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Collapse menu', 'true'])
    const before = width()
    button.click()
    await until(() => width() < before / 3)
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Expand menu', 'false'])
    expect(texts(root, '.sidebar nav a')).toContain('My card')
    element.remove()
    const again = await open('/my-card')
    await until(() => again.root.querySelector('.sidebar.folded'))
    again.root.querySelector<HTMLElement>('.sidebar button')?.click()
    await until(() => !again.root.querySelector('.sidebar.folded'))
  })

  test('a folded entry shows its name beside it once it has the focus', async () => {
    await atDesk()
    localStorage.setItem('advisor-app-menu', 'folded')
    const { root } = await open('/my-card')
    await userEvent.tab()
    while (!document.activeElement?.closest('.sidebar')) await userEvent.tab()
    const name = document.activeElement?.querySelector('.entry-name') as HTMLElement
    const icon = document.activeElement?.querySelector('svg') as SVGElement
    expect(name.getBoundingClientRect().left).toBeGreaterThan(icon.getBoundingClientRect().right)
    expect(name.getBoundingClientRect().width).toBeGreaterThan(40)
    expect(root.querySelector('.sidebar')?.getBoundingClientRect().width).toBeLessThan(80)
  })
})

describe('on a phone', () => {
  const dialog = (root: ParentNode) => root.querySelector<HTMLDialogElement>('dialog[open]')
  const openMenu = async (root: ParentNode) => {
    const button = (await one(root, '.dock > button')) as HTMLButtonElement
    button.focus()
    button.click()
    await until(() => dialog(root))
    return button
  }

  test('shows what is opened most, and everything in a dialog', async () => {
    const { root } = await open('/account-admin', both)
    expect(texts(root, '.dock > nav a')).toEqual(['Home', 'Online appointments', 'Branch calendar'])
    await openMenu(root)
    expect(dialog(root)?.querySelector('h2')?.textContent).toBe('Main menu')
    expect(texts(root, 'dialog a')).toContain('Audit log')
    await expect.poll(() => current(root, 'dialog')).toEqual([['Administration', 'page']])
  })

  test('Escape closes it with the focus on its button', async () => {
    const { root } = await open('/my-card')
    const button = await openMenu(root)
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog(root) && document.activeElement === button)
  })

  test('an entry opens its page and leads into it', async () => {
    answer('GET /api/v1/advisors/anna-gruber/whatsapp/settings', { whatsapp_enable: false, whatsapp_id: '' })
    const { root } = await open('/my-card')
    await openMenu(root)
    all(root, 'dialog a')
      .find(({ textContent }) => textContent === 'WhatsApp settings')
      ?.click()
    await until(() => path() === '/app/whatsapp/settings' && !dialog(root))
    await until(() => document.activeElement === root.querySelector('main'))
  })

  test('the entry of the present page closes it, and an entry leaves unsaved changes alone', async () => {
    const { root } = await open('/my-card')
    const button = await openMenu(root)
    all(root, 'dialog a')
      .find(({ textContent }) => textContent === 'My card')
      ?.click()
    await until(() => !dialog(root) && document.activeElement === button)
    expect(path()).toBe('/app/my-card')
  })
})

test.each([
  ['a guest', initOf({ me: {} })],
  ['a user who may open nothing', initOf({ me: { roles: ['stduser'], alias: null } })]
])('%s has no menu', async (_who, init) => {
  const { root } = await open('/404', init)
  expect(root.querySelector('.dock, .sidebar')).toBeNull()
})

describe('where a page is', () => {
  test('says it above a page that the menu does not list, and leads back to the list as it was', async () => {
    answer('GET /api/v1/people', examplePeople)
    answer('GET /api/v1/people/choices', examplePersonChoices)
    answer(`GET /api/v1/people/${examplePeople.people[0]?.uuid}`, examplePerson)
    const { root } = await open('/account-admin/people?q=anna', admin, '.person-row')
    expect(root.querySelector('.trail')).toBeNull()
    history.pushState(null, '', `/app/account-admin/people/edit?id=${examplePeople.people[0]?.uuid}`)
    const trail = await one(root, '.trail')
    expect([trail.getAttribute('aria-label'), ...texts(trail, 'li')]).toEqual([
      'You are here',
      'Administration',
      'People',
      'Person'
    ])
    expect(all(trail, 'a').map((link) => link.getAttribute('href'))).toEqual([
      '/app/account-admin',
      '/app/account-admin/people?q=anna'
    ])
    await expect.poll(() => current(root, '.trail')).toEqual([['Person', 'page']])
    // where a line begins with a page, no sign stands alone before it
    const signs = (side: string) => all(trail, 'li').map((li) => getComputedStyle(li, side).content !== 'none')
    expect([signs('::before'), signs('::after')]).toEqual([
      [false, false, false],
      [true, true, false]
    ])
  })

  const listed: readonly string[] = [
    ...areas.flatMap(({ tabs }) => tabs),
    ...own,
    ...administration.flatMap(({ tabs }) => tabs)
  ]

  test.each(routes)('$path has breadcrumbs unless a menu lists it, or the page whose tab it is', (route: Route) => {
    const trail = trailOf(route.path).map(({ path }) => path)
    expect(trail.length > 0).toBe(!listed.includes(route.partOf ?? route.path))
    // what stands there can be found in a menu, too
    expect(trail.filter((one) => !listed.includes(one))).toEqual([])
  })

  test('an address that does not exist has none', () => expect(trailOf('/nowhere')).toEqual([]))
})

test('a phone shows what is used most in the order of the menu', () => {
  const subject = { me: { roles: ['accountadmin'] }, isModuleOn: () => true, isTopicsEnabled: true }
  const groups = navigationOf(subject, '/')
  const menu = groups.flatMap(({ entries }) => entries.map(({ title }) => title))
  const daily = dailyOf(groups).map(({ title }) => title)
  expect(daily).toEqual(['app.start', 'app.requests', 'app.branch-calendar'])
  expect(daily).toEqual(menu.filter((title) => daily.includes(title)))
})

test('what is not among the most used comes after it, in the order of the menu', () => {
  const subject = { me: { roles: ['marketing-manager'] }, isModuleOn: () => true, isTopicsEnabled: true }
  const daily = dailyOf(navigationOf(subject, '/'))
  expect(daily.map(({ title }) => title)).toEqual(['app.start', 'app.wallet-cards', 'app.reports'])
})

describe('the user menu', () => {
  const openMenu = async (init = initOf({ me: { ...exampleAdvisorMe, has_passwords: true } })) => {
    const { root } = await open('/404', init)
    const button = (await one(root, '.user-button')) as HTMLButtonElement
    button.click()
    await until(() => !root.querySelector<HTMLElement>('.user-panel')?.hidden)
    return root
  }
  const button = (root: ParentNode, name: string) =>
    all(root, '.user-panel button').find(({ textContent }) => textContent === name) as HTMLElement

  test('leads to a new password where passwords are accepted', async () => {
    const root = await openMenu()
    expect(root.querySelector('.user-panel a')?.getAttribute('href')).toBe('/account/password-reset')
  })

  test('has no password where none is accepted, and signs out last', async () => {
    const root = await openMenu(initOf())
    expect(root.querySelector('.user-panel a')).toBeNull()
    expect(texts(root, '.user-panel button').at(-1)).toBe('Sign out')
  })

  test('makes the app dark immediately and saves it, and takes it back where that fails', async () => {
    const saved: unknown[] = []
    answer('PATCH /api/v1/me/preferences', async (request: Request) => {
      saved.push(await request.json())
      return new Response(null, { status: saved.length > 1 ? 500 : 204 })
    })
    const root = await openMenu()
    const { dataset } = document.documentElement
    button(root, 'Dark').click()
    await until(() => dataset.appearance === 'dark')
    expect(button(root, 'Dark').getAttribute('aria-pressed')).toBe('true')
    await until(() => saved.length === 1)
    await drawn()
    button(root, 'System').click()
    await until(() => saved.length === 2)
    await until(() => root.querySelector('.notification'))
    await until(() => dataset.appearance === 'dark')
    delete dataset.appearance
  })

  test('changes the language and loads the page again', async () => {
    const saved: unknown[] = []
    answer('PATCH /api/v1/me/preferences', async (request: Request) => {
      saved.push(await request.json())
      return new Response(null, { status: 204 })
    })
    const reload = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('advisor-language', reload)
    onTestFinished(() => document.removeEventListener('advisor-language', reload))
    const root = await openMenu()
    expect(button(root, 'English').getAttribute('aria-pressed')).toBe('true')
    button(root, 'English').click()
    button(root, 'Deutsch').click()
    await until(() => reload.mock.calls.length)
    expect(saved).toEqual([{ language: 'de' }])
  })

  test('saves what is chosen while another choice is saved', async () => {
    const saved: unknown[] = []
    let answerFirst: () => void = () => undefined
    answer('PATCH /api/v1/me/preferences', async (request: Request) => {
      saved.push(await request.json())
      if (saved.length === 1) await new Promise<void>((resolve) => (answerFirst = resolve))
      return new Response(null, { status: 204 })
    })
    const root = await openMenu()
    const { dataset } = document.documentElement
    onTestFinished(() => void delete dataset.appearance)
    button(root, 'Dark').click()
    await until(() => saved.length === 1)
    button(root, 'Light').click()
    await until(() => dataset.appearance === 'light')
    answerFirst()
    await until(() => saved.length === 2)
    expect(saved).toEqual([{ appearance: 'dark' }, { appearance: 'light' }])
    expect(dataset.appearance).toBe('light')
  })

  test('asks before a language takes unsaved changes with it, and saves nothing for who stays', async () => {
    const saved: unknown[] = []
    answer('PATCH /api/v1/me/preferences', async (request: Request) => {
      saved.push(await request.json())
      return new Response(null, { status: 204 })
    })
    const reload = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('advisor-language', reload)
    onTestFinished(() => document.removeEventListener('advisor-language', reload))
    answer('GET /api/v1/advisors/anna-gruber/appointment-types', exampleTypes)
    answer('GET /api/v1/advisors/anna-gruber/settings', exampleSettings)
    answer('GET /api/v1/advisors', [])
    const { root } = await open('/online-appointments/settings/index', initOf(), '[name=online]')
    root.querySelector<HTMLElement>('[name=online]')?.click()
    await drawn()
    root.querySelector<HTMLElement>('.user-button')?.click()
    button(root, 'Deutsch').click()
    await answerLeaving(root, 'Keep editing')
    expect(saved).toEqual([])
    root.querySelector<HTMLElement>('.user-button')?.click()
    button(root, 'Deutsch').click()
    await answerLeaving(root, 'Discard changes')
    await until(() => reload.mock.calls.length)
    expect(saved).toEqual([{ language: 'de' }])
  })

  test('has the focus once the page was loaded again in another language', async () => {
    sessionStorage.setItem('advisor-app-reloaded', 'menu')
    const { root } = await open('/404', admin)
    await until(() => document.activeElement === root.querySelector('.user-button'))
    expect(sessionStorage.getItem('advisor-app-reloaded')).toBeNull()
  })

  test('says whom to ask for help, and what can be done by keys', async () => {
    answer('GET /api/v1/help', { email: 'help@bank.example', phone: '+43 1 234567', page: '' })
    const root = await openMenu()
    button(root, 'Help').click()
    await until(() => root.querySelector('.help-contacts'))
    expect(all(root, '.help-contacts a').map((link) => link.getAttribute('href'))).toEqual([
      'mailto:help@bank.example',
      'tel:+431234567'
    ])
    expect(texts(root, '.help-keys dt')).toContain('CtrlK')
    await userEvent.keyboard('{Escape}')
    await until(() => document.activeElement === root.querySelector('.user-button'))
  })

  test('leads administrators to where whom to ask is entered', async () => {
    answer('GET /api/v1/help', { email: '', phone: '', page: '' })
    const root = await openMenu(admin)
    button(root, 'Help').click()
    const link = await until(() => root.querySelector<HTMLElement>('dialog[open] .modal-body a'))
    expect(link.textContent).toBe('Enter whom your staff can ask')
    link.click()
    await until(() => path() === '/app/account-admin/settings' && !root.querySelector('dialog[open]'))
  })

  test('refers to the administration where nobody is named', async () => {
    answer('GET /api/v1/help', { email: '', phone: '', page: '' })
    const root = await openMenu()
    button(root, 'Help').click()
    await until(() => root.querySelector('.modal-body p'))
    expect(root.querySelector('dialog[open] .modal-body')?.textContent).toContain(
      `Please ask the administrators of ${admin.tenant.name}.`
    )
  })

  test('lists where one is signed in, and ends one or all others', async () => {
    const session = { signed_in_at: '2026-11-26T08:00:00Z', seen_at: '2026-11-26T09:00:00Z' }
    const lost = 'b'.repeat(64)
    answer('GET /api/v1/me/sessions', [
      { ...session, id: 'a'.repeat(64), device: 'Firefox, Windows', is_this: true },
      { ...session, id: lost, device: 'Safari, iPhone', is_this: false },
      { ...session, id: 'c'.repeat(64), device: '', is_this: false }
    ])
    answer(`DELETE /api/v1/me/sessions/${lost}`, undefined, 204)
    answer('DELETE /api/v1/me/sessions', undefined, 204)
    const tenant = { ...admin.tenant, time_zone: 'Asia/Tokyo' }
    const root = await openMenu({ ...admin, tenant })
    button(root, 'Signed-in devices').click()
    await until(() => root.querySelectorAll('.device').length === 3)
    expect(root.querySelector<HTMLElement>('.user-panel')?.hidden).toBe(true)
    expect(texts(root, '.device strong')).toEqual(['Firefox, Windows', 'Safari, iPhone', 'Unknown device'])
    expect(texts(root, '.device-this')).toEqual(['This device'])
    // by the institution's clock, as in the audit log
    const told = (root.querySelector('.device .help')?.textContent ?? '').match(/\d\d:\d\d/g)
    const inZone = (at: string) =>
      new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' })
    expect(told).toEqual([inZone(session.signed_in_at), inZone(session.seen_at)])
    const [ends, , everywhere] = all(root, 'dialog .modal-body button')
    expect(ends?.getAttribute('aria-label')).toMatch(/^Sign out: Safari, iPhone, last active /)
    expect(everywhere?.textContent).toBe('Sign out all other devices')
    ends?.click()
    await until(() => root.querySelectorAll('.device').length === 2)
    expect(texts(root, '.device strong')).toEqual(['Firefox, Windows', 'Unknown device'])
    await until(() => document.activeElement === root.querySelector('.devices'))
    everywhere?.click()
    await until(() => root.querySelectorAll('.device').length === 1)
    expect(root.querySelector('dialog .modal-body button')).toBeNull()
    await until(() => document.activeElement === root.querySelector('.devices'))
    await userEvent.keyboard('{Escape}')
    await until(() => document.activeElement === root.querySelector('.user-button'))
  })
})

test('the logo for dark surfaces is shown where the app is dark, whatever the system is', async () => {
  const images = { ...admin.tenant.images, tenantLogo: '/media/logo.svg', tenantLogoDark: '/media/logo-dark.svg' }
  const media = async (appearance: 'system' | 'light' | 'dark') => {
    const { root, element } = await open('/404', {
      ...admin,
      tenant: { ...admin.tenant, images },
      me: { ...admin.me, appearance }
    })
    const found = root.querySelector('.brand source')?.getAttribute('media')
    element.remove()
    return found
  }
  expect(await media('system')).toBe('(prefers-color-scheme: dark)')
  expect(await media('light')).toBe('not all')
  expect(await media('dark')).toBe('all')
  delete document.documentElement.dataset.appearance
})

test('no id is there twice once the palette is open over the menu', async () => {
  await atDesk()
  const { root } = await open('/404', both)
  root.querySelector<HTMLElement>('.search-button')?.click()
  await one(root, '[role=combobox]')
  const ids = all(root, '[id]').map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
})
