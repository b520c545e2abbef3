import { atom, type Setter } from 'jotai'
import type { Caller } from '../element/api.ts'
import type { ListAtoms } from './list.atoms.ts'
import { refusalsOf } from './refusals.ts'
import { mutationAtoms } from './request.atoms.ts'

interface RemovalParts<Item> {
  remove(call: Caller, item: Item): Promise<unknown>
  /** Restores a deleted item; without it, deletion is final. */
  restore?(call: Caller, item: Item): Promise<unknown>
  /** Removes it from the list, which otherwise reloads. */
  removed?(set: Setter, item: Item): void
  list: Pick<ListAtoms<never>, 'refreshAtom' | 'failAtom'>
}

export type RemovalAtoms<Item> = ReturnType<typeof removalAtoms<Item>>

/** Deletes an item of a list after confirmation, and restores it where that is possible. */
export function removalAtoms<Item>({ remove, restore, removed, list }: RemovalParts<Item>) {
  const { statusAtom, runAtom } = mutationAtoms(list.failAtom)
  const pendingDeletionAtom = atom<Item | undefined>(undefined)
  const deletedAtom = atom<Item | undefined>(undefined)
  /** Why a deleted item cannot be restored, as the server says. */
  const errorsAtom = atom<readonly string[]>([])

  /** One change at a time. */
  const workAtom = atom(null, (_get, set, work: (call: Caller) => Promise<unknown>) => {
    set(errorsAtom, [])
    return set(runAtom, work)
  })

  const confirmAtom = atom(null, async (get, set) => {
    const item = get(pendingDeletionAtom)
    if (!item) return
    if (await set(workAtom, (call) => remove(call, item))) {
      set(deletedAtom, restore && item)
      // not awaited: the dialog returns the focus while its row still exists
      if (removed) removed(set, item)
      else void set(list.refreshAtom)
    }
    set(pendingDeletionAtom, undefined)
  })

  const restoreAtom = atom(null, async (get, set) => {
    const deleted = get(deletedAtom)
    if (!deleted || !restore) return
    const isBack = await set(workAtom, (call) =>
      restore(call, deleted).catch(async (failure) => {
        set(errorsAtom, await refusalsOf(failure))
        throw failure
      })
    )
    if (!isBack) return
    set(deletedAtom, undefined)
    void set(list.refreshAtom)
  })

  return {
    pendingDeletionAtom,
    deletedAtom,
    errorsAtom,
    isBusyAtom: atom((get) => get(statusAtom) === 'processing'),
    confirmAtom,
    restoreAtom
  }
}
