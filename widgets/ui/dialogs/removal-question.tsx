import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import type { RemovalAtoms } from '../../core/data/removal.atoms.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RemovalQuestionProps<Item> {
  of: RemovalAtoms<Item>
  title: string
  text: (item: Item) => string
  action: string
  /** What else it means, below the question. */
  note?: (item: Item) => ReactNode
}

/** Asks before an item of a list is deleted. */
export function RemovalQuestion<Item>({ of, title, text, action, note }: RemovalQuestionProps<Item>) {
  const item = useAtomValue(of.pendingDeletionAtom)
  const isBusy = useAtomValue(of.isBusyAtom)
  const setPending = useSetAtom(of.pendingDeletionAtom)
  const confirm = useSetAtom(of.confirmAtom)
  return (
    <ConfirmDialog
      open={Boolean(item)}
      busy={isBusy}
      title={title}
      text={item ? text(item) : ''}
      action={action}
      onConfirm={() => void confirm()}
      onClose={() => setPending(undefined)}
    >
      {item && note?.(item)}
    </ConfirmDialog>
  )
}
