import { useCallback, useEffect, useState } from 'react'
import { useHost } from '../../core/element/host.ts'
import { onReturn } from '../../core/element/return.ts'
import { PartFailed } from '../../ui/feedback/part-failed.tsx'
import { later, loadLater } from './later.ts'
import { Skeleton } from './skeleton.tsx'

/** Renders a step whose code may still be loading. */
export function Later() {
  const [isFailed, setFailed] = useState(false)
  const [, draw] = useState<unknown>()
  const host = useHost()
  const load = useCallback(() => {
    setFailed(false)
    loadLater().then(draw, () => {
      setFailed(true)
      host.emit('error', { reason: 'offline' })
    })
  }, [host])
  useEffect(load, [load])
  useEffect(() => (isFailed ? onReturn(load) : undefined), [isFailed, load])
  const steps = later()
  if (steps) return <steps.LaterStep />
  if (!isFailed) return <Skeleton />
  return <PartFailed onRetry={load} />
}
