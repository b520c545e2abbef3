import { atom } from 'jotai'
import { getCardTags, putCardTags } from '#contract/card-tags'
import { refusalsOf } from '../../core/data/refusals.ts'
import { withRevision } from '../../core/data/with-revision.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'

const savedAtom = atom<readonly string[]>([])
const typedTextAtom = atom('')
const refusedAtom = atom<readonly string[]>([])

const wordsIn = (typed: string) =>
  typed
    .split(/[,;\n]/)
    .map((word) => word.trim())
    .filter(Boolean)

const textOf = (tags: readonly string[]) => tags.join(', ')

const isSame = (some: readonly string[], others: readonly string[]) => some.join() === others.join()

/** What is typed, separated by commas. */
export const typedAtom = atom(
  (get) => get(typedTextAtom),
  (_get, set, typed: string) => {
    set(typedTextAtom, typed)
    set(refusedAtom, [])
  }
)
export const errorsAtom = atom((get) => get(refusedAtom))

const showAtom = atom(null, (_get, set, tags: readonly string[]) => {
  set(typedAtom, textOf(tags))
  set(savedAtom, tags)
})

/** Input typed while saving stays. */
const showSavedAtom = atom(null, (get, set, sent: readonly string[], tags: readonly string[]) => {
  if (isSame(wordsIn(get(typedAtom)), sent)) set(showAtom, tags)
  else set(savedAtom, tags)
})

export const cardTagsForm = formAtoms({
  dirtyAtom: atom((get) => !isSame(wordsIn(get(typedAtom)), get(savedAtom))),
  load: (call, alias) => withRevision(call, getCardTags, { params: { alias } }),
  show: (set, { answer }) => set(showAtom, answer.tags),
  value: (get) => ({ tags: wordsIn(get(typedAtom)) }),
  save: (call, alias, body, revision) =>
    withRevision(call, putCardTags, { params: { alias }, query: { revision }, body }),
  saved: (set, sent, { answer }) => set(showSavedAtom, sent.tags, answer.tags),
  said: () => ['card-tags.saved'],
  refused: async (_get, set, failure) => set(refusedAtom, await refusalsOf(failure)),
  versions: {
    draftAtom: atom(
      (get) => ({ tags: get(typedAtom) }),
      (_get, set, { tags }: { tags: string }) => set(typedAtom, tags)
    ),
    savedAtom: atom((get) => ({ tags: textOf(get(savedAtom)) }))
  }
})
