import { atom, type Getter, type Setter, type WritableAtom } from 'jotai'
import type { Caller } from '../element/api.ts'
import { apiAtom } from '../element/store.tsx'
import { clearFailuresAtom, failedAtom, notifyAtom, type Said } from './notify.ts'
import { isOffline, whenOnline } from './offline.ts'

/** The states of a request (spec §4): a read is loading, then ready or error; a write is processing, then idle. */
export type RequestStatus = 'idle' | 'loading' | 'ready' | 'error' | 'processing'

export interface RequestState<Value> {
  /** `processing` while the shown value is reloaded. */
  status: RequestStatus
  /** The last value; it remains after a failure. */
  value?: Value
  failure?: unknown
}

export interface RequestParts<Value, Query> {
  ask(call: Caller, query: Query, shown: Value | undefined, get: Getter): Promise<Value>
  /** Nothing is shown while another request is pending. */
  clears?: boolean
  /** Nothing is requested initially. */
  isIdle?: boolean
  /** Called for each failure; `isStillShown` if the previous value remains. */
  failed?(set: Setter, failure: unknown, isStillShown: boolean): void
}

/**
 * What is shown stays where the next does not come: `quietly` while it has only aged, so that nothing blinks, `adding`
 * while more is added to it.
 */
export type LoadMode = 'quietly' | 'adding'

type ReloadAtom = WritableAtom<null, [mode?: LoadMode], Promise<void> | undefined>

/** A read from the server: responses superseded by a later request are ignored. */
export function requestAtoms<Value, Query = void>({ ask, clears, isIdle, failed }: RequestParts<Value, Query>) {
  type State = RequestState<Value>
  const stateAtom = atom<State>({ status: isIdle ? 'idle' : 'loading' })
  const latestAtom = atom<{ query: Query } | undefined>(undefined)

  const begun = ({ status, value }: State): State => {
    if (clears || value === undefined) return { status: 'loading' }
    return { status: status === 'error' ? 'loading' : 'processing', value }
  }
  const ended = ({ value }: State, status: RequestStatus, failure?: unknown): State => ({
    status,
    ...(value !== undefined && { value }),
    ...(status === 'error' && { failure })
  })

  const loadAtom = atom(null, async (get, set, query: Query, mode?: LoadMode) => {
    const asked = { query }
    const isStillShown = mode !== undefined && get(stateAtom).status === 'ready'
    const isLatest = () => get(latestAtom) === asked
    set(latestAtom, asked)
    if (!isStillShown || mode === 'adding') set(stateAtom, begun)
    try {
      const value = await ask(get(apiAtom).call, query, get(stateAtom).value, get)
      if (isLatest()) set(stateAtom, { status: 'ready', value })
    } catch (failure) {
      if (!isLatest()) return
      set(stateAtom, (state) => ended(state, isStillShown ? 'ready' : 'error', failure))
      failed?.(set, failure, isStillShown)
      // where nothing is shown, the error in its place tries again
      if (isStillShown && isOffline(failure)) whenOnline(() => isLatest() && void set(reloadAtom, mode))
    }
  })

  /** Repeats the last request. */
  const reloadAtom: ReloadAtom = atom(null, (get, set, mode?: LoadMode) => {
    const asked = get(latestAtom)
    return asked && set(loadAtom, asked.query, mode)
  })

  /** Clears the state and ignores pending responses. */
  const resetAtom = atom(null, (_get, set) => {
    set(latestAtom, undefined)
    set(stateAtom, { status: 'idle' })
  })

  /** Changes the shown value. */
  const changeAtom = atom(null, (_get, set, change: (value: Value) => Value) =>
    set(stateAtom, (state) => (state.value === undefined ? state : { ...state, value: change(state.value) }))
  )

  return {
    stateAtom: atom((get) => get(stateAtom)),
    valueAtom: atom((get) => get(stateAtom).value),
    loadAtom,
    reloadAtom,
    resetAtom,
    changeAtom
  }
}

export type FailAtom = WritableAtom<null, [failure: unknown], unknown>

export type Work = (call: Caller) => Promise<unknown>

interface MutationOptions {
  /** What the notification of success says, once the answer is known; without it the page itself shows what was done. */
  said?: (() => Said) | undefined
  /** Reports a failure. */
  failAtom?: FailAtom
}

/** Writes to the server, one at a time, with a notification of the result. Returns whether it succeeded. */
export function mutationAtoms(tell: FailAtom = failedAtom) {
  const statusAtom = atom<RequestStatus>('idle')

  const runAtom = atom(null, async (get, set, work: Work, options: MutationOptions = {}): Promise<boolean> => {
    const { said, failAtom = tell } = options
    if (get(statusAtom) === 'processing') return false
    set(statusAtom, 'processing')
    set(clearFailuresAtom)
    try {
      await work(get(apiAtom).call)
      if (said) set(notifyAtom, 'success', ...said())
      return true
    } catch (failure) {
      await set(failAtom, failure)
      return false
    } finally {
      set(statusAtom, 'idle')
    }
  })

  return { statusAtom: atom((get) => get(statusAtom)), runAtom }
}
