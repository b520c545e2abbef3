import { useAtomValue, useSetAtom } from 'jotai'
import type { RemovalAtoms } from '../../core/data/removal.atoms.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface RemovalQuestionProps<Item> {
  of: RemovalAtoms<Item>
  title: string
  text: (doomed: Item) => string
  deed: string
}

/** Asks before something of a list is deleted. */
export function RemovalQuestion<Item>({ of, title, text, deed }: RemovalQuestionProps<Item>) {
  const doomed = useAtomValue(of.pendingDeletionAtom)
  const isBusy = useAtomValue(of.isBusyAtom)
  const doom = useSetAtom(of.pendingDeletionAtom)
  const confirm = useSetAtom(of.confirmAtom)
  return (
    <ConfirmDialog
      open={Boolean(doomed)}
      busy={isBusy}
      title={title}
      text={doomed ? text(doomed) : ''}
      deed={deed}
      onConfirm={() => void confirm()}
      onClose={() => doom(undefined)}
    />
  )
}
