/** What two people have made of the same beginning. */
export interface Three<T> {
  base: T
  mine: T
  theirs: T
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What has changed on one side only is taken from there, and the rest from mine. */
export const chosen = <T>({ base, mine, theirs }: Three<T>) => (isSame(mine, base) ? theirs : mine)

/** Whether both sides have changed it, and differently. */
export const isClash = <T>({ base, mine, theirs }: Three<T>) =>
  !isSame(mine, base) && !isSame(theirs, base) && !isSame(mine, theirs)

interface Part {
  id: string
}

const idsOf = (parts: readonly Part[]) => parts.map(({ id }) => id)

/** The order of the parts that both have. */
const orderOf = (parts: readonly Part[], others: readonly Part[]) => {
  const known = new Set(idsOf(others))
  return idsOf(parts).filter((id) => known.has(id))
}

const hasMoved = (base: readonly Part[], parts: readonly Part[]) => !isSame(orderOf(base, parts), orderOf(parts, base))

/** All parts in the order of one side; what only the other one has stands after the part that it follows there. */
function placed(leading: readonly Part[], following: readonly Part[]): string[] {
  const order = idsOf(leading)
  for (const [at, { id }] of following.entries()) {
    if (order.includes(id)) continue
    const before = following[at - 1]?.id
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return order
}

/** The ids of all parts in my order, unless only they have changed it. Adds to the clashes. */
export function mergedOrder({ base, mine, theirs }: Three<readonly Part[]>, clashes: string[]): string[] {
  const [haveMoved, haveTheyMoved] = [hasMoved(base, mine), hasMoved(base, theirs)]
  if (haveMoved && haveTheyMoved && !isSame(orderOf(mine, theirs), orderOf(theirs, mine))) clashes.push('order')
  return haveTheyMoved && !haveMoved ? placed(theirs, mine) : placed(mine, theirs)
}

/** Lists merged part by part. Adds to the clashes. */
export function mergedParts<T extends Part>(lists: Three<readonly T[]>, clashes: string[]): T[] {
  const find = (parts: readonly T[], id: string) => parts.find((one) => one.id === id)
  const { base, mine, theirs } = lists
  return mergedOrder(lists, clashes).flatMap((id) => {
    const three = { base: find(base, id), mine: find(mine, id), theirs: find(theirs, id) }
    if (isClash(three)) clashes.push(id)
    // what one has removed and the other has changed stays
    const part = isClash(three) ? (three.mine ?? three.theirs) : chosen(three)
    return part ? [part] : []
  })
}
