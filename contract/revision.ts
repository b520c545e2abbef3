import * as v from 'valibot'
import { CHANGED_MEANWHILE } from './refusals.ts'
import { line, MessageText, TEXT_MAX } from './values.ts'

/** What a save is based on; without it, whatever is there is replaced. A list that is read has it as its ETag. */
export const Based = v.strictObject({ revision: v.optional(line(TEXT_MAX)) })

/** Response to a save over what somebody else has changed since it was read. */
export const Outdated = v.object({ message: MessageText, code: v.literal(CHANGED_MEANWHILE) })
