import { useAtomValue } from 'jotai'
import type { VersionedEditor, VersionedPage } from './versioned-editor.atoms.ts'

/** What is wrong with a page that is edited and stands at no field. */
export function Faults<C extends object, P extends VersionedPage<C>>({
  of
}: {
  of: Pick<VersionedEditor<C, P>, 'errorsAtom'>
}) {
  const errors = useAtomValue(of.errorsAtom)
  return (
    <div className="errors" role="alert">
      {(errors.content ?? []).map((error) => (
        <p key={error}>{error}</p>
      ))}
    </div>
  )
}
