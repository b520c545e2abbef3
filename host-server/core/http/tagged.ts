import { revisionOf } from '../base/revision.ts'
import type { Call } from './http.ts'

/** Returns what is answered, and names the revision of what a save replaces of it as the answer's ETag. */
export function tagged<T>({ ctx }: Call, answer: T, replaced: unknown = answer): T {
  ctx.set('ETag', `"${revisionOf(replaced)}"`)
  return answer
}
