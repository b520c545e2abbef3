import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { listsMessages } from '#contract/messages/lists.messages'
import type { RemovalAtoms } from '../../core/data/removal.atoms.ts'
import { useTexts } from '../../core/element/texts.tsx'
import { UndoNotice } from './undo-notice.tsx'

/** Says what has just been deleted, with an undo button. */
export function RestoreNotice<Item>({ of }: { of: RemovalAtoms<Item> }) {
  const t = useTexts<typeof listsMessages>()
  const deleted = useAtomValue(of.deletedAtom)
  const errors = useAtomValue(of.errorsAtom)
  const isBusy = useAtomValue(of.isBusyAtom)
  const restore = useSetAtom(of.restoreAtom)
  const close = useSetAtom(of.deletedAtom)
  // not shown on a later visit
  useEffect(() => () => close(undefined), [close])
  return (
    <div role="status">
      {deleted && (
        <UndoNotice
          text={t('lists.deleted', { name: of.nameOf(deleted) })}
          errors={errors}
          busy={isBusy}
          onUndo={() => void restore()}
          onClose={() => close(undefined)}
        />
      )}
    </div>
  )
}
