import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { matchRoute, Redirect, useLocation, useRouter, useSearch } from 'wouter'
import { APP_PARENTS, CLOSED_PARENT } from '#contract/app-paths'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { subjectAtom } from '../core/data/access.ts'
import { pageTitleAtom } from '../core/data/page-title.ts'
import { initAtom } from '../core/data/session.ts'
import { useTexts, useTextsContext } from '../core/element/texts.tsx'
import { type AddLayer, LayerContext } from '../ui/base/layer.ts'
import { useStyles } from '../ui/base/use-styles.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Dock } from './dock.tsx'
import { Header } from './header.tsx'
import largeTextCss from './large-text.css?inline'
import { LeaveDialog } from './leave-question.tsx'
import menuCss from './menu.css?inline'
import { updateMeta } from './meta.ts'
import { navigationOf } from './navigation.ts'
import { Guarded, ProblemPage, Start } from './page.tsx'
import { PaletteDialog } from './palette/palette-dialog.tsx'
import printCss from './print.css?inline'
import { ProofDialog } from './proof-dialog.tsx'
import { useQueryNotes } from './query-of-list.ts'
import { type Route, titleAt } from './route.ts'
import { FORBIDDEN, problems, routes, unknownPage } from './routes.ts'
import { SessionEnded } from './session-ended.tsx'
import { Sidebar } from './sidebar.tsx'
import { TabMenu } from './tab-menu.tsx'
import { firstBelow } from './tabs.ts'
import { useFocusKept } from './use-focus-kept.ts'
import { useNoticeKey } from './use-notice-key.ts'
import { useWide } from './use-wide.ts'

interface View {
  /** The path as the site map spells it. */
  path: string
  title: string
  isWide?: boolean | undefined
  content: ReactNode
}

function useView(): View {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const { parser } = useRouter()
  const [location] = useLocation()
  const search = useSearch()
  const ownTitle = useAtomValue(pageTitleAtom)?.title
  const subject = useAtomValue(subjectAtom)
  if (location === '/') return { path: '/', title: t('app.start'), content: <Start /> }
  const isAt = (path: string) => matchRoute(parser, path, location)[0]
  const route = routes.find(({ path }) => isAt(path)) as Route | undefined
  if (route) {
    const title = ownTitle ?? t(titleAt(route, search))
    return { path: route.path, title, isWide: route.isWide, content: <Guarded key={route.path} route={route} /> }
  }
  const parent = APP_PARENTS.find(isAt)
  const next = isAt(CLOSED_PARENT) ? FORBIDDEN : parent && firstBelow(parent, subject)
  if (next) return { path: location, title: '', content: <Redirect to={next} replace /> }
  const problem = problems[location] ?? unknownPage
  return { path: location, title: t(problem.status), content: <ProblemPage problem={problem} /> }
}

function Footer() {
  const t = useTexts<typeof appMessages>()
  const tenant = useAtomValue(initAtom)?.tenant
  if (!tenant) return null
  return (
    <footer className="app-footer">
      <div className="app-width">
        <p>{t('app.copyright', { year: String(new Date().getFullYear()), tenant: tenant.name })}</p>
      </div>
    </footer>
  )
}

/** The menu of signed-in users, unless there is nothing to choose: beside the page, or below it on a phone. */
function useMenu(path: string) {
  const groups = navigationOf(useAtomValue(subjectAtom), path)
  const isWide = useWide()
  if (groups.flatMap(({ entries }) => entries).length < 2) return undefined
  return isWide ? <Sidebar groups={groups} /> : <Dock groups={groups} />
}

/** The layout of every page: header, menu, tabs and footer, palette, title and meta tags, and focus handling. */
export function Shell({ addQuestion }: { addQuestion: AddLayer }) {
  useStyles(menuCss)
  useStyles(largeTextCss)
  useStyles(printCss)
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const { tag } = useTextsContext()
  const tenant = useAtomValue(initAtom)?.tenant
  const { path, title, isWide, content } = useView()
  const menu = useMenu(path)
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  const search = useSearch()
  useQueryNotes(path)
  useFocusKept(main)
  useNoticeKey(main)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is part of the meta
  useEffect(() => updateMeta(title, tag, tenant), [title, tag, tenant, path, search])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <div className={menu ? 'app with-menu' : 'app'}>
      <a className="skip button" href="#main">
        {t('app.skip')}
      </a>
      <Header path={path} />
      {menu}
      <div className={isWide ? 'app-page wide' : 'app-page'}>
        <TabMenu path={path} />
        <Breadcrumbs path={path} title={title} />
        <main id="main" className="app-width" tabIndex={-1} ref={main} aria-label={title || undefined}>
          {content}
        </main>
        <Footer />
      </div>
      <PaletteDialog />
      <LayerContext.Provider value={addQuestion}>
        <LeaveDialog />
        <ProofDialog />
        <SessionEnded />
      </LayerContext.Provider>
    </div>
  )
}
