import { atom, type Setter } from 'jotai'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../data/notify.ts'
import { readFailure } from '../data/read-failure.ts'
import type { RequestStatus } from '../data/request.atoms.ts'
import type { Caller } from '../element/api.ts'
import { apiAtom } from '../element/store.tsx'

interface DraftParts<Item, Draft> {
  /** What the form shows of one; of none where a new one is made. */
  of(item?: Item): Draft
  save(call: Caller, draft: Draft, item?: Item): Promise<Item>
  /** `isNew` tells one that the list does not have yet. */
  saved(set: Setter, answer: Item, isNew: boolean): void
  /** A failure that no field is to blame for. */
  failed(set: Setter, failure: unknown): void
  /** The fields whose errors a change makes void, where it is more than those that it names. */
  touches?(change: Partial<Draft>): string[]
}

interface Edited<Item, Draft> {
  /** Absent for a new one. */
  item?: Item
  saved: Draft
  draft: Draft
}

export type DraftAtoms<Item, Draft> = ReturnType<typeof draftAtoms<Item, Draft>>

/** One thing of a list that is made or changed in a dialog: a failed save keeps what was typed. */
export function draftAtoms<Item, Draft>(parts: DraftParts<Item, Draft>) {
  const editedAtom = atom<Edited<Item, Draft> | undefined>(undefined)
  const errorsAtom = atom<Readonly<Record<string, string[]>>>({})
  /** Counts the refusals: each moves the focus to what was refused. */
  const attemptAtom = atom(0)
  const statusAtom = atom<RequestStatus>('idle')
  const dirtyAtom = atom((get) => {
    const edited = get(editedAtom)
    return JSON.stringify(edited?.draft) !== JSON.stringify(edited?.saved)
  })

  /** A new one may begin with something. */
  const openAtom = atom(null, (_get, set, item?: Item, beginning?: Partial<Draft>) => {
    const saved = { ...parts.of(item), ...beginning }
    set(errorsAtom, {})
    set(attemptAtom, 0)
    set(editedAtom, { ...(item && { item }), saved, draft: saved })
  })
  const closeAtom = atom(null, (_get, set) => set(editedAtom, undefined))

  const changeAtom = atom(null, (get, set, change: Partial<Draft>) => {
    const touched = parts.touches?.(change) ?? Object.keys(change)
    const remaining = Object.entries(get(errorsAtom)).filter(([field]) => !touched.includes(field))
    set(errorsAtom, Object.fromEntries(remaining))
    set(editedAtom, (edited) => edited && { ...edited, draft: { ...edited.draft, ...change } })
  })

  const refuseAtom = atom(null, async (_get, set, failure: unknown) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
    if (refusal) set(attemptAtom, (count) => count + 1)
    else parts.failed(set, failure)
  })

  const saveAtom = atom(null, async (get, set) => {
    const edited = get(editedAtom)
    if (!edited || get(statusAtom) === 'processing') return
    set(statusAtom, 'processing')
    try {
      const answer = await parts.save(get(apiAtom).call, edited.draft, edited.item)
      if (get(editedAtom) === edited) set(closeAtom)
      // what was typed meanwhile stays, and belongs to what is saved now
      else set(editedAtom, (now) => (now?.saved === edited.saved ? { ...now, item: answer, saved: edited.draft } : now))
      set(notifyAtom, 'success')
      parts.saved(set, answer, !edited.item)
    } catch (failure) {
      if (get(editedAtom)?.saved === edited.saved) await set(refuseAtom, failure)
      else parts.failed(set, failure)
    }
    set(statusAtom, 'idle')
  })

  return {
    draftAtom: atom((get) => get(editedAtom)?.draft),
    itemAtom: atom((get) => get(editedAtom)?.item),
    errorsAtom: atom((get) => get(errorsAtom)),
    attemptAtom: atom((get) => get(attemptAtom)),
    statusAtom: atom((get) => get(statusAtom)),
    dirtyAtom,
    openAtom,
    closeAtom,
    changeAtom,
    saveAtom
  }
}
