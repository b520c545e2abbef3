import { useAtomValue } from 'jotai'
import { useContext } from 'react'
import { Link } from 'wouter'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { pageTitleAtom } from '../../core/data/page-title.ts'
import { initAtom } from '../../core/data/session.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../../ui/base/use-styles.ts'
import { useAddresses } from '../query-of-list.ts'
import type { LayoutProps, MenuEntry } from '../route.ts'
import css from './account-admin.css?inline'
import { Menu, MenuContext } from './menu.tsx'

const useMessages = useTexts<typeof accountAdminMessages & typeof appMessages>

const OVERVIEW = '/account-admin'

/** The banner above the pages: title and description over the institution's picture (spec §2). */
function Banner({ title, lead }: Pick<MenuEntry, 'title' | 'lead'>) {
  const t = useMessages()
  const tenant = useAtomValue(initAtom)?.tenant
  const own = useAtomValue(pageTitleAtom)
  const picture = tenant?.images.bigHeaderImage
  return (
    <div className={`admin-banner ${tenant?.headerWidget.type ?? 'default'}`}>
      {picture && <img src={picture} alt="" />}
      <div className="admin-text">
        <h1 className="title">{own?.title ?? t(title)}</h1>
        {lead && !own && <p className="lead">{t(lead)}</p>}
      </div>
    </div>
  )
}

/** The layout of administration pages: banner, and a bar with Back and a menu of all pages. */
export function Layout({ page, menu, children }: LayoutProps) {
  useStyles(css)
  const t = useMessages()
  const addressOf = useAddresses()
  const own = useAtomValue(pageTitleAtom)
  return (
    <MenuContext.Provider value={menu}>
      <div className="admin">
        <Banner {...page} />
        <nav className="admin-bar" aria-label={t('account-admin.navigation')}>
          {page.path !== OVERVIEW && (
            <Link className="button" href={own?.parent ?? addressOf(page.parent ?? OVERVIEW)}>
              {t('account-admin.back')}
            </Link>
          )}
          <Menu path={page.path} />
        </nav>
        {children}
      </div>
    </MenuContext.Provider>
  )
}

/** The administration's overview: its pages by group, each with a description. */
export function Page() {
  const t = useMessages()
  const groups = useContext(MenuContext)
  return (
    <div className="start">
      {groups.map(({ title, pages }) => (
        <section key={title}>
          <h2>{t(title)}</h2>
          <ul className="start-pages">
            {pages.map((page) => (
              <li key={page.path} className="card start-page">
                <Link href={page.path}>{t(page.title)}</Link>
                <p className="lead">{page.lead && t(page.lead)}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
