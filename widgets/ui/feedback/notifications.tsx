import { atom, useAtomValue, useSetAtom } from 'jotai'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { uiCommonMessages, uiFormMessages } from '#contract/messages/ui.messages'
import {
  dismissAtom,
  NOTIFICATION_DURATION,
  type Notification,
  notificationsAtom,
  onlineAtom
} from '../../core/data/notify.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'
import { useId } from '../../core/element/use-id.ts'
import { useLayer } from '../base/layer.ts'
import { useStyles } from '../base/use-styles.ts'
import { NoticesContext } from './notices-context.ts'
import css from './notifications.css?inline'

const PATHS = { success: 'm5 10.5 3.5 3.5L15 7', failure: 'M10 5.5v5M10 14v.1' }

/** Whether the notification is hovered or focused. */
function useHold(box: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const node = box.current
    const update = () => setHeld(Boolean(node?.matches(':hover, :focus-within')))
    // in a separate task: nothing has the focus while it moves
    const later = () => setTimeout(update)
    const events = ['mouseenter', 'mouseleave', 'focusin', 'focusout']
    for (const event of events) node?.addEventListener(event, later)
    return () => {
      for (const event of events) node?.removeEventListener(event, later)
    }
  }, [box])
  return held
}

function Notice({ notice: { id, kind, text, values } }: { notice: Notification }) {
  const t = useTexts<typeof uiCommonMessages & typeof uiFormMessages>()
  const dismiss = useSetAtom(dismissAtom)
  const box = useRef<HTMLDivElement>(null)
  const held = useHold(box)
  useEffect(() => {
    if (kind === 'failure' || held) return
    const timer = setTimeout(() => dismiss(id), NOTIFICATION_DURATION)
    return () => clearTimeout(timer)
  }, [id, kind, held, dismiss])
  return (
    <div className={`notification ${kind}`} ref={box}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="9" />
        <path d={PATHS[kind]} />
      </svg>
      <p>{t((text as 'ui.error' | undefined) ?? 'ui.error', values)}</p>
      <button type="button" aria-label={t('ui.close')} onClick={() => dismiss(id)}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  )
}

/** The open dialogs: the notifications are drawn in the last one, above its background. */
const dialogsAtom = atom<readonly string[]>([])

/** Both live regions exist from the start, or nothing is announced. */
function Regions({ isShown }: { isShown: boolean }) {
  useStyles(css)
  const { tag } = useTextsContext()
  const notices = useAtomValue(notificationsAtom)
  const draw = (kind: Notification['kind']) =>
    notices.filter((one) => isShown && one.kind === kind).map((one) => <Notice key={one.id} notice={one} />)
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
