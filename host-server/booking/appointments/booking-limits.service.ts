import type { Call } from '../../core/http/http.ts'

const MINUTES = 60
const HOURS = 60 * MINUTES

/** New holds of an address without a puzzle, and with one. */
export const FREE_HOLDS = { name: 'hold-free', points: 2, seconds: 10 * MINUTES }
export const PROVEN_HOLDS = { name: 'hold-proven', points: 8, seconds: 10 * MINUTES }
const HOLDS = { name: 'hold-address', points: 30, seconds: 10 * MINUTES }
const HOLDS_OF_ADVISOR = { name: 'hold-advisor', points: 200, seconds: 10 * MINUTES }
const CHANGES = { name: 'change-appointment', points: 10, seconds: HOURS }

/**
 * Limits attempts at holds of an address, and the holds of an advisor or branch: what is refused keeps nobody else out.
 * @throws TooMany
 */
export async function withinHoldLimits<T>(
  { ctx, db, host, app: { limits } }: Call,
  work: () => Promise<T>
): Promise<T> {
  await limits.take(HOLDS, { tenant: db.tenantId, ip: ctx.ip })
  const of = { tenant: db.tenantId, id: host.uuid }
  await limits.take(HOLDS_OF_ADVISOR, of)
  try {
    return await work()
  } catch (failure) {
    await limits.giveBack(HOLDS_OF_ADVISOR, of)
    throw failure
  }
}

/** Limited because every change sends mails. */
export const limitChanges = ({ db, app }: Call, uuid: string) =>
  app.limits.take(CHANGES, { tenant: db.tenantId, id: uuid })

/** Mails about appointments that a user causes, to one customer and to all: nobody uses up what colleagues need. */
export const MAILS_TO_CUSTOMER = { name: 'staff-customer', points: 30, seconds: 24 * HOURS }
export const MAILS_OF_AUTHOR = { name: 'staff-author', points: 200, seconds: HOURS }

/**
 * Work that mails customers and advisors, each mail about an appointment; a customer without e-mail has the address ''.
 * What fails has mailed nobody and is not counted. @throws TooMany
 */
export async function withinMailLimits<T>(call: Call, emails: readonly string[], work: () => Promise<T>): Promise<T> {
  const { db, user, app } = call
  const author = { tenant: db.tenantId, id: user?.uuid ?? '' }
  const mails = emails.flatMap((mailbox) => [
    ...(mailbox ? [{ limit: MAILS_TO_CUSTOMER, of: { ...author, mailbox } }] : []),
    { limit: MAILS_OF_AUTHOR, of: author }
  ])
  const taken: typeof mails = []
  try {
    for (const mail of mails) {
      await app.limits.take(mail.limit, mail.of)
      taken.push(mail)
    }
    return await work()
  } catch (failure) {
    for (const { limit, of } of taken) await app.limits.giveBack(limit, of)
    throw failure
  }
}
