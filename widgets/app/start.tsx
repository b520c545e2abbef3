import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { Subject } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { initAtom, meAtom } from '../core/data/session.ts'
import { useTexts } from '../core/element/texts.tsx'
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

/** The start page: a greeting and the pages that the user may open. */
export function StartPage({ subject }: { subject: Subject }) {
  const t = useMessages()
  const name = nameOf(useAtomValue(meAtom))
  const groups = openPages(subject)
  return (
    <div className="start">
      <h1 className="title">{t('app.welcome', { name })}</h1>
      {groups.length ? <p className="lead">{t('app.where-to')}</p> : <Nothing />}
      {groups.map(({ title, pages }) => (
        <section key={title ?? ''}>
          {title && <h2>{t(title)}</h2>}
          <Pages pages={pages} />
        </section>
      ))}
    </div>
  )
}
