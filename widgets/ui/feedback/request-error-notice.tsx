import { useAtomValue } from 'jotai'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import type { visitorOfflineMessages, visitorRequestMessages } from '#contract/messages/visitor.messages'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { requestErrorAtom } from '../../core/data/request-error.ts'
import { useTexts } from '../../core/element/texts.tsx'

/**
 * On a phone, the pressed button is often far below what it says. What offers a retry stands where something is missing:
 * that request may have been the page's own, for which the page must not move.
 */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' })

/** Why the last request failed, with a retry, or with the tag's content where only the institution can help. */
export function RequestErrorNotice({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const t = useTexts<typeof visitorOfflineMessages & typeof visitorRequestMessages & typeof uiCommonMessages>()
  const error = useAtomValue(requestErrorAtom)
  return (
    <div role="alert">
      {error && (
        <div className="notice danger stack" ref={onRetry ? undefined : show}>
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
