import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'
import { type Notification, notificationsAtom, onlineAtom } from '../../core/data/notify.ts'
import { useTextsContext } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useLayer } from '../base/layer.ts'
import { NoticeContext, NoticesContext } from './notices-context.ts'

/** The open dialogs: the notifications are drawn in the last one, above its background. */
const dialogsAtom = atom<readonly string[]>([])

/** Both live regions exist from the start, or nothing is announced. */
function Regions({ isShown }: { isShown: boolean }) {
  const { tag } = useTextsContext()
  const notices = useAtomValue(notificationsAtom)
  const Notice = useContext(NoticeContext)
  const draw = (kind: Notification['kind']) =>
    Notice && notices.filter((one) => isShown && one.kind === kind).map((one) => <Notice key={one.id} notice={one} />)
  return (
    <div className="root notifications" lang={tag}>
      <div role="alert">{draw('failure')}</div>
      <div role="status">{draw('success')}</div>
    </div>
  )
}

function InDialog({ onClose }: { onClose: () => void }) {
  useLayer(true, onClose)
  const id = useId()
  const change = useSetAtom(dialogsAtom)
  const isLast = useAtomValue(dialogsAtom).at(-1) === id
  useLayoutEffect(() => {
    change((open) => [...open, id])
    return () => change((open) => open.filter((one) => one !== id))
  }, [change, id])
  return <Regions isShown={isLast} />
}

/** The notifications of group 'general', bottom centre (spec §9), around the content that sends them. */
export function Notifications({ children }: { children: ReactNode }) {
  const isShown = !useAtomValue(dialogsAtom).length
  const online = useSetAtom(onlineAtom)
  useEffect(() => {
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [online])
  return (
    <NoticesContext.Provider value={InDialog}>
      {children}
      <Regions isShown={isShown} />
    </NoticesContext.Provider>
  )
}
