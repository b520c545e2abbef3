import { refuseOutdated, revisionOf } from '../base/revision.ts'
import type { Call } from './http.ts'

/** Returns a list that is answered, and names its revision as the answer's ETag: a list has no field for it. */
export function tagged<T>({ ctx }: Call, list: T): T {
  ctx.set('ETag', `"${revisionOf(list)}"`)
  return list
}

/**
 * Replaces what is read, within a transaction.
 * @throws Conflict if it is no longer what has been seen, unless the same is there already
 */
export async function replaceSeen(
  seen: string | undefined,
  read: () => Promise<unknown>,
  write: () => Promise<unknown>
): Promise<void> {
  if (!seen) return void (await write())
  const before = revisionOf(await read())
  await write()
  refuseOutdated(seen, before, revisionOf(await read()))
}
