import { useAtomValue, useStore } from 'jotai'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Router } from 'wouter'
import { placesAtom } from '../core/data/places.ts'
import { initAtom, sessionStatusAtom, takeSessionAtom } from '../core/data/session.ts'
import type { Caller } from '../core/element/api.ts'
import { type Store, StoreProvider } from '../core/element/store.tsx'
import { adopt, themeCss } from '../core/element/styles.ts'
import { LayerContext } from '../ui/base/layer.ts'
import { RefusalsContext } from '../ui/feedback/general-error.tsx'
import { LoadingBox } from '../ui/feedback/loading-box.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { NoticeContext } from '../ui/feedback/notices-context.ts'
import { Notifications } from '../ui/feedback/notifications.tsx'
import { useClearNotices } from './clear-notices.ts'
import { createLayers } from './layers.ts'
import { useLeaveGuard } from './leave-guard.ts'
import { LeaveQuestions } from './leave-question.tsx'
import { useAppearance } from './preferences.tsx'
import { holdProofs } from './proof.atoms.ts'
import { refusals } from './refused.tsx'
import { BASE, routes } from './routes.ts'
import { holdCalls } from './session-ended.atoms.ts'
import { Shell } from './shell.tsx'
import { useCorrected } from './use-corrected.ts'
import { useDeviceNoted } from './use-device-noted.ts'
import { useSignedOut } from './use-signed-out.ts'

const hold = (call: Caller, store: Store): Caller => holdProofs(holdCalls(call, store), store)

/** The app's store, whose requests survive the end of a session, and the question who sits there. */
export const AppStore = ({ children }: { children: ReactNode }) => (
  <StoreProvider around={hold}>
    <NoticeContext.Provider value={Notice}>
      <Notifications>
        <LeaveQuestions>{children}</LeaveQuestions>
      </Notifications>
    </NoticeContext.Provider>
  </StoreProvider>
)

/** The single-page app under /app/; its element waits until app init and the current user have loaded or failed. */
export function App() {
  const store = useStore()
  useState(() => store.set(takeSessionAtom))
  useState(() => store.set(placesAtom, routes))
  const status = useAtomValue(sessionStatusAtom)
  const theme = useAtomValue(initAtom)?.tenant.theme
  const [layers] = useState(createLayers)
  const aroundNav = useLeaveGuard(layers)
  useLayoutEffect(() => void (theme && adopt(document, themeCss(theme))), [theme])
  useAppearance()
  useClearNotices()
  useCorrected()
  useSignedOut()
  useDeviceNoted()
  if (status === 'loading') return <LoadingBox />
  return (
    <RefusalsContext.Provider value={refusals}>
      <Router base={BASE} aroundNav={aroundNav}>
        <LayerContext.Provider value={layers.add}>
          <Shell addQuestion={layers.addQuestion} />
        </LayerContext.Provider>
      </Router>
    </RefusalsContext.Provider>
  )
}
