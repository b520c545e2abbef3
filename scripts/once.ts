const PLACE = Symbol.for('advisor-widgets.once')
const place = globalThis as { [PLACE]?: Map<string, Promise<unknown>> }

/**
 * Makes what the configuration of the tests needs once for a process. Vitest reads `vitest.config.ts` again for each of
 * its projects, every time as a module of its own, so that a variable of a module is not kept.
 */
export function once<T>(name: string, make: () => Promise<T>): Promise<T> {
  place[PLACE] ??= new Map()
  const kept = place[PLACE]
  if (!kept.has(name)) kept.set(name, make())
  return kept.get(name) as Promise<T>
}
