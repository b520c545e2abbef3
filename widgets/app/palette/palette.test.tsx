import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ASSIGNABLE_ROLES, decide, type Role } from '#contract/access'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleFoundAppointments } from '#contract/examples/appointments.example'
import { exampleInstitution } from '#contract/examples/institution.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { examplePeople, examplePerson, examplePersonChoices } from '#contract/examples/people.example'
import { exampleInbox, exampleInboxRequests } from '#contract/examples/request-inbox.example'
import { exampleSettings } from '#contract/examples/settings.example'
import { exampleManagedTopics } from '#contract/examples/topics-management.example'
import type { MessageTable } from '#contract/locales'
import { accountAdminMessages } from '#contract/messages/account-admin.messages'
import { appMessages } from '#contract/messages/app.messages'
import { institutionMessages } from '#contract/messages/institution.messages'
import type { ListedPerson } from '#contract/people'
import type { InboxRequest } from '#contract/request-inbox'
import { all, texts } from '../../testing/find.ts'
import { holdTimers } from '../../testing/hold-timers.ts'
import { answerLeaving } from '../../testing/leaving.ts'
import { drawn, type, until } from '../../testing/mount.ts'
import { answer, holding, json, requests, tenantLanguage } from '../../testing/network.ts'
import { PAUSE_MS } from '../../ui/fields/use-typed-search.ts'
import type { Route } from '../route.ts'
import { routes } from '../routes.ts'
import { initOf, open, path, prepareApp } from '../testing.ts'

prepareApp()

const PEOPLE = 'GET /api/v1/people'
const APPOINTMENTS = 'GET /api/v1/customer-appointments'
const REQUESTS = 'GET /api/v1/contact-requests'
const BRANCHES = 'GET /api/v1/organizations'
const TOPICS = 'GET /api/v1/appointment-topics/managed'
const SETTINGS = 'GET /api/v1/settings'

const CALLBACKS = institutionMessages['institution.module-call-me-back']

const noRequests = { ...exampleInbox, requests: [], total: 0 }

const as = (...roles: Role[]) => initOf({ me: { ...exampleAdvisorMe, roles } })
const admin = initOf({ me: { roles: ['accountadmin'], alias: null, full_name: 'Petra Verwalter' } })

/** Like the server, by parts of names. */
function findPeople({ url }: Request) {
  const words = new URL(url).searchParams.get('q')?.toLowerCase().split(' ') ?? []
  const matches = ({ full_name }: ListedPerson) => words.every((word) => full_name.toLowerCase().includes(word))
  return json({ ...examplePeople, people: examplePeople.people.filter(matches) })
}

beforeEach(() => {
  answer(PEOPLE, findPeople)
  answer(APPOINTMENTS, [])
  answer(REQUESTS, noRequests)
  answer(BRANCHES, exampleOrganizations)
  answer(TOPICS, exampleManagedTopics)
  answer(SETTINGS, exampleSettings)
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** Whether the app has taken the shortcut from the browser. */
const shortcut = (key = 'k', held: KeyboardEventInit = { ctrlKey: true }) =>
  !document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))

const dialog = (root: ParentNode) => root.querySelector<HTMLDialogElement>('dialog[open]')
const field = (root: ParentNode) => root.querySelector<HTMLInputElement>('dialog [role=combobox]') as HTMLInputElement
const names = (root: ParentNode) => texts(root, '[role=option] .palette-name')
const status = (root: ParentNode) => texts(root, '.palette-status p').join(' ')
const group = (root: ParentNode, title: string) =>
  all(root, '[role=group]')
    .filter((one) => one.firstElementChild?.textContent === title)
    .flatMap((one) => texts(one, '.palette-name'))
const active = (root: HTMLElement | ShadowRoot) =>
  root.querySelector(`#${CSS.escape(field(root).getAttribute('aria-activedescendant') ?? '')} .palette-name`)
    ?.textContent

async function openPalette(root: ParentNode) {
  await until(() => shortcut())
  await until(() => field(root)?.matches(':focus'))
}

