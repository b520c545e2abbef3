import { json, never } from '../widgets/testing/network.ts'

/** A refusal of a call. */
export const refusal =
  (status: number, body: unknown = { message: 'No' }) =>
  () =>
    json(body, status)

/** An answer without a body. */
export const done = () => json(undefined, 204)

/** The same body whatever a story before it was answered: parameters of a story are merged into those of its file. */
export const body = (value: unknown) => () => json(value)

export { never }

export const dark = { scheme: 'dark' }
export const german = { locale: 'de-AT' }
export const informal = { locale: 'de-AT-informal' }
export const narrow = { viewport: { value: 'narrow' } }
