const ranks = [
  { rank: 0, is: (segment: string) => !/[:{*]/.test(segment) },
  { rank: 2, is: (segment: string) => /^:\w+$/.test(segment) },
  { rank: 3, is: (segment: string) => /[{*]/.test(segment) }
]
/** A parameter with words around it. */
const MIXED = 1
/** Longer than all of them: `/app/{*rest}` also takes the `/app/` that a router gives to `/app`. */
const END = 4

const rankOf = (path: string) =>
  path
    .split('/')
    .map((segment) => ranks.find(({ is }) => is(segment))?.rank ?? MIXED)
    .join('') + END

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/**
 * In the order in which a router must try them: words before parameters, parameters before what takes anything. So it does not
 * matter in which order features are found.
 */
export const bySpecificity = <T>(list: readonly T[], pathOf: (one: T) => string): T[] =>
  list.toSorted((a, b) => compare(rankOf(pathOf(a)), rankOf(pathOf(b))))
