import * as v from 'valibot'
import { Proof } from './proof-of-work.ts'
import { line } from './values.ts'

/** Additional fields of every form that needs no account. */
export const goodFaith = {
  proof: v.optional(Proof),
  /** A honeypot: hidden from people, filled by bots. */
  website: v.optional(line())
}

/** How long the link of an e-mail is valid by which a visitor confirms what was sent. */
export const CONFIRMATION_HOURS = 24

/** An idempotency key chosen by the sender. */
export const RetryHeaders = v.strictObject({
  'idempotency-key': v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)))
})
