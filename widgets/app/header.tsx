import { useAtomValue } from 'jotai'
import { Link } from 'wouter'
import type { appMessages } from '#contract/messages/app.messages'
import { initAtom, meAtom, sessionStatusAtom } from '../core/data/session.ts'
import { useTexts } from '../core/element/texts.tsx'
import { loginAddress } from './login.tsx'
import { MainNavigation, TabMenu } from './navigation.tsx'
import { BASE } from './routes.ts'
import { UserMenu } from './user-menu.tsx'

function Brand() {
  const t = useTexts<typeof appMessages>()
  const tenant = useAtomValue(initAtom)?.tenant
  if (!tenant) return <span className="brand" />
  const { tenantLogo } = tenant.images
  return (
    <Link className="brand" href="/" aria-label={t('app.home', { tenant: tenant.name })}>
      {tenantLogo ? <img src={tenantLogo} alt="" /> : tenant.name}
    </Link>
  )
}

/** Logo, areas, the user's menu, and the tabs of the current area. */
export function Header({ path }: { path: string }) {
  const t = useTexts<typeof appMessages>()
  const me = useAtomValue(meAtom)
  const isGuest = useAtomValue(sessionStatusAtom) === 'ready' && !me.roles
  return (
    <header className="app-header">
      <div className="bar app-width">
        <Brand />
        <MainNavigation path={path} className="areas" />
        {me.roles && (
          <UserMenu me={me} path={path}>
            <MainNavigation path={path} className="panel-areas" />
          </UserMenu>
        )}
        {isGuest && (
          <a className="button" href={loginAddress(`${BASE}/`)}>
            {t('app.log-in')}
          </a>
        )}
      </div>
      <TabMenu path={path} />
    </header>
  )
}
