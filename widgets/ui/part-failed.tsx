import type { uiMessages } from '#contract/ui.messages'
import type { visitorMessages } from '#contract/visitor.messages'
import { useTexts } from '../core/texts.tsx'

/** Stands where a part of a widget should be that did not come; what stands inside the tag may still help. */
export function PartFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts<typeof visitorMessages & typeof uiMessages>()
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
