import { useAtomValue, useSetAtom } from 'jotai'
import { type FocusEvent, useEffect, useState } from 'react'
import type { uiMessages } from '#contract/ui.messages'
import { dismissAtom, type Notification, NOTIFICATION_DURATION, notificationsAtom } from '../core/notify.ts'
import { useTexts, useTextsContext } from '../core/texts.tsx'
import css from './notifications.css?inline'
import { useStyles } from './use-styles.ts'

const GENERIC = { success: 'ui.success', failure: 'ui.error' } as const
const PATHS = { success: 'm5 10.5 3.5 3.5L15 7', failure: 'M10 5.5v5M10 14v.1' }

function Notice({ notice: { id, kind, text } }: { notice: Notification }) {
  const t = useTexts<typeof uiMessages>()
  const dismiss = useSetAtom(dismissAtom)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (kind === 'failure' || held) return
    const timer = setTimeout(() => dismiss(id), NOTIFICATION_DURATION)
    return () => clearTimeout(timer)
  }, [id, kind, held, dismiss])
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setHeld(currentTarget.contains(relatedTarget))
  return (
    <div
      className={`notification ${kind}`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocusCapture={() => setHeld(true)}
      onBlurCapture={leave}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="9" />
        <path d={PATHS[kind]} />
      </svg>
      <p>{t((text as 'ui.error' | undefined) ?? GENERIC[kind])}</p>
      <button type="button" aria-label={t('ui.close')} onClick={() => dismiss(id)}>
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  )
}

/** The notices of group 'general', bottom centre (spec §9); both live regions stand from the start, or nothing is read out. */
export function Notifications() {
  useStyles(css)
  const { tag } = useTextsContext()
  const notices = useAtomValue(notificationsAtom)
  const draw = (kind: Notification['kind']) =>
    notices.filter((one) => one.kind === kind).map((one) => <Notice key={one.id} notice={one} />)
  return (
    <div className="root notifications" lang={tag}>
      <div role="alert">{draw('failure')}</div>
      <div role="status">{draw('success')}</div>
    </div>
  )
}
