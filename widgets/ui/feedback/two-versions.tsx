import { useAtomValue, useSetAtom } from 'jotai'
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import type { listsConflictMessages } from '#contract/messages/lists.messages'
import { useTextsContext } from '../../core/element/texts.tsx'
import { useTranslations } from '../../core/element/use-translations.ts'
import { differences, type Other, type TwoVersions } from '../../core/forms/conflict.ts'
import { useStyles } from '../base/use-styles.ts'
import { type Compared, comparedIn } from './compared.ts'
import { ConflictBox } from './conflict-box.tsx'
import css from './two-versions.css?inline'

type Words = Record<keyof typeof listsConflictMessages, string>

interface ChangesProps {
  draft: unknown
  other: Other<unknown>
  texts: Words
}

/** What was changed elsewhere, beside what was entered here. */
function Changes({ draft, other, texts }: ChangesProps) {
  const { tag } = useTextsContext()
  const box = useRef<HTMLDivElement>(null)
  const [found, show] = useState<{ fields: Compared[]; hasMore: boolean }>()
  // only the form knows what its fields are called
  useLayoutEffect(() => {
    const form = box.current?.closest('form')
    const words = {
      tag,
      empty: texts['lists.conflict-empty'],
      yes: texts['lists.conflict-yes'],
      no: texts['lists.conflict-no']
    }
    const mine = other.isMine ? other.draft : draft
    if (form) show(comparedIn(form, differences(other.base, other.present, mine), words))
  }, [tag, texts, draft, other])
  return (
    <div ref={box} hidden={!found?.fields.length}>
      {found?.fields.length ? (
        <>
          <p>{texts['lists.conflict-changes']}</p>
          <ul>
            {found.fields.map(({ label, theirs, mine }) => (
              <li key={label}>
                {[label, theirs].filter(Boolean).join(': ')}
                {mine && ` (${texts['lists.conflict-yours']}: ${mine})`}
              </li>
            ))}
            {found.hasMore && <li>{texts['lists.conflict-more']}</li>}
          </ul>
        </>
      ) : null}
    </div>
  )
}

/** Says that somebody else has changed what is edited, within its form, which saves the version that it shows. */
export function ChoiceOfVersions({ of }: { of: TwoVersions }) {
  useStyles(css)
  const texts = useTranslations('lists-conflict') as Words | undefined
  const draft = useAtomValue(of.draftAtom)
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
        <Changes draft={draft} other={other} texts={texts} />
        <div className="cluster">
          {other.isMine && (
            <button type="button" className="button primary" onClick={settle}>
              {texts['lists.keep-present']}
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