async function opened(init = admin) {
  const { root } = await open('/404', init)
  await openPalette(root)
  return root as HTMLElement
}

async function search(root: ParentNode, query: string) {
  type(field(root), query)
  await until(() => status(root) === 'Searching …')
  await until(() => status(root) !== 'Searching …')
}

const data = (request: Request) => {
  const { pathname } = new URL(request.url)
  return /^\/api\/v1\/(people|customer-appointments|contact-requests|organizations|appointment-topics|settings)/.test(
    pathname
  )
    ? [pathname]
    : []
}
const queries = () => requests.map(({ url }) => new URL(url)).flatMap(({ searchParams }) => searchParams.get('q') ?? [])

describe('what may be found', () => {
  const ASKED: Record<(typeof ASSIGNABLE_ROLES)[number], string[]> = {
    accountadmin: [PEOPLE, APPOINTMENTS, REQUESTS, BRANCHES, TOPICS],
    'orgs-manager': [PEOPLE, APPOINTMENTS, REQUESTS, BRANCHES],
    orgadmin: [PEOPLE, APPOINTMENTS, REQUESTS, BRANCHES],
    'advisors-manager': [PEOPLE, APPOINTMENTS, REQUESTS],
    'marketing-manager': [APPOINTMENTS, REQUESTS],
    'content-manager': [APPOINTMENTS, REQUESTS],
    'organizations-profiles-editor': [APPOINTMENTS, REQUESTS],
    'profile-delete-manager': [APPOINTMENTS, REQUESTS],
    analyst: [APPOINTMENTS, REQUESTS],
    stduser: [APPOINTMENTS, REQUESTS]
  }
  const titles: MessageTable = { ...appMessages, ...accountAdminMessages }

  test.each(ASSIGNABLE_ROLES)('%s asks for nothing whose list is closed to that role', async (role) => {
    const timers = holdTimers(PAUSE_MS)
    const root = await opened(as(role))
    type(field(root), 'an')
    await until(() => timers.count())
    timers.elapse()
    await until(() => requests.flatMap(data).length === ASKED[role].length)
    await drawn()
    expect(requests.flatMap(data)).toEqual(ASKED[role].map((call) => call.slice('GET '.length)))
  })

  test.each(ASSIGNABLE_ROLES)('%s is shown every listed page that opens for that role, and no other', async (role) => {
    const init = as(role)
    const root = await opened(init)
    const subject = { me: init.me ?? {}, isModuleOn: () => true, isTopicsEnabled: true, alias: exampleAdvisorMe.alias }
    const granted = (routes as readonly Route[]).filter(
      ({ lead, access }) => lead && decide(access, subject) === 'granted'
    )
    expect(group(root, 'Pages').toSorted()).toEqual(granted.map(({ title }) => titles[title]?.en).toSorted())
  })

  test('a list that the institution has turned off is not asked for', async () => {
    const { me } = admin
    const root = await opened(initOf({ ...(me && { me }), off: 'advisors-management' }))
    await search(root, 'an')
    expect(requests.flatMap(data)).toEqual(
      [APPOINTMENTS, REQUESTS, BRANCHES, TOPICS].map((call) => call.slice('GET '.length))
    )
  })

  test.each([
    ['a guest', initOf({ me: {} })],
    ['a user without any page', initOf({ me: { roles: ['stduser'], alias: null, is_institutional: false } })]
  ])('%s has no search, and the browser keeps its shortcut', async (_who, init) => {
    const { root } = await open('/404', init)
    await drawn()
    expect(root.querySelector('.search-button')).toBeNull()
    expect(shortcut()).toBe(false)
    expect(dialog(root)).toBeNull()
  })

  test('what only the provider sets is not found', async () => {
    const root = await opened()
    await search(root, 'header')
    expect(names(root)).not.toContain('headerWidget.type')
  })
})

