import type { Subject } from '#contract/access'
import type { IconName } from './icons.tsx'
import type { Route, Title } from './route.ts'
import { routes } from './routes.ts'
import { areas, daily, isIn, openAdministration, own, visibleTabs } from './tabs.ts'

export interface Entry {
  path: string
  title: Title
  icon: IconName
  /** Of the shown page: whether it is this one, or one below it. */
  current: 'page' | 'true' | undefined
}

export interface EntryGroup {
  title?: Title
  entries: readonly Entry[]
}

const at = (path: string | undefined): Route | undefined => routes.find((route) => route.path === path)

/** The pages above one, the nearest last. */
function above(route: Route): Route[] {
  const next = at(route.partOf ?? route.parent)
  return next ? [...above(next), next] : []
}

interface Listed {
  path: string
  title: Title
  icon?: IconName | undefined
}

/** The overview of the area that a page below it belongs to. */
const overviewOf = ({ path }: Route): Route | undefined =>
  at(areas.find(({ below }) => below && path.startsWith(below))?.tabs[0])

/**
 * The pages above one that no menu lists, the nearest last; none for one that a menu lists, and its tabs. `parent` is what
 * a page says of itself that shows several by its query.
 */
export function trailOf(path: string, parent?: string): Route[] {
  const next = at(parent ?? at(path)?.parent)
  return next ? [overviewOf(next), ...above(next), next].filter((one) => one !== undefined) : []
}

const entryOf = ({ path, title, icon }: Listed, current: Entry['current']): Entry => ({
  path,
  title,
  icon: icon ?? at(path)?.icon ?? 'page',
  current
})

const HOME: Listed = { path: '/', title: 'app.start', icon: 'home' }

/** What the user may open, as the sidebar lists it at a page. */
export function navigationOf(subject: Subject | undefined, path: string): EntryGroup[] {
  if (!subject?.me.roles) return []
  const current = at(path)
  const ancestors = new Set((current ? above(current) : []).map((one) => one.path))
  const ofPage = (page: Listed) =>
    entryOf(page, page.path === path ? 'page' : ancestors.has(page.path) ? 'true' : undefined)
  const ofAreas = (isOverview: boolean) =>
    areas
      .filter(({ below }) => Boolean(below) === isOverview)
      .flatMap((area) => {
        const [first] = visibleTabs(area.tabs, subject)
        if (!first) return []
        const place = first.path === path ? 'page' : !area.below && isIn(area, path) ? 'true' : undefined
        return [entryOf({ path: first.path, title: area.title, icon: area.icon }, place)]
      })
  const groups: EntryGroup[] = [
    { entries: [ofPage(HOME), ...ofAreas(false)] },
    { title: 'app.own', entries: visibleTabs(own, subject).map(ofPage) },
    { entries: ofAreas(true) },
    ...openAdministration(subject).map(({ title, pages }) => ({ title, entries: pages.map(ofPage) }))
  ]
  return groups.filter(({ entries }) => entries.length)
}

/** As many as fit on a phone beside the button for all of them. */
const AT_THE_THUMB = 3

/** What is opened every day, for the bar on a phone, in the menu's order. */
export function dailyOf(groups: readonly EntryGroup[]): Entry[] {
  const entries = groups.flatMap((group) => group.entries)
  const place = ({ path }: Entry) => (daily.indexOf(path) + daily.length + 1) % (daily.length + 1)
  const chosen = entries.toSorted((a, b) => place(a) - place(b)).slice(0, AT_THE_THUMB)
  return entries.filter((entry) => chosen.includes(entry))
}
