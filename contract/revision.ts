import * as v from 'valibot'
import { CHANGED_MEANWHILE } from './refusals.ts'
import { Failure, line, MessageText, TEXT_MAX } from './values.ts'

/**
 * What a save is based on; without it, whatever is there is replaced. A list that is read has it as its ETag, an item of
 * a list as its `revision`.
 */
export const Based = v.strictObject({ revision: v.optional(line(TEXT_MAX)) })

/** Response to a save over what somebody else has changed since it was read. */
export const Outdated = v.object({ message: MessageText, code: v.literal(CHANGED_MEANWHILE) })

/**
 * Response to a save of an item over what somebody else has changed, with the item as it is by now; without it where
 * the save is refused for another reason.
 */
export const outdatedItem = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ ...Failure.entries, present: v.optional(item) })
