import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useHost } from './host.ts'
import { onReturn } from './return.ts'

interface State<P> {
  Part?: ComponentType<P>
  isFailed?: boolean
}

/**
 * A part of a widget whose code comes once it is wanted. A failure is told to the page, and the part is asked for again
 * when the network or the visitor comes back, or by `retry`.
 */
export function usePart<P>(load: () => Promise<ComponentType<P>>, isWanted: boolean) {
  const { emit } = useHost()
  const [{ Part, isFailed }, setState] = useState<State<P>>({})
  const retry = useCallback(() => {
    setState({})
    load().then(
      (loaded) => setState({ Part: loaded }),
      () => {
        setState({ isFailed: true })
        emit('error', { reason: 'load' })
      }
    )
  }, [load, emit])
  useEffect(() => {
    if (isWanted && !Part) retry()
  }, [isWanted, Part, retry])
  useEffect(() => (isFailed ? onReturn(retry) : undefined), [isFailed, retry])
  return { Part, isFailed, retry }
}

/** Events that precede most clicks, on which the code is prefetched. */
export function expecting(load: () => Promise<unknown>) {
  const fetchAhead = () => void load().catch(() => {})
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead }
}
