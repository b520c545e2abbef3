import { chosen, isClash, mergedOrder, type Three } from './merge-parts.ts'

interface Listed {
  id: string
}

const isList = (value: unknown): value is readonly Listed[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && typeof one.id === 'string')
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('type' in value)

/**
 * Merges field by field: records by their fields, lists of items with an id item by item, in my order where I have
 * changed it. Everything else is one value; of what both have changed, mine is taken, and `clashes` counts it.
 */
export function mergedFields<T>({ base, mine, theirs }: Three<T>): { value: T; clashes: number } {
  const clashes: string[] = []
  const merge = (three: Three<unknown>, name = ''): unknown => {
    const all = [three.base, three.mine, three.theirs]
    if (!isClash(three)) return chosen(three)
    if (all.every(isList)) return mergeLists(three as Three<readonly Listed[]>)
    if (all.every(isRecord)) return mergeRecords(three as Three<Record<string, unknown>>)
    clashes.push(name)
    // what one has removed and the other has changed stays
    return three.mine ?? three.theirs
  }
  const mergeRecords = ({ base: from, mine: own, theirs: other }: Three<Record<string, unknown>>) => {
    const keys = new Set([...Object.keys(own), ...Object.keys(other)])
    const fields = [...keys].map(
      (key) => [key, merge({ base: from[key], mine: own[key], theirs: other[key] })] as const
    )
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  const mergeLists = (lists: Three<readonly Listed[]>) => {
    const find = (list: readonly Listed[], id: string) => list.find((one) => one.id === id)
    const { base: from, mine: own, theirs: other } = lists
    return mergedOrder(lists, clashes).flatMap(
      (id) => merge({ base: find(from, id), mine: find(own, id), theirs: find(other, id) }, id) ?? []
    )
  }
  return { value: merge({ base, mine, theirs }) as T, clashes: clashes.length }
}
