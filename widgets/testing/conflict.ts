import { CHANGED_MEANWHILE } from '#contract/refusals'
import { json } from './network.ts'

const message = 'This has been changed elsewhere in the meantime, so it was not saved.'

/** Refuses to save over what somebody else has changed. */
export const conflict = () => json({ message, code: CHANGED_MEANWHILE }, 409)

/** Answers with a list and its revision, named by a letter. */
export const tagged = (list: unknown, letter: string) => () => json(list, 200, { etag: `"${letter.repeat(32)}"` })
