import { createHash } from 'node:crypto'
import { CHANGED_MEANWHILE } from '#contract/refusals'
import { Conflict } from './failures.ts'

/** A hash of what a form changes, by which a save says which state it has seen. */
export const revisionOf = (contents: unknown, replacer?: (field: string, value: unknown) => unknown): string =>
  createHash('sha256').update(JSON.stringify(contents, replacer)).digest('hex').slice(0, 32)

/** Adds to an item, as a list shows it, the revision of what its form changes. */
export const withRevision =
  <T extends object>(revised: (item: T) => unknown) =>
  (item: T): T & { revision: string } => ({ ...item, revision: revisionOf(revised(item)) })

/**
 * By revisions; '' has seen none, and overwrites. What is wanted may be there already, when the answer to a first attempt
 * was lost.
 * @throws Conflict if somebody else has changed it since, with what it is by now
 */
export function refuseOutdated(seen: string, current: string, wanted: string, present?: object): void {
  if (!seen || seen === current || wanted === current) return
  throw new Conflict('errors.changed-elsewhere', { code: CHANGED_MEANWHILE, ...(present && { present }) })
}
