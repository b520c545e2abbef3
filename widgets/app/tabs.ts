import { decide, type Subject } from '#contract/access'
import { type Path, type Route, routes } from './routes.ts'

/** The tabs of an area; a tab is shown to whoever its page is open to. */
export const onlineAppointments: readonly Path[] = [
  '/online-appointments/appointments/index',
  '/online-appointments/settings/index',
  '/online-appointments/settings/topics',
  '/online-appointments/calendars/working-hours/settings'
]

/** The areas of the main navigation. */
export const areas = [{ title: 'app.online-appointments', tabs: onlineAppointments }] as const

/** The tabs that a subject sees, in the order of the menu. */
export function visibleTabs(tabs: readonly Path[], subject: Subject | undefined): Route[] {
  if (!subject) return []
  return tabs.flatMap((path) =>
    routes.filter((route) => route.path === path && decide(route.access, subject) === 'granted')
  )
}
