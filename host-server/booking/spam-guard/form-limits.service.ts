import type { Call } from '../../core/http/http.ts'
import type { PlainForm } from './form-ticket.service.ts'

const HOURS = 3600

interface Rates {
  /** An hour. */
  address: number
  /** A day: confirmations go to unverified addresses. */
  email: number
  /** An hour, of an advisor or branch. */
  advisor: number
}

const RATES: Rates = { address: 10, email: 10, advisor: 60 }
/** Lower than with a proof of work, since a ticket only costs a few seconds of waiting. */
const PLAIN_RATES: Pick<Rates, 'address' | 'advisor'> = { address: 5, advisor: 20 }

/** What differs for some forms. */
const RATES_OF: Record<string, Partial<Rates>> = {
  // many register for an event as soon as it is announced
  event: { advisor: 600 },
  // at a stand, visitors share the address of its network, and all come to the same advisor
  lead: { address: 60, email: 5, advisor: 120 }
}
const ratesOf = <R extends Partial<Rates>>(form: string, rates: R): R => ({ ...rates, ...RATES_OF[form] })

/** Limits accepted forms. The sender's limit comes first, so that one sender cannot use up that of the advisor or branch. */
export async function limitForms({ ctx, db, host, app }: Call, form: string, email: string): Promise<void> {
  const { limits } = app
  const { address, email: mailbox, advisor } = ratesOf(form, RATES)
  const perHour = (of: string, points: number) => ({ name: `${form}-${of}`, points, seconds: HOURS })
  await limits.take(perHour('address', address), { tenant: db.tenantId, ip: ctx.ip })
  if (email)
    await limits.take(
      { name: `${form}-email`, points: mailbox, seconds: 24 * HOURS },
      { tenant: db.tenantId, mailbox: email }
    )
  await limits.take(perHour('advisor', advisor), { tenant: db.tenantId, id: host.uuid })
}

/** Limits forms that were sent without script. */
export async function limitPlainForms({ ctx, db, host, app: { limits } }: Call, form: PlainForm | 'waitlist') {
  const name = `plain-${form}`
  const { address, advisor } = ratesOf(form, PLAIN_RATES)
  await limits.take({ name: `${name}-address`, points: address, seconds: HOURS }, { tenant: db.tenantId, ip: ctx.ip })
  await limits.take(
    { name: `${name}-advisor`, points: advisor, seconds: HOURS },
    { tenant: db.tenantId, id: host.uuid }
  )
}
