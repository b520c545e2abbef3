/** An appointment, and the colleagues who could take it. */
export interface Wanted {
  uuid: string
  free: readonly { uuid: string; is_offered: boolean }[]
}

/**
 * Proposes who takes which appointment of one advisor, of which no two are at once: of those who offer it, who has the
 * fewest so far. Appointments with the smallest choice go first.
 */
export function propose(wanted: readonly Wanted[]): Map<string, string> {
  const counts = new Map<string, number>()
  const proposed = new Map<string, string>()
  const offering = wanted.map(({ uuid, free }) => ({ uuid, free: free.filter(({ is_offered }) => is_offered) }))
  const countOf = (one: Wanted['free'][number]) => counts.get(one.uuid) ?? 0
  for (const { uuid, free } of offering.toSorted((a, b) => a.free.length - b.free.length)) {
    const [best] = free.toSorted((a, b) => countOf(a) - countOf(b))
    if (!best) continue
    counts.set(best.uuid, countOf(best) + 1)
    proposed.set(uuid, best.uuid)
  }
  return proposed
}
