import { DEVICES_MAX, type NoticeKind } from '#contract/device-notices'
import type { Language } from '#contract/locales'
import type { Row } from '../../core/tenancy/query.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'

export type DeviceRow = Omit<Row<'notified_devices'>, 'tenant_id'>

export const findOf = (db: TenantDb, user_uuid: string): PromiseLike<DeviceRow[]> =>
  db
    .table('notified_devices')
    .where({ user_uuid })
    .orderBy([{ column: 'created_at', order: 'desc' }, { column: 'id' }])
    .select('*')

/** Adds a device in place of its former person's, and of the oldest beyond the limit of this person. */
export async function put(trx: TenantDb, row: DeviceRow): Promise<void> {
  await trx.insert('notified_devices', row).onConflict(['tenant_id', 'id']).merge()
  const ids = (await findOf(trx, row.user_uuid)).map(({ id }) => id).filter((id) => id !== row.id)
  await trx
    .table('notified_devices')
    .whereIn('id', ids.slice(DEVICES_MAX - 1))
    .delete()
}

/** Somebody uses the device in a session; whose it was is not told there any more. */
export async function noteSession(trx: TenantDb, id: string, user_uuid: string, session_hash: string): Promise<void> {
  await trx.table('notified_devices').where({ id }).whereNot({ user_uuid }).delete()
  await trx.table('notified_devices').where({ id }).update({ session_hash })
}

export const remove = (db: TenantDb, id: string, user_uuid: string) =>
  db.table('notified_devices').where({ id, user_uuid }).delete()

export const removeOfSessions = (db: TenantDb, hashes: readonly string[]) =>
  db.table('notified_devices').whereIn('session_hash', hashes).delete()

export const removeOf = (db: TenantDb, user_uuid: string) => db.table('notified_devices').where({ user_uuid }).delete()

/** The devices of active people that are told about a kind of thing. */
export const findTold = (
  db: TenantDb,
  whom: { advisor_uuid: string } | { users: readonly string[] },
  kind: NoticeKind
): PromiseLike<{ id: string; user_uuid: string }[]> => {
  const devices = db
    .table('notified_devices as d')
    .join('users as u', (on) => on.on('u.tenant_id', 'd.tenant_id').on('u.uuid', 'd.user_uuid'))
    .where(`d.${kind}`, true)
    .whereNull('u.deactivated_at')
  const theirs =
    'users' in whom ? devices.whereIn('u.uuid', whom.users) : devices.where('u.advisor_uuid', whom.advisor_uuid)
  return theirs.orderBy('d.id').select('d.id', 'd.user_uuid')
}

/** A device with the language of its person; null for the institution's. */
export const findForSending = (
  db: TenantDb,
  id: string,
  user_uuid: string
): Promise<(DeviceRow & { language: Language | null }) | undefined> =>
  db
    .table('notified_devices as d')
    .join('users as u', (on) => on.on('u.tenant_id', 'd.tenant_id').on('u.uuid', 'd.user_uuid'))
    .where({ 'd.id': id, 'd.user_uuid': user_uuid })
    .whereNull('u.deactivated_at')
    .first('d.*', 'u.language')
