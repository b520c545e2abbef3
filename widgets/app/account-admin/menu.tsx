import { createContext, useContext, useState } from 'react'
import { Link } from 'wouter'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { useDismissal } from '../../ui/dialogs/use-dismissal.ts'
import type { MenuGroup } from '../route.ts'

const useMessages = useTexts<typeof accountAdminMessages & typeof appMessages>

/** The administration's pages by group that the user may open. */
export const MenuContext = createContext<readonly MenuGroup[]>([])

const ELSEWHERE = [{ href: '/api/docs', title: 'account-admin.api' }] as const

function Entries({ path }: { path: string }) {
  const t = useMessages()
  const groups = useContext(MenuContext)
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

/** The menu of all pages, with the current one marked. */
export function Menu({ path }: { path: string }) {
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
