import { expect, test } from 'vitest'
import type { Subject } from '#contract/access'
import type { ModuleName } from '#contract/module-names'
import { routes } from './routes.ts'
import { onlineAppointments, visibleTabs } from './tabs.ts'

const advisor: Subject = {
  me: { roles: ['stduser'], alias: 'anna-gruber', is_institutional: true },
  isModuleOn: () => true,
  isTopicsEnabled: true,
  alias: 'anna-gruber'
}
const without = (name: ModuleName): Subject => ({ ...advisor, isModuleOn: (one) => one !== name })
const titles = (subject: Subject | undefined) => visibleTabs(onlineAppointments, subject).map(({ title }) => title)

test('guests see no tab', () => {
  expect(titles(undefined)).toEqual([])
  expect(titles({ ...advisor, me: {}, alias: undefined })).toEqual([])
})

test('a non-institutional user sees only the appointments, and the calendar settings where their module is on', () => {
  const outsider = (subject: Subject) => ({ ...subject, me: { ...subject.me, is_institutional: false } })
  expect(titles(outsider(without('smm-calendar')))).toEqual(['app.appointments'])
  expect(titles(outsider(advisor))).toEqual(['app.appointments', 'app.smm-calendar'])
})

test('without the working-hours module there is no tab for booking times', () => {
  expect(titles(without('working-hours-calendar'))).toEqual([
    'app.appointments',
    'app.slots',
    'app.settings',
    'app.topics',
    'app.smm-calendar'
  ])
})

test('without the slots module there is no tab for them', () => {
  expect(titles(without('slots-calendar'))).not.toContain('app.slots')
})

test('without topics in the configuration there is no tab for them', () => {
  expect(titles({ ...advisor, isTopicsEnabled: false })).toEqual([
    'app.appointments',
    'app.slots',
    'app.settings',
    'app.working-hours',
    'app.smm-calendar'
  ])
})

test('an institutional advisor sees all, in the order of the menu', () => {
  expect(titles(advisor)).toEqual([
    'app.appointments',
    'app.slots',
    'app.settings',
    'app.topics',
    'app.working-hours',
    'app.smm-calendar'
  ])
})

test('every tab leads to a page of the site map', () => {
  expect(onlineAppointments.every((path) => routes.some((route) => route.path === path))).toBe(true)
})
