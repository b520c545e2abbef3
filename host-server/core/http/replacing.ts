import { refuseOutdated, revisionOf } from '../base/revision.ts'
import type { Call } from './http.ts'

const tag = ({ ctx }: Call, revision: string) => ctx.set('ETag', `"${revision}"`)

/** Returns a list that is answered, and names its revision as the answer's ETag: a list has no field for it. */
export function tagged<T>(call: Call, list: T): T {
  tag(call, revisionOf(list))
  return list
}

/**
 * Replaces what is read, within a transaction, and names its new revision.
 * @throws Conflict if it is no longer what has been seen, unless the same is there already
 */
export async function replaceSeen(
  call: Call,
  seen: string | undefined,
  read: () => Promise<unknown>,
  write: () => Promise<unknown>
): Promise<void> {
  const before = revisionOf(await read())
  await write()
  const after = revisionOf(await read())
  refuseOutdated(seen ?? '', before, after)
  tag(call, after)
}
