import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'

interface OutdatedNoticeProps {
  shown: boolean
  /** Reloading discards the input. */
  onLoad: () => void
}

/** Says that someone else has changed the object; nothing was saved, and the input stays. */
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
