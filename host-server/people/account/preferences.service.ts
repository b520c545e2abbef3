import type { OwnSession, Preferences } from '#contract/preferences'
import { HOUR, instant, MINUTE } from '../../core/base/clock.ts'
import type { Call } from '../../core/http/http.ts'
import { rememberLook } from '../../core/http/look.ts'
import { type CurrentUser, SESSION_IDLE_MINUTES, SESSION_MAX_HOURS, sessionHash } from '../../core/http/session.ts'
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

export async function listSessions(call: Call): Promise<OwnSession[]> {
  const { uuid, hash } = own(call)
  const now = call.app.clock.now().getTime()
  const since = {
    created_at: instant(now - SESSION_MAX_HOURS * HOUR),
    seen_at: instant(now - SESSION_IDLE_MINUTES * MINUTE)
  }
  const rows = await repository.listSessions(call.db, uuid, since)
  const isThis = ({ id_hash }: { id_hash: string }) => id_hash === hash
  const listed = [...rows.filter(isThis), ...rows.filter((row) => !isThis(row))]
  return listed.map((row) => ({
    device: row.device,
    signed_in_at: row.created_at,
    seen_at: row.seen_at,
    is_this: isThis(row)
  }))
}

export async function endOtherSessions(call: Call): Promise<void> {
  const { uuid, hash } = own(call)
  await repository.deleteOtherSessions(call.db, uuid, hash)
}
