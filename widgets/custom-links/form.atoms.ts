import { atom } from 'jotai'
import { type CustomLinkKind, type LinkIcon, PLACEHOLDER, postCustomLink, putCustomLink } from '#contract/custom-links'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'
import { failAtom, loadAtom, replaceAtom } from './custom-links.atoms.ts'

export interface Draft {
  icon: LinkIcon
  label: string
  pattern: string
  /** Advisors enter whole addresses. */
  isAny: boolean
  is_retired: boolean
}

const EMPTY: Draft = { icon: 'link', label: '', pattern: 'https://', isAny: false, is_retired: false }

interface Edited {
  /** Absent for a new one. */
  kind?: CustomLinkKind
  saved: Draft
  draft: Draft
}

const editedAtom = atom<Edited | undefined>(undefined)
export const errorsAtom = atom<Record<string, string[]>>({})
/** Counts the refusals: each moves the focus to what was refused. */
export const attemptAtom = atom(0)
export const formStatusAtom = atom<'idle' | 'processing'>('idle')

export const draftAtom = atom((get) => get(editedAtom)?.draft)
export const kindAtom = atom((get) => get(editedAtom)?.kind)
export const isDirtyAtom = atom((get) => {
  const edited = get(editedAtom)
  return JSON.stringify(edited?.draft) !== JSON.stringify(edited?.saved)
})

const patternOf = ({ isAny, pattern }: Draft) => (isAny ? PLACEHOLDER : pattern)

/** Whether a save changes the pattern of what advisors have entered. */
export const isPatternChangedAtom = atom((get) => {
  const edited = get(editedAtom)
  return Boolean(edited?.kind?.advisors && patternOf(edited.draft) !== edited.kind.pattern)
})

const draftOf = ({ icon, label, pattern, is_retired }: CustomLinkKind): Draft => {
  const isAny = pattern === PLACEHOLDER
  return { icon: icon as LinkIcon, label, pattern: isAny ? EMPTY.pattern : pattern, isAny, is_retired }
}

/** Opens the form, empty or with a kind in it. */
export const editAtom = atom(null, (_get, set, kind?: CustomLinkKind) => {
  const saved = kind ? draftOf(kind) : EMPTY
  set(errorsAtom, {})
  set(attemptAtom, 0)
  set(editedAtom, { ...(kind && { kind }), saved, draft: saved })
})

export const closeAtom = atom(null, (_get, set) => set(editedAtom, undefined))

export const changeAtom = atom(null, (get, set, change: Partial<Draft>) => {
  const touched = Object.keys({ ...change, ...('isAny' in change && { pattern: '' }) })
  set(errorsAtom, Object.fromEntries(Object.entries(get(errorsAtom)).filter(([field]) => !touched.includes(field))))
  set(editedAtom, (edited) => edited && { ...edited, draft: { ...edited.draft, ...change } })
})

export const saveAtom = atom(null, async (get, set) => {
  const edited = get(editedAtom)
  if (!edited || get(formStatusAtom) === 'processing') return
  set(formStatusAtom, 'processing')
  const { call } = get(apiAtom)
  const { kind, draft } = edited
  const body = { icon: draft.icon, label: draft.label, pattern: patternOf(draft), is_retired: draft.is_retired }
  try {
    if (kind) set(replaceAtom, await call(putCustomLink, { params: { uuid: kind.uuid }, body }))
    else await call(postCustomLink, { body })
    set(closeAtom)
    set(notifyAtom, 'success')
    void set(loadAtom)
  } catch (failure) {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
    if (refusal) set(attemptAtom, (count) => count + 1)
    else set(failAtom, failure)
  }
  set(formStatusAtom, 'idle')
})
