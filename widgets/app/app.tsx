import { useAtomValue, useSetAtom } from 'jotai'
import { useLayoutEffect } from 'react'
import { Router } from 'wouter'
import { initAtom, loadSessionAtom, sessionStatusAtom } from '../core/session.ts'
import { adopt, themeCss } from '../core/styles.ts'
import { LoadingBox } from '../ui/loading-box.tsx'
import { useLeaveGuard } from './leave-guard.ts'
import { BASE } from './routes.ts'
import { Shell } from './shell.tsx'

/** The single-page app under /app/: a loading box until app init and the current user have settled, then the page. */
export function App() {
  const status = useAtomValue(sessionStatusAtom)
  const theme = useAtomValue(initAtom)?.tenant.theme
  const load = useSetAtom(loadSessionAtom)
  const aroundNav = useLeaveGuard()
  // before the first paint, so that an answer the page brought along is never preceded by the loading box
  useLayoutEffect(() => void load(), [load])
  useLayoutEffect(() => void (theme && adopt(document, themeCss(theme))), [theme])
  if (status === 'loading') return <LoadingBox />
  return (
    <Router base={BASE} aroundNav={aroundNav}>
      <Shell />
    </Router>
  )
}
