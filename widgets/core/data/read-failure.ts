import * as v from 'valibot'
import type { Schema } from '#contract/endpoint'

/** Whether someone else has changed the object meanwhile. */
export const isConflict = (failure: unknown) => failure instanceof Response && failure.status === 409

/** The body of a refusal, parsed with its declared schema; undefined for other failures. It may be read again. */
export async function readFailure<S extends Schema>(
  failure: unknown,
  schema: S
): Promise<v.InferOutput<S> | undefined> {
  if (!(failure instanceof Response) || failure.bodyUsed) return undefined
  const result = v.safeParse(
    schema,
    await failure
      .clone()
      .json()
      .catch(() => undefined)
  )
  return result.success ? result.output : undefined
}
