import { LRUCache } from 'lru-cache'
import type { AppContext } from '../tenancy/app-context.ts'

const MOST_REMEMBERED = 50_000

/** Counts up to a number by names that contain the day, on this node: against floods of what anyone may send. */
export function dayLimit(most: number) {
  const byApp = new WeakMap<AppContext, LRUCache<string, number>>()
  return (app: AppContext, name: string): boolean => {
    const counts = byApp.get(app) ?? new LRUCache<string, number>({ max: MOST_REMEMBERED })
    byApp.set(app, counts)
    const count = counts.get(name) ?? 0
    if (count >= most) return false
    counts.set(name, count + 1)
    return true
  }
}