describe('opening and closing', () => {
  test('the button has name and shortcut, opens the palette, and gets the focus back', async () => {
    const { root } = await open('/404', admin)
    const button = (await until(() => root.querySelector('.search-button'))) as HTMLElement
    expect([texts(button, 'span'), button.getAttribute('aria-keyshortcuts')]).toEqual([
      ['Search', 'Ctrl K'],
      'Control+K'
    ])
    button.focus()
    button.click()
    await until(() => field(root)?.matches(':focus'))
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog(root))
    expect(document.activeElement).toBe(button)
  })

  test('the shortcut opens and closes it, and other keys do not', async () => {
    const root = await opened()
    expect(shortcut()).toBe(true)
    await until(() => !dialog(root))
    for (const held of [{}, { metaKey: true }, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }])
      expect(shortcut('k', held)).toBe(false)
    expect(shortcut('K')).toBe(true)
    await until(() => dialog(root))
    expect(shortcut('k', { ctrlKey: true, repeat: true })).toBe(true)
    await drawn()
    expect(dialog(root)).not.toBeNull()
  })

  test('on Apple’s keyboards it is ⌘-K', async () => {
    vi.spyOn(Navigator.prototype, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
    const { root } = await open('/404', admin)
    await until(() => root.querySelector('.search-button'))
    expect(root.querySelector('.search-keys')?.textContent).toBe('⌘ K')
    expect(shortcut()).toBe(false)
    await until(() => shortcut('k', { metaKey: true }))
    await until(() => dialog(root))
  })

  test('it stays closed behind the notice that the session has ended', async () => {
    answer('GET /api/v1/people', { message: 'No' }, 401)
    const { root } = await open('/account-admin/people', admin)
    await until(() => dialog(root)?.textContent?.includes('Your session has ended.'))
    await drawn()
    expect(shortcut()).toBe(false)
  })

  test('begins anew each time', async () => {
    const root = await opened()
    await search(root, 'gruber')
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog(root))
    await openPalette(root)
    expect([field(root).value, status(root)]).toEqual(['', ''])
    await search(root, 'wien')
    expect(requests.flatMap(data).filter((one) => one.endsWith('/organizations'))).toHaveLength(2)
  })
})

describe('before anything is typed', () => {
  test('has the pages opened last first, without the present one', async () => {
    answer('GET /api/v1/audit-log', {}, 500)
    const { root } = await open('/account-admin/organizations', admin, '.org-row')
    for (const name of ['audit-log', 'people']) {
      history.pushState(null, '', `/app/account-admin/${name}`)
      await until(() => root.querySelector('main')?.ariaLabel === (name === 'people' ? 'People' : 'Audit log'))
      await until(() => !root.querySelector('main .loading-box'))
    }
    await openPalette(root)
    expect(group(root, 'Recently opened')).toEqual(['Audit log', 'Branches'])
    expect(group(root, 'Pages')).toContain('People')
    expect(group(root, 'Pages')).not.toContain('Branches')
  })

  test('Enter leads back to the page before', async () => {
    const { root } = await open('/account-admin/organizations', admin, '.org-row')
    history.pushState(null, '', '/app/account-admin/people')
    await until(() => root.querySelector('.person-row'))
    await openPalette(root)
    await userEvent.keyboard('{Enter}')
    await until(() => path() === '/app/account-admin/organizations' && !dialog(root))
    await until(() => document.activeElement === root.querySelector('main'))
  })
})

