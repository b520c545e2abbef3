import type { uiCommonMessages } from '#contract/messages/ui.messages'
import type { visitorOfflineMessages } from '#contract/messages/visitor.messages'
import { useTexts } from '../../core/element/texts.tsx'

/** Replaces a part of a widget that failed to load; the tag's fallback may still help. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts<typeof visitorOfflineMessages & typeof uiCommonMessages>()
  return (
    <div className="notice danger stack" role="alert">
      <p>{t('visitor.offline')}</p>
      <div>
        <button type="button" className="button" onClick={onRetry}>
          {t('ui.retry')}
        </button>
      </div>
      <slot />
    </div>
  )
}
