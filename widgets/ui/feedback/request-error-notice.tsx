import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import type { visitorOfflineMessages, visitorRequestMessages } from '#contract/messages/visitor.messages'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { requestErrorAtom, warnOnce } from '../../core/data/request-error.ts'
import { useHost } from '../../core/element/host.ts'
import { useTexts, useTextsContext } from '../../core/element/texts.tsx'

/**
 * On a phone, the pressed button is often far below what it says. What offers a retry stands where something is missing:
 * that request may have been the page's own, for which the page must not move.
 */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/**
 * Why the last request failed, with a retry, or with the tag's content where only the institution can help. What sends
 * says so from the first step on.
 */
export function RequestErrorNotice({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const t = useTexts<typeof visitorOfflineMessages & typeof visitorRequestMessages & typeof uiCommonMessages>()
  const { origin } = useHost()
  const { refusal } = useTextsContext()
  const failed = useAtomValue(requestErrorAtom)
  const error = failed ?? (onRetry ? undefined : refusal)
  useEffect(() => {
    if (error === FOREIGN_ORIGIN) warnOnce(origin)
  }, [error, origin])
  return (
    <div role="alert">
      {error && (
        <div className="notice danger stack" ref={failed && !onRetry ? show : undefined}>
          <p>{t(`visitor.${error}`)}</p>
          {error === FOREIGN_ORIGIN ? (
            <slot />
          ) : (
            onRetry && (
              <div>
                <button type="button" className="button" onClick={onRetry}>
                  {t('ui.retry')}
                </button>
              </div>
            )
          )}
        </div>
      )}
    </div>
  )
}
