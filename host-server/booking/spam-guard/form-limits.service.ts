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
/** Seats of events, an hour of an address: a few registrations of ten would fill a small one. */
const SEATS = 12

/** What differs for some forms. */
const RATES_OF: Record<string, Partial<Rates>> = {
  // many register for an event as soon as it is announced
  event: { advisor: 600 },
  // at a stand, visitors share the address of its network, and all come to the same advisor
  lead: { address: 60, email: 5, advisor: 120 }
}
const PLAIN_RATES_OF: typeof RATES_OF = { ...RATES_OF, lead: { address: 20, advisor: 120 } }

/**
 * Limits accepted forms. The sender's limit comes first, so that one sender cannot use up that of the advisor or branch.
 * Tests share the sender's and have the others for themselves: they bring no mail and no work, and keep nobody out.
 */
export async function limitForms({ ctx, db, host, app, isTest }: Call, form: string, email: string): Promise<void> {
  const { limits } = app
  const { address, email: mailbox, advisor } = { ...RATES, ...RATES_OF[form] }
  const kind = isTest ? `${form}-test` : form
  await limits.take({ name: `${form}-address`, points: address, seconds: HOURS }, { tenant: db.tenantId, ip: ctx.ip })
  if (email)
    await limits.take(
      { name: `${kind}-email`, points: mailbox, seconds: 24 * HOURS },
      { tenant: db.tenantId, mailbox: email }
    )
  await limits.take(
    { name: `${kind}-advisor`, points: advisor, seconds: HOURS },
    { tenant: db.tenantId, id: host.uuid }
  )
}

/** Limits forms that were sent without script. */
export async function limitPlainForms({ ctx, db, host, app: { limits } }: Call, form: PlainForm | 'waitlist') {
  const name = `plain-${form}`
  const { address, advisor } = { ...PLAIN_RATES, ...PLAIN_RATES_OF[form] }
  await limits.take({ name: `${name}-address`, points: address, seconds: HOURS }, { tenant: db.tenantId, ip: ctx.ip })
  await limits.take(
    { name: `${name}-advisor`, points: advisor, seconds: HOURS },
    { tenant: db.tenantId, id: host.uuid }
  )
}

/** Limits how many seats of events one address can take, with whatever names. */
export const limitSeats = ({ ctx, db, app: { limits } }: Call, seats: number) =>
  limits.take({ name: 'event-seats', points: SEATS, seconds: HOURS }, { tenant: db.tenantId, ip: ctx.ip }, seats)
