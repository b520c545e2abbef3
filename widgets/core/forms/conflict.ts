import type { Atom, Getter, Setter, WritableAtom } from 'jotai'
import { Outdated } from '#contract/revision'
import { readFailure } from '../data/read-failure.ts'

/** What is kept beside the shown version since somebody else has changed the same: what it is by now, or mine. */
export interface Other<Draft> {
  draft: Draft
  /** What somebody else has changed, and what they have made of it. */
  base: Draft
  present: Draft
  isMine: boolean
  conflicts: number
  /** What the notification says of it, if there is one. */
  said?: string
}

/** A form in which either version can be looked at and saved. */
export interface TwoVersions {
  draftAtom: Atom<unknown>
  otherAtom: Atom<Other<unknown> | undefined>
  swapAtom: WritableAtom<null, [], unknown>
  /** Keeps the version that is shown, and gives up the other one. */
  keepAtom: WritableAtom<null, [], void>
}

/** What is typed and what it began with: fields by name, of which each is changed for itself. */
export interface Versions<Draft> {
  draftAtom: WritableAtom<Draft, [NoInfer<Draft>], void>
  savedAtom: Atom<Draft>
}

interface Met<Draft, Loaded> extends Versions<Draft> {
  otherAtom: WritableAtom<Other<Draft> | undefined, [Other<Draft>], void>
  load(): Promise<Loaded>
  /** Fills the form, unless it shows something else by now. */
  show(loaded: Loaded): void
  isCurrent(): boolean
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const hasFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export interface Difference {
  /** The names that lead to the field. */
  path: readonly string[]
  theirs: unknown
  mine: unknown
}

/** What somebody else has changed, with what I have made of the same. */
export function differences(base: unknown, theirs: unknown, mine: unknown, path: readonly string[] = []): Difference[] {
  if (isSame(base, theirs)) return []
  if (!hasFields(base) || !hasFields(theirs) || !hasFields(mine)) return [{ path, theirs, mine }]
  const names = Object.keys({ ...base, ...theirs })
  return names.flatMap((name) => differences(base[name], theirs[name], mine[name], [...path, name]))
}

/** What I have made of a beginning, with what others have made of the fields that I left as they were. */
function rebased<T>(base: T, mine: T, present: T): T {
  if (isSame(base, mine)) return present
  if (!hasFields(base) || !hasFields(mine) || !hasFields(present)) return mine
  const names = Object.keys({ ...present, ...mine })
  return Object.fromEntries(names.map((name) => [name, rebased(base[name], mine[name], present[name])])) as T
}

/** Goes on from what somebody else has made of it, which is kept beside mine. */
export function met<Draft>(base: Draft, shown: Draft, present: Draft, before?: Other<Draft>) {
  // while the present version was only looked at, mine is the other one
  const mine = before?.isMine && isSame(base, shown) ? before.draft : shown
  const other: Other<Draft> = {
    draft: present,
    base: before?.base ?? base,
    present,
    isMine: false,
    conflicts: (before?.conflicts ?? 0) + 1
  }
  return { draft: rebased(base, mine, present), other }
}

/** Shows what it is by now, or again mine. */
export const swapped = <Draft>(draft: Draft, other: Other<Draft>) => ({
  draft: other.draft,
  other: { ...other, draft, isMine: !other.isMine }
})

/**
 * For a refused save: loads what somebody else has made of it, goes on from that, and returns what is said of it.
 * Undefined if it was refused for another reason.
 */
export async function meet<Draft, Loaded>(get: Getter, set: Setter, failure: unknown, form: Met<Draft, Loaded>) {
  const { draftAtom, savedAtom, otherAtom, load, show, isCurrent } = form
  const said = (await readFailure(failure, Outdated))?.message
  // what cannot be loaded is met by the next attempt
  const loaded = said && (await load().catch(() => undefined))
  if (!loaded || !isCurrent()) return said
  const [base, mine] = [get(savedAtom), get(draftAtom)]
  show(loaded)
  const { draft, other } = met(base, mine, get(savedAtom), get(otherAtom))
  set(draftAtom, draft)
  set(otherAtom, { ...other, said })
  return said
}
