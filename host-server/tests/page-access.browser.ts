import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { ROLES, type Role } from '#contract/access'
import { hashPassword } from '../core/security/passwords.ts'
import { DESK, expectAccessible, expectFits, NARROW } from '../testing/browser.ts'
import { openTour } from './support/tour.ts'

const ADMINISTRATORS: readonly Role[] = ['accountadmin']
const OF_BRANCHES: readonly Role[] = ['accountadmin', 'orgs-manager', 'orgadmin']
const OF_PEOPLE: readonly Role[] = [...OF_BRANCHES, 'advisors-manager']
const READERS: readonly Role[] = ['accountadmin', 'analyst', 'orgs-manager', 'orgadmin']

/** Who may open each page that requires a role, written independently of the access rules with which it is compared. */
const PAGES: Record<string, readonly (Role | 'advisor')[]> = {
  '/account-admin': OF_PEOPLE,
  '/account-admin/institution': ADMINISTRATORS,
  '/account-admin/meta-tags': ADMINISTRATORS,
  '/account-admin/cookie-notice': ADMINISTRATORS,
  '/account-admin/embed': ['accountadmin', 'orgs-manager', 'orgadmin', 'advisors-manager'],
  '/account-admin/embed/health': ADMINISTRATORS,
  '/embed': ['advisor', 'content-manager'],
  '/account-admin/settings': ADMINISTRATORS,
  '/account-admin/advanced-settings': ADMINISTRATORS,
  '/account-admin/organizations': OF_BRANCHES,
  '/account-admin/organizations/edit': OF_BRANCHES,
  '/account-admin/people': OF_PEOPLE,
  '/account-admin/people/edit': OF_PEOPLE,
  '/account-admin/organizations/import': ADMINISTRATORS,
  '/account-admin/people/import': ADMINISTRATORS,
  '/account-admin/assistants': ADMINISTRATORS,
  '/account-admin/topics-management': ADMINISTRATORS,
  '/account-admin/working-hours': OF_BRANCHES,
  '/account-admin/profile-layout-management': ADMINISTRATORS,
  '/account-admin/profile-layout-management/contact-options': ADMINISTRATORS,
  '/account-admin/profile-layout-management/text-descriptions': ADMINISTRATORS,
  '/account-admin/advisors-export': ADMINISTRATORS,
  '/account-admin/signatures': ADMINISTRATORS,
  '/account-admin/audit-log': ADMINISTRATORS,
  '/account-admin/api-tokens': ADMINISTRATORS,
  '/account-admin/webhooks': ADMINISTRATORS,
  '/account-admin/reply-templates': ADMINISTRATORS,
  '/account-admin/search-forms': ADMINISTRATORS,
  '/account-admin/redirections-management': ADMINISTRATORS,
  '/account-admin/custom-links-management': ADMINISTRATORS,
  '/content-management/pages': ['accountadmin', 'content-manager'],
  '/content-management/pages/edit': ['accountadmin', 'content-manager'],
  '/content-management/menu': ['accountadmin', 'content-manager'],
  '/organizations-profiles/editor': ['accountadmin', 'orgs-manager', 'orgadmin', 'organizations-profiles-editor'],
  '/reports/sessions-reports': READERS,
  '/reports/search-reports': READERS,
  '/reports/cards-reports': [...READERS, 'marketing-manager'],
  '/reports/booking-steps': [...READERS, 'marketing-manager'],
  '/reports/codes': [...READERS, 'marketing-manager', 'content-manager'],
  '/reports': [],
  '/requests': ['advisor', 'accountadmin', 'orgadmin'],
  '/leads': ['advisor', 'accountadmin', 'orgadmin'],
  '/messenger': ['advisor', 'accountadmin', 'orgadmin'],
  '/reviews': ['advisor', 'accountadmin'],
  '/account-admin/branch-events': ['accountadmin', 'orgadmin'],
  '/waitlist': ['advisor', 'accountadmin', 'orgadmin'],
  '/deletion-tool': ['profile-delete-manager'],
  '/deletion-tool/settings': ['profile-delete-manager'],
  '/bookability': ['accountadmin', 'advisors-manager', 'orgadmin'],
  '/branch-calendar': ['accountadmin', 'orgadmin'],
  '/wallet-cards/send-push-notifications': ['marketing-manager']
}

