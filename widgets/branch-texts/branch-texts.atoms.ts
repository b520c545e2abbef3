import { atom } from 'jotai'
import { type BranchTextForm, getBranchTexts, putBranchTexts } from '#contract/branch-texts'
import { FieldErrors } from '#contract/values'
import { formAtoms } from '../core/form.atoms.ts'
import { readFailure } from '../core/read-failure.ts'
import { movedTo } from '../ui/ordered-list.tsx'

/** A text with a key of its own while it is edited. */
export interface Draft extends BranchTextForm {
  key: string
}

const savedAtom = atom<readonly Draft[]>([])
export const draftsAtom = atom<readonly Draft[]>([])
/** The server's words, by place and field as `0.title`. */
export const errorsAtom = atom<Record<string, string[]>>({})

let last = 0
const draftOf = (form: BranchTextForm): Draft => {
  last += 1
  return { ...form, key: `text-${last}` }
}
const sent = (drafts: readonly Draft[]) => drafts.map(({ title, value }) => ({ title, value }))

const changeAtom = atom(null, (_get, set, change: (drafts: readonly Draft[]) => readonly Draft[]) => {
  set(draftsAtom, change)
  // they name places, which may be others now
  set(errorsAtom, {})
})

export const addAtom = atom(null, (_get, set) =>
  set(changeAtom, (drafts) => [...drafts, draftOf({ title: '', value: '' })])
)
export const typeAtom = atom(null, (_get, set, key: string, change: Partial<BranchTextForm>) =>
  set(changeAtom, (drafts) => drafts.map((one) => (one.key === key ? { ...one, ...change } : one)))
)
export const moveAtom = atom(null, (_get, set, from: number, to: number) =>
  set(changeAtom, (drafts) => movedTo(drafts, from, to))
)
export const removeAtom = atom(null, (_get, set, key: string) =>
  set(changeAtom, (drafts) => drafts.filter((one) => one.key !== key))
)

const showAtom = atom(null, (_get, set, texts: readonly BranchTextForm[]) => {
  const drafts = texts.map(draftOf)
  set(draftsAtom, drafts)
  set(savedAtom, drafts)
  set(errorsAtom, {})
})

export const branchTextsForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(sent(get(draftsAtom))) !== JSON.stringify(sent(get(savedAtom)))),
  load: (call, uuid) => call(getBranchTexts, { params: { uuid } }),
  show: (set, texts) => set(showAtom, texts),
  value: (get) => sent(get(draftsAtom)),
  save: (call, uuid, body) => call(putBranchTexts, { params: { uuid }, body }),
  saved: (set, _body, texts) => set(showAtom, texts),
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
  }
})
