import type { OwnSession } from '#contract/preferences'
import { HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { Conflict, found } from '../../core/base/failures.ts'
import { recordAll, SELF_SERVICE } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import {
  type CurrentUser,
  SESSION_IDLE_MINUTES,
  SESSION_MAX_HOURS,
  sessionHash,
  signOut,
  signOutEverywhere
} from '../../core/http/session.ts'
import { hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { forgetDevicesOfSessions } from '../device-notices/device-notices.service.ts'
import * as repository from './preferences.repository.ts'

type Owner = Pick<CurrentUser, 'uuid' | 'full_name'>

/** The access rule lets nobody in without a session. */
const self = ({ user }: Call) => user as CurrentUser

/** The open sessions of an account. */
function findSessions(call: Call, { uuid }: Owner, db: TenantDb = call.db) {
  const now = call.app.clock.now().getTime()
  const since = {
    created_at: instant(now - SESSION_MAX_HOURS * HOUR),
    seen_at: instant(now - SESSION_IDLE_MINUTES * MINUTE)
  }
  return repository.listSessions(db, uuid, since)
}

type Session = Awaited<ReturnType<typeof findSessions>>[number]

/** What names a session outside: the cookie's token cannot be found from it, nor the hash under which it is stored. */
const idOf = ({ id_hash }: Session) => hashToken(id_hash)

const isOwn = ({ ctx, app }: Call) => {
  const hash = sessionHash(ctx, app.config)
  return ({ id_hash }: Session) => id_hash === hash
}

export async function listSessions(call: Call): Promise<OwnSession[]> {
  const rows = await findSessions(call, self(call))
  const isThis = isOwn(call)
  const listed = [...rows.filter(isThis), ...rows.filter((row) => !isThis(row))]
  return listed.map((row) => ({
    id: idOf(row),
    device: row.device,
    signed_in_at: row.created_at,
    seen_at: row.seen_at,
    is_this: isThis(row)
  }))
}

/** Ends those of an account's sessions that `choose` picks, and records each. */
async function end(call: Call, trx: TenantDb, owner: Owner, choose: (open: readonly Session[]) => readonly Session[]) {
  const ended = choose(await findSessions(call, owner, trx))
  const hashes = ended.map(({ id_hash }) => id_hash)
  await repository.deleteSessions(trx, owner.uuid, hashes)
  await forgetDevicesOfSessions(trx, hashes)
  const changed = { object: 'session', id: owner.uuid, name: owner.full_name } as const
  await recordAll(
    trx,
    SELF_SERVICE(call, owner),
    ended.map(({ device }) => ({ changed, before: { device }, after: undefined }))
  )
}

/** Signs an account out everywhere but in the browser of this request. */
export const endOthersOf = (call: Call, trx: TenantDb, owner: Owner): Promise<void> =>
  end(call, trx, owner, (open) => open.filter((one) => !isOwn(call)(one)))

/** Signs an account out everywhere. */
export async function endAllOf(call: Call, trx: TenantDb, owner: Owner): Promise<void> {
  await end(call, trx, owner, (open) => open)
  // those that have run out
  await signOutEverywhere(trx, owner.uuid)
}

/** Signs the user of this request out, in this browser. */
export async function endThis(call: Call): Promise<void> {
  const { db, ctx, app, user } = call
  const hash = sessionHash(ctx, app.config)
  if (user) await db.transaction((trx) => end(call, trx, user, (open) => open.filter(isOwn(call))))
  else if (hash) await forgetDevicesOfSessions(db, [hash])
  await signOut(ctx, db, app.config)
}

export const endOtherSessions = (call: Call): Promise<void> =>
  call.db.transaction((trx) => endOthersOf(call, trx, self(call)))

export const endSession = (call: Call, id: string): Promise<void> =>
  call.db.transaction((trx) =>
    end(call, trx, self(call), (open) => {
      const session = found(open.find((one) => idOf(one) === id))
      if (isOwn(call)(session)) throw new Conflict('errors.this-session')
      return [session]
    })
  )
