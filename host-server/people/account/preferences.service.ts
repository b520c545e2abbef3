import type { OwnSession, Preferences } from '#contract/preferences'
import { HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import { Conflict, found } from '../../core/base/failures.ts'
import { recordAll } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import { rememberLook } from '../../core/http/look.ts'
import { type CurrentUser, SESSION_IDLE_MINUTES, SESSION_MAX_HOURS, sessionHash } from '../../core/http/session.ts'
import { hashToken } from '../../core/security/tokens.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { forgetDevicesOfSessions } from '../device-notices/device-notices.service.ts'
import * as repository from './preferences.repository.ts'

/** The access rule lets nobody in without a session. */
const own = ({ user, ctx, app }: Call) => ({
  uuid: (user as CurrentUser).uuid,
  hash: sessionHash(ctx, app.config) as string
})

export async function save(call: Call, preferences: Preferences): Promise<void> {
  if (!Object.keys(preferences).length) return
  await repository.update(call.db, own(call).uuid, preferences)
  rememberLook(call.ctx, call.app.config, { ...(call.user as CurrentUser), ...preferences })
}

/** The open sessions of the user. */
function findSessions(call: Call, db: TenantDb = call.db) {
  const now = call.app.clock.now().getTime()
  const since = {
    created_at: instant(now - SESSION_MAX_HOURS * HOUR),
    seen_at: instant(now - SESSION_IDLE_MINUTES * MINUTE)
  }
  return repository.listSessions(db, own(call).uuid, since)
}

type Session = Awaited<ReturnType<typeof findSessions>>[number]

/** What names a session outside: the cookie's token cannot be found from it, nor the hash under which it is stored. */
const idOf = ({ id_hash }: Session) => hashToken(id_hash)

const isOwn = (call: Call) => {
  const { hash } = own(call)
  return ({ id_hash }: Session) => id_hash === hash
}

export async function listSessions(call: Call): Promise<OwnSession[]> {
  const rows = await findSessions(call)
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

/** Ends those of the user's sessions that `choose` picks, and records each. */
const end = (call: Call, choose: (open: readonly Session[]) => readonly Session[]): Promise<void> =>
  call.db.transaction(async (trx) => {
    const { uuid, full_name } = call.user as CurrentUser
    const ended = choose(await findSessions(call, trx))
    const hashes = ended.map(({ id_hash }) => id_hash)
    await repository.deleteSessions(trx, uuid, hashes)
    await forgetDevicesOfSessions(trx, hashes)
    const changed = { object: 'session', id: uuid, name: full_name } as const
    await recordAll(
      trx,
      call,
      ended.map(({ device }) => ({ changed, before: { device }, after: undefined }))
    )
  })

export const endOtherSessions = (call: Call): Promise<void> =>
  end(call, (open) => open.filter((one) => !isOwn(call)(one)))

export const endSession = (call: Call, id: string): Promise<void> =>
  end(call, (open) => {
    const session = found(open.find((one) => idOf(one) === id))
    if (isOwn(call)(session)) throw new Conflict('errors.this-session')
    return [session]
  })
