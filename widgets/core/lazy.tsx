import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useHost } from './host.ts'

/** Spec §9. */
export const CHUNK_TIMEOUT = 120_000

/** A chunk did not come, or not in time (spec §8). */
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

export type ChunkLoader<P> = () => Promise<{ Page: ComponentType<P> }>

type State<P> = { status: 'loading' } | { status: 'ready'; Page: ComponentType<P> } | { status: 'error'; error: Error }

const arrived = new WeakMap<object, ComponentType<never>>()

function stateOf<P>(load: ChunkLoader<P>): State<P> {
  const Page = arrived.get(load) as ComponentType<P> | undefined
  return Page ? { status: 'ready', Page } : { status: 'loading' }
}

function useChunk<P>(load: ChunkLoader<P>): [State<P>, retry: () => void] {
  const host = useHost()
  const [state, setState] = useState(() => stateOf(load))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads again
  useEffect(() => {
    let current = true
    setState(stateOf(load))
    if (arrived.has(load)) return
    loadChunk(load).then(
      ({ Page }) => {
        arrived.set(load, Page as ComponentType<never>)
        if (current) setState({ status: 'ready', Page })
      },
      (error: Error) => current && setState({ status: 'error', error })
    )
    return () => {
      current = false
    }
  }, [load, attempt])
  const retry = useCallback(() => {
    // browsers remember that a module failed, and after a release its file has another name
    if (host.emit('reload')) location.reload()
    else setAttempt((count) => count + 1)
  }, [host])
  return [state, retry]
}

interface LazyProps<P> {
  load: ChunkLoader<P>
  props: P
  loading: ReactNode
  /** What stands in for a page that did not come. */
  failed: (error: Error, retry: () => void) => ReactNode
}

/**
 * Draws a page whose module comes when it is needed; give each page a `key` of its own. A retry loads the document
 * afresh, or the module alone where the page around prevents `advisor-reload`.
 */
export function Lazy<P extends object>({ load, props, loading, failed }: LazyProps<P>) {
  const [state, retry] = useChunk(load)
  if (state.status === 'loading') return loading
  if (state.status === 'error') return failed(state.error, retry)
  return <state.Page {...props} />
}
