import { json, never } from '../widgets/testing/network.ts'

/** A refused request. */
export const refusal =
  (status: number, body: unknown = { message: 'No' }) =>
  () =>
    json(body, status)

/** A response without a body. */
export const done = () => json(undefined, 204)

/** A function, so that the body replaces the file's: Storybook merges a story's parameters into those of its file. */
export const body = (value: unknown) => () => json(value)

export { never }

export const dark = { scheme: 'dark' }
export const german = { locale: 'de-AT' }
export const informal = { locale: 'de-AT-informal' }
export const narrow = { viewport: { value: 'narrow' } }
