import type { NoticeKind, NotifiedDevices, Subscription } from '#contract/device-notices'
import { instant } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { deviceOf } from '../../core/http/device.ts'
import type { Call } from '../../core/http/http.ts'
import { type CurrentUser, sessionHash } from '../../core/http/session.ts'
import { enqueue, type JobContext } from '../../core/jobs/outbox.ts'
import { encrypt } from '../../core/security/encryption.ts'
import { mayBeFetched } from '../../core/security/public-fetch.ts'
import { hashToken } from '../../core/security/tokens.ts'
import type { DevicePush, NoticeSaid } from './device-notices.jobs.ts'
import * as repository from './device-notices.repository.ts'
import { pushKeysOf } from './push-keys.ts'
import type { PushAddress } from './push-service.ts'

export {
  removeOf as forgetDevicesOf,
  removeOfSessions as forgetDevicesOfSessions
} from './device-notices.repository.ts'

/** The access rule lets nobody in without a session. */
const own = ({ user, ctx, app }: Call) => ({
  user_uuid: (user as CurrentUser).uuid,
  session_hash: sessionHash(ctx, app.config) as string
})

export async function list(call: Call): Promise<NotifiedDevices> {
  const devices = await repository.findOf(call.db, own(call).user_uuid)
  return { server_key: pushKeysOf(call.app.config, call.tenant.id).publicKey, devices }
}

/** @throws Unprocessable for an address that is not on the public internet */
export async function save(call: Call, { endpoint, p256dh, auth, ...kinds }: Subscription): Promise<{ id: string }> {
  const { db, app, ctx, tenant, t } = call
  const { SESSION_SECRET, INTERNAL_HOSTS } = app.config
  if (!mayBeFetched(new URL(endpoint), INTERNAL_HOSTS)) {
    throw new Unprocessable({ endpoint: [t('device-notices.unknown-service')] })
  }
  const id = hashToken(endpoint)
  const address: PushAddress = { endpoint, p256dh, auth }
  await db.transaction((trx) =>
    repository.put(trx, {
      id,
      ...own(call),
      subscription: encrypt(SESSION_SECRET, 'device-notices', `${tenant.id} ${id}`, JSON.stringify(address)),
      server_key: pushKeysOf(app.config, tenant.id).publicKey,
      device: deviceOf(ctx.get('user-agent')),
      ...kinds,
      created_at: instant(app.clock.now())
    })
  )
  return { id }
}

export const noteSession = (call: Call, id: string): Promise<void> =>
  call.db.transaction((trx) => {
    const { user_uuid, session_hash } = own(call)
    return repository.noteSession(trx, id, user_uuid, session_hash)
  })

export async function remove(call: Call, id: string): Promise<void> {
  await repository.remove(call.db, id, own(call).user_uuid)
}

interface Notice {
  kind: NoticeKind
  said: NoticeSaid
  /** What it leads to, below the institution's address. */
  path: string
  /** Names what it is about: jobs whose keys begin so are withdrawn with the thing. */
  key: string
}

/** Tells people on their devices, those who want to know; each device by a job of its own. */
export async function tellDevices(
  { db, app }: JobContext,
  whom: Parameters<typeof repository.findTold>[1],
  { kind, said, path, key }: Notice
): Promise<void> {
  const now = app.clock.now()
  const devices = await repository.findTold(db, whom, kind)
  if (!devices.length) return
  const jobs = devices.map(({ id, user_uuid }) => ({
    kind: 'device-push',
    dedupe_key: `${key}:${id}`,
    payload: { id, user_uuid, said, path, key, since: instant(now) } satisfies DevicePush
  }))
  await enqueue(db, now, ...jobs)
}
