import type { Call } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'

const HOURS = 3600

const OF_ADDRESS = { name: 'plain-booking-address', points: 5, seconds: HOURS }
const OF_ADVISOR = { name: 'plain-booking-advisor', points: 20, seconds: HOURS }

/** A ticket costs its bearer nothing but seconds, so that a third of what the puzzle allows has to do. */
export async function limitPlainBookings({ ctx, db, host, services: { limits } }: Call): Promise<void> {
  await limits.take(OF_ADDRESS, `${db.tenantId}:${addressKey(ctx.ip)}`)
  await limits.take(OF_ADVISOR, `${db.tenantId}:${host.uuid}`)
}
