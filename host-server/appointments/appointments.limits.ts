import type { Call } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'
import { hashToken } from '../core/tokens.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES

const HOLDS = { name: 'hold-address', points: 30, seconds: 10 * MINUTES }
const HOLDS_OF_ADVISOR = { name: 'hold-advisor', points: 200, seconds: 10 * MINUTES }
const BOOKINGS = { name: 'booking-address', points: 10, seconds: HOURS }
const BOOKINGS_OF_ADVISOR = { name: 'booking-advisor', points: 60, seconds: HOURS }
/** Confirmations go to an address that nobody has proved to own. */
const BOOKINGS_FOR_EMAIL = { name: 'booking-email', points: 10, seconds: 24 * HOURS }
const CHANGES = { name: 'change-appointment', points: 10, seconds: HOURS }

const from = ({ ctx, db }: Call) => `${db.tenantId}:${addressKey(ctx.ip)}`

export async function limitHolds(call: Call): Promise<void> {
  const { limits } = call.services
  await limits.take(HOLDS, from(call))
  await limits.take(HOLDS_OF_ADVISOR, `${call.db.tenantId}:${call.advisor.uuid}`)
}

/** Whoever is stopped by the first limit does not use up the advisor's. */
export async function limitBookings(call: Call, email: string): Promise<void> {
  const { limits } = call.services
  await limits.take(BOOKINGS, from(call))
  await limits.take(BOOKINGS_FOR_EMAIL, `${call.db.tenantId}:${hashToken(email.toLowerCase())}`)
  await limits.take(BOOKINGS_OF_ADVISOR, `${call.db.tenantId}:${call.advisor.uuid}`)
}

/** Every change sends mails. */
export const limitChanges = ({ db, services }: Call, uuid: string) =>
  services.limits.take(CHANGES, `${db.tenantId}:${uuid}`)
