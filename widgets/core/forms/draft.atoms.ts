import { atom, type Setter } from 'jotai'
import type * as v from 'valibot'
import { FieldErrors } from '#contract/values'
import { notifyAtom, type Said } from '../data/notify.ts'
import { readFailure } from '../data/read-failure.ts'
import { unsaidOf } from '../data/refusals.ts'
import type { RequestStatus } from '../data/request.atoms.ts'
import type { Caller } from '../element/api.ts'
import { apiAtom } from '../element/store.tsx'
import { isSame, met, type Other, swapped } from './conflict.ts'

interface DraftParts<Item, Draft> {
  /** Form values of an item, or defaults for a new one. */
  of(item?: Item): Draft
  save(call: Caller, draft: Draft, item?: Item): Promise<Item>
  /** Its name, by which the notification says what was added or saved. */
  nameOf(item: Item): string
  /** What the notification says instead of that. */
  said?(item: Item): Said
  /** `isNew` if the list does not have it yet. */
  saved(set: Setter, answer: Item, isNew: boolean): void
  /** A failure that concerns no field. */
  failed(set: Setter, failure: unknown): void
  /** What the server answers to a save over what somebody else has changed, if it says so. */
  outdated?: v.GenericSchema<unknown, { present?: Item | undefined }>
  /** The fields beside which errors are shown, if not all. */
  fields?: readonly string[]
  /** The fields whose errors a change clears, if more than the changed ones. */
  touches?(change: Partial<Draft>): string[]
}

interface Edited<Item, Draft> {
  /** Absent for a new one. */
  item?: Item
  saved: Draft
  draft: Draft
  other?: Other<Draft>
}

export type DraftAtoms<Item, Draft> = ReturnType<typeof draftAtoms<Item, Draft>>

/** Creates or changes an item of a list in a dialog; a failed save keeps the input. */
export function draftAtoms<Item, Draft>(parts: DraftParts<Item, Draft>) {
  const editedAtom = atom<Edited<Item, Draft> | undefined>(undefined)
  const errorsAtom = atom<Readonly<Record<string, string[]>>>({})
  /** Counts refusals: each moves the focus to the first refused field. */
  const attemptAtom = atom(0)
  const statusAtom = atom<RequestStatus>('idle')
  const dirtyAtom = atom((get) => {
    const edited = get(editedAtom)
    return Boolean(edited?.other) || !isSame(edited?.draft, edited?.saved)
  })

  /** Initial values of a new item. */
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

  /** Goes on from what somebody else has made of the item, which the list shows, too. */
  const meetAtom = atom(null, (_get, set, item: Item) => {
    set(errorsAtom, {})
    set(editedAtom, (edited) => {
      if (!edited) return undefined
      const saved = parts.of(item)
      return { item, saved, ...met(edited.saved, edited.draft, saved, edited.other) }
    })
    parts.saved(set, item, false)
  })

  /** Shows what the item is by now, or again mine. */
  const swapAtom = atom(null, (get, set) => {
    const edited = get(editedAtom)
    if (!edited?.other || get(statusAtom) === 'processing') return
    set(errorsAtom, {})
    set(editedAtom, { ...edited, ...swapped(edited.draft, edited.other) })
  })

  const refuseAtom = atom(null, async (_get, set, failure: unknown, draft: Draft) => {
    const outdated = parts.outdated && (await readFailure(failure, parts.outdated))
    if (outdated?.present) return set(meetAtom, outdated.present)
    const fields = parts.fields ?? Object.keys(draft as object)
    const unsaid = await unsaidOf(failure, (field) => fields.includes(field.split('.')[0] ?? ''))
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
    if (!refusal) return parts.failed(set, failure)
    set(attemptAtom, (count) => count + 1)
    if (unsaid) set(notifyAtom, 'failure', unsaid)
  })

  const saveAtom = atom(null, async (get, set) => {
    const edited = get(editedAtom)
    if (!edited || get(statusAtom) === 'processing') return
    set(statusAtom, 'processing')
    try {
      const answer = await parts.save(get(apiAtom).call, edited.draft, edited.item)
      if (get(editedAtom) === edited) set(closeAtom)
      // what was typed meanwhile stays, as a change of the saved item
      else
        set(editedAtom, (now) =>
          now?.saved === edited.saved ? { item: answer, saved: edited.draft, draft: now.draft } : now
        )
      const named: Said = [edited.item ? 'lists.saved' : 'lists.added', { name: parts.nameOf(answer) }]
      set(notifyAtom, 'success', ...(parts.said?.(answer) ?? named))
      parts.saved(set, answer, !edited.item)
    } catch (failure) {
      if (get(editedAtom)?.saved === edited.saved) await set(refuseAtom, failure, edited.draft)
      else parts.failed(set, failure)
    }
    set(statusAtom, 'idle')
  })

  return {
    draftAtom: atom((get) => get(editedAtom)?.draft),
    itemAtom: atom((get) => get(editedAtom)?.item),
    otherAtom: atom((get) => get(editedAtom)?.other),
    errorsAtom: atom((get) => get(errorsAtom)),
    attemptAtom: atom((get) => get(attemptAtom)),
    statusAtom: atom((get) => get(statusAtom)),
    dirtyAtom,
    openAtom,
    closeAtom,
    changeAtom,
    swapAtom,
    keepAtom: atom(null, (_get, set) => set(editedAtom, (edited) => edited && { ...edited, other: undefined })),
    saveAtom
  }
}
