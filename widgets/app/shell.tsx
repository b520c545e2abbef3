import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef } from 'react'
import { matchRoute, Redirect, useLocation, useRouter, useSearch } from 'wouter'
import { decide } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { subjectAtom } from '../core/data/access.ts'
import { initAtom } from '../core/data/session.ts'
import { useTexts, useTextsContext } from '../core/element/texts.tsx'
import { Header } from './header.tsx'
import { updateMeta } from './meta.ts'
import { Guarded, ProblemPage, Start } from './page.tsx'
import { type Route, titleAt } from './route.ts'
import { closed, FORBIDDEN, problems, routes, START, unknownPage } from './routes.ts'
import { SessionEnded } from './session-ended.tsx'

interface View {
  /** The path as the site map spells it. */
  path: string
  title: string
  content: ReactNode
}

const first = routes.find(({ path }) => path === START) as Route

function useView(): View {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const { parser } = useRouter()
  const [location] = useLocation()
  const search = useSearch()
  const subject = useAtomValue(subjectAtom)
  if (location === '/') {
    const isLedOn = subject && decide(first.access, subject) === 'granted'
    // already has the name of the target page, so that the focus does not move when that has loaded
    if (isLedOn) return { path: START, title: t(first.title), content: <Redirect to={START} replace /> }
    return { path: '/', title: t('app.start'), content: <Start /> }
  }
  const route = routes.find(({ path }) => matchRoute(parser, path, location)[0]) as Route | undefined
  if (route) {
    const title = t(titleAt(route, search))
    return { path: route.path, title, content: <Guarded key={route.path} route={route} /> }
  }
  if (closed.includes(location)) return { path: location, title: '', content: <Redirect to={FORBIDDEN} replace /> }
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

/** The layout of every page: header, tabs and footer, title and meta tags, and focus handling. */
export function Shell() {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const { tag } = useTextsContext()
  const tenant = useAtomValue(initAtom)?.tenant
  const { path, title, content } = useView()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  const search = useSearch()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is part of the meta
  useEffect(() => updateMeta(title, tag, tenant), [title, tag, tenant, path, search])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return (
    <div className="app">
      <a className="skip button" href="#main">
        {t('app.skip')}
      </a>
      <Header path={path} />
      <main id="main" className="app-width" tabIndex={-1} ref={main} aria-label={title || undefined}>
        {content}
      </main>
      <Footer />
      <SessionEnded />
    </div>
  )
}
