import { useAtomValue, useSetAtom } from 'jotai'
import type { ManagedTopic } from '#contract/topics-management'
import type { topicsManagementMessages } from '#contract/topics-management.messages'
import type { uiMessages } from '#contract/ui.messages'
import { useTexts } from '../core/texts.tsx'
import { Busy } from '../ui/busy.tsx'
import { doneAtom, isUndoingAtom, undoAtom } from './assign.atoms.ts'

/** For how many a topic has just been changed, and the way back. */
export function Done({ topic }: { topic: ManagedTopic }) {
  const t = useTexts<typeof topicsManagementMessages & typeof uiMessages>()
  const done = useAtomValue(doneAtom)
  const isUndoing = useAtomValue(isUndoingAtom)
  const undo = useSetAtom(undoAtom)
  const close = useSetAtom(doneAtom)
  const numbers = { gain: done?.assigned.length ?? 0, lose: done?.withdrawn.length ?? 0 }
  return (
    <div className="topics-done">
      {done?.topic.uuid === topic.uuid && (
        <div className="notice success cluster">
          <p>{t('topics-management.changed', { topic: topic.topic, ...numbers })}</p>
          <Busy className="button" busy={isUndoing} onClick={() => void undo()}>
            {t('topics-management.undo')}
          </Busy>
          <button type="button" className="button quiet" onClick={() => close(undefined)}>
            {t('ui.close')}
          </button>
        </div>
      )}
    </div>
  )
}
