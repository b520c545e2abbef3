const ranks = [
  { rank: 0, is: (segment: string) => !/[:{*]/.test(segment) },
  { rank: 2, is: (segment: string) => /^:\w+$/.test(segment) },
  { rank: 3, is: (segment: string) => /[{*]/.test(segment) }
]
/** A parameter with text around it. */
const MIXED = 1
/** Longer than all of them: `/app/{*rest}` also matches the `/app/` that a router makes of `/app`. */
const END = 4

const rankOf = (path: string) =>
  path
    .split('/')
    .map((segment) => ranks.find(({ is }) => is(segment))?.rank ?? MIXED)
    .join('') + END

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/**
 * Sorted as a router must try them: words before parameters, parameters before wildcards. So the order of features does
 * not matter.
 */
export const bySpecificity = <T>(list: readonly T[], pathOf: (one: T) => string): T[] =>
  list.toSorted((a, b) => compare(rankOf(pathOf(a)), rankOf(pathOf(b))))
