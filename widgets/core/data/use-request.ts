import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai'
import { useEffect } from 'react'
import type { LoadMode, RequestState } from './request.atoms.ts'

interface Request<Value, Query> {
  stateAtom: Atom<RequestState<Value>>
  loadAtom: WritableAtom<null, [query: Query, mode?: LoadMode], unknown>
}

export type Requested<Value> = RequestState<Value> & { retry: () => void }

/** Requests again whenever the query changes; with `quietly`, the shown value stays meanwhile. */
export function useRequest<Value, Query>(of: Request<Value, Query>, query: Query, mode?: LoadMode): Requested<Value> {
  const load = useSetAtom(of.loadAtom)
  const state = useAtomValue(of.stateAtom)
  const asked = JSON.stringify(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: queries with the same content are the same
  useEffect(() => void load(query, mode), [load, asked, mode])
  return { ...state, retry: () => void load(query) }
}

/** A complete list: while it reloads, and after a failure, the previous one stays. */
export const useList = <Value>(of: Request<Value, void>) => useRequest(of, undefined, 'quietly')
