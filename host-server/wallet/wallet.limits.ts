import type { Call } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'

const HOUR = 3600

const ISSUES_OF_ADDRESS = { name: 'wallet-address', points: 20, seconds: HOUR }
const ISSUES_OF_ADVISOR = { name: 'wallet-advisor', points: 300, seconds: HOUR }
const SIGNATURES_OF_ADDRESS = { name: 'wallet-signature', points: 60, seconds: HOUR / 6 }

/** Each card is a row and a signature. */
export async function limitIssues({ ctx, db, advisor, services: { limits } }: Call): Promise<void> {
  await limits.take(ISSUES_OF_ADDRESS, `${db.tenantId}:${addressKey(ctx.ip)}`)
  await limits.take(ISSUES_OF_ADVISOR, `${db.tenantId}:${advisor.uuid}`)
}

/** A signature keeps the process busy for a tenth of a second. */
export const limitSignatures = ({ ctx, db, services: { limits } }: Call): Promise<void> =>
  limits.take(SIGNATURES_OF_ADDRESS, `${db.tenantId}:${addressKey(ctx.ip)}`)

const PASS = { name: 'wallet-pass', points: 120, seconds: HOUR }
const LOGS_OF_ADDRESS = { name: 'wallet-log', points: 60, seconds: HOUR }

/** By pass and not by address: behind one of a carrier's addresses stand thousands of phones that a push wakes at once. */
export const limitPass = ({ db, services: { limits } }: Call, serial: string): Promise<void> =>
  limits.take(PASS, `${db.tenantId}:${serial}`)

/** Anybody may write into the log; nobody may fill it. */
export const limitLogs = ({ ctx, db, services: { limits } }: Call): Promise<void> =>
  limits.take(LOGS_OF_ADDRESS, `${db.tenantId}:${addressKey(ctx.ip)}`)
