import { atom, type WritableAtom } from 'jotai'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Language } from '#contract/locales'
import { FieldErrors } from '#contract/values'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { mutationAtoms } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { formAtoms } from '../../core/forms/form.atoms.ts'
import { type Errors, languageFor } from './errors-at.ts'
import type { Three } from './merge-parts.ts'

/** A page with the content of its newest version. */
export interface VersionedPage<C> {
  uuid: string
  version: number
  author: string
  saved_at: string
  content: C
}

/** What somebody else has saved in the meantime. */
interface Other<C> {
  version: number
  author: string
  saved_at: string
  content: C
}

interface Kind<C, P extends VersionedPage<C>> {
  empty: C
  load: (call: Caller, uuid: string) => Promise<P>
  save: (call: Caller, uuid: string, body: { version: number; content: C }) => Promise<P>
  restore: (call: Caller, uuid: string, version: number) => Promise<P>
  /** The schema of a refusal with the newest version. */
  other: GenericSchema<unknown, Other<C>>
  merged: (three: Three<C>) => { content: C; clashes: number }
  /** The language that is shown: what is refused in another one only is led to. */
  shownAtom: WritableAtom<Language, [language: Language], void>
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * The editor of something whose every save is a new version: it says what it is based on, and a version that somebody
 * else has saved in the meantime is merged with it.
 */
export function versionedEditor<C extends object, P extends VersionedPage<C>>(kind: Kind<C, P>) {
  const heldAtom = atom<P | undefined>(undefined)
  const editedAtom = atom<C>(kind.empty)
  const errorsAtom = atom<Errors>({})
  const otherAtom = atom<InferOutput<typeof kind.other> | undefined>(undefined)
  const drawnAtom = atom(0)

  const showAtom = atom(null, (_get, set, page: P, content: C = page.content) => {
    set(heldAtom, page)
    set(editedAtom, content)
    set(errorsAtom, {})
    set(otherAtom, undefined)
    set(drawnAtom, (count) => count + 1)
  })

  const form = formAtoms({
    dirtyAtom: atom((get) => !isEqual(get(editedAtom), get(heldAtom)?.content ?? kind.empty)),
    load: kind.load,
    show: (set, page: P) => set(showAtom, page),
    value: (get) => ({ version: get(heldAtom)?.version ?? 0, content: get(editedAtom) }),
    save: kind.save,
    saved: (set, { content }, page: P) => {
      set(heldAtom, page)
      // what was typed meanwhile stays
      set(editedAtom, (now) => (now === content ? page.content : now))
      set(errorsAtom, {})
    },
    said: () => ['content-editor.saved'],
    shows: (field) => field.startsWith('content'),
    refused: async (get, set, failure) => {
      set(otherAtom, await readFailure(failure, kind.other))
      const { errors = {} } = (await readFailure(failure, FieldErrors)) ?? {}
      set(kind.shownAtom, languageFor(errors, get(kind.shownAtom)))
      set(errorsAtom, errors)
    },
    messageFor: (failure) => (isConflict(failure) ? 'content-pages.changed-elsewhere' : undefined)
  })

  const restoring = mutationAtoms()

  return {
    form,
    /** The page as it was loaded or last saved: what the edits are based on. */
    pageAtom: atom((get) => get(heldAtom)),
    contentAtom: atom((get) => get(editedAtom)),
    /** The server's messages, by the place in the content. */
    errorsAtom: atom((get) => get(errorsAtom)),
    /** Those of a refused save, as long as nothing is changed. */
    refusalAtom: atom((get) => Object.keys(get(errorsAtom)).length > 0 && get(errorsAtom)),
    otherAtom: atom((get) => get(otherAtom)),
    /** Counts contents that were not typed here: texts are drawn anew. */
    drawnAtom: atom((get) => get(drawnAtom)),

    editAtom: atom(null, (_get, set, change: (content: C) => C) => {
      set(editedAtom, change)
      set(errorsAtom, {})
    }),

    /** What merging would take, and how many parts both have changed. */
    mergeAtom: atom((get) => {
      const page = get(heldAtom)
      const other = get(otherAtom)
      return page && other && kind.merged({ base: page.content, mine: get(editedAtom), theirs: other.content })
    }),

    /** Goes on from the other's version: with mine in it, or without. */
    resolveAtom: atom(null, (get, set, content: C) => {
      const page = get(heldAtom)
      const other = get(otherAtom)
      if (!page || !other) return
      const { version, author, saved_at } = other
      set(showAtom, { ...page, version, author, saved_at, content: other.content }, content)
    }),

    /** What belongs to the page but not to its content, such as its state, as another call has answered. */
    updateAtom: atom(null, (_get, set, change: Partial<P>) => set(heldAtom, (page) => page && { ...page, ...change })),

    isRestoringAtom: atom((get) => get(restoring.statusAtom) === 'processing'),
    /** Saves an earlier version again. Returns whether it succeeded. */
    restoreAtom: atom(null, (get, set, version: number) => {
      const uuid = get(heldAtom)?.uuid ?? ''
      return set(restoring.runAtom, async (call) => set(showAtom, await kind.restore(call, uuid, version)), {
        said: () => ['content-editor.restored', { version }]
      })
    })
  }
}

export type VersionedEditor<C extends object, P extends VersionedPage<C>> = ReturnType<typeof versionedEditor<C, P>>
