import { randomUUID } from 'node:crypto'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import { INVITATIONS_MAX } from '#contract/people'
import { Conflict, Refusal } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { leaveTime } from '../outbox/leave-time.ts'
import { enqueue, type Handlers, type Job, type JobContext } from '../outbox/outbox.ts'
import { actingAs } from './acting.ts'
import { invite } from './invitations.service.ts'
import { lock } from './people.repository.ts'
import { read } from './people.service.ts'
import { isUninvited } from './person.ts'

const KIND = 'people-invitations'
/** SQLite's one connection is held as long as it takes to invite so many. */
const BATCH = 10

interface Many {
  /** Tells one request from another, and by what is left a step from the next: a step that runs twice has one successor. */
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

/** Has people invited in the background, a few at a time. */
export async function inviteMany({ db, services, user, locale }: Call, uuids: string[]): Promise<{ count: number }> {
  if (uuids.length > INVITATIONS_MAX) throw new Conflict('people.too-many-invitations')
  const many = { run: randomUUID(), user_uuid: user?.uuid ?? '', locale, uuids }
  if (uuids.length) await enqueue(db, services.clock.now(), jobOf(many))
  return { count: uuids.length }
}

/** Whoever was invited meanwhile, by hand or by a second request, gets no other mail. */
async function inviteOnce(call: Call, uuid: string): Promise<void> {
  try {
    if (isUninvited(await read(call, uuid))) await invite(call, uuid)
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure
    call.services.log.warn({ person: uuid, reason: failure.message }, 'a person could not be invited')
  }
}

/** The next few in one transaction, with the job for those after them: whatever breaks off begins anew with these. */
const step = (context: JobContext, many: Many): Promise<void> =>
  context.db.transaction(async (trx) => {
    await lock(trx)
    const call = await actingAs(context, trx, many)
    if (!call) return
    for (const uuid of many.uuids.slice(0, BATCH)) {
      await letOthersIn()
      await inviteOnce(call, uuid)
    }
    const uuids = many.uuids.slice(BATCH)
    if (uuids.length) await enqueue(trx, context.services.clock.now(), jobOf({ ...many, uuids }))
  })

export const manyInvitationsJobs: Handlers = {
  [KIND]: (payload, context) => leaveTime(context, () => step(context, payload as unknown as Many))
}