describe('searching', () => {
  test('finds pages, actions, people, branches, topics, settings and modules in groups, a few each', async () => {
    const root = await opened()
    await search(root, 's')
    expect(texts(root, '.palette-heading')).toEqual([
      'Pages',
      'Actions',
      'People',
      'Branches',
      'Topics',
      'Settings',
      'Modules'
    ])
    for (const one of all(root, '[role=group]')) expect(one.querySelectorAll('[role=option]').length).toBeLessThan(6)
    expect(status(root)).toBe(`${names(root).length} results`)
  })

  test('finds pages by description and by the name of their menu, in the user’s language', async () => {
    tenantLanguage.current = 'de-AT'
    const root = await opened()
    type(field(root), 'feiertage')
    await until(() => names(root).includes('Buchungszeiten und Feiertage'))
    type(field(root), 'thema')
    await until(() => names(root).includes('Beratungsthemen'))
    type(field(root), 'öffentliche seiten')
    await until(() => names(root).includes('Weiterleitungen'))
  })

  test('asks once typing pauses, and for complete lists only once', async () => {
    const root = await opened()
    for (const query of ['w', 'wi', 'wie', 'wien']) type(field(root), query)
    await until(() => /^\d+ result/.test(status(root)))
    // people, appointments and requests
    expect(queries()).toEqual(['wien', 'wien', 'wien'])
    await search(root, 'graz')
    expect(queries()).toEqual(['wien', 'wien', 'wien', 'graz', 'graz', 'graz'])
    expect(requests.flatMap(data).filter((one) => one.endsWith('/organizations'))).toHaveLength(1)
  })

  test('drops an answer that has been overtaken', async () => {
    const late = holding(PEOPLE)
    const root = await opened()
    type(field(root), 'gruber')
    const reply = await until(late)
    answer(PEOPLE, findPeople)
    type(field(root), 'xyzzy')
    await until(() => /Nothing/.test(status(root)))
    reply(json(examplePeople))
    await drawn()
    expect([names(root), status(root)]).toEqual([[], 'Nothing matches “xyzzy”.'])
  })

  test('narrows what was found while it asks again, and says so', async () => {
    const root = await opened()
    await search(root, 'ma')
    expect(group(root, 'People')).toContain('Mag. Anna Gruber')
    holding(PEOPLE)
    type(field(root), 'margar')
    await until(() => status(root) === 'Searching …')
    expect(names(root)).not.toContain('Mag. Anna Gruber')
    expect(group(root, 'People')).toEqual(['Margarete Admin'])
  })

  test('says that a part failed, keeps the rest, and tries again', async () => {
    answer(PEOPLE, {}, 500)
    const root = await opened()
    await search(root, 'bezirk')
    expect(group(root, 'Branches')).toHaveLength(5)
    expect(status(root)).toMatch(/^\d+ results Not everything could be searched\.$/)
    answer(PEOPLE, examplePeople)
    all(root, '.palette button')[0]?.click()
    await until(() => group(root, 'People').length)
    expect(status(root)).not.toContain('Not everything')
    expect(document.activeElement).toBe(field(root))
  })
})

describe('a customer’s appointments', () => {
  test('are not looked for by a single letter, nor by who has neither card nor branch', async () => {
    const root = await opened()
    await search(root, 'm')
    expect(requests.flatMap(data)).not.toContain('/api/v1/customer-appointments')
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog(root))
  })

  test.each(['marketing-manager', 'analyst'] as const)('are nothing to a %s', async (role) => {
    const root = await opened(initOf({ me: { ...exampleAdvisorMe, roles: [role], alias: null } }))
    type(field(root), 'moser')
    await until(() => status(root) === 'Nothing matches “moser”.')
    expect(requests.flatMap(data)).toEqual([])
  })

  test('stand in the server’s order, by name and time, and open where the user may see them', async () => {
    answer(APPOINTMENTS, exampleFoundAppointments)
    const root = await opened(as('orgadmin'))
    await search(root, 'mo')
    expect(group(root, 'Appointments')).toEqual([
      expect.stringMatching(/^Maria Moser, Tue,? 2 Feb(ruary)? 2027.* 10:00$/),
      expect.stringMatching(/^Moritz Moser, Tue,? 12 Jan(uary)? 2027.* 09:30$/)
    ])
    expect(texts(root, '.palette-detail')).toEqual(
      expect.arrayContaining([
        'Home loan · Emre Yıldız · Wien Innere Stadt',
        'cancelled · Pension · Mag. Anna Gruber · Wien Innere Stadt'
      ])
    )
    await search(root, 'moser')
    expect(new URL(requests.at(-1)?.url ?? '').searchParams.get('q')).toBe('moser')
  })

  test.each([
    ['moritz', '/app/online-appointments/appointments/index', { appointment: exampleFoundAppointments[1]?.uuid }],
    [
      'maria',
      '/app/branch-calendar',
      {
        branch: 'wien-innere-stadt',
        day: '2027-02-02',
        advisor: 'emre-yildiz',
        appointment: exampleFoundAppointments[0]?.uuid
      }
    ]
  ])('%s is opened at %s', async (query, page, params) => {
    answer(
      APPOINTMENTS,
      exampleFoundAppointments.filter(({ first_name }) => first_name.toLowerCase() === query)
    )
    const root = await opened(as('orgadmin'))
    const addresses: string[] = []
    const spies = (['pushState', 'replaceState'] as const).map((way) =>
      vi.spyOn(history, way).mockImplementation((_state, _title, url) => void (url && addresses.push(String(url))))
    )
    await search(root, query)
    await userEvent.keyboard('{Enter}')
    await until(() => addresses.length)
    for (const spy of spies) spy.mockRestore()
    const address = new URL(addresses[0] ?? '', location.origin)
    expect(address.pathname).toBe(page)
    expect(Object.fromEntries(address.searchParams)).toEqual(params)
  })
})

