import { type ComponentType, createContext, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { appErrorMessages } from '#contract/messages/app.messages'
import type { uiCommonMessages, uiFormMessages } from '#contract/messages/ui.messages'
import { isOffline } from '../../core/data/offline.ts'
import { useTexts } from '../../core/element/texts.tsx'

type Translate = ReturnType<typeof useTexts<typeof appErrorMessages & typeof uiCommonMessages & typeof uiFormMessages>>

interface GeneralErrorProps {
  status?: string
  text?: string
  /** The failed request; provides status and text. */
  failure?: unknown
  retry?: () => void
  /** Why an address is refused, and whom to ask; it is no use to try again. */
  reason?: string | undefined
  /** Heading level: 1 when the error is the whole page. */
  level?: 1 | 2 | 3
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname : url)

function describe(failure: unknown, t: Translate): [status?: string, text?: string] {
  if (failure instanceof Response) {
    if (failure.status === 404) return [t('app.404'), pathOf(failure.url)]
    return [`#${failure.status}`, pathOf(failure.url)]
  }
  return failure instanceof Error ? [failure.name, failure.message] : []
}

export interface RefusedProps {
  failure: Response
  level: 1 | 2 | 3
}

/**
 * What the app shows instead where it is refused something, asks for what is gone, or has no session any more; elsewhere
 * that is an error like others.
 */
export interface Refusals {
  covers(failure: unknown): failure is Response
  Refused: ComponentType<RefusedProps>
}

export const RefusalsContext = createContext<Refusals | undefined>(undefined)

/** Whether a read has failed for want of a connection; it is tried again when there is one. */
function useOffline(failure: unknown, retry: (() => void) | undefined): boolean {
  const latest = useRef(retry)
  useLayoutEffect(() => {
    latest.current = retry
  })
  const [offline] = useState(() => Boolean(retry) && isOffline(failure))
  // with the drawing, or a connection that returns right after it would be missed
  useLayoutEffect(() => {
    if (!offline) return
    const again = () => latest.current?.()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [offline])
  return offline
}

/** Says that something went wrong, and what to report to support (spec §2). */
export function GeneralError({ status, text, failure, retry, reason, level = 2 }: GeneralErrorProps) {
  const t = useTexts<typeof appErrorMessages & typeof uiCommonMessages & typeof uiFormMessages>()
  const refusals = useContext(RefusalsContext)
  const offline = useOffline(failure, retry)
  if (refusals?.covers(failure)) return <refusals.Refused failure={failure} level={level} />
  const [foundStatus, foundText] = describe(failure, t)
  const Heading = `h${level}` as const
  return (
    <section className="general-error" role="alert">
      <Heading>{t('app.whoops')}</Heading>
      <p className="lead">{reason ?? (offline ? t('ui.offline-read') : `${t('ui.error')} ${t('app.support')}`)}</p>
      {retry && (
        <button type="button" className="button" onClick={retry}>
          {t('ui.retry')}
        </button>
      )}
      <details>
        <summary>{t('app.technical')}</summary>
        <p>{status ?? foundStatus ?? t('app.not-found-status')}</p>
        <p>{text ?? foundText ?? t('app.not-found-text')}</p>
      </details>
    </section>
  )
}
