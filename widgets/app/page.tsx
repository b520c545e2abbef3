import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, useEffect, useLayoutEffect } from 'react'
import { Link, Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { decide, isTurnedOff, type Subject } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { subjectAtom } from '../core/data/access.ts'
import { useMayOpen } from '../core/data/may-open.ts'
import { notifyAtom } from '../core/data/notify.ts'
import { loadSessionAtom, sessionStatusAtom } from '../core/data/session.ts'
import { Lazy } from '../core/element/lazy.tsx'
import { reportAtom } from '../core/element/report.ts'
import { useTexts } from '../core/element/texts.tsx'
import { GeneralError } from '../ui/feedback/general-error.tsx'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'
import { Boundary } from './boundary.tsx'
import { ToLogin } from './login.tsx'
import { visitAtom } from './palette/palette.atoms.ts'
import { type Route, type Title, titleAt } from './route.ts'
import { FORBIDDEN, type Problem, routes } from './routes.ts'
import { StartPage } from './start.tsx'
import { openAdministration } from './tabs.ts'
import { type RefusedPage, useInstead, useReason } from './use-reason.ts'

/** The general error instead of a page. */
const ErrorPage = (props: ComponentProps<typeof GeneralError>) => (
  <div className="card app-error">
    <GeneralError level={1} {...props} />
  </div>
)

const broken = (failure: Error, retry = () => location.reload()) => <ErrorPage failure={failure} retry={retry} />

function Unavailable() {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const retry = useSetAtom(loadSessionAtom)
  return <ErrorPage status={t('app.unavailable-status')} text={t('app.unavailable-text')} retry={() => void retry()} />
}

/** Loads a page and its layout in parallel. */
const loaderOf =
  ({ load, layout }: Route) =>
  async () => {
    const [{ Page }, around] = await Promise.all([load(), layout?.()])
    return { Page, Layout: around?.Layout }
  }

/** One loader per page, since it caches its module. */
const loaders = new Map<string, ReturnType<typeof loaderOf>>(routes.map((route) => [route.path, loaderOf(route)]))

/** The page whose title a layout shows for another page, such as the parent of a part. */
const shownAs = (route: Route): Route => routes.find(({ path }) => path === route.partOf) ?? route

function Opened({ route, subject }: { route: Route; subject: Subject }) {
  const report = useSetAtom(reportAtom)
  const search = useSearch()
  const shown = shownAs(route)
  const visit = useSetAtom(visitAtom)
  useEffect(() => visit(shown.path), [visit, shown.path])
  return (
    <Boundary report={report} failed={broken}>
      <Lazy
        load={loaders.get(route.path) ?? loaderOf(route)}
        props={{ alias: subject.alias ?? '' }}
        frame={(page, { Layout }) =>
          Layout ? (
            <Layout page={{ ...shown, title: titleAt(shown, search) }} menu={openAdministration(subject)}>
              {page}
            </Layout>
          ) : (
            page
          )
        }
        loading={<LoadingBox />}
        failed={broken}
      />
    </Boundary>
  )
}

function Refused({ page, notice }: { page: RefusedPage; notice: Title | undefined }) {
  const notify = useSetAtom(notifyAtom)
  // before the redirect takes this component away
  useLayoutEffect(() => {
    if (notice) notify('failure', notice)
  }, [notice, notify])
  return <Redirect to={FORBIDDEN} replace state={page} />
}

/** A page behind its access rule: guests are sent to the login, users without access to /403 (spec §6). */
export function Guarded({ route }: { route: Route }) {
  const status = useAtomValue(sessionStatusAtom)
  const subject = useAtomValue(subjectAtom)
  if (status === 'error' || !subject) return <Unavailable />
  const verdict = decide(route.access, subject)
  if (verdict === 'unauthenticated') return <ToLogin />
  if (verdict === 'forbidden') {
    return <Refused page={{ path: route.path, isOff: isTurnedOff(route.access, subject) }} notice={route.refusal} />
  }
  return <Opened route={route} subject={subject} />
}

/** '/', the start page of staff. */
export function Start() {
  const report = useSetAtom(reportAtom)
  const status = useAtomValue(sessionStatusAtom)
  const subject = useAtomValue(subjectAtom)
  if (status === 'error' || !subject) return <Unavailable />
  if (!subject.me.roles) return <ToLogin />
  return (
    <Boundary report={report} failed={broken}>
      <StartPage subject={subject} failed={broken} />
    </Boundary>
  )
}

const MODULES = '/account-admin/institution'

/** The general error page, at /403, /404 and every unknown address (spec §2). */
export function ProblemPage({ problem }: { problem: Problem }) {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const isStaff = Boolean(useAtomValue(subjectAtom)?.me.roles)
  const reason = useReason(problem)
  const isOff = useHistoryState<RefusedPage | null>()?.isOff
  const mayOpen = useMayOpen()
  const instead = useInstead()
  return (
    <div className="card app-error">
      <GeneralError level={1} status={t(problem.status)} text={t(problem.text)} reason={reason} />
      <div className="cluster app-continue">
        {isOff && mayOpen(MODULES) && (
          <Link className="button" href={MODULES}>
            {t('app.to-modules')}
          </Link>
        )}
        {instead && (
          <Link className="button" href={instead}>
            {t('app.branch-calendar')}
          </Link>
        )}
        {isStaff ? (
          <Link className="button" href="/">
            {t('app.to-start')}
          </Link>
        ) : (
          // out of the app, whose start page would ask customers to sign in
          <a className="button" href="/" target="_self">
            {t('app.to-start')}
          </a>
        )}
      </div>
    </div>
  )
}
