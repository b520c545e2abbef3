import { useSetAtom } from 'jotai'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { uiCommonMessages, uiFormMessages } from '#contract/messages/ui.messages'
import { dismissAtom, NOTIFICATION_DURATION, type Notification } from '../../core/data/notify.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { useStyles } from '../base/use-styles.ts'
import css from './notice.css?inline'

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

/** A notification, which goes by itself if it says that something was done. */
export function Notice({ notice: { id, kind, text, values } }: { notice: Notification }) {
  useStyles(css)
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
