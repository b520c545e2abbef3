import { afterEach, expect, test, vi } from 'vitest'
import { ASSIGNABLE_ROLES, decide, modulesOf, type Role } from '#contract/access'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import type { MessageTable } from '#contract/locales'
import { accountAdminMessages } from '#contract/messages/account-admin.messages'
import { appMessages } from '#contract/messages/app.messages'
import { peopleMessages } from '#contract/messages/people.messages'
import { TURNED_OFF } from '#contract/refusals'
import { until } from '../testing/mount.ts'
import { json, tenantLanguage } from '../testing/network.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'
import { initOf, open, path, prepareApp } from './testing.ts'

prepareApp()

const pages: readonly Route[] = routes
const titles: MessageTable = { ...appMessages, ...accountAdminMessages }
const everyRole = { ...exampleAdvisorMe, roles: [...ASSIGNABLE_ROLES] }
const nobody = { ...exampleAdvisorMe, roles: [], alias: null, is_institutional: false }

const titleOf = ({ title }: Route) => titles[title]?.en
const reason = (root: ParentNode) => root.querySelector('main .general-error p')?.textContent

/** Leads the open app to a page that is refused, and returns what it says. */
async function refusedAt(root: ParentNode, page: Route) {
  history.pushState(null, '', '/app/404')
  await until(() => root.querySelector('details p')?.textContent?.includes('#404'))
  history.pushState(null, '', `/app${page.path}`)
  await until(() => path() === '/app/403' && root.querySelector('details p')?.textContent?.includes('#403'))
  expect(root.querySelector('main a[href="/app/"]')?.textContent).toBe('Go to the home page')
  return reason(root)
}

/** Those who may open a page with this role alone, whatever else they are. */
const opens = ({ access }: Route, role: Role) =>
  decide(access, { me: { roles: [role] }, isModuleOn: () => true, isTopicsEnabled: true }) === 'granted'

/** Everyone with a card, of whom some manage their own appointments. */
const forAdvisors = ({ access }: Route) =>
  `is for people who have a card${'institutional' in access ? ' and manage their own appointments' : ''}. The administrators of Alpenbank can set`

function needed(page: Route): string {
  const roles = ASSIGNABLE_ROLES.filter((role) => opens(page, role)).map(
    (role) => peopleMessages[`people.role-${role}`].en
  )
  if (!roles.length) return `The page “${titleOf(page)}” ${forAdvisors(page)}`
  const listed = `${roles.length > 1 ? 'one of the roles' : 'the role'} ${roles.toSorted().join(', ')}`
  return `To open the page “${titleOf(page)}”, your account needs ${listed}. The administrators of Alpenbank assign roles.`
}

/** With the roles in the order of the alphabet: rules list them in any. */
const ordered = (said = '') =>
  said.replace(/(?<=the roles? )[^.]+/, (roles) =>
    roles
      .split(/, | or /)
      .toSorted()
      .join(', ')
  )

/** Those who manage the appointments of a branch find them on another page. */
const isElsewhere = ({ path: page }: Route, role?: Role) =>
  page === '/online-appointments/appointments/index' && ['accountadmin', 'orgadmin'].includes(role ?? '')

test('leads those who manage the appointments of branches, and none of their own, to the branch calendar', async () => {
  const [page] = pages.filter((one) => isElsewhere(one, 'orgadmin'))
  const { root } = await open('/404', initOf({ me: { ...nobody, roles: ['orgadmin'] } }))
  expect(await refusedAt(root, page as Route)).toBe(
    'The page “Appointments” shows the appointments of the person who is signed in, and you do not manage any of your own. You find the appointments of advisors in the branch calendar.'
  )
  expect(root.querySelector('main a[href="/app/branch-calendar"]')?.textContent).toBe('Branch calendar')
})

