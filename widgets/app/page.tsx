import { useAtomValue, useSetAtom } from 'jotai'
import type { ComponentProps } from 'react'
import { Link, Redirect } from 'wouter'
import { decide } from '#contract/access'
import type { accountAdminMessages } from '#contract/account-admin.messages'
import type { appMessages } from '#contract/app.messages'
import { subjectAtom } from '../core/access.ts'
import { Lazy } from '../core/lazy.tsx'
import { reportAtom } from '../core/report.ts'
import { loadSessionAtom, sessionStatusAtom } from '../core/session.ts'
import { useTexts } from '../core/texts.tsx'
import { GeneralError } from '../ui/general-error.tsx'
import { LoadingBox } from '../ui/loading-box.tsx'
import { Boundary } from './boundary.tsx'
import { ToLogin } from './login.tsx'
import { FORBIDDEN, type Problem, type Route } from './routes.ts'
import { StartPage } from './start.tsx'

/** The general error in place of a page. */
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

function Opened({ route, alias }: { route: Route; alias: string }) {
  const report = useSetAtom(reportAtom)
  const broken = (failure: Error, retry = () => location.reload()) => <ErrorPage failure={failure} retry={retry} />
  return (
    <Boundary report={report} failed={broken}>
      <Lazy load={route.load} props={{ alias }} loading={<LoadingBox />} failed={broken} />
    </Boundary>
  )
}

/** A page behind its access rule: a guest is sent to the login, whoever may not see it to /403 (spec §6). */
export function Guarded({ route }: { route: Route }) {
  const status = useAtomValue(sessionStatusAtom)
  const subject = useAtomValue(subjectAtom)
  if (status === 'error' || !subject) return <Unavailable />
  const verdict = decide(route.access, subject)
  if (verdict === 'unauthenticated') return <ToLogin />
  if (verdict === 'forbidden') return <Redirect to={FORBIDDEN} replace />
  return <Opened route={route} alias={subject.alias ?? ''} />
}

/** '/', for whoever is not led on from there. */
export function Start() {
  const status = useAtomValue(sessionStatusAtom)
  const subject = useAtomValue(subjectAtom)
  if (status === 'error' || !subject) return <Unavailable />
  return subject.me.roles ? <StartPage subject={subject} /> : <ToLogin />
}

/** The general error page, at /403, /404 and every unknown address (spec §2). */
export function ProblemPage({ problem }: { problem: Problem }) {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  return (
    <div className="card app-error">
      <GeneralError level={1} status={t(problem.status)} text={t(problem.text)} />
      <Link className="button app-way-on" href="/">
        {t('app.to-start')}
      </Link>
    </div>
  )
}
