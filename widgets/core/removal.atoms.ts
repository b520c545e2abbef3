import { atom, type WritableAtom } from 'jotai'
import type { Caller } from './api.ts'
import { notifyAtom } from './notify.ts'
import { refusalsOf } from './refusals.ts'
import { apiAtom } from './store.tsx'

interface RemovalParts<Item> {
  remove(call: Caller, item: Item): Promise<unknown>
  /** Makes it again as it was; without it, what is deleted stays so. */
  restore?(call: Caller, item: Item): Promise<unknown>
  reloadAtom: WritableAtom<null, [], unknown>
  failAtom: WritableAtom<null, [failure: unknown], unknown>
}

export type RemovalAtoms<Item> = ReturnType<typeof removalAtoms<Item>>

/** One thing of a list that is deleted once it was asked about, and brought back where that can be. */
export function removalAtoms<Item>({ remove, restore, reloadAtom, failAtom }: RemovalParts<Item>) {
  const doomedAtom = atom<Item | undefined>(undefined)
  const deletedAtom = atom<Item | undefined>(undefined)
  /** Why what was deleted cannot be brought back, as the server says. */
  const errorsAtom = atom<readonly string[]>([])
  const isBusyAtom = atom(false)

  /** One change at a time. */
  const workAtom = atom(null, async (get, set, work: (call: Caller) => Promise<unknown>, left?: Item) => {
    if (get(isBusyAtom)) return
    set(isBusyAtom, true)
    set(errorsAtom, [])
    try {
      await work(get(apiAtom).call)
      set(deletedAtom, left)
      set(notifyAtom, 'success')
      // not waited for: the dialog gives the focus back while its row is still there
      void set(reloadAtom)
    } catch (failure) {
      set(failAtom, failure)
    }
    set(isBusyAtom, false)
  })

  const confirmAtom = atom(null, async (get, set) => {
    const doomed = get(doomedAtom)
    if (!doomed) return
    await set(workAtom, (call) => remove(call, doomed), restore && doomed)
    set(doomedAtom, undefined)
  })

  const restoreAtom = atom(null, async (get, set) => {
    const deleted = get(deletedAtom)
    if (!deleted || !restore) return
    await set(workAtom, (call) =>
      restore(call, deleted).catch(async (failure) => {
        set(errorsAtom, await refusalsOf(failure))
        throw failure
      })
    )
  })

  return { doomedAtom, deletedAtom, errorsAtom, isBusyAtom: atom((get) => get(isBusyAtom)), confirmAtom, restoreAtom }
}
