import { atom } from 'jotai'
import { EXPERIENCE, getTextTypes, putTextTypes, type TextType } from '#contract/profile-layout'
import { FieldErrors } from '#contract/values'
import { afterSave, byKey, type KeyedErrors } from '../../core/data/keyed-drafts.ts'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { movedTo } from '../../ui/lists/ordered-list.tsx'

/** An unsaved one has a local key and no uuid. */
export interface Draft extends Pick<TextType, 'title' | 'place' | 'texts'> {
  key: string
  uuid?: string
}

/** As they were read: sent along with the replacement to detect conflicts. */
const savedAtom = atom<readonly TextType[]>([])
export const draftsAtom = atom<readonly Draft[]>([])
/** Whether saving was attempted, after which empty headings are reported. */
const triedAtom = atom(false)
const refusedAtom = atom<KeyedErrors>({})
/** Whether others have changed the list since it was read. */
export const isOutdatedAtom = atom(false)
/** The item whose removal is being confirmed. */
export const pendingRemovalAtom = atom<Draft | undefined>(undefined)

const draftOf = (type: TextType): Draft => ({ ...type, key: type.uuid })

let last = 0

export const addAtom = atom(null, (_get, set) => {
  last += 1
  set(draftsAtom, (drafts) => [...drafts, { key: `new-${last}`, title: '', place: 'default', texts: 0 }])
})

export const typeAtom = atom(null, (_get, set, key: string, change: Partial<Draft>) => {
  set(draftsAtom, (drafts) => drafts.map((one) => (one.key === key ? { ...one, ...change } : one)))
  set(refusedAtom, (refused) => ({ ...refused, [key]: {} }))
})

export const moveAtom = atom(null, (_get, set, from: number, to: number) =>
  set(draftsAtom, (drafts) => movedTo(drafts, from, to))
)

const dropAtom = atom(null, (_get, set, key: string) =>
  set(draftsAtom, (drafts) => drafts.filter((one) => one.key !== key))
)

/** Removes an item, after confirmation if advisors have written texts for it. */
export const removeAtom = atom(null, (_get, set, draft: Draft) =>
  draft.texts ? set(pendingRemovalAtom, draft) : set(dropAtom, draft.key)
)

export const confirmRemovalAtom = atom(null, (get, set) => {
  const asked = get(pendingRemovalAtom)
  if (asked) set(dropAtom, asked.key)
  set(pendingRemovalAtom, undefined)
})

/** Years and certificates, which have a heading of their own and are not removed. */
export const isExperience = ({ uuid }: Draft) => uuid === EXPERIENCE

const lacksTitle = (draft: Draft) => !isExperience(draft) && !draft.title.trim()

/** Errors by key. */
export const faultsAtom = atom((get) => {
  const refused = get(refusedAtom)
  const isLacking = (draft: Draft) => get(triedAtom) && lacksTitle(draft)
  return new Map(
    get(draftsAtom).map((one) => [one.key, { isLacking: isLacking(one), refused: refused[one.key]?.title ?? [] }])
  )
})

const sent = (drafts: readonly Omit<Draft, 'key'>[]) =>
  drafts.map(({ uuid, title, place }) => ({ ...(uuid && { uuid }), title: title.trim(), place }))

export const textTypesForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(sent(get(draftsAtom))) !== JSON.stringify(sent(get(savedAtom)))),
  load: (call) => call(getTextTypes, {}),
  show: (set, types) => {
    set(draftsAtom, types.map(draftOf))
    set(savedAtom, types)
    set(triedAtom, false)
    set(refusedAtom, {})
    set(isOutdatedAtom, false)
  },
  value: (get, set) => {
    set(triedAtom, true)
    const drafts = get(draftsAtom)
    return drafts.some(lacksTitle) ? undefined : { was: get(savedAtom), drafts }
  },
  save: (call, _alias, { was, drafts }) => call(putTextTypes, { body: { was: [...was], put: sent(drafts) } }),
  saved: (set, { drafts }, types) => {
    set(draftsAtom, (now) => afterSave(now, drafts, types, ({ title, place }) => ({ title, place })))
    set(savedAtom, types)
    set(triedAtom, false)
    set(refusedAtom, {})
    set(isOutdatedAtom, false)
  },
  said: () => ['profile-layout.texts-saved'],
  shows: (field) => /^put\.\d+\.title$/.test(field),
  refused: async (_get, set, failure, { drafts }) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, byKey(refusal?.errors ?? {}, drafts))
    set(isOutdatedAtom, isConflict(failure))
  },
  messageFor: (failure) => (isConflict(failure) ? 'lists.changed-elsewhere' : undefined)
})
