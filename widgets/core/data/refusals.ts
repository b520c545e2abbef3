import { FieldErrors } from '#contract/values'
import { readFailure } from './read-failure.ts'

/** The server's messages about refused fields, without the field names; empty for other failures. */
export async function refusalsOf(failure: unknown): Promise<string[]> {
  const refusal = await readFailure(failure, FieldErrors)
  return Object.values(refusal?.errors ?? {}).flat()
}
