import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { accountAdminMessages } from '#contract/account-admin.messages'
import type { appMessages } from '#contract/app.messages'
import { type Path, type Route, routes } from '../app/routes.ts'
import { openAdministration } from '../app/tabs.ts'
import { subjectAtom } from '../core/access.ts'
import { initAtom } from '../core/session.ts'
import { useTexts } from '../core/texts.tsx'
import { useDismissal } from '../ui/use-dismissal.ts'
import { useStyles } from '../ui/use-styles.ts'
import css from './account-admin.css?inline'

const useMessages = useTexts<typeof accountAdminMessages & typeof appMessages>

export const OVERVIEW: Path = '/account-admin'

const ELSEWHERE = [{ href: '/api/docs', title: 'account-admin.api' }] as const

/** What the pages stand below: a title and what they are for, over the institution's picture (spec §2). */
function Banner({ title, lead }: Pick<Route, 'title' | 'lead'>) {
  const t = useMessages()
  const tenant = useAtomValue(initAtom)?.tenant
  const picture = tenant?.images.bigHeaderImage
  return (
    <div className={`admin-banner ${tenant?.headerWidget.type ?? 'default'}`}>
      {picture && <img src={picture} alt="" />}
      <div className="admin-words">
        <h1 className="title">{t(title)}</h1>
        {lead && <p className="lead">{t(lead)}</p>}
      </div>
    </div>
  )
}

function Entries({ path }: { path: Path }) {
  const t = useMessages()
  const groups = openAdministration(useAtomValue(subjectAtom))
  return (
    <>
      {groups.map(({ title, pages }) => (
        <section key={title} aria-label={t(title)}>
          <p className="admin-group" aria-hidden="true">
            {t(title)}
          </p>
          <ul>
            {pages.map((page) => (
              <li key={page.path}>
                <Link className="panel-item" href={page.path} aria-current={page.path === path ? 'page' : undefined}>
                  {t(page.title)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ul className="admin-elsewhere">
        {ELSEWHERE.map(({ href, title }) => (
          <li key={href}>
            <a className="panel-item" href={href} target="_blank" rel="noopener noreferrer">
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Menu({ path }: { path: Path }) {
  const t = useMessages()
  const [open, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  const { box, button } = useDismissal(open, close)
  return (
    <div className="admin-menu" ref={box}>
      <button
        type="button"
        className="button"
        ref={button}
        aria-expanded={open}
        aria-controls="admin-menu"
        onClick={() => setOpen(!open)}
      >
        {t('account-admin.menu')}
        <span className="chevron" aria-hidden="true" />
      </button>
      <div className="admin-panel" id="admin-menu" hidden={!open}>
        <Entries path={path} />
      </div>
    </div>
  )
}

/** What stands around each page of the administration: banner, and a bar with the way back and a menu of all of them. */
export function AdminFrame({ path, children }: { path: Path; children: ReactNode }) {
  useStyles(css)
  const t = useMessages()
  const page = routes.find((route) => route.path === path) as Route
  return (
    <div className="admin">
      <Banner {...page} />
      <nav className="admin-bar" aria-label={t('account-admin.navigation')}>
        {path !== OVERVIEW && (
          <Link className="button" href={OVERVIEW}>
            {t('account-admin.back')}
          </Link>
        )}
        <Menu path={path} />
      </nav>
      {children}
    </div>
  )
}
