import { timingSafeEqual } from 'node:crypto'
import { HOUR, instant } from '../core/clock.ts'
import type { Call } from '../core/http.ts'
import { derivedToken, hashToken, randomToken } from '../core/tokens.ts'
import type { Proof } from '../proof-of-work/proof-of-work.service.ts'

/** Nobody reads, fills and checks a form in less. */
const SOONEST = 3000
const LASTS = HOUR

/** A ticket that is this form's; `key` tells its tries from others. */
interface Ticket {
  proof: Proof
  key: string
  state: 'early' | 'ready' | 'late'
}

/** The forms that work without script. */
export type PlainForm = 'booking' | 'contact'

const signatureOf = ({ services, tenant, host }: Call, form: PlainForm, content: string) =>
  derivedToken(services.config.SESSION_SECRET, `${form}-form`, [tenant.id, host.uuid, content].join('\0'))

/**
 * Stands in for the puzzle where no script can solve one: signed for one form of this advisor or branch, with the
 * time at which it was printed. It proves less, so that less can be sent with it; see `spam-guard.limits.ts`.
 */
export function issueTicket(call: Call, form: PlainForm): string {
  const content = `${call.services.clock.now().getTime()}.${randomToken()}`
  return `${content}.${signatureOf(call, form, content)}`
}

const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Undefined for what was not issued for this form. */
export function readTicket(call: Call, form: PlainForm, ticket: string): Ticket | undefined {
  const [, content = '', issued, key = '', signature = ''] = /^((\d{13})\.([\w-]{43}))\.([\w-]{43})$/.exec(ticket) ?? []
  if (!key || !isEqual(signature, signatureOf(call, form, content))) return undefined
  const age = call.services.clock.now().getTime() - Number(issued)
  const state = age < SOONEST ? 'early' : age < LASTS ? 'ready' : 'late'
  return { key, state, proof: { signature: hashToken(content), expires_at: instant(Number(issued) + LASTS) } }
}
