import { randomUUID } from 'node:crypto'
import { formOfPerson, INVITATION_DAYS, type Person } from '#contract/people'
import { DAY, instant } from '../../core/base/clock.ts'
import { Conflict } from '../../core/base/failures.ts'
import { record, SELF_SERVICE } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue } from '../../core/jobs/outbox.ts'
import { hashPassword } from '../../core/security/passwords.ts'
import { derivedToken, hashToken } from '../../core/security/tokens.ts'
import { deleteResets } from '../account/account.repository.ts'
import * as repository from './invitations.repository.ts'
import { lock } from './people.repository.ts'
import { change, find, read, subjectOf } from './people.service.ts'

/** Derived from the uuid, so that the e-mail job can compute it and the table stores only its hash. */
const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'invitation', uuid)

/** The path at which an invited person sets a password. */
export const pathOf = (secret: string, uuid: string) => `/account/invitation/${tokenOf(secret, uuid)}`

/** The path of a user's current invitation. */
export async function linkOf({ db, app }: Call, user_uuid: string): Promise<string> {
  const { uuid } = await repository.findOf(db, user_uuid)
  return pathOf(app.config.SESSION_SECRET, uuid)
}

const auditFields = ({ invitation }: Person) => ({ invited_until: invitation?.expires_at ?? null })

const invitations = audited<Person>({
  lock,
  read: (trx, id, call) => read(call, id, trx),
  subject: subjectOf,
  fields: auditFields
})

function refuseNeedless({ status }: Person) {
  if (status === 'active' || status === 'deactivated') throw new Conflict(`people.invitation-${status}`)
}

/** Sends a link to set a password; links of earlier invitations stop working. @throws Conflict if needless */
export const invite = (call: Call, uuid: string): Promise<Person> =>
  invitations.change(call, uuid, async (trx, person) => {
    refuseNeedless(person)
    const { user_uuid } = await find(call, uuid, trx)
    // a person who only had a card needs an account
    if (!user_uuid) await change({ ...call, db: trx }, uuid, formOfPerson(person))
    const { config, clock } = call.app
    const now = clock.now()
    const invitation = randomUUID()
    await repository.replace(trx, {
      user_uuid: uuid,
      uuid: invitation,
      token_hash: hashToken(tokenOf(config.SESSION_SECRET, invitation)),
      sent_at: instant(now),
      expires_at: instant(now.getTime() + INVITATION_DAYS * DAY)
    })
    const job = { kind: 'invitation-mail', dedupe_key: `invitation:${invitation}`, payload: { invitation } }
    await enqueue(trx, now, job)
  })

/** Withdraws an invitation: its link stops working, and an e-mail not sent yet is not sent. */
export const withdraw = (call: Call, uuid: string): Promise<Person> =>
  invitations.change(call, uuid, (trx) => repository.removeOf(trx, uuid))

const ACTIVE = { status: 'active' }

export const findInvited = ({ db, app }: Call, token: string) =>
  repository.findByToken(db, hashToken(token), instant(app.clock.now()))

/** Sets the first password and uses up the link; false if the link has been used or a password set in the meantime. */
export async function accept(call: Call, token: string, invited: repository.Invited, password: string) {
  const passwordHash = await hashPassword(password)
  const { uuid, full_name } = invited
  return call.db.transaction(async (trx) => {
    if (!(await repository.remove(trx, hashToken(token)))) return false
    if (!(await repository.setFirstPassword(trx, uuid, passwordHash))) return false
    await deleteResets(trx, uuid)
    await record(trx, SELF_SERVICE(call, invited), subjectOf({ uuid, full_name }), { status: 'invited' }, ACTIVE)
    return true
  })
}
