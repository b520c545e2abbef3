import { useAtomValue, useSetAtom } from 'jotai'
import type { MouseEvent } from 'react'
import type { listsConflictMessages } from '#contract/messages/lists.messages'
import { useTranslations } from '../../core/element/use-translations.ts'
import type { TwoVersions } from '../../core/forms/conflict.ts'
import { useStyles } from '../base/use-styles.ts'
import { ConflictBox } from './conflict-box.tsx'
import css from './two-versions.css?inline'

/** Says that somebody else has changed what is edited, within its form: either version can be looked at and saved. */
export function ChoiceOfVersions({ of }: { of: TwoVersions }) {
  useStyles(css)
  const texts = useTranslations('lists-conflict') as Record<keyof typeof listsConflictMessages, string> | undefined
  const other = useAtomValue(of.otherAtom)
  const swap = useSetAtom(of.swapAtom)
  const keep = useSetAtom(of.keepAtom)
  if (!texts || !other) return null
  const settle = (event: MouseEvent<HTMLElement>) => {
    // the button disappears
    event.currentTarget.closest('section, form')?.querySelector<HTMLElement>('input, select, textarea')?.focus()
    keep()
  }
  return (
    <div className="two-versions" role="alert">
      <ConflictBox key={other.conflicts} {...(other.said && { instead: other.said })}>
        <p>{texts[other.isMine ? 'lists.conflict-present' : 'lists.conflict']}</p>
        <div className="cluster">
          {other.isMine ? (
            <button type="button" className="button primary" onClick={settle}>
              {texts['lists.keep-present']}
            </button>
          ) : (
            <button type="submit" className="button primary">
              {texts['lists.save-mine']}
            </button>
          )}
          <button type="button" className="button" onClick={() => swap()}>
            {texts[other.isMine ? 'lists.show-mine' : 'lists.show-present']}
          </button>
        </div>
      </ConflictBox>
    </div>
  )
}
