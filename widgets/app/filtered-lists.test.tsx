import { expect, test } from 'vitest'
import { exampleAuditPage } from '#contract/examples/audit-log.example'
import { exampleConversations } from '#contract/examples/conversations.example'
import { exampleOrganizations } from '#contract/examples/organizations.example'
import { examplePeople } from '#contract/examples/people.example'
import { exampleRedirectionsPage } from '#contract/examples/redirections.example'
import { exampleInbox } from '#contract/examples/request-inbox.example'
import { FILTERED_LISTS, type FilteredList } from '#contract/saved-filters'
import { until } from '../testing/mount.ts'
import { answer } from '../testing/network.ts'
import { initOf, open, prepareApp } from './testing.ts'

prepareApp()

interface Listed {
  page: string
  endpoint: string
  /** What the server answers when nothing is found. */
  none: unknown
}

const LISTS: Record<FilteredList, Listed> = {
  people: {
    page: '/account-admin/people',
    endpoint: 'GET /api/v1/people',
    none: { ...examplePeople, people: [], total: 0 }
  },
  // filtered in the browser
  organizations: {
    page: '/account-admin/organizations',
    endpoint: 'GET /api/v1/organizations',
    none: exampleOrganizations
  },
  redirections: {
    page: '/account-admin/redirections-management',
    endpoint: 'GET /api/v1/redirections',
    none: { ...exampleRedirectionsPage, redirections: [], total: 0 }
  },
  requests: {
    page: '/requests',
    endpoint: 'GET /api/v1/contact-requests',
    none: { ...exampleInbox, requests: [], total: 0 }
  },
  conversations: {
    page: '/messenger',
    endpoint: 'GET /api/v1/conversations',
    none: { ...exampleConversations, conversations: [], total: 0 }
  },
  'audit-log': {
    page: '/account-admin/audit-log',
    endpoint: 'GET /api/v1/audit-log',
    none: { ...exampleAuditPage, entries: [], total: 0 }
  }
}

const me = { roles: ['accountadmin' as const], alias: 'anna-gruber', is_institutional: false }
const textOf = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent

test.each(FILTERED_LISTS)('the list “%s” says that a search finds nothing, not that there is nothing', async (list) => {
  const { page, endpoint, none } = LISTS[list]
  answer(endpoint, none)
  const { root } = await open(`${page}?q=xyzzy`, initOf({ me }), '.paged-list')
  await until(() => textOf(root, '.paged-count') === 'No results')
  expect(textOf(root, '.paged-list .lead')).toMatch(/match|found/)
  const clear = await until(() =>
    [...root.querySelectorAll<HTMLElement>('.paged-list :is(a, button)')].find((one) =>
      /^(Clear|Show all)/.test(one.textContent ?? '')
    )
  )
  clear.click()
  await until(() => textOf(root, '.paged-count') !== 'No results')
  expect(textOf(root, '.paged-list .lead') ?? '').not.toMatch(/match/)
})
