import { expect, test } from 'vitest'
import type { Role } from '#contract/access'
import { OBSTACLES, type Obstacle } from '#contract/bookability'
import { exampleAdvisorMe } from '#contract/examples/app-init.example'
import { exampleBookability } from '#contract/examples/bookability.example'
import { exampleCalendarBranches } from '#contract/examples/branch-calendar.example'
import { bookabilityMessages } from '#contract/messages/bookability.messages'
import { initOf, open, prepareApp } from '../../app/testing.ts'
import { pick } from '../../testing/combobox.ts'
import { until } from '../../testing/mount.ts'
import { answer } from '../../testing/network.ts'

prepareApp()

async function show(found: object = exampleBookability, status = 200, role: Role = 'orgadmin') {
  answer('GET /api/v1/branch-calendars', exampleCalendarBranches)
  answer('GET /api/v1/branches/wien-innere-stadt/bookability', found, status)
  answer('GET /api/v1/branches/graz/bookability', { ...exampleBookability, slug: 'graz', name: 'Graz', advisors: [] })
  const me = { ...exampleAdvisorMe, alias: null, roles: [role, 'stduser' as const] }
  const { root } = await open('/bookability', initOf({ me }), '.bookability')
  return root
}

const rowsOf = (root: ParentNode) =>
  until(() => root.querySelector('tbody tr') && [...root.querySelectorAll('tbody tr')].map((row) => row.textContent))

test('a failure offers to try again', async () => {
  const root = await show({ error: 'unavailable' }, 503)
  await until(() => root.querySelector('.bookability button'))
})

test('those who cannot be booked come first, each with the reason', async () => {
  const root = await show()
  const rows = await rowsOf(root)
  expect(rows[0]).toContain('Absent on all days that can be booked.')
  expect(rows[1]).toContain('No booking times')
  expect(rows[2]).toContain('Anna Gruber')
  expect(root.querySelector('.bookability-verdict')?.textContent).toContain('1 of 3 advisors')
})

test.each(OBSTACLES)('names the reason: %s', async (obstacle) => {
  const advisors = exampleBookability.advisors.map((advisor) => ({ ...advisor, next_free: null, obstacle }))
  const root = await show({ ...exampleBookability, advisors })
  const rows = await rowsOf(root)
  expect(rows[0]).toContain(bookabilityMessages[`bookability.${obstacle}`].en)
  expect(root.querySelector('.bookability-verdict')?.textContent).toContain('Nobody can book at this branch')
})

const WEEK = '/app/branch-calendar?branch=wien-innere-stadt&view=week'
const PERSON = '/app/account-admin/people/edit?id=p1'
const CLOSURES = '/app/account-admin/working-hours'
const OF_BRANCH = { closed: CLOSURES, away: WEEK, blocked: WEEK }
const OF_PEOPLE = {
  option: PERSON,
  topics: `${PERSON}&tab=topics`,
  hours: `${PERSON}&tab=hours`,
  booked: `${PERSON}&tab=hours`
}

test.each<[Role, Partial<Record<Obstacle, string>>]>([
  ['accountadmin', { ...OF_BRANCH, ...OF_PEOPLE }],
  ['orgadmin', OF_BRANCH]
])('leads an %s to where a reason is removed, or says who can', async (role, places) => {
  const [advisor] = exampleBookability.advisors
  const advisors = OBSTACLES.map((obstacle) => ({ ...advisor, uuid: 'p1', next_free: null, obstacle }))
  const root = await show({ ...exampleBookability, advisors }, 200, role)
  await rowsOf(root)
  const cells = [...root.querySelectorAll('tbody [data-column=obstacle]')]
  const links = cells.map((cell) => cell.querySelector('a')?.getAttribute('href'))
  expect(links).toEqual(OBSTACLES.map((obstacle) => places[obstacle]))
  const others = cells.filter((cell) => cell.textContent?.includes('an administrator can change that'))
  expect(others).toHaveLength(role === 'orgadmin' ? Object.keys(OF_PEOPLE).length : 0)
})

test('another branch comes into the address, and one without advisors says so', async () => {
  const root = await show()
  await rowsOf(root)
  await pick(root, 'branch', 'Graz')
  await until(() => root.querySelector('.bookability-verdict')?.textContent?.includes('no advisors are assigned'))
  expect(location.search).toContain('branch=graz')
})

test('says of a closed branch since when it is closed, and not that nobody is assigned', async () => {
  const root = await show({ ...exampleBookability, closed_at: '2026-11-20T09:00:00Z', advisors: [] })
  const verdict = await until(() => root.querySelector('.bookability-verdict .warning')?.textContent)
  expect(verdict).toContain('closed since 20 November 2026')
  expect(root.querySelector('table')).toBeNull()
})
