import { FieldErrors } from '#contract/values'
import { readFailure } from './read-failure.ts'

/** The server's messages about refused fields, without the field names; empty for other failures. */
export async function refusalsOf(failure: unknown): Promise<string[]> {
  const refusal = await readFailure(failure, FieldErrors)
  return Object.values(refusal?.errors ?? {}).flat()
}

/** What the server says about a field that the form does not have, and that nothing beside a field says therefore. */
export async function unsaidOf(failure: unknown, shows: (field: string) => boolean): Promise<string | undefined> {
  const refusal = await readFailure(failure, FieldErrors)
  return Object.entries(refusal?.errors ?? {}).find(([field]) => !shows(field))?.[1][0]
}
