import { useAtomValue } from 'jotai'
import type { uiMessages } from '#contract/ui.messages'
import type { visitorMessages } from '#contract/visitor.messages'
import { useTexts } from '../core/texts.tsx'
import { troubleAtom } from '../core/trouble.ts'

/** Why the last call failed, where trying again may help. */
export function TroubleNotice({ onRetry }: { onRetry?: (() => void) | undefined }) {
  const t = useTexts<typeof visitorMessages & typeof uiMessages>()
  const trouble = useAtomValue(troubleAtom)
  return (
    <div role="alert">
      {trouble && (
        <div className="notice danger stack">
          <p>{t(`visitor.${trouble}`)}</p>
          {onRetry && (
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
