import type { BranchEvent, EachText } from '#contract/branch-events'

/** The text in the reader's language, or the one there is. */
export const wordsIn = (tag: string, { de, en }: EachText) => (tag.startsWith('de') ? de || en : en || de)

/** From when to when: both are times on one wall, which no zone moves. */
export function whenText(tag: string, { starts_at, ends_at }: Pick<BranchEvent, 'starts_at' | 'ends_at'>): string {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  const [from, to] = [new Date(`${starts_at}Z`), new Date(`${ends_at}Z`)]
  return format.formatRange(from, to)
}
