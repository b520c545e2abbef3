import { atom } from 'jotai'
import { getTextTypes, putTextTypes, type TextType } from '#contract/profile-layout'
import { FieldErrors } from '#contract/values'
import { formAtoms } from '../core/form.atoms.ts'
import { readFailure } from '../core/read-failure.ts'
import { movedTo } from '../ui/ordered-list.tsx'

/** One that is not saved yet has a key of its own and no uuid. */
export interface Draft extends Pick<TextType, 'title' | 'place' | 'texts'> {
  key: string
  uuid?: string
}

const savedAtom = atom<readonly Draft[]>([])
export const draftsAtom = atom<readonly Draft[]>([])
/** Whether saving was tried, so that an empty heading may be said. */
const triedAtom = atom(false)
const refusedAtom = atom<Record<string, readonly string[]>>({})
/** What is to be removed, with what was written for it: asked about first. */
export const askedAtom = atom<Draft | undefined>(undefined)

const draftOf = (type: TextType): Draft => ({ ...type, key: type.uuid })

let last = 0

export const addAtom = atom(null, (_get, set) => {
  last += 1
  set(draftsAtom, (drafts) => [...drafts, { key: `new-${last}`, title: '', place: 'default', texts: 0 }])
})

export const typeAtom = atom(null, (_get, set, key: string, change: Partial<Draft>) => {
  set(draftsAtom, (drafts) => drafts.map((one) => (one.key === key ? { ...one, ...change } : one)))
  set(refusedAtom, {})
})

export const moveAtom = atom(null, (_get, set, from: number, to: number) =>
  set(draftsAtom, (drafts) => movedTo(drafts, from, to))
)

const dropAtom = atom(null, (_get, set, key: string) =>
  set(draftsAtom, (drafts) => drafts.filter((one) => one.key !== key))
)

/** Takes it from the list; what advisors have written is asked about first. */
export const removeAtom = atom(null, (_get, set, draft: Draft) =>
  draft.texts ? set(askedAtom, draft) : set(dropAtom, draft.key)
)

export const agreeAtom = atom(null, (get, set) => {
  const asked = get(askedAtom)
  if (asked) set(dropAtom, asked.key)
  set(askedAtom, undefined)
})

const lacksTitle = ({ title }: Draft) => !title.trim()

/** What is wrong with each, by its key. */
export const faultsAtom = atom((get) => {
  const drafts = get(draftsAtom)
  const refused = get(refusedAtom)
  const isLacking = (draft: Draft) => get(triedAtom) && lacksTitle(draft)
  return new Map(
    drafts.map((one, at) => [one.key, { isLacking: isLacking(one), refused: refused[`${at}.title`] ?? [] }])
  )
})

const sent = (drafts: readonly Draft[]) =>
  drafts.map(({ uuid, title, place }) => ({ ...(uuid && { uuid }), title: title.trim(), place }))

export const textTypesForm = formAtoms({
  dirtyAtom: atom((get) => JSON.stringify(sent(get(draftsAtom))) !== JSON.stringify(sent(get(savedAtom)))),
  load: (call) => call(getTextTypes, {}),
  show: (set, types) => {
    const drafts = types.map(draftOf)
    set(draftsAtom, drafts)
    set(savedAtom, drafts)
    set(triedAtom, false)
  },
  value: (get, set) => {
    set(triedAtom, true)
    const drafts = get(draftsAtom)
    return drafts.some(lacksTitle) ? undefined : drafts
  },
  save: (call, _alias, drafts) => call(putTextTypes, { body: sent(drafts) }),
  saved: (set, drafts, types) => {
    // each keeps its key, so that whoever works in it stays there
    const saved = types.map((type, at) => ({ ...draftOf(type), key: drafts[at]?.key ?? type.uuid }))
    const unchanged = new Set(drafts)
    const byKey = new Map(saved.map((one) => [one.key, one]))
    set(draftsAtom, (now) =>
      now.map((one) => {
        const known = byKey.get(one.key)
        if (!known) return one
        // what was typed meanwhile waits for the next save
        return unchanged.has(one) ? known : { ...known, title: one.title, place: one.place }
      })
    )
    set(savedAtom, saved)
    set(triedAtom, false)
  },
  refused: async (_get, set, failure) => {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, refusal?.errors ?? {})
  }
})
