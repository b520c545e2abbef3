import type { Call } from '../../core/http/http.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES

/** New holds of an address without a puzzle, and with one. */
export const FREE_HOLDS = { name: 'hold-free', points: 2, seconds: 10 * MINUTES }
export const PROVEN_HOLDS = { name: 'hold-proven', points: 8, seconds: 10 * MINUTES }
const HOLDS = { name: 'hold-address', points: 30, seconds: 10 * MINUTES }
const HOLDS_OF_ADVISOR = { name: 'hold-advisor', points: 200, seconds: 10 * MINUTES }
const CHANGES = { name: 'change-appointment', points: 10, seconds: HOURS }

export async function limitHolds({ ctx, db, host, app: { limits } }: Call): Promise<void> {
  await limits.take(HOLDS, { tenant: db.tenantId, ip: ctx.ip })
  await limits.take(HOLDS_OF_ADVISOR, { tenant: db.tenantId, id: host.uuid })
}

/** Limited because every change sends mails. */
export const limitChanges = ({ db, app }: Call, uuid: string) =>
  app.limits.take(CHANGES, { tenant: db.tenantId, id: uuid })
