import { atom } from 'jotai'
import { postRedirection, putRedirection, type Redirection, type RedirectionForm } from '#contract/redirections'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'
import { failAtom, reloadAtom, replaceAtom } from './redirections.atoms.ts'

const EMPTY: RedirectionForm = { path: '', target: '', status: 302, is_active: true }

interface Edited {
  /** Absent for a new one. */
  uuid?: string
  saved: RedirectionForm
  draft: RedirectionForm
}

const editedAtom = atom<Edited | undefined>(undefined)
export const errorsAtom = atom<Record<string, string[]>>({})
/** Counts the refusals: each moves the focus to what was refused. */
export const attemptAtom = atom(0)
export const formStatusAtom = atom<'idle' | 'processing'>('idle')

export const draftAtom = atom((get) => get(editedAtom)?.draft)
export const isNewAtom = atom((get) => !get(editedAtom)?.uuid)
export const isDirtyAtom = atom((get) => {
  const edited = get(editedAtom)
  return JSON.stringify(edited?.draft) !== JSON.stringify(edited?.saved)
})

/** Opens the form, empty or with a redirection in it. */
export const editAtom = atom(null, (_get, set, redirection?: Redirection) => {
  const { uuid, path, target, status, is_active } = redirection ?? { ...EMPTY, uuid: undefined }
  const saved = { path, target, status, is_active }
  set(errorsAtom, {})
  set(attemptAtom, 0)
  set(editedAtom, { ...(uuid && { uuid }), saved, draft: saved })
})

export const closeAtom = atom(null, (_get, set) => set(editedAtom, undefined))

export const changeAtom = atom(null, (get, set, change: Partial<RedirectionForm>) => {
  const touched = Object.keys(change)
  set(errorsAtom, Object.fromEntries(Object.entries(get(errorsAtom)).filter(([field]) => !touched.includes(field))))
  set(editedAtom, (edited) => edited && { ...edited, draft: { ...edited.draft, ...change } })
})

export const saveAtom = atom(null, async (get, set) => {
  const edited = get(editedAtom)
  if (!edited || get(formStatusAtom) === 'processing') return
  set(formStatusAtom, 'processing')
  const { call } = get(apiAtom)
  const { uuid, draft: body } = edited
  try {
    if (uuid) set(replaceAtom, await call(putRedirection, { params: { uuid }, body }))
    else await call(postRedirection, { body })
    set(closeAtom)
    set(notifyAtom, 'success')
    void set(reloadAtom)
  } catch (failure) {
    const refusal = await readFailure(failure, FieldErrors)
    set(errorsAtom, refusal?.errors ?? {})
    if (refusal) set(attemptAtom, (count) => count + 1)
    else set(failAtom, failure)
  }
  set(formStatusAtom, 'idle')
})
