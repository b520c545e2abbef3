import type { listsMessages } from '#contract/lists.messages'
import { useTexts } from '../core/texts.tsx'

interface OutdatedNoticeProps {
  shown: boolean
  /** What is typed goes with it. */
  onLoad: () => void
}

/** Says that others have changed meanwhile what was to be replaced: nothing is saved, and what is typed stays. */
export function OutdatedNotice({ shown, onLoad }: OutdatedNoticeProps) {
  const t = useTexts<typeof listsMessages>()
  return (
    <div role="alert">
      {shown && (
        <div className="notice warning stack">
          <p>{t('lists.outdated')}</p>
          <div>
            <button type="button" className="button" onClick={onLoad}>
              {t('lists.load-present')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