describe('a customer’s open requests', () => {
  const [huber] = exampleInboxRequests as [InboxRequest]

  test('are not looked for by a single letter, nor by who may not answer any', async () => {
    const root = await opened()
    await search(root, 'h')
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog(root))
    expect(requests.flatMap(data)).not.toContain('/api/v1/contact-requests')
  })

  test.each(['huber', '1234567'])('are found by %s, say what is asked of whom, and open', async (query) => {
    answer(REQUESTS, ({ url }: Request) =>
      json(new URL(url).searchParams.get('q') === query ? { ...exampleInbox, requests: [huber], total: 1 } : noRequests)
    )
    answer(`GET /api/v1/contact-requests/${huber.uuid}`, { request: huber, replies: [] })
    answer('GET /api/v1/reply-templates', [])
    const root = await opened(as('orgadmin'))
    await search(root, query)
    expect(group(root, 'Open requests')).toEqual(['Maria Huber'])
    expect(texts(root, '.palette-detail')).toContain('Callback request · Mag. Anna Gruber · Filiale Wien Innere Stadt')
    all(root, '[role=option]')
      .find(({ textContent }) => textContent?.includes('Callback request'))
      ?.click()
    await until(() => path() === '/app/requests' && location.search === `?id=${huber.uuid}`)
    await until(() => dialog(root)?.querySelector('h2')?.textContent?.includes('Maria Huber'))
  })
})

