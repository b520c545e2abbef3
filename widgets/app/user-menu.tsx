import { useAtomValue } from 'jotai'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Me } from '#contract/me'
import type { accountAdminMessages } from '#contract/messages/account-admin.messages'
import type { appMessages } from '#contract/messages/app.messages'
import { subjectAtom } from '../core/data/access.ts'
import { useTexts } from '../core/element/texts.tsx'
import { useDismissal } from '../ui/dialogs/use-dismissal.ts'
import type { Path } from './routes.ts'
import { visibleTabs } from './tabs.ts'

/** A user's display name. */
export const nameOf = ({ full_name, email_address, alias }: Me) => full_name || email_address || alias || ''

/** Initials of first and last name, ignoring titles ("Mag. Anna Gruber, MSc"). */
function initials(name: string): string {
  const words = (name.split(',')[0] ?? '').split(/\s+/).filter((word) => word && !word.endsWith('.'))
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('')
}

const own: readonly Path[] = ['/my-card', '/whatsapp/settings']

/** Users with a card always find it in their menu. */
function OwnLinks() {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const subject = useAtomValue(subjectAtom)
  return visibleTabs(own, subject).map(({ path, title }) => (
    <Link key={path} className="panel-item" href={path}>
      {t(title)}
    </Link>
  ))
}

/** The signed-in user's name and menu, which includes the areas on a narrow screen. */
export function UserMenu({ me, path, children }: { me: Me; path: string; children: ReactNode }) {
  const t = useTexts<typeof appMessages & typeof accountAdminMessages>()
  const [openAt, setOpenAt] = useState<string>()
  const [close] = useState(() => () => setOpenAt(undefined))
  const open = openAt === path
  // navigation closes it, so that it is not open on return
  if (openAt !== undefined && !open) close()
  const { box, button } = useDismissal(open, close)
  const name = nameOf(me)
  return (
    <div className="user-menu" ref={box}>
      <button
        type="button"
        className="user-button"
        ref={button}
        aria-expanded={open}
        aria-controls="user-panel"
        onClick={() => setOpenAt(open ? undefined : path)}
      >
        <span className="avatar" aria-hidden="true">
          {initials(name)}
        </span>
        <span className="visually-hidden">{t('app.menu')}: </span>
        <span className="user-name">{name}</span>
        <span className="chevron" aria-hidden="true" />
      </button>
      <div className="user-panel" id="user-panel" hidden={!open}>
        <p className="user-who">
          <strong>{name}</strong>
          {me.email_address && <span>{me.email_address}</span>}
        </p>
        {children}
        <OwnLinks />
        <form method="post" action="/account/logout">
          <button type="submit" className="panel-item">
            {t('app.log-out')}
          </button>
        </form>
      </div>
    </div>
  )
}
