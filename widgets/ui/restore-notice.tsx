import { useAtomValue, useSetAtom } from 'jotai'
import type { listsMessages } from '#contract/lists.messages'
import type { uiMessages } from '#contract/ui.messages'
import type { RemovalAtoms } from '../core/removal.atoms.ts'
import { useTexts } from '../core/texts.tsx'
import { Busy } from './busy.tsx'

interface RestoreNoticeProps<Item> {
  of: RemovalAtoms<Item>
  nameOf: (deleted: Item) => string
}

/** Tells what has just been deleted of a list, with the way back. */
export function RestoreNotice<Item>({ of, nameOf }: RestoreNoticeProps<Item>) {
  const t = useTexts<typeof listsMessages & typeof uiMessages>()
  const deleted = useAtomValue(of.deletedAtom)
  const isBusy = useAtomValue(of.isBusyAtom)
  const restore = useSetAtom(of.restoreAtom)
  const close = useSetAtom(of.deletedAtom)
  return (
    <div role="status">
      {deleted && (
        <div className="notice success cluster">
          <p>{t('lists.deleted', { name: nameOf(deleted) })}</p>
          <Busy className="button" busy={isBusy} onClick={() => void restore()}>
            {t('lists.restore')}
          </Busy>
          <button type="button" className="button quiet" onClick={() => close(undefined)}>
            {t('ui.close')}
          </button>
        </div>
      )}
    </div>
  )
}
