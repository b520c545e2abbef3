import * as v from 'valibot'
import { Proof } from './proof-of-work.ts'
import { line } from './values.ts'

/** What every form that needs no account brings beside its fields. */
export const goodFaith = {
  proof: v.optional(Proof),
  /** A honeypot: hidden from people, filled by bots. */
  website: v.optional(line())
}

/** A key of the sender's choice, by which a second try is known. */
export const RetryHeaders = v.strictObject({
  'idempotency-key': v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)))
})
