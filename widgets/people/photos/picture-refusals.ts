import * as v from 'valibot'
import { readFailure } from '../../core/data/read-failure.ts'

const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.array(v.string()))) })
const STATUSES = new Set([413, 415, 422])

/** The server's messages about a picture; empty for other failures, of which the notification says everything. */
export async function pictureRefusals(failure: unknown): Promise<string[]> {
  if (!(failure instanceof Response && STATUSES.has(failure.status))) return []
  const refusal = await readFailure(failure, Refusal)
  return Object.values(refusal?.errors ?? { image: refusal ? [refusal.message] : [] }).flat()
}
