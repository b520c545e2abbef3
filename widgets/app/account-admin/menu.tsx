import { useAtomValue } from 'jotai'
import { createContext, useContext, useState } from 'react'
import { Link } from 'wouter'
import { administers } from '#contract/access'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { mayAtom } from '../../core/data/access.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useDismissal } from '../../ui/dialogs/use-dismissal.ts'
import type { MenuGroup } from '../route.ts'

const useMessages = useTexts<typeof accountAdminMessages & typeof appMessages>

/** The administration's pages by group that the user may open. */
export const MenuContext = createContext<readonly MenuGroup[]>([])

const API_DOCS = '/api/docs'

/** Anyone may read about the API; only administrators can do something with it. */
const usesApiAtom = mayAtom(administers)

function Entries({ path }: { path: string }) {
  const t = useMessages()
  const groups = useContext(MenuContext)
  const usesApi = useAtomValue(usesApiAtom)
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
      {usesApi && (
        <ul className="admin-elsewhere">
          <li>
            <a className="panel-item" href={API_DOCS} target="_blank" rel="noopener noreferrer">
              {t('account-admin.api')}
            </a>
          </li>
        </ul>
      )}
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