/** Pages about a single object redirect to /404 without its id. */
const QUERY: Record<string, string> = {
  '/account-admin/organizations/edit': `?id=${randomUUID()}`,
  '/account-admin/people/edit': `?id=${randomUUID()}`,
  '/content-management/pages/edit': `?id=${randomUUID()}`
}
const addressOf = (path: string) => `/app${path}${QUERY[path] ?? ''}`

const PASSWORD = 'correct horse battery'
const mailbox = (role: Role) => `${role.toLowerCase()}-only`
const tour = openTour()

beforeAll(() =>
  tour.office.look(async (own) => {
    const { tenant_id } = await own('tenant_domains').where({ host: 'localhost' }).first('tenant_id')
    const password_hash = await hashPassword(PASSWORD)
    for (const role of ROLES) {
      const uuid = randomUUID()
      const email_address = `${mailbox(role)}@demo.example`
      await own('users').insert({ tenant_id, uuid, email_address, full_name: role, password_hash })
      await own('user_roles').insert({ tenant_id, user_uuid: uuid, role })
    }
  })
)

/** Navigates as a link does, without reloading the page. */
const lead = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), addressOf(path))

/** What a URL ends up showing: the error page, or the page itself. */
async function end(page: Page, path: string): Promise<'turned away' | 'let in'> {
  await lead(page, path)
  const refused = page.locator('main .general-error')
  const shown = page.locator('main .admin h1, main .card, main form, main .tile, main .bcal, main .bookability')
  await refused.or(shown).first().waitFor()
  return new URL(page.url()).pathname === '/app/403' ? 'turned away' : 'let in'
}

test('every page that requires a role is in the list', () => {
  const paths = [...readFileSync('widgets/app/routes.ts', 'utf8').matchAll(/path: '([^']+)'/g)].map(([, path]) => path)
  const known = paths.filter((path) =>
    /^\/(account-admin|bookability|branch-calendar|content-management|deletion-tool|embed|leads|organizations-profiles|messenger|reports|requests|reviews|waitlist|wallet-cards)/.test(
      path ?? ''
    )
  )
  expect([...known, '/reports'].toSorted()).toEqual(Object.keys(PAGES).toSorted())
})

test('a guest is redirected to the login, and back from there', async () => {
  const { page, faults } = await tour.enter('advisor')
  await page.context().clearCookies()
  for (const path of Object.keys(PAGES)) {
    if (path === '/reports') continue
    await page.goto(tour.host + addressOf(path))
    await page.waitForURL(/\/account\/login/)
    expect(new URL(page.url()).searchParams.get('next')).toBe(addressOf(path))
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test.each(['advisor', ...ROLES] as const)(
  '%s can open the pages of their role, and is refused elsewhere',
  async (visitor) => {
    const { page, faults } = await tour.enter(visitor === 'advisor' ? visitor : mailbox(visitor))
    await page.goto(`${tour.host}${addressOf('/reports')}`)
    await page.waitForURL(`${tour.host}/app/403`)
    await page.getByRole('heading', { name: 'Hoppla!' }).waitFor()
    for (const { viewport } of [NARROW, DESK]) {
      if (viewport) await page.setViewportSize(viewport)
      await expectFits(page, `${visitor} is turned away, at ${viewport?.width} px`)
      if (visitor === 'advisor') await expectAccessible(page, `${visitor} is turned away, at ${viewport?.width} px`)
    }
    const ends: Record<string, string> = {}
    const right: Record<string, string> = {}
    for (const [path, roles] of Object.entries(PAGES)) {
      ends[path] = await end(page, path)
      right[path] = (roles as readonly string[]).includes(visitor) ? 'let in' : 'turned away'
      await lead(page, '/404')
      await page.getByText('Nicht gefunden').first().waitFor({ state: 'attached' })
    }
    expect(ends).toEqual(right)
    expect(faults).toEqual([])
    await page.context().close()
  }
)
