import { decide, type Subject } from '#contract/access'
import { type Path, type Route, routes, type Title } from './routes.ts'

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

interface Group {
  /** The area's; undefined for the pages of none. */
  title?: Title
  pages: Route[]
}

const isInArea = (path: string) => areas.some(({ tabs }) => (tabs as readonly string[]).includes(path))

/** What the start page lists for a subject: the pages of no area, then each area's. */
export function openPages(subject: Subject, site: readonly Route[] = routes): Group[] {
  const listed = site.filter(({ lead, access }) => lead && decide(access, subject) === 'granted')
  const groups: Group[] = [
    { pages: listed.filter(({ path }) => !isInArea(path)) },
    ...areas.map(({ title, tabs }) => ({ title, pages: visibleTabs(tabs, subject) }))
  ]
  return groups.filter(({ pages }) => pages.length)
}
