import type { Call } from '../../core/http/http.ts'
import type { PlainForm } from './form-ticket.service.ts'

const HOURS = 3600

const PER_ADDRESS = { points: 10, seconds: HOURS }
/** Confirmations go to unverified addresses. */
const PER_EMAIL = { points: 10, seconds: 24 * HOURS }
const PER_ADVISOR = { points: 60, seconds: HOURS }

/** Limits accepted forms. The sender's limit comes first, so that one sender cannot use up that of the advisor or branch. */
export async function limitForms({ ctx, db, host, app }: Call, form: string, email: string): Promise<void> {
  const { limits } = app
  await limits.take({ name: `${form}-address`, ...PER_ADDRESS }, { tenant: db.tenantId, ip: ctx.ip })
  if (email) await limits.take({ name: `${form}-email`, ...PER_EMAIL }, { tenant: db.tenantId, mailbox: email })
  await limits.take({ name: `${form}-advisor`, ...PER_ADVISOR }, { tenant: db.tenantId, id: host.uuid })
}

/** Lower limits than with a proof of work, since a ticket only costs a few seconds of waiting. */
export async function limitPlainForms({ ctx, db, host, app: { limits } }: Call, form: PlainForm | 'waitlist') {
  const name = `plain-${form}`
  await limits.take({ name: `${name}-address`, points: 5, seconds: HOURS }, { tenant: db.tenantId, ip: ctx.ip })
  await limits.take({ name: `${name}-advisor`, points: 20, seconds: HOURS }, { tenant: db.tenantId, id: host.uuid })
}
