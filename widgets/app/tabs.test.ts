import { expect, test } from 'vitest'
import { ROLES, type Subject } from '#contract/access'
import { APP_PARENTS, APP_PATHS } from '#contract/app-paths'
import type { ModuleName } from '#contract/module-names'
import { navigationOf } from './navigation.ts'
import { routes } from './routes.ts'
import { areas, firstBelow, onlineAppointments, openGroups, visibleTabs } from './tabs.ts'

const advisor: Subject = {
  me: { roles: ['stduser'], alias: 'anna-gruber', is_institutional: true },
  isModuleOn: () => true,
  isTopicsEnabled: true,
  alias: 'anna-gruber'
}
const without = (name: ModuleName): Subject => ({ ...advisor, isModuleOn: (one) => one !== name })
const titles = (subject: Subject | undefined) => visibleTabs(onlineAppointments, subject).map(({ title }) => title)

test('the server knows every page of the app', () => {
  expect(APP_PATHS).toEqual(routes.map(({ path }) => path))
})

test('addresses above pages lead to the first one that may be opened, else to the first one, which says why not', () => {
  expect(APP_PARENTS).toContain('/content-management')
  for (const parent of APP_PARENTS) {
    const below = routes.filter(({ path }) => path.startsWith(`${parent}/`)).map(({ path }) => path)
    expect(below).toContain(firstBelow(parent, undefined))
    expect(below).toContain(firstBelow(parent, advisor))
  }
  expect(firstBelow('/online-appointments/calendars', without('working-hours-calendar'))).toBe(
    '/online-appointments/calendars/slots/management'
  )
  expect(firstBelow('/reports', { ...advisor, me: { roles: ['content-manager'] } })).toBe('/reports/codes')
})

test('shows guests no tab', () => {
  expect(titles(undefined)).toEqual([])
  expect(titles({ ...advisor, me: {}, alias: undefined })).toEqual([])
})

test('shows non-institutional users only appointments, and calendar settings if the module is on', () => {
  const notInstitutional = (subject: Subject) => ({ ...subject, me: { ...subject.me, is_institutional: false } })
  expect(titles(notInstitutional(without('smm-calendar')))).toEqual(['app.appointments'])
  expect(titles(notInstitutional(advisor))).toEqual(['app.appointments', 'app.smm-calendar'])
})

test('hides the booking times tab without the working-hours module', () => {
  expect(titles(without('working-hours-calendar'))).toEqual([
    'app.appointments',
    'app.slots',
    'app.settings',
    'app.topics',
    'app.smm-calendar'
  ])
})

test('hides the slots tab without the slots module', () => {
  expect(titles(without('slots-calendar'))).not.toContain('app.slots')
})

test('hides the topics tab when the configuration has none', () => {
  expect(titles({ ...advisor, isTopicsEnabled: false })).toEqual([
    'app.appointments',
    'app.slots',
    'app.settings',
    'app.working-hours',
    'app.smm-calendar'
  ])
})

test('shows an institutional advisor all tabs, in menu order', () => {
  expect(titles(advisor)).toEqual([
    'app.appointments',
    'app.slots',
    'app.settings',
    'app.topics',
    'app.working-hours',
    'app.smm-calendar'
  ])
})

test('links every tab to a page of the site map', () => {
  expect(onlineAppointments.every((path) => routes.some((route) => route.path === path))).toBe(true)
})

test('lists every page with a description somewhere, once', () => {
  const pages = openGroups({ ...advisor, me: { ...advisor.me, roles: ROLES } }).flatMap((group) => group.pages)
  const listed = routes.filter(({ lead }) => lead)
  expect(pages.map((page) => page.path).toSorted()).toEqual(listed.map((route) => route.path).toSorted())
})

test('the menu lists the same pages, those of an area as one', () => {
  const everything: Subject = { ...advisor, me: { ...advisor.me, roles: ROLES } }
  const entries = navigationOf(everything, '/nowhere').flatMap((group) => group.entries)
  const tabs = areas.flatMap((area) => area.tabs.slice(1)) as readonly string[]
  const listed = routes.filter(({ path, lead }) => lead && !tabs.includes(path))
  expect(entries.map(({ path }) => path).toSorted()).toEqual(['/', ...listed.map(({ path }) => path)].toSorted())
})
