import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'
import { type Notification, notificationsAtom, onlineAtom } from '../../core/data/notify.ts'
import { useTextsContext } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { usePart } from '../../core/element/use-part.ts'
import { useLayer } from '../base/layer.ts'
import { NoticeContext, NoticesContext } from './notices-context.ts'

const load = () => import('./notice.tsx').then(({ Notice }) => Notice)
const BEFORE_ALL = ['pointerdown', 'focusin']

/** Their code comes with the first touch or focus, which precedes whatever there is to say. */
const loadAhead = () => void load().catch(() => {})

/** The open dialogs: the notifications are drawn in the last one, above its background. */
const dialogsAtom = atom<readonly string[]>([])

/** Both live regions exist from the start, or nothing is announced. */
function Regions({ isShown }: { isShown: boolean }) {
  const { tag } = useTextsContext()
  const notices = useAtomValue(notificationsAtom)
  const given = useContext(NoticeContext)
  const { Part } = usePart(load, !given && isShown && notices.length > 0)
  const Notice = given ?? Part
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
    for (const event of BEFORE_ALL) addEventListener(event, loadAhead, { once: true })
    return () => removeEventListener('online', online)
  }, [online])
  return (
    <NoticesContext.Provider value={InDialog}>
      {children}
      <Regions isShown={isShown} />
    </NoticesContext.Provider>
  )
}
