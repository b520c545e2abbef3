import type { Call } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'
import { hashToken } from '../core/tokens.ts'
import type { PlainForm } from './form-ticket.service.ts'

const HOURS = 3600

const PER_ADDRESS = { points: 10, seconds: HOURS }
/** Confirmations go to an address that nobody has proved to own. */
const PER_EMAIL = { points: 10, seconds: 24 * HOURS }
const PER_ADVISOR = { points: 60, seconds: HOURS }

/** How often a form goes through. Whoever is stopped by the first limit does not use up the advisor's or the branch's. */
export async function limitForms({ ctx, db, host, services }: Call, form: string, email: string): Promise<void> {
  const { limits } = services
  await limits.take({ name: `${form}-address`, ...PER_ADDRESS }, `${db.tenantId}:${addressKey(ctx.ip)}`)
  await limits.take({ name: `${form}-email`, ...PER_EMAIL }, `${db.tenantId}:${hashToken(email.toLowerCase())}`)
  await limits.take({ name: `${form}-advisor`, ...PER_ADVISOR }, `${db.tenantId}:${host.uuid}`)
}

/** A ticket costs its bearer nothing but seconds, so that a third of what the puzzle allows has to do. */
export async function limitPlainForms({ ctx, db, host, services: { limits } }: Call, form: PlainForm) {
  const name = `plain-${form}`
  await limits.take({ name: `${name}-address`, points: 5, seconds: HOURS }, `${db.tenantId}:${addressKey(ctx.ip)}`)
  await limits.take({ name: `${name}-advisor`, points: 20, seconds: HOURS }, `${db.tenantId}:${host.uuid}`)
}
