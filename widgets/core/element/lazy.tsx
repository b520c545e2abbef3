import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useHost } from './host.ts'

/** Spec §9. */
export const CHUNK_TIMEOUT = 120_000

/** A chunk failed to load, or not in time (spec §8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

/** Gives up after `CHUNK_TIMEOUT`. */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string, cause?: unknown) => reject(new ChunkLoadError(reason, { cause }))
    const timer = setTimeout(() => fail(`No answer within ${CHUNK_TIMEOUT / 1000} s`), CHUNK_TIMEOUT)
    load()
      .then(resolve, (cause) => fail('The chunk could not be loaded', cause))
      .finally(() => clearTimeout(timer))
  })
}

interface Chunk<P> {
  Page: ComponentType<P>
}

export type ChunkLoader<P> = () => Promise<Chunk<P>>

type State<C> = { status: 'loading' } | { status: 'ready'; chunk: C } | { status: 'error'; error: Error }

const arrived = new WeakMap<object, object>()

function stateOf<C>(load: () => Promise<C>): State<C> {
  const chunk = arrived.get(load) as C | undefined
  return chunk ? { status: 'ready', chunk } : { status: 'loading' }
}

function useChunk<C extends object>(load: () => Promise<C>): [State<C>, retry: () => void] {
  const host = useHost()
  const [state, setState] = useState(() => stateOf(load))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again
  useEffect(() => {
    let current = true
    setState(stateOf(load))
    if (arrived.has(load)) return
    loadChunk(load).then(
      (chunk) => {
        arrived.set(load, chunk)
        if (current) setState({ status: 'ready', chunk })
      },
      (error: Error) => current && setState({ status: 'error', error })
    )
    return () => {
      current = false
    }
  }, [load, attempt])
  const retry = useCallback(() => {
    // browsers cache failed modules, and after a release the file has another name
    if (host.emit('reload')) location.reload()
    else setAttempt((count) => count + 1)
  }, [host])
  return [state, retry]
}

interface LazyProps<P, C extends Chunk<P>> {
  load: () => Promise<C>
  props: P
  /** The layout around the page, if the chunk exports one. */
  frame?: (page: ReactNode, chunk: C) => ReactNode
  loading: ReactNode
  /** Replaces a page that failed to load. */
  failed: (error: Error, retry: () => void) => ReactNode
}

/**
 * Draws a page whose module comes when it is needed; give each page a `key` of its own. A retry loads the document
 * afresh, or the module alone where the page around prevents `advisor-reload`.
 */
export function Lazy<P extends object, C extends Chunk<P>>({ load, props, frame, loading, failed }: LazyProps<P, C>) {
  const [state, retry] = useChunk(load)
  if (state.status === 'loading') return loading
  if (state.status === 'error') return failed(state.error, retry)
  const page = <state.chunk.Page {...props} />
  return frame ? frame(page, state.chunk) : page
}
