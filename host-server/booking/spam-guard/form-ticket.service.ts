import { timingSafeEqual } from 'node:crypto'
import { HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { derivedToken, hashToken, randomToken } from '../../core/security/tokens.ts'
import type { Proof } from '../proof-of-work/proof-of-work.service.ts'

/** Milliseconds; no person reads, fills in and reviews a form in less. */
const SOONEST = 3000
const LASTS = HOUR

/** A ticket issued for this form; `key` serves as the idempotency key of its attempts. */
export interface Ticket {
  proof: Proof
  key: string
  state: 'early' | 'ready' | 'late'
}

/** The forms that work without JavaScript. */
export type PlainForm = 'booking' | 'contact' | 'event' | 'lead'

const signatureOf = ({ app, tenant, host }: Call, purpose: string, content: string) =>
  derivedToken(app.config.SESSION_SECRET, purpose, [tenant.id, host.uuid, content].join('\0'))

/**
 * Replaces the proof of work where there is no JavaScript: signed for one form of this advisor or branch, with the
 * time at which it was issued. It proves less, so its limits are lower; see `form-limits.service.ts`.
 */
export function issueTicket(call: Call, form: PlainForm): string {
  const content = `${call.app.clock.now().getTime()}.${randomToken()}`
  return `${content}.${signatureOf(call, `${form}-form`, content)}`
}

const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Undefined if the ticket was not issued for this form. */
export function readTicket(call: Call, form: PlainForm, ticket: string): Ticket | undefined {
  const [, content = '', issued, key = '', signature = ''] = /^((\d{13})\.([\w-]{43}))\.([\w-]{43})$/.exec(ticket) ?? []
  if (!key || !isEqual(signature, signatureOf(call, `${form}-form`, content))) return undefined
  const age = call.app.clock.now().getTime() - Number(issued)
  const state = age < SOONEST ? 'early' : age < LASTS ? 'ready' : 'late'
  return { key, state, proof: { signature: hashToken(content), expires_at: instant(Number(issued) + LASTS) } }
}

/** Long enough to read it and to load the page again. */
const RECEIPT_LASTS = 5 * MINUTE

const receiptSignature = (call: Call, form: PlainForm, issued: string, about: string) =>
  signatureOf(call, `${form}-receipt`, `${issued}\0${about}`)

/**
 * Stands in the address of the page after a form, which says what was sent. People pass such an address on: without a
 * receipt, or with one that is too old, the page shows the form.
 */
export function issueReceipt(call: Call, form: PlainForm, about: string): string {
  const issued = String(call.app.clock.now().getTime())
  return `${issued}.${receiptSignature(call, form, issued, about)}`
}

/** Whether this was sent with the form just now. */
export function hasReceipt(call: Call, form: PlainForm, about: string, receipt: unknown): boolean {
  const [, issued = '', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(String(receipt)) ?? []
  if (!issued || call.app.clock.now().getTime() - Number(issued) > RECEIPT_LASTS) return false
  return isEqual(signature, receiptSignature(call, form, issued, about))
}
