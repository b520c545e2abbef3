import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Subject } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { startBlocksOf } from '#contract/start'
import { initAtom, meAtom } from '../core/data/session.ts'
import { Lazy } from '../core/element/lazy.tsx'
import { useTexts } from '../core/element/texts.tsx'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'
import type { Route } from './route.ts'
import { openPages } from './tabs.ts'
import { nameOf } from './user-menu.tsx'

const useMessages = useTexts<typeof appMessages & typeof accountAdminMessages>

function Pages({ pages }: { pages: readonly Route[] }) {
  const t = useMessages()
  return (
    <ul className="start-pages">
      {pages.map(({ path, title, lead }) => (
        <li key={path} className="card start-page">
          <Link href={path}>{t(title)}</Link>
          <p className="lead">{lead && t(lead)}</p>
        </li>
      ))}
    </ul>
  )
}

function Nothing() {
  const t = useMessages()
  const tenant = useAtomValue(initAtom)?.tenant.name ?? ''
  return (
    <div className="card app-error">
      <h2 className="card-title">{t('app.nothing-yet')}</h2>
      <p className="lead">{t('app.ask-administrators', { tenant })}</p>
    </div>
  )
}

/** The pages that the user may open, for roles that have no figures. */
function Directory({ subject }: { subject: Subject }) {
  const t = useMessages()
  const groups = openPages(subject)
  return (
    <>
      {groups.length ? <p className="lead">{t('app.where-to')}</p> : <Nothing />}
      {groups.map(({ title, pages }) => (
        <section key={title ?? ''}>
          {title && <h2>{t(title)}</h2>}
          <Pages pages={pages} />
        </section>
      ))}
    </>
  )
}

const load = () => import('../reports/start/start.tsx')

interface StartPageProps {
  subject: Subject
  failed: (failure: Error, retry: () => void) => ReactNode
}

/** The start page: a greeting, and what each of the user's roles looks at first. */
export function StartPage({ subject, failed }: StartPageProps) {
  const t = useMessages()
  const name = nameOf(useAtomValue(meAtom))
  const hasFigures = startBlocksOf(subject).length > 0
  return (
    <div className="start">
      <h1 className="title">{t('app.welcome', { name })}</h1>
      {hasFigures ? (
        <Lazy load={load} props={{}} loading={<LoadingBox />} failed={failed} />
      ) : (
        <Directory subject={subject} />
      )}
    </div>
  )
}
