import { useAtomValue } from 'jotai'
import type { uiCommonMessages } from '#contract/messages/ui.messages'
import type { visitorOfflineMessages, visitorRequestMessages } from '#contract/messages/visitor.messages'
import { FOREIGN_ORIGIN } from '#contract/refusals'
import { requestErrorAtom } from '../../core/data/request-error.ts'
import { useTexts } from '../../core/element/texts.tsx'

/** Why the last request failed, with a retry, or with the tag's content where only the institution can help. */
export function RequestErrorNotice({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const t = useTexts<typeof visitorOfflineMessages & typeof visitorRequestMessages & typeof uiCommonMessages>()
  const error = useAtomValue(requestErrorAtom)
  return (
    <div role="alert">
      {error && (
        <div className="notice danger stack">
          <p>{t(`visitor.${error}`)}</p>
          {error === FOREIGN_ORIGIN && <slot />}
          {error !== FOREIGN_ORIGIN && onRetry && (
            <div>
              <button type="button" className="button" onClick={onRetry}>
                {t('ui.retry')}
              </button>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
