import { type Atom, atom, type Getter, type Setter } from 'jotai'
import { clearFailuresAtom, failedReadAtom, failureText, type Notified, notifyAtom, type Said } from '../data/notify.ts'
import { isConflict } from '../data/read-failure.ts'
import { unsaidOf } from '../data/refusals.ts'
import type { RequestStatus } from '../data/request.atoms.ts'
import type { Caller } from '../element/api.ts'
import { apiAtom, hostAtom } from '../element/store.tsx'
import type { Other, Versions } from './conflict.ts'

interface FormParts<Loaded, Value, Answer, Draft> {
  load(call: Caller, alias: string): Promise<Loaded>
  /** Fills the form's atoms with what was loaded. */
  show(set: Setter, loaded: Loaded): void
  /** Whether the form has unsaved changes. */
  dirtyAtom: Atom<boolean>
  /** The request body, or undefined when the form is invalid. */
  value(get: Getter, set: Setter): Value | undefined
  /** The revision is that of what was last loaded or saved, if the answer named one. */
  save(call: Caller, alias: string, value: Value, revision: string): Promise<Answer>
  saved(set: Setter, value: Value, answer: Answer): void
  /** What the notification of success says. */
  said(value: Value): Said
  /** Called after each successful save, whatever is shown now. */
  answered?(set: Setter): void
  /** Called with a refusal; the form keeps the input. */
  refused(get: Getter, set: Setter, failure: unknown, value: Value): Promise<void>
  /** Whether the form shows the server's message about a field beside it; all are shown if absent. */
  shows?(field: string, value: Value): boolean
  /** What is said of a failed save, as a message's id or in the server's words, if it differs from the general text. */
  messageFor?(failure: unknown): string | undefined | Promise<string | undefined>
  /** For a form whose save is refused over what somebody else has changed: it is loaded again, and mine stays. */
  versions?: Versions<Draft>
}

/** What a save of it is based on. */
const revisionOf = (read: unknown) => (read as { revision?: string } | undefined)?.revision ?? ''

export type FormAtoms = ReturnType<typeof formAtoms>

/** The state machine of an advisor's form: loading, then ready or error; saving sets processing, then idle (spec §4). */
export function formAtoms<Loaded, Value, Answer, Draft>(parts: FormParts<Loaded, Value, Answer, Draft>) {
  const statusAtom = atom<RequestStatus>('loading')
  /** The failure of the load. */
  const failureAtom = atom<unknown>(undefined)
  const otherAtom = atom<Other<Draft> | undefined>(undefined)
  const revisionAtom = atom('')
  const dirtyAtom = atom((get) => Boolean(get(otherAtom)) || get(parts.dirtyAtom))
  /** Replaced by each load: pending responses of an earlier one are ignored. */
  const openedAtom = atom({ alias: '' })
  const stays = (get: Getter) => {
    const opened = get(openedAtom)
    return () => get(openedAtom) === opened
  }

  const showAtom = atom(null, (_get, set, loaded: Loaded) => {
    set(revisionAtom, revisionOf(loaded))
    parts.show(set, loaded)
  })

  const loadAtom = atom(null, async (get, set, alias: string) => {
    set(openedAtom, { alias })
    const isCurrent = stays(get)
    set(statusAtom, 'loading')
    try {
      const loaded = await parts.load(get(apiAtom).call, alias)
      if (!isCurrent()) return
      set(showAtom, loaded)
      set(otherAtom, undefined)
      set(statusAtom, 'ready')
    } catch (failure) {
      if (!isCurrent()) return
      set(failureAtom, failure)
      set(statusAtom, 'error')
      set(failedReadAtom, failure)
      get(hostAtom)?.emit('error', { reason: 'load' })
    }
  })

  /** Goes on from what somebody else has made of it, and returns what is said of that; its code comes with the first. */
  const meetAtom = atom(null, async (get, set, alias: string, failure: unknown) => {
    if (!parts.versions || !isConflict(failure)) return undefined
    const isCurrent = stays(get)
    const { meet } = await import('./conflict.ts')
    const load = () => parts.load(get(apiAtom).call, alias)
    const show = (loaded: Loaded) => set(showAtom, loaded)
    return meet(get, set, failure, { ...parts.versions, otherAtom, load, show, isCurrent })
  })

  const swapAtom = atom(null, async (get, set) => {
    const { swapped } = await import('./conflict.ts')
    const other = get(otherAtom)
    if (!parts.versions || !other || get(statusAtom) === 'processing') return
    const next = swapped(get(parts.versions.draftAtom), other)
    set(parts.versions.draftAtom, next.draft)
    set(otherAtom, next.other)
  })

  /** Whether it can be sent; if not, the form says what is wrong. */
  const checkAtom = atom(null, (get, set) => parts.value(get, set) !== undefined)

  /** Saves, and returns what is to be said about it: nothing if it cannot be sent. */
  const sendAtom = atom(null, async (get, set, alias: string): Promise<Notified | undefined> => {
    const value = parts.value(get, set)
    if (value === undefined || get(statusAtom) === 'processing') return undefined
    const isCurrent = stays(get)
    set(statusAtom, 'processing')
    set(clearFailuresAtom)
    try {
      const answer = await parts.save(get(apiAtom).call, alias, value, get(revisionAtom))
      parts.answered?.(set)
      if (isCurrent()) {
        parts.saved(set, value, answer)
        set(revisionAtom, revisionOf(answer))
        set(otherAtom, undefined)
      }
      // a user who came back may be shown outdated values
      else if (get(openedAtom).alias === alias && (get(statusAtom) === 'loading' || !get(dirtyAtom))) {
        void set(loadAtom, alias)
      }
      return ['success', ...parts.said(value)]
    } catch (failure) {
      get(hostAtom)?.emit('error', { reason: 'save' })
      const outdated = isCurrent() && (await set(meetAtom, alias, failure).catch(() => undefined))
      if (outdated) return ['failure', outdated]
      // read first: once errors are shown, the form can be saved again
      const unsaid = await unsaidOf(failure, (field) => parts.shows?.(field, value) ?? true)
      if (isCurrent()) await parts.refused(get, set, failure, value)
      return ['failure', (await parts.messageFor?.(failure)) ?? unsaid ?? failureText(failure)]
    } finally {
      if (isCurrent()) set(statusAtom, 'idle')
    }
  })

  /** Whether it has been saved. */
  const saveAtom = atom(null, async (_get, set, alias: string): Promise<boolean> => {
    const said = await set(sendAtom, alias)
    if (said) set(notifyAtom, ...said)
    return said?.[0] === 'success'
  })

  return {
    statusAtom,
    failureAtom,
    loadAtom,
    checkAtom,
    sendAtom,
    saveAtom,
    dirtyAtom,
    draftAtom: atom((get): unknown => parts.versions && get(parts.versions.draftAtom)),
    otherAtom: atom((get) => get(otherAtom)),
    revisionAtom,
    swapAtom,
    keepAtom: atom(null, (_get, set) => set(otherAtom, undefined))
  }
}
