import { atom, type WritableAtom } from 'jotai'
import type { BulkChange } from '#contract/bulk-changes'
import { FieldErrors } from '#contract/values'
import type { Caller } from '../element/api.ts'
import { apiAtom, textsAtom } from '../element/store.tsx'
import { type Texts, translate } from '../element/texts.tsx'
import { readFailure } from './read-failure.ts'
import { type FailAtom, mutationAtoms } from './request.atoms.ts'

interface BulkParts<Draft, Choice> {
  /** What the dialog begins with. */
  first: Draft
  /** The field of a choice that is still to be made, and the text that says so. */
  missing?(draft: Draft): [field: string, text: string] | undefined
  post(call: Caller, draft: Draft, choice: Choice): Promise<BulkChange>
  read(call: Caller, uuid: string): Promise<BulkChange>
  /** The list, which is reloaded at the end. */
  refreshAtom: WritableAtom<null, [], unknown>
  failAtom: FailAtom
}

export type BulkChangeAtoms<Draft, Choice> = ReturnType<typeof bulkChangeAtoms<Draft, Choice>>

/** One change of many items of a list: asked for in a dialog, made in the background, and followed to its end. */
export function bulkChangeAtoms<Draft, Choice>({ first, post, read, missing, ...list }: BulkParts<Draft, Choice>) {
  /** What is to be changed; undefined while nobody is asked. */
  const writtenAtom = atom<Draft | undefined>(undefined)
  const errorsAtom = atom<FieldErrors['errors']>({})
  /** With each change, what was refused before is no longer said. */
  const draftAtom = atom(
    (get) => get(writtenAtom),
    (_get, set, draft: Draft | undefined) => {
      set(errorsAtom, {})
      set(writtenAtom, () => draft)
    }
  )
  /** The change that was started last, with its progress. */
  const currentAtom = atom<BulkChange | undefined>(undefined)

  const openAtom = atom(null, (_get, set) => {
    set(draftAtom, first)
  })

  /** Shows refusals at their fields. */
  const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
    const refusal = failure instanceof Response && failure.status === 422 && (await readFailure(failure, FieldErrors))
    if (refusal) set(errorsAtom, refusal.errors)
    else await set(list.failAtom, failure)
  })
  const { statusAtom, runAtom } = mutationAtoms(refuseAtom)

  /** Starts the change in the background; returns whether that succeeded. */
  const startAtom = atom(null, async (get, set, choice: Choice) => {
    const draft = get(draftAtom)
    if (!draft) return false
    const [field, text = ''] = missing?.(draft) ?? []
    set(errorsAtom, field ? { [field]: [translate(get(textsAtom) as Texts, text)] } : {})
    if (field) return false
    const isStarted = await set(runAtom, async (call) => set(currentAtom, await post(call, draft, choice)))
    if (isStarted) set(draftAtom, undefined)
    return isStarted
  })

  /** Reads the progress, and at the end the list; the state stays if that fails. */
  const refreshAtom = atom(null, async (get, set) => {
    const current = get(currentAtom)
    if (current?.state !== 'running') return
    try {
      const next = await read(get(apiAtom).call, current.uuid)
      if (get(currentAtom)?.uuid !== next.uuid) return
      set(currentAtom, next)
      if (next.state !== 'running') void set(list.refreshAtom)
    } catch {}
  })

  return { draftAtom, errorsAtom, currentAtom, openAtom, startStatusAtom: statusAtom, startAtom, refreshAtom }
}
