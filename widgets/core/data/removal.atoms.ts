import { atom, type Setter } from 'jotai'
import type { Caller } from '../element/api.ts'
import type { ListAtoms } from './list.atoms.ts'
import type { Said } from './notify.ts'
import { refusalsOf } from './refusals.ts'
import { mutationAtoms } from './request.atoms.ts'

interface RemovalParts<Item> {
  remove(call: Caller, item: Item): Promise<unknown>
  nameOf(item: Item): string
  /** What the notification says, if not that it is deleted. */
  said?(item: Item): Said
  /** Restores a deleted item; without it, deletion is final. */
  restore?(call: Caller, item: Item): Promise<unknown>
  /** Removes it from the list, which otherwise reloads. */
  removed?(set: Setter, item: Item): void
  list: Pick<ListAtoms<never>, 'refreshAtom' | 'failAtom'>
}

export type RemovalAtoms<Item> = ReturnType<typeof removalAtoms<Item>>

/** Deletes an item of a list after confirmation, and restores it where that is possible. */
export function removalAtoms<Item>({ remove, nameOf, said, restore, removed, list }: RemovalParts<Item>) {
  const { statusAtom, runAtom } = mutationAtoms(list.failAtom)
  const pendingDeletionAtom = atom<Item | undefined>(undefined)
  const deletedAtom = atom<Item | undefined>(undefined)
  /** Why a deleted item cannot be restored, as the server says. */
  const errorsAtom = atom<readonly string[]>([])

  /** One change at a time. */
  const workAtom = atom(null, (_get, set, work: (call: Caller) => Promise<unknown>, text?: () => Said) => {
    set(errorsAtom, [])
    return set(runAtom, work, { said: text })
  })
  const saidOf = (item: Item): Said => said?.(item) ?? ['lists.deleted', { name: nameOf(item) }]

  const confirmAtom = atom(null, async (get, set) => {
    const item = get(pendingDeletionAtom)
    if (!item) return
    // what can be restored is named beside the way to do so
    const isRemoved = await set(workAtom, (call) => remove(call, item), restore ? undefined : () => saidOf(item))
    if (isRemoved) {
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
    const work = (call: Caller) =>
      restore(call, deleted).catch(async (failure) => {
        set(errorsAtom, await refusalsOf(failure))
        throw failure
      })
    const isBack = await set(workAtom, work, () => ['lists.restored', { name: nameOf(deleted) }])
    if (!isBack) return
    set(deletedAtom, undefined)
    void set(list.refreshAtom)
  })

  return {
    nameOf,
    pendingDeletionAtom,
    deletedAtom,
    errorsAtom,
    isBusyAtom: atom((get) => get(statusAtom) === 'processing'),
    confirmAtom,
    restoreAtom
  }
}
