import { randomUUID } from 'node:crypto'
import { INVITATIONS_MAX } from '#contract/people'
import { instant } from '../../core/base/clock.ts'
import { Conflict, Refusal } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../../core/jobs/outbox.ts'
import { yieldTime } from '../../core/jobs/yield-time.ts'
import { actingAs } from './acting-user.service.ts'
import { invite } from './invitations.service.ts'
import { lock } from './people.repository.ts'
import { find } from './people.service.ts'
import { isUninvited, statusOf } from './person.ts'

const KIND = 'people-invitations'
/** Invitations per transaction, which blocks SQLite's only connection: giving way inside it would help nobody. */
const BATCH = 3
/** Transactions per job, each of which writes the list of those who are left once: thousands of uuids. */
const BATCHES = 20

// a type, since a payload is a record and no interface is one
type Many = {
  /** Identifies the request. With the number of people left it identifies a step, so that a repeated step enqueues the next one once. */
  run: string
  user_uuid: string
  locale: string
  uuids: string[]
}

const jobOf = (many: Many): Job => ({
  kind: KIND,
  dedupe_key: `${KIND}:${many.run}:${many.uuids.length}`,
  payload: { ...many }
})

/** Invites people in the background, in batches. */
export async function inviteMany({ db, app, user, locale }: Call, uuids: string[]): Promise<{ count: number }> {
  if (uuids.length > INVITATIONS_MAX) throw new Conflict('people.too-many-invitations')
  const many = { run: randomUUID(), user_uuid: user?.uuid ?? '', locale, uuids }
  if (uuids.length) await enqueue(db, app.clock.now(), jobOf(many))
  return { count: uuids.length }
}

/** Skips a person who has been invited in the meantime, by hand or by another request. */
async function inviteOnce(call: Call, uuid: string): Promise<void> {
  try {
    const row = await find(call, uuid)
    if (isUninvited({ status: statusOf(row, instant(call.app.clock.now())) })) await invite(call, uuid)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    call.app.log.warn({ person: uuid, reason: failure.message }, 'a person could not be invited')
  }
}

/** @returns whether the user may still invite people */
const inviteFew = (context: JobContext, many: Many, uuids: string[]): Promise<boolean> =>
  context.db.transaction(async (trx) => {
    await lock(trx)
    const call = await actingAs(context, trx, many)
    if (call) for (const uuid of uuids) await inviteOnce(call, uuid)
    return Boolean(call)
  })

/** Invites the next people and enqueues the rest; after a crash in between, those who are invited already are skipped. */
async function step(context: JobContext, many: Many): Promise<void> {
  const size = BATCH * BATCHES
  for (let at = 0; at < Math.min(size, many.uuids.length); at += BATCH) {
    const few = many.uuids.slice(at, at + BATCH)
    if (!(await yieldTime(context, () => inviteFew(context, many, few)))) return
  }
  const uuids = many.uuids.slice(size)
  if (uuids.length) await enqueue(context.db, context.app.clock.now(), jobOf({ ...many, uuids }))
}

export const manyInvitationsJobs: Handlers = { [KIND]: (payload, context) => step(context, payload as Many) }
