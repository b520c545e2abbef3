import { useAtomValue, useSetAtom } from 'jotai'
import type { contentEditorMessages } from '#contract/messages/content-editor.messages'
import { meAtom } from '../../core/data/session.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { ConflictBox } from '../../ui/feedback/conflict-box.tsx'
import { useMoment } from './page-state.tsx'
import type { VersionedEditor, VersionedPage } from './versioned-editor.atoms.ts'

interface ConflictNoticeProps {
  /** Who has saved what, and when. */
  said: string
  /** The text of the notification that says the same. */
  instead: string
  /** How many parts both have changed. */
  clashes: number
  onMerge: () => void
  onDiscard: () => void
}

/** It has been saved elsewhere meanwhile: nothing is lost, whatever is chosen. */
export function ConflictNotice({ said, instead, clashes, onMerge, onDiscard }: ConflictNoticeProps) {
  const t = useTexts<typeof contentEditorMessages>()
  return (
    <ConflictBox instead={instead}>
      <p>{said}</p>
      <p>{t('content-editor.conflict-merge', { count: clashes })}</p>
      <div className="cluster">
        <button type="button" className="button primary" onClick={onMerge}>
          {t('content-editor.merge')}
        </button>
        <button type="button" className="button" onClick={onDiscard}>
          {t('content-editor.take-theirs')}
        </button>
      </div>
    </ConflictBox>
  )
}

/** Whether what was saved in the meantime has the user's own name: they may have done it in another window. */
export function useIsOwn(author: string): 'yes' | 'no' {
  return useAtomValue(meAtom).full_name === author ? 'yes' : 'no'
}

interface ConflictProps<C extends object, P extends VersionedPage<C>> {
  of: Pick<VersionedEditor<C, P>, 'otherAtom' | 'mergeAtom' | 'resolveAtom'>
  zone: string
}

/** The conflict of a page that is edited. */
export function Conflict<C extends object, P extends VersionedPage<C>>({ of, zone }: ConflictProps<C, P>) {
  const t = useTexts<typeof contentEditorMessages>()
  const moment = useMoment(zone)
  const other = useAtomValue(of.otherAtom)
  const isOwn = useIsOwn(other?.author ?? '')
  const merge = useAtomValue(of.mergeAtom)
  const resolve = useSetAtom(of.resolveAtom)
  return (
    <div role="alert">
      {other && merge && (
        <ConflictNotice
          said={t('content-editor.conflict', {
            isOwn,
            author: other.author,
            version: other.version,
            moment: moment(other.saved_at)
          })}
          instead="content-pages.changed-elsewhere"
          clashes={merge.clashes}
          onMerge={() => resolve(merge.content)}
          onDiscard={() => resolve(other.content)}
        />
      )}
    </div>
  )
}
