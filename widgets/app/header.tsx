import { useAtomValue } from 'jotai'
import type { appMessages } from '#contract/messages/app.messages'
import { meAtom, sessionStatusAtom } from '../core/data/session.ts'
import { useTexts } from '../core/element/texts.tsx'
import { Brand } from './brand.tsx'
import { loginAddress } from './login.tsx'
import { SearchButton } from './palette/search-button.tsx'
import { BASE } from './routes.ts'
import { UserMenu } from './user-menu.tsx'

/** Logo, the search, and the user's menu. */
export function Header({ path }: { path: string }) {
  const t = useTexts<typeof appMessages>()
  const me = useAtomValue(meAtom)
  const isGuest = useAtomValue(sessionStatusAtom) === 'ready' && !me.roles
  return (
    <header className="app-header">
      <div className="app-bar app-width">
        <Brand />
        {me.roles && (
          <div className="bar-end">
            <SearchButton />
            <UserMenu me={me} path={path} />
          </div>
        )}
        {isGuest && (
          <a className="button" href={loginAddress(`${BASE}/`)}>
            {t('app.log-in')}
          </a>
        )}
      </div>
    </header>
  )
}
