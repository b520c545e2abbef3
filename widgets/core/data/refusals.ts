import { FieldErrors } from '#contract/values'
import { readFailure } from './read-failure.ts'

/** The server's sentences about whatever it refused, without their fields; empty where it was something else. */
export async function refusalsOf(failure: unknown): Promise<string[]> {
  const refusal = await readFailure(failure, FieldErrors)
  return Object.values(refusal?.errors ?? {}).flat()
}
