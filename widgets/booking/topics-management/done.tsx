import { useAtomValue, useSetAtom } from 'jotai'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import { useTexts } from '../../core/element/texts.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { doneAtom, isUndoingAtom, undoAtom } from './assign.atoms.ts'

/** How many advisors were assigned or withdrawn, announced, with an undo button. */
export function Done() {
  const t = useTexts<typeof topicsManagementMessages>()
  const done = useAtomValue(doneAtom)
  const isUndoing = useAtomValue(isUndoingAtom)
  const undo = useSetAtom(undoAtom)
  const close = useSetAtom(doneAtom)
  const numbers = { gain: done?.assigned.length ?? 0, lose: done?.withdrawn.length ?? 0 }
  return (
    <div className="topics-done" role="status">
      {done && (
        <UndoNotice
          text={t('topics-management.changed', { topic: done.topic.topic, ...numbers })}
          busy={isUndoing}
          onUndo={() => void undo()}
          onClose={() => close(undefined)}
        />
      )}
    </div>
  )
}
