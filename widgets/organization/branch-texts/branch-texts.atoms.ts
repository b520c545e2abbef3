import { atom } from 'jotai'
import { type BranchTextForm, getBranchTexts, putBranchTexts } from '#contract/branch-texts'
import { FieldErrors } from '#contract/values'
import { afterSave, byKey, type KeyedErrors } from '../../core/data/keyed-drafts.ts'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { movedTo } from '../../ui/lists/ordered-list.tsx'

/** A text with a local key while editing. */
export interface Draft extends BranchTextForm {
  key: string
}

/** As they were read: sent along with the replacement to detect conflicts. */
const savedAtom = atom<readonly BranchTextForm[]>([])
export const draftsAtom = atom<readonly Draft[]>([])
export const errorsAtom = atom<KeyedErrors>({})
/** Whether others have changed the list since it was read. */
export const isOutdatedAtom = atom(false)
/** The text whose removal is being confirmed. */
export const pendingRemovalAtom = atom<Draft | undefined>(undefined)

let last = 0
const draftOf = (form: BranchTextForm): Draft => {
  last += 1
  return { ...form, key: `text-${last}` }
}
const sent = (drafts: readonly BranchTextForm[]) => drafts.map(({ title, value }) => ({ title, value }))

export const addAtom = atom(null, (_get, set) =>
  set(draftsAtom, (drafts) => [...drafts, draftOf({ title: '', value: '' })])
)
export const typeAtom = atom(null, (_get, set, key: string, change: Partial<BranchTextForm>) => {
  set(draftsAtom, (drafts) => drafts.map((one) => (one.key === key ? { ...one, ...change } : one)))
  set(errorsAtom, (errors) => ({ ...errors, [key]: {} }))
})
export const moveAtom = atom(null, (_get, set, from: number, to: number) =>
  set(draftsAtom, (drafts) => movedTo(drafts, from, to))
)

const dropAtom = atom(null, (_get, set, key: string) =>
  set(draftsAtom, (drafts) => drafts.filter((one) => one.key !== key))
)

/** Removes a text, after confirmation unless it is empty. */
export const removeAtom = atom(null, (_get, set, draft: Draft) =>
  draft.value.trim() ? set(pendingRemovalAtom, draft) : set(dropAtom, draft.key)
)

export const confirmRemovalAtom = atom(null, (get, set) => {
  const asked = get(pendingRemovalAtom)
  if (asked) set(dropAtom, asked.key)
  set(pendingRemovalAtom, undefined)
})

export const branchTextsForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(sent(get(draftsAtom))) !== JSON.stringify(sent(get(savedAtom)))),
  load: (call, uuid) => call(getBranchTexts, { params: { uuid } }),
  show: (set, texts) => {
    set(draftsAtom, texts.map(draftOf))
    set(savedAtom, texts)
    set(errorsAtom, {})
    set(isOutdatedAtom, false)
    set(pendingRemovalAtom, undefined)
  },
  value: (get) => ({ was: get(savedAtom), drafts: get(draftsAtom) }),
  save: (call, uuid, { was, drafts }) =>
    call(putBranchTexts, { params: { uuid }, body: { was: [...was], put: sent(drafts) } }),
  saved: (set, { drafts }, texts) => {
    set(draftsAtom, (now) => afterSave(now, drafts, texts, ({ title, value }) => ({ title, value })))
    set(savedAtom, texts)
    set(errorsAtom, {})
    set(isOutdatedAtom, false)
  },
  said: () => ['branch-texts.saved'],
  shows: (field) => /^put\.\d+\.(title|value)$/.test(field),
  refused: async (_get, set, failure, { drafts }) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, byKey(refusal?.errors ?? {}, drafts))
    set(isOutdatedAtom, isConflict(failure))
  },
  messageFor: (failure) => (isConflict(failure) ? 'lists.changed-elsewhere' : undefined)
})
