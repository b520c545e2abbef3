import { useAtomValue, useSetAtom } from 'jotai'
import type { topicsManagementMessages } from '#contract/messages/topics-management.messages'
import type { ManagedTopic } from '#contract/topics-management'
import { useTexts } from '../../core/element/texts.tsx'
import { UndoNotice } from '../../ui/feedback/undo-notice.tsx'
import { doneAtom, isUndoingAtom, undoAtom } from './assign.atoms.ts'

/** How many advisors were changed, with an undo button. */
export function Done({ topic }: { topic: ManagedTopic }) {
  const t = useTexts<typeof topicsManagementMessages>()
  const done = useAtomValue(doneAtom)
  const isUndoing = useAtomValue(isUndoingAtom)
  const undo = useSetAtom(undoAtom)
  const close = useSetAtom(doneAtom)
  const numbers = { gain: done?.assigned.length ?? 0, lose: done?.withdrawn.length ?? 0 }
  return (
    <div className="topics-done" role="status">
      {done?.topic.uuid === topic.uuid && (
        <UndoNotice
          text={t('topics-management.changed', { topic: topic.topic, ...numbers })}
          busy={isUndoing}
          onUndo={() => void undo()}
          onClose={() => close(undefined)}
        />
      )}
    </div>
  )
}
