import { type Atom, atom, type Getter, type Setter } from 'jotai'
import { notifyAtom } from '../data/notify.ts'
import type { RequestStatus } from '../data/request.atoms.ts'
import type { Caller } from '../element/api.ts'
import { apiAtom, hostAtom } from '../element/store.tsx'

interface FormParts<Loaded, Value, Answer> {
  load(call: Caller, alias: string): Promise<Loaded>
  /** Puts what was loaded into the form's atoms. */
  show(set: Setter, loaded: Loaded): void
  /** Whether the form holds what is not saved. */
  dirtyAtom: Atom<boolean>
  /** What is to be saved, or undefined when the form refuses it itself. */
  value(get: Getter, set: Setter): Value | undefined
  save(call: Caller, alias: string, value: Value): Promise<Answer>
  saved(set: Setter, value: Value, answer: Answer): void
  /** Told of each save that is answered, whatever is shown by then. */
  answered?(set: Setter): void
  /** What the server refused with; the form keeps what was typed. */
  refused(get: Getter, set: Setter, failure: unknown, value: Value): Promise<void>
  /** The id of a text about a failed save, where there is more to say than that it failed. */
  messageFor?(failure: unknown): string | undefined
}

export type FormAtoms = ReturnType<typeof formAtoms>

/** The machine of an advisor's form: loading, then ready or error; saving sets processing, then idle (spec §4). */
export function formAtoms<Loaded, Value, Answer>(parts: FormParts<Loaded, Value, Answer>) {
  const statusAtom = atom<RequestStatus>('loading')
  /** What the load rejected with. */
  const failureAtom = atom<unknown>(undefined)
  /** Made anew by each load: what was asked for before the last of them belongs to another. */
  const openedAtom = atom({ alias: '' })
  const stays = (get: Getter) => {
    const opened = get(openedAtom)
    return () => get(openedAtom) === opened
  }

  const loadAtom = atom(null, async (get, set, alias: string) => {
    set(openedAtom, { alias })
    const isCurrent = stays(get)
    set(statusAtom, 'loading')
    try {
      const loaded = await parts.load(get(apiAtom).call, alias)
      if (!isCurrent()) return
      parts.show(set, loaded)
      set(statusAtom, 'ready')
    } catch (failure) {
      if (!isCurrent()) return
      set(failureAtom, failure)
      set(statusAtom, 'error')
      set(notifyAtom, 'failure')
      get(hostAtom)?.emit('error', { reason: 'load' })
    }
  })

  const saveAtom = atom(null, async (get, set, alias: string) => {
    const value = parts.value(get, set)
    if (value === undefined || get(statusAtom) === 'processing') return
    const isCurrent = stays(get)
    set(statusAtom, 'processing')
    try {
      const answer = await parts.save(get(apiAtom).call, alias, value)
      parts.answered?.(set)
      if (isCurrent()) parts.saved(set, value, answer)
      // who came back may have been shown what was before, or is about to be
      else if (get(openedAtom).alias === alias && (get(statusAtom) === 'loading' || !get(parts.dirtyAtom))) {
        void set(loadAtom, alias)
      }
      set(notifyAtom, 'success')
    } catch (failure) {
      if (isCurrent()) await parts.refused(get, set, failure, value)
      set(notifyAtom, 'failure', parts.messageFor?.(failure))
      get(hostAtom)?.emit('error', { reason: 'save' })
    } finally {
      if (isCurrent()) set(statusAtom, 'idle')
    }
  })

  return { statusAtom, failureAtom, loadAtom, saveAtom, dirtyAtom: parts.dirtyAtom }
}
