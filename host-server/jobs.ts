import type { Handlers } from './core/jobs/outbox.ts'
import { features } from './features.ts'

function byQueue(): Map<string, Handlers> {
  const queues = new Map<string, Handlers>()
  for (const [queue, handlers] of features.flatMap(({ jobs = {} }) => Object.entries(jobs))) {
    queues.set(queue, { ...queues.get(queue), ...handlers })
  }
  return queues
}

/** The handlers of each queue, from all features. */
export const queues: readonly Handlers[] = [...byQueue().values()]

/** Every kind of job. */
export const jobs: Handlers = Object.assign({}, ...queues)