describe('actions', () => {
  const WORK = [
    'Book appointment',
    'Enter an absence',
    'Hand over appointments',
    'Add a person',
    'Import people',
    'Import branches',
    'Close a branch'
  ]
  const ACCOUNT = [
    'Language: Deutsch',
    'Appearance: Light',
    'Appearance: Dark',
    'Change password',
    'Two-step verification',
    'Passkeys',
    'Signed-in devices',
    'Help',
    'Sign out'
  ]
  const without = (...off: string[]) => WORK.filter((one) => !off.includes(one))
  const me = { ...exampleAdvisorMe, has_passwords: true }

  test.each([
    ['accountadmin', WORK],
    ['orgadmin', without('Add a person', 'Import people', 'Import branches', 'Close a branch')],
    ['advisors-manager', without('Add a person', 'Import people', 'Import branches', 'Close a branch')],
    ['stduser', without('Add a person', 'Import people', 'Import branches', 'Close a branch')]
  ] as const)('%s is offered what that role may do', async (role, work) => {
    const root = await opened(initOf({ me: { ...me, roles: [role] } }))
    expect(group(root, 'Actions')).toEqual([...work, ...ACCOUNT])
  })

  test('on its page, an action keeps the day that is shown', async () => {
    const calendar = '/branch-calendar?day=2027-01-20'
    const { root } = await open(calendar, initOf({ me: { ...me, roles: ['orgadmin'] } }))
    await openPalette(root)
    all(root, '[role=option]')
      .find(({ textContent }) => textContent?.includes('Hand over appointments'))
      ?.click()
    await until(() => !dialog(root))
    expect(path() + location.search).toBe(`/app${calendar}`)
  })

  test('nobody without a card enters an absence or books, nor changes a password that another service has', async () => {
    const root = await opened(initOf({ me: { roles: ['analyst'], alias: null, full_name: 'Ana Lyse' } }))
    expect(group(root, 'Actions')).toEqual(
      ACCOUNT.filter((one) => !['Change password', 'Two-step verification', 'Passkeys'].includes(one))
    )
  })

  test.each([
    ['krank', 'Abwesenheit eintragen'],
    ['urlaub', 'Abwesenheit eintragen'],
    ['abwesenheit', 'Abwesenheit eintragen'],
    ['übergeben', 'Termine übergeben'],
    ['filiale schließen', 'Filiale schließen'],
    ['dunkel', 'Darstellung: Dunkel'],
    ['erscheinungsbild', 'Darstellung: Hell'],
    ['termin buchen', 'Termin buchen'],
    ['buchen termin', 'Termin buchen'],
    ['mitarbeiter anlegen', 'Person hinzufügen'],
    ['import', 'Personen importieren'],
    ['filialen csv', 'Filialen importieren'],
    ['abmelden', 'Abmelden'],
    ['ausloggen', 'Abmelden'],
    ['kennwort', 'Passwort ändern'],
    ['englisch', 'Sprache: English'],
    ['tastatur', 'Hilfe']
  ])('in German, %s finds %s', async (query, title) => {
    tenantLanguage.current = 'de-AT'
    const root = await opened(initOf({ me: { ...me, roles: ['accountadmin'] } }))
    type(field(root), query)
    await until(() => status(root) !== '' && group(root, 'Aktionen').includes(title))
  })

  test.each(['krank', 'abwesenheit', 'übergeben'])(
    'an administrator without a card finds the way by %s',
    async (query) => {
      tenantLanguage.current = 'de-AT'
      const root = await opened()
      type(field(root), query)
      await until(() => group(root, 'Aktionen').length)
      await userEvent.keyboard('{Enter}')
      await until(() => path() === '/app/branch-calendar')
    }
  )

  test('light and dark are changed here', async () => {
    answer('PATCH /api/v1/me/preferences', undefined, 204)
    const root = await opened()
    await search(root, 'dark')
    await userEvent.keyboard('{Enter}')
    await until(() => !dialog(root) && document.documentElement.dataset.appearance === 'dark')
    delete document.documentElement.dataset.appearance
  })

  test('help opens in its dialog', async () => {
    answer('GET /api/v1/help', {}, 500)
    const root = await opened()
    await search(root, 'shortcuts')
    await userEvent.keyboard('{Enter}')
    await until(() => dialog(root)?.querySelector('h2')?.textContent === 'Help')
    await userEvent.keyboard('{Escape}')
    await until(() => !dialog(root))
  })

  test('signing out sends the form of the user’s menu', async () => {
    const root = await opened()
    await search(root, 'sign out')
    const submitted: string[] = []
    const note = (event: SubmitEvent) => {
      event.preventDefault()
      const { method, action } = event.target as HTMLFormElement
      submitted.push(`${method} ${new URL(action).pathname}`)
    }
    addEventListener('submit', note, { once: true })
    all(root, '[role=option]')
      .find(({ textContent }) => textContent === 'Sign out')
      ?.click()
    await until(() => submitted.length)
    expect(submitted).toEqual(['post /account/logout'])
  })
})

