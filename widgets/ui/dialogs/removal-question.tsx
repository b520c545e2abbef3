import { useAtomValue, useSetAtom } from 'jotai'
import type { RemovalAtoms } from '../../core/data/removal.atoms.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RemovalQuestionProps<Item> {
  of: RemovalAtoms<Item>
  title: string
  text: (item: Item) => string
  action: string
}

/** Asks before an item of a list is deleted. */
export function RemovalQuestion<Item>({ of, title, text, action }: RemovalQuestionProps<Item>) {
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
    />
  )
}
