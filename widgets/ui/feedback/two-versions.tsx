import { useAtomValue, useSetAtom } from 'jotai'
import type { listsConflictMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { TwoVersions } from '../../core/forms/versions.ts'
import { ConflictBox } from './conflict-box.tsx'

/** Says that somebody else has changed what is edited, within its form: either version can be looked at and saved. */
export function ConflictChoice({ of }: { of: TwoVersions }) {
  const t = useTexts<typeof listsConflictMessages>()
  const other = useAtomValue(of.otherAtom)
  const swap = useSetAtom(of.swapAtom)
  if (!other) return null
  return (
    <div role="alert">
      <ConflictBox key={other.conflicts} {...(other.said && { instead: other.said })}>
        <p>{t(other.isMine ? 'lists.conflict-present' : 'lists.conflict')}</p>
        <div className="cluster">
          {!other.isMine && (
            <button type="submit" className="button primary">
              {t('lists.save-mine')}
            </button>
          )}
          <button type="button" className="button" onClick={() => swap()}>
            {t(other.isMine ? 'lists.show-mine' : 'lists.show-present')}
          </button>
        </div>
      </ConflictBox>
    </div>
  )
}
