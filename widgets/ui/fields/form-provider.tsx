import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { notificationsAtom } from '../../core/data/notify.ts'
import { StoreProvider } from '../../core/element/store.tsx'
import { usePart } from '../../core/element/use-part.ts'
import { NoticeContext } from '../feedback/notices-context.ts'
import { Notifications } from '../feedback/notifications.tsx'

const load = () => import('../feedback/notice.tsx').then(({ Notice }) => Notice)
const loadAhead = () => void load().catch(() => {})

/** A notification's code comes with the first touch or focus, which precedes whatever there is to say. */
function OnDemand({ children }: { children: ReactNode }) {
  const { Part } = usePart(load, useAtomValue(notificationsAtom).length > 0)
  useEffect(() => {
    for (const event of ['pointerdown', 'focusin']) addEventListener(event, loadAhead, { once: true })
  }, [])
  return (
    <NoticeContext.Provider value={Part}>
      <Notifications>{children}</Notifications>
    </NoticeContext.Provider>
  )
}

/** The element's store, and the notification area below its content. */
export const FormProvider = ({ children }: { children: ReactNode }) => (
  <StoreProvider>
    <OnDemand>{children}</OnDemand>
  </StoreProvider>
)