test.each([undefined, ...ASSIGNABLE_ROLES])(
  'says of every page that is not for the role %s who may open it, and who can change that',
  async (role) => {
    const { root } = await open('/404', initOf({ me: { ...nobody, roles: role ? [role] : [] } }))
    for (const page of pages.filter((one) => !role || !(opens(one, role) || isElsewhere(one, role))))
      expect(ordered(await refusedAt(root, page))).toContain(needed(page))
  }
)

test('names roles as the administration assigns them, in the institution’s language', async () => {
  tenantLanguage.current = 'de-AT'
  const { root } = await open('/account-admin/organizations', initOf({ me: nobody }))
  await until(() =>
    reason(root)?.startsWith(
      'Für die Seite „Filialen“ braucht Ihr Konto eine der Rollen Administration, Filialverwaltung oder Filialleitung. Rollen vergibt die Administration von Alpenbank.'
    )
  )
})

const modules = new Set(pages.flatMap(({ access }) => modulesOf(access)))
const switches = [...[...modules].map((off) => [off, { off }] as const), ['topics', { topics: false }] as const]

test.each(switches)('says of each page that needs %s that the institution has turned it off', async (off, change) => {
  const { root } = await open('/404', initOf({ me: everyRole, ...change }))
  const needs = ({ access }: Route) =>
    off === 'topics' ? 'topics' in access : modulesOf(access).some((module) => module === off)
  for (const page of pages.filter(needs))
    expect(await refusedAt(root, page)).toBe(
      `Alpenbank has turned off the page “${titleOf(page)}”. Its administrators can turn it on again.`
    )
})

test('leads those who can turn a page on again to the modules, and nobody else', async () => {
  const [page] = pages.filter(({ access }) => modulesOf(access).includes('slots-calendar'))
  const linksFor = async (me: object) => {
    const { root } = await open('/404', initOf({ me, off: 'slots-calendar' }))
    await refusedAt(root, page as Route)
    return [...root.querySelectorAll('.app-error a')].map(({ textContent }) => textContent)
  }
  expect(await linksFor(everyRole)).toEqual(['Show modules', 'Go to the home page'])
  expect(await linksFor({ ...everyRole, roles: ['stduser'] })).toEqual(['Go to the home page'])
})

test('tells a guest at /403 no more than that', async () => {
  const { root } = await open('/403', initOf({ me: {} }))
  expect(reason(root)).toBe('You do not have access to this page.')
})

/** The server refuses everything but what the app itself needs. */
function refuseData(code: string | undefined) {
  const stubbed = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    const isData = pathname.startsWith('/api/v1/') && !/\/(app-init|translations)$/.test(pathname)
    return isData ? json({ message: 'No permission', code }, 403) : stubbed(input, init)
  })
}

afterEach(() => vi.restoreAllMocks())

/** Pages that load no data, and the one whose failure the spec describes (§8). */
const others = ['/account-admin', '/account-admin/advanced-settings']
const loading = pages.filter(({ path }) => !others.includes(path))
/** Pages about one thing of a few, by whose title they are called. */
const ONE: Record<string, { id: string; title: string }> = {
  '/account-admin/settings': { id: 'legal', title: 'E-mails, imprint and privacy' }
}

test.each([
  [undefined, 'Your account does not have access to this. The administrators of your institution decide'],
  [TURNED_OFF, 'Your institution has turned this off. Its administrators can turn it on again.']
])('says on every page whose data is refused (%s) why, whom to ask and where to go on', async (code, said) => {
  refuseData(code)
  const { root } = await open('/404', initOf({ me: everyRole }))
  const main = root.querySelector('main') as HTMLElement
  for (const page of loading) {
    const { id, title } = ONE[page.path] ?? { id: '2fd4e1c6-7a2d-4fc3-9b1e-0a2b3c4d5e6f', title: titleOf(page) }
    history.pushState(null, '', `/app${page.path}?id=${id}`)
    await until(() => main.ariaLabel === title && main.textContent?.includes(said))
    await until(() => !main.querySelector('.loading-box'))
    expect(main.textContent).not.toContain('Whoops')
    expect(main.querySelector('.general-error a')?.getAttribute('href')).toMatch(/\/app\/$/)
  }
})
