import { randomUUID } from 'node:crypto'
import { formOfPerson, INVITATION_DAYS, type Person } from '#contract/people'
import { deleteResets } from '../account/account.repository.ts'
import { record, themselves } from '../audit/audit.service.ts'
import { DAY, instant } from '../core/clock.ts'
import { Conflict } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { hashPassword } from '../core/passwords.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { derivedToken, hashToken } from '../core/tokens.ts'
import { enqueue } from '../outbox/outbox.ts'
import * as repository from './invitations.repository.ts'
import { lock } from './people.repository.ts'
import { change, read, subjectOf } from './people.service.ts'

/** A mail makes it again, so that the table holds none. */
const tokenOf = (secret: string, uuid: string) => derivedToken(secret, 'invitation', uuid)

/** Where somebody who is invited sets a password. */
export const pathOf = (secret: string, uuid: string) => `/account/invitation/${tokenOf(secret, uuid)}`

/** The path of the link that somebody was last invited by. */
export async function linkOf({ db, services }: Call, user_uuid: string): Promise<string> {
  const { uuid } = await repository.findOf(db, user_uuid)
  return pathOf(services.config.SESSION_SECRET, uuid)
}

const told = ({ invitation }: Person) => ({ invited_until: invitation?.expires_at ?? null })

type Work = (trx: TenantDb, person: Person) => Promise<unknown>

/** Changes somebody's invitation, and writes that down. */
const revise = (call: Call, uuid: string, work: Work): Promise<Person> =>
  call.db.transaction(async (trx) => {
    await lock(trx)
    const person = await read(call, uuid, trx)
    await work(trx, person)
    const after = await read(call, uuid, trx)
    await record(trx, call, subjectOf(person), told(person), told(after))
    return after
  })

function refuseNeedless({ status }: Person) {
  if (status === 'active' || status === 'deactivated') throw new Conflict(`people.invitation-${status}`)
}

/** Sends a link with which a password can be set; links of earlier invitations open nothing any more. */
export const invite = (call: Call, uuid: string): Promise<Person> =>
  revise(call, uuid, async (trx, person) => {
    refuseNeedless(person)
    // who had a card alone has an account with this
    await change({ ...call, db: trx }, uuid, formOfPerson(person))
    const { config, clock } = call.services
    const now = clock.now()
    const invitation = randomUUID()
    await repository.replace(trx, {
      ...{ user_uuid: uuid, uuid: invitation, token_hash: hashToken(tokenOf(config.SESSION_SECRET, invitation)) },
      ...{ sent_at: instant(now), expires_at: instant(now.getTime() + INVITATION_DAYS * DAY) }
    })
    const job = { kind: 'invitation-mail', dedupe_key: `invitation:${invitation}`, payload: { invitation } }
    await enqueue(trx, now, job)
  })

/** Takes an invitation back: its link opens nothing, and a mail that has not gone yet stays. */
export const withdraw = (call: Call, uuid: string): Promise<Person> =>
  revise(call, uuid, (trx) => repository.removeOf(trx, uuid))

const ACTIVE = { status: 'active' }

export const findInvited = ({ db, services }: Call, token: string) =>
  repository.findByToken(db, hashToken(token), instant(services.clock.now()))

/** Sets the first password and uses the link up; false when the link was used meanwhile, or another one set a password. */
export async function accept(call: Call, token: string, invited: repository.Invited, password: string) {
  const passwordHash = await hashPassword(password)
  const { uuid, full_name } = invited
  return call.db.transaction(async (trx) => {
    if (!(await repository.remove(trx, hashToken(token)))) return false
    if (!(await repository.setFirstPassword(trx, uuid, passwordHash))) return false
    await deleteResets(trx, uuid)
    await record(trx, themselves(call, invited), subjectOf({ uuid, full_name }), { status: 'invited' }, ACTIVE)
    return true
  })
}
