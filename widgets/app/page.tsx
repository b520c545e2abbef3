import { useAtomValue, useSetAtom } from 'jotai'
import { type ComponentProps, useLayoutEffect } from 'react'
import { Link, Redirect, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { decide, isTurnedOff, type Subject } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { subjectAtom } from '../core/data/access.ts'
import { notifyAtom } from '../core/data/notify.ts'
import { initAtom, loadSessionAtom, sessionStatusAtom } from '../core/data/session.ts'
import { Lazy } from '../core/element/lazy.tsx'
import { reportAtom } from '../core/element/report.ts'
import { useTexts } from '../core/element/texts.tsx'
import { GeneralError } from '../ui/feedback/general-error.tsx'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'
import { Boundary } from './boundary.tsx'
import { ToLogin } from './login.tsx'
import { type Route, type Title, titleAt } from './route.ts'
import { FORBIDDEN, type Problem, problems, routes } from './routes.ts'
import { StartPage } from './start.tsx'
import { openAdministration } from './tabs.ts'

/** The general error instead of a page. */
const ErrorPage = (props: ComponentProps<typeof GeneralError>) => (
  <div className="card app-error">
    <GeneralError level={1} {...props} />
  </div>
)

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
  const broken = (failure: Error, retry = () => location.reload()) => <ErrorPage failure={failure} retry={retry} />
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

/** What /403 says about the page that was refused; kept in its history entry, and so through a reload. */
interface RefusedPage {
  title: Title
  isOff: boolean
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
    return <Refused page={{ title: route.title, isOff: isTurnedOff(route.access, subject) }} notice={route.refusal} />
  }
  return <Opened route={route} subject={subject} />
}

/** '/', for users who are not redirected from there. */
export function Start() {
  const status = useAtomValue(sessionStatusAtom)
  const subject = useAtomValue(subjectAtom)
  if (status === 'error' || !subject) return <Unavailable />
  return subject.me.roles ? <StartPage subject={subject} /> : <ToLogin />
}

/** Why there is no page here: it does not exist, or is refused, and whom to ask. */
function useReason(problem: Problem): string {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const tenant = useAtomValue(initAtom)?.tenant.name ?? ''
  const isStaff = Boolean(useAtomValue(subjectAtom)?.me.roles)
  const refused = useHistoryState<RefusedPage | null>()
  if (problem !== problems[FORBIDDEN]) return t('app.404-text')
  if (!isStaff) return t(problem.text)
  const page = refused && t(refused.title)
  if (page && refused.isOff) return t('app.403-off', { tenant, page })
  return [page ? t('app.403-account', { page }) : t(problem.text), t('app.ask-administrators', { tenant })].join(' ')
}

/** The general error page, at /403, /404 and every unknown address (spec §2). */
export function ProblemPage({ problem }: { problem: Problem }) {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const isStaff = Boolean(useAtomValue(subjectAtom)?.me.roles)
  const reason = useReason(problem)
  return (
    <div className="card app-error">
      <GeneralError level={1} status={t(problem.status)} text={t(problem.text)} reason={reason} />
      {isStaff ? (
        <Link className="button app-continue" href="/">
          {t('app.to-start')}
        </Link>
      ) : (
        // out of the app, whose start page would ask customers to sign in
        <a className="button app-continue" href="/" target="_self">
          {t('app.to-start')}
        </a>
      )}
    </div>
  )
}
