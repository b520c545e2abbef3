import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Role } from '#contract/access'
import { exampleAuditPage } from '#contract/examples/audit-log.example'
import { exampleConversations } from '#contract/examples/conversations.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { examplePeople } from '#contract/examples/people.example'
import { exampleRedirectionsPage } from '#contract/examples/redirections.example'
import { exampleInboxOfAll } from '#contract/examples/request-inbox.example'
import type { FilteredList } from '#contract/saved-filters'
import { all } from '../testing/find.ts'
import { until } from '../testing/mount.ts'
import { answer, tenantLanguage } from '../testing/network.ts'
import { initOf, open, prepareApp } from './testing.ts'

prepareApp()
afterAll(() => page.viewport(414, 896))

const PERSON = 'Mag.ª Dr.ⁱⁿ Maximiliana-Theresia Hohenwallner-Schwarzenbacher-Übelhör, LL.M., MBA'
const BRANCH = 'Kompetenzzentrum für Unternehmensnachfolge Klosterneuburg-Weidling-Kierling'

interface List {
  path: string
  call: string
  answered: object
  /** What must be readable in full. */
  names: string[]
}

const LISTS: Record<FilteredList, List> = {
  'audit-log': { path: '/account-admin/audit-log', call: 'audit-log', answered: exampleAuditPage, names: [] },
  people: {
    path: '/account-admin/people',
    call: 'people',
    answered: {
      ...examplePeople,
      people: examplePeople.people.map((one) => ({
        ...one,
        full_name: PERSON,
        organization: one.organization && { ...one.organization, name: BRANCH }
      }))
    },
    names: [PERSON, BRANCH]
  },
  organizations: {
    path: '/account-admin/organizations',
    call: 'organizations',
    answered: exampleOrganizations.slice(0, 3).map((one) => ({
      ...one,
      name: BRANCH,
      metadata: [{ name: 'publicName', value: `${BRANCH} (öffentlich)` }]
    })),
    names: [BRANCH, `${BRANCH} (öffentlich)`]
  },
  redirections: {
    path: '/account-admin/redirections-management',
    call: 'redirections',
    answered: exampleRedirectionsPage,
    names: []
  },
  conversations: {
    path: '/messenger?state=all',
    call: 'conversations',
    answered: {
      ...exampleConversations,
      branches: [{ uuid: exampleConversations.conversations[0]?.branch.uuid, name: BRANCH, city: 'Graz' }],
      conversations: exampleConversations.conversations.map((one) => ({
        ...one,
        name: 'Maximiliana-Theresia Alexandra Hohenwallner-Schwarzenbacher-Übelhör',
        advisor: { ...one.advisor, full_name: PERSON }
      }))
    },
    names: ['Maximiliana-Theresia Alexandra Hohenwallner-Schwarzenbacher-Übelhör', PERSON]
  },
  requests: {
    path: '/requests?state=all',
    call: 'contact-requests',
    answered: {
      ...exampleInboxOfAll,
      requests: exampleInboxOfAll.requests.map((one) => ({
        ...one,
        first_name: 'Maximiliana-Theresia Alexandra',
        last_name: 'Hohenwallner-Schwarzenbacher-Übelhör',
        advisor: { ...one.advisor, full_name: PERSON }
      }))
    },
    names: ['Maximiliana-Theresia Alexandra Hohenwallner-Schwarzenbacher-Übelhör', PERSON]
  }
}

const me = { roles: ['accountadmin', 'orgadmin'] as Role[], alias: null, full_name: 'Petra Verwalter' }

/** Whether an element, or one around it within the table, cuts it off without a way to scroll. */
function isCut(element: HTMLElement): boolean {
  for (let at: HTMLElement | null = element; at && !at.matches('.table'); at = at.parentElement) {
    const isClipping = !['visible', 'auto'].includes(getComputedStyle(at).overflowX)
    if (isClipping && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1)) return true
  }
  return false
}

const named = (root: ParentNode, name: string) =>
  all(root, 'tbody :is(th, td) *, tbody td').filter(
    (one) =>
      one.textContent?.endsWith(name) &&
      !one.closest('.visually-hidden') &&
      ![...one.children].some((child) => child.textContent?.includes(name))
  )

beforeEach(() => {
  tenantLanguage.current = 'de-AT'
})

describe.each(Object.entries(LISTS))('with all columns, the list of %s', (list, { path, call, answered, names }) => {
  test.each([390, 832, 1000, 1280])('shows each column and whole names at %i px', async (width) => {
    await page.viewport(width, 900)
    localStorage.setItem(`advisor-hidden-columns-${list}`, '[]')
    answer(`GET /api/v1/${call}`, answered)
    const { root, element } = await open(path, initOf({ me }), '.table')
    await until(() => root.querySelector('.table tbody th'))
    const columns = all(root, 'thead th').map(({ dataset }) => dataset.column)
    expect(columns.length).toBeGreaterThan(3)
    for (const column of columns) {
      const cells = all(root, `tbody [data-column="${column}"]`).filter(({ textContent }) => textContent)
      expect([column, cells.filter(({ offsetWidth }) => !offsetWidth).length]).toEqual([column, 0])
    }
    for (const name of names) {
      const found = named(root, name)
      expect([name, found.length > 0, found.filter(isCut).length]).toEqual([name, true, 0])
    }
    // whatever is wider than the page scrolls in the table's own box
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    element.remove()
  })
})

test('headings, breadcrumbs and the footer begin at one edge, on wide pages as on narrow ones', async () => {
  await page.viewport(1440, 900)
  answer('GET /api/v1/people', examplePeople)
  const edges = new Set<number>()
  const person = `/account-admin/people/edit?id=${examplePeople.people[0]?.uuid}`
  for (const path of ['/account-admin/people', person, '/account-admin/people/import', '/404']) {
    const isBelow = /people\/./.test(path)
    const { root, element } = await open(path, initOf({ me }), isBelow ? '.trail' : 'main :is(h1, h2)')
    expect([path, all(root, '.trail').length]).toEqual([path, Number(isBelow)])
    const starts = all(root, '.trail li:first-child, main .title, .app-footer p')
    expect(starts.length).toBeGreaterThan(0)
    for (const one of starts) edges.add(one.getBoundingClientRect().left)
    element.remove()
  }
  expect([...edges]).toHaveLength(1)
})
