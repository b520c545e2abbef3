import { expect, test } from 'vitest'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleAdvisorStart } from '#contract/examples/start.example'
import { texts } from '../testing/find.ts'
import { until } from '../testing/mount.ts'
import { answer, tenantLanguage } from '../testing/network.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'
import { openPages } from './tabs.ts'
import { follow, initOf, logins, open, path, prepareApp } from './testing.ts'

prepareApp()

const editor = { roles: ['stduser' as const], alias: null, is_institutional: false, full_name: 'Eva Analyst' }
const text = (root: ParentNode, selector: string) => root.querySelector(selector)?.textContent

test('greets a user without access to any page and says whom to ask', async () => {
  const { root } = await open('/', initOf({ me: editor }))
  expect(path()).toBe('/app/')
  expect(text(root, 'h1')).toBe(`Welcome, ${editor.full_name}`)
  expect(text(root, 'h2')).toBe('Your account does not have access to any pages yet.')
  expect(text(root, 'main .card .lead')).toContain('please contact the administrators of Alpenbank')
  await until(() => document.title === 'Home | Alpenbank')
})

test('lists the pages that a user without figures may open, each with a description', async () => {
  const { root } = await open('/', initOf({ me: { ...editor, roles: ['advisors-manager'] } }))
  expect(texts(root, '.start-page a')).toEqual(['Can customers book?', 'Administration'])
  expect(texts(root, '.start-page p')[0]).not.toBe('')
  await follow(root, 'Administration')
  await until(() => path() === '/app/account-admin')
  await until(() => document.activeElement === root.querySelector('main'))
})

test('greets in the tenant’s language', async () => {
  tenantLanguage.current = 'de-AT'
  const { root } = await open('/', initOf({ me: { ...editor, full_name: 'Otto Berger' } }))
  expect(text(root, 'h1')).toBe('Guten Tag, Otto Berger')
})

test('lists a route outside all areas unless it has no description or is closed', () => {
  const load = () => Promise.reject()
  const page: Route = { path: '/reports', title: 'app.topics', lead: 'app.topics-lead', access: {}, load }
  const hidden: Route = { ...page, path: '/profile/:slug', lead: null }
  const closed: Route = { ...page, path: '/account-admin', access: { roles: ['accountadmin'] } }
  const subject = { me: editor, isModuleOn: () => true, isTopicsEnabled: true }
  expect(openPages(subject, [...routes, page, hidden, closed])).toEqual([{ pages: [page] }])
})

test("stays at '/' with an advisor, whose day it shows", async () => {
  answer('GET /api/v1/start', { advisor: exampleAdvisorStart })
  const { root } = await open('/', initOf({ me: exampleAdvisorMe }))
  await until(() => root.querySelector('.start-talk'))
  expect(path()).toBe('/app/')
  expect(root.querySelector('.start-page')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(logins).toEqual([])
})
