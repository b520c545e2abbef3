import * as v from 'valibot'
import type { Schema } from '#contract/endpoint'

/** Whether someone else has changed the object in the meantime. */
export const isConflict = (failure: unknown) => failure instanceof Response && failure.status === 409

/** What a refusal says, read with its declared schema; undefined when it is something else. */
export async function readFailure<S extends Schema>(
  failure: unknown,
  schema: S
): Promise<v.InferOutput<S> | undefined> {
  if (!(failure instanceof Response) || failure.bodyUsed) return undefined
  const result = v.safeParse(schema, await failure.json().catch(() => undefined))
  return result.success ? result.output : undefined
}
