import type { Call } from '../../core/http/http.ts'
import { addressKey } from '../../core/security/rate-limit.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES

const HOLDS = { name: 'hold-address', points: 30, seconds: 10 * MINUTES }
const HOLDS_OF_ADVISOR = { name: 'hold-advisor', points: 200, seconds: 10 * MINUTES }
const CHANGES = { name: 'change-appointment', points: 10, seconds: HOURS }

const from = ({ ctx, db }: Call) => `${db.tenantId}:${addressKey(ctx.ip)}`

export async function limitHolds(call: Call): Promise<void> {
  const { limits } = call.app
  await limits.take(HOLDS, from(call))
  await limits.take(HOLDS_OF_ADVISOR, `${call.db.tenantId}:${call.host.uuid}`)
}

/** Limited because every change sends mails. */
export const limitChanges = ({ db, app }: Call, uuid: string) => app.limits.take(CHANGES, `${db.tenantId}:${uuid}`)
