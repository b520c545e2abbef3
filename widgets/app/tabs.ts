import { type Access, decide, type Subject } from '#contract/access'
import { type Path, type Route, routes, type Title } from './routes.ts'

/** The tabs of an area; a tab is shown to whoever its page is open to, unless `SHOWN` says otherwise. */
export const onlineAppointments: readonly Path[] = [
  '/online-appointments/appointments/index',
  '/online-appointments/calendars/slots/management',
  '/online-appointments/settings/index',
  '/online-appointments/settings/topics',
  '/online-appointments/calendars/working-hours/settings',
  '/online-appointments/calendars/smm/settings'
]

/** Tabs that are also shown to some whom their page turns away (spec §2, §6). */
const SHOWN: Partial<Record<string, Access>> = {
  '/online-appointments/calendars/smm/settings': { module: 'smm-calendar', self: true }
}

const walletCards: readonly Path[] = ['/wallet-cards/send-push-notifications']

/** The areas of the main navigation. */
export const areas = [
  { title: 'app.online-appointments', tabs: onlineAppointments },
  { title: 'app.wallet-cards', tabs: walletCards }
] as const

const routesOf = (tabs: readonly Path[]): Route[] =>
  tabs.flatMap((path) => routes.filter((route) => route.path === path))

const isOpen = ({ access }: Pick<Route, 'access'>, subject: Subject) => decide(access, subject) === 'granted'

/** The tabs that a subject sees, in the order of the menu. */
export function visibleTabs(tabs: readonly Path[], subject: Subject | undefined): Route[] {
  if (!subject) return []
  return routesOf(tabs).filter(({ path, access }) => isOpen({ access: SHOWN[path] ?? access }, subject))
}

interface Group {
  /** The area's; undefined for the pages of none. */
  title?: Title
  pages: Route[]
}

const isInArea = (path: string) => areas.some(({ tabs }) => (tabs as readonly string[]).includes(path))

/** What the start page lists for a subject: the pages of no area, then each area's. */
export function openPages(subject: Subject, site: readonly Route[] = routes): Group[] {
  const listed = site.filter((route) => route.lead && isOpen(route, subject))
  const groups: Group[] = [
    { pages: listed.filter(({ path }) => !isInArea(path)) },
    ...areas.map(({ title, tabs }) => ({ title, pages: routesOf(tabs).filter((route) => isOpen(route, subject)) }))
  ]
  return groups.filter(({ pages }) => pages.length)
}
