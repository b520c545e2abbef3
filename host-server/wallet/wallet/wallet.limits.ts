import type { Call } from '../../core/http/http.ts'

const HOUR = 3600

const ISSUES_OF_ADDRESS = { name: 'wallet-address', points: 20, seconds: HOUR }
const ISSUES_OF_ADVISOR = { name: 'wallet-advisor', points: 300, seconds: HOUR }
const SIGNATURES_OF_ADDRESS = { name: 'wallet-signature', points: 60, seconds: HOUR / 6 }

/** Each card is a row and a signature. */
export async function limitIssues({ ctx, db, advisor, app: { limits } }: Call): Promise<void> {
  await limits.take(ISSUES_OF_ADDRESS, { tenant: db.tenantId, ip: ctx.ip })
  await limits.take(ISSUES_OF_ADVISOR, { tenant: db.tenantId, id: advisor.uuid })
}

/** A signature takes a tenth of a second of processor time. */
export const limitSignatures = ({ ctx, db, app: { limits } }: Call): Promise<void> =>
  limits.take(SIGNATURES_OF_ADDRESS, { tenant: db.tenantId, ip: ctx.ip })

const PASS = { name: 'wallet-pass', points: 120, seconds: HOUR }
const LOGS_OF_ADDRESS = { name: 'wallet-log', points: 60, seconds: HOUR }

/** By pass, not by address: thousands of phones behind one carrier address are woken by the same push. */
export const limitPass = ({ db, app: { limits } }: Call, serial: string): Promise<void> =>
  limits.take(PASS, { tenant: db.tenantId, id: serial })

/** The log endpoint is open, so it is limited. */
export const limitLogs = ({ ctx, db, app: { limits } }: Call): Promise<void> =>
  limits.take(LOGS_OF_ADDRESS, { tenant: db.tenantId, ip: ctx.ip })