describe('opening what was found', () => {
  test('arrows go round through all groups, and Enter opens the person’s page', async () => {
    answer(`GET /api/v1/people/${examplePeople.people[0]?.uuid}`, examplePerson)
    answer('GET /api/v1/people/choices', examplePersonChoices)
    const root = await opened()
    await search(root, 'anna gruber')
    expect(active(root)).toBe('Mag. Anna Gruber')
    const count = names(root).length
    await userEvent.keyboard('{ArrowUp}')
    await until(() => active(root) === names(root)[count - 1])
    await userEvent.keyboard('{ArrowDown}')
    await until(() => active(root) === 'Mag. Anna Gruber')
    await userEvent.keyboard('{Enter}')
    await until(() => path() === '/app/account-admin/people/edit')
    expect(location.search).toBe(`?id=${examplePeople.people[0]?.uuid}`)
    await until(() => !dialog(root) && document.activeElement === root.querySelector('main'))
  })

  test.each(['sender of e-mails', 'mail_from'])(
    'a click leads to the field of a setting found by %s',
    async (query) => {
      const root = await opened()
      await search(root, query)
      expect(group(root, 'Settings')[0]).toBe('Sender of e-mails')
      all(root, '[role=option]')
        .find(({ textContent }) => textContent?.includes('Sender of e-mails'))
        ?.click()
      await until(() => root.querySelector('[name=mail_from]')?.matches(':focus'))
      expect(path() + location.search).toBe('/app/account-admin/settings?id=legal&field=mail_from')
      expect(dialog(root)).toBeNull()
    }
  )

  test('leads an administrator to the switch of a module, whose page has another name', async () => {
    answer('GET /api/v1/institution', exampleInstitution)
    const { root } = await open('/', admin)
    await openPalette(root)
    await search(root, 'callback')
    const found = await until(() =>
      all(root, '[role=option]').find(({ textContent }) => textContent?.includes(CALLBACKS.en))
    )
    found.click()
    const label = await until(() => root.querySelector<HTMLElement>('[data-module=call-me-back] [role=switch]:focus'))
    expect([path(), location.search]).toEqual(['/app/account-admin/institution', ''])
    expect(label.ariaChecked).toBe('true')
  })

  test('leads from one field of a form to another', async () => {
    const { root } = await open('/account-admin/settings?id=legal', admin, '[name=mail_from]')
    await openPalette(root)
    await search(root, 'imprint german')
    await userEvent.keyboard('{Enter}')
    await until(() => root.querySelector('[name=imprint_de]')?.matches(':focus'))
  })

  test('a topic opens in the search of the topics, however few there are', async () => {
    const root = await opened()
    await search(root, 'building society')
    await userEvent.keyboard('{Enter}')
    await until(() => root.querySelector('.topics-row'))
    expect(texts(root, '.topics-name')).toEqual(['Building society savings'])
  })

  test('a branch opens at its own page', async () => {
    const root = await opened()
    await search(root, 'takern')
    await userEvent.keyboard('{Enter}')
    await until(() => path() === '/app/account-admin/organizations/edit')
    expect(location.search).toBe(`?id=${exampleOrganizations[1]?.uuid}`)
  })

  test('Enter opens nothing where nothing was found', async () => {
    const root = await opened()
    await search(root, 'zzzz')
    expect(field(root).getAttribute('aria-expanded')).toBe('false')
    await userEvent.keyboard('{Enter}')
    await drawn()
    expect([field(root).value, path()]).toEqual(['zzzz', '/app/404'])
  })

  test('unsaved changes are asked about, and kept', async () => {
    const { root } = await open('/account-admin/advanced-settings', admin, '.setting')
    const edited = root.querySelector<HTMLTextAreaElement>('[name=mail_from]') as HTMLTextAreaElement
    edited.focus()
    type(edited, 'neu@demo.example')
    await until(() => root.querySelector('.setting')?.parentElement?.textContent?.includes('Not saved'))
    await openPalette(root)
    await search(root, 'audit')
    await userEvent.keyboard('{Enter}')
    await answerLeaving(root, 'Keep editing')
    await until(() => !dialog(root))
    expect([path(), edited.value]).toEqual(['/app/account-admin/advanced-settings', 'neu@demo.example'])
    await until(() => document.activeElement === edited)
  })
})
