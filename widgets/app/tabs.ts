import { type Access, decide, type Subject } from '#contract/access'
import type { IconName } from './icons.tsx'
import type { MenuEntry, MenuGroup, Route, Title } from './route.ts'
import { type Path, routes } from './routes.ts'

/** The tabs of an area; a tab is shown to users who may open its page, unless `SHOWN` says otherwise. */
export const onlineAppointments: readonly Path[] = [
  '/online-appointments/appointments/index',
  '/online-appointments/calendars/slots/management',
  '/online-appointments/settings/index',
  '/online-appointments/settings/topics',
  '/online-appointments/calendars/working-hours/settings',
  '/online-appointments/calendars/smm/settings'
]

/** Tabs also shown to some users who may not open their page (spec §2, §6). */
const SHOWN: Partial<Record<string, Access>> = {
  '/online-appointments/calendars/smm/settings': { module: 'smm-calendar', self: true }
}

const requests: readonly Path[] = ['/requests', '/leads', '/messenger', '/waitlist', '/reviews']

const walletCards: readonly Path[] = ['/wallet-cards/send-push-notifications']

const reports: readonly Path[] = [
  '/reports/sessions-reports',
  '/reports/search-reports',
  '/reports/cards-reports',
  '/reports/booking-steps',
  '/reports/codes'
]

interface Area {
  title: Title
  /** In the sidebar; else that of its first page. */
  icon?: IconName
  tabs: readonly Path[]
  /** Parameters that mean the same on each of its pages: another tab keeps them. */
  shared?: readonly string[]
  /** Pages below this path also belong to the area, which has its own menu instead of tabs. */
  below?: string
}

/** The areas of the main navigation. */
export const areas: readonly Area[] = [
  { title: 'app.online-appointments', tabs: onlineAppointments },
  { title: 'app.requests', tabs: requests },
  { title: 'app.branch-calendar', tabs: ['/branch-calendar', '/bookability'] },
  { title: 'app.wallet-cards', tabs: walletCards },
  {
    title: 'app.website',
    tabs: ['/content-management/pages', '/content-management/menu', '/organizations-profiles/editor']
  },
  {
    title: 'app.reports',
    icon: 'chart',
    tabs: reports,
    shared: ['period', 'from', 'to', 'organization_uuid', 'advisor']
  },
  { title: 'app.deletion-tool', tabs: ['/deletion-tool', '/deletion-tool/settings'] },
  { title: 'account-admin.page-account-admin', tabs: ['/account-admin'], below: '/account-admin/' }
]

/** What users have to themselves. */
export const own: readonly Path[] = ['/my-card', '/whatsapp/settings', '/signature', '/embed']

/** What is opened most, the first first: a phone shows some of them at the thumb. */
export const daily: readonly string[] = [
  '/',
  '/online-appointments/appointments/index',
  '/branch-calendar',
  '/requests',
  '/account-admin/people',
  '/my-card',
  '/reports/sessions-reports'
] satisfies readonly (Path | '/')[]

export const isIn = ({ tabs, below }: Area, path: string) =>
  (tabs as readonly string[]).includes(path) || Boolean(below && path.startsWith(below))

const routesOf = (tabs: readonly Path[]): Route[] =>
  tabs.flatMap((path) => routes.filter((route) => route.path === path))

const isOpen = ({ access }: Pick<Route, 'access'>, subject: Subject) => decide(access, subject) === 'granted'

/** The tabs that a subject sees, in menu order. */
export function visibleTabs(tabs: readonly Path[], subject: Subject | undefined): Route[] {
  if (!subject) return []
  return routesOf(tabs).filter(({ path, access }) => isOpen({ access: SHOWN[path] ?? access }, subject))
}

/** The first page below an address that is none itself: one that the subject may open, if there is any. */
export function firstBelow(parent: string, subject: Subject | undefined): Path | undefined {
  const below = routes.filter(({ path }) => path.startsWith(`${parent}/`))
  return (below.find((route) => subject && isOpen(route, subject)) ?? below[0])?.path
}

interface Group {
  /** The area's title; undefined for pages outside all areas. */
  title?: Title
  pages: Route[]
}

const isInArea = (path: string) => areas.some((area) => isIn(area, path))

/** What the start page lists for a subject: pages outside all areas, then each area's. */
export function openPages(subject: Subject, site: readonly Route[] = routes): Group[] {
  const listed = site.filter((route) => route.lead && isOpen(route, subject))
  const groups: Group[] = [
    { pages: listed.filter(({ path }) => !isInArea(path)) },
    ...areas.map(({ title, tabs }) => ({ title, pages: routesOf(tabs).filter((route) => isOpen(route, subject)) }))
  ]
  return groups.filter(({ pages }) => pages.length)
}

/** The administration's pages by group, for its overview and its menu. */
export const administration: readonly (Pick<MenuGroup, 'title'> & { tabs: readonly Path[] })[] = [
  {
    title: 'account-admin.group-institution',
    tabs: ['/account-admin/institution', '/account-admin/settings', '/account-admin/advanced-settings']
  },
  {
    title: 'account-admin.group-appointments',
    tabs: [
      '/account-admin/topics-management',
      '/account-admin/working-hours',
      '/account-admin/reply-templates',
      '/account-admin/branch-events'
    ]
  },
  {
    title: 'account-admin.group-people',
    tabs: [
      '/account-admin/people',
      '/account-admin/assistants',
      '/account-admin/organizations',
      '/account-admin/advisors-export',
      '/account-admin/signatures'
    ]
  },
  {
    title: 'account-admin.group-public',
    tabs: [
      '/account-admin/profile-layout-management',
      '/account-admin/custom-links-management',
      '/account-admin/redirections-management',
      '/account-admin/search-forms',
      '/account-admin/embed',
      '/account-admin/embed/health',
      '/account-admin/meta-tags',
      '/account-admin/cookie-notice'
    ]
  },
  {
    title: 'account-admin.group-control',
    tabs: ['/account-admin/audit-log', '/account-admin/api-tokens', '/account-admin/webhooks']
  }
]

/** Its groups, reduced to the pages that a subject may open. */
export const openAdministration = (subject: Subject | undefined): MenuGroup[] =>
  administration
    .map(({ title, tabs }) => ({ title, pages: visibleTabs(tabs, subject) }))
    .filter(({ pages }) => pages.length)

interface ListedGroup {
  title?: Title
  pages: readonly MenuEntry[]
}

/** Every page that a subject may open and that some menu or the start page lists, in their order. */
export const openGroups = (subject: Subject | undefined): ListedGroup[] =>
  subject ? [...openPages(subject), ...openAdministration(subject)] : []
