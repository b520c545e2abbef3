import { useAtomValue, useSetAtom } from 'jotai'
import type { listsMessages } from '#contract/messages/lists.messages'
import { useTexts } from '../../core/element/texts.tsx'
import type { DraftAtoms } from '../../core/forms/draft.atoms.ts'
import { ConflictBox } from '../feedback/conflict-box.tsx'

interface DraftConflictProps<Item, Draft> {
  of: Pick<DraftAtoms<Item, Draft>, 'otherAtom' | 'swapAtom'>
}

/** Says that somebody else has changed what is edited, within its form: either version can be looked at and saved. */
export function DraftConflict<Item, Draft>({ of }: DraftConflictProps<Item, Draft>) {
  const t = useTexts<typeof listsMessages>()
  const other = useAtomValue(of.otherAtom)
  const swap = useSetAtom(of.swapAtom)
  return (
    <div role="alert">
      {other && (
        <ConflictBox key={other.conflicts}>
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
      )}
    </div>
  )
}
