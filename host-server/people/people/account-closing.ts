import { signOutEverywhere } from '../../core/http/session.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { deleteResets } from '../account/account.repository.ts'
import { forgetDevicesOf } from '../device-notices/device-notices.service.ts'
import { unlink } from '../openid/openid.repository.ts'
import { removeAll } from '../passkeys/passkeys.repository.ts'
import { remove } from '../second-factor/second-factor.repository.ts'
import { removeOf } from './invitations.repository.ts'
import { updateUser } from './people.repository.ts'

/** Updates an account, and ends its sessions, reset links and invitations. */
export async function closeAccount(trx: TenantDb, uuid: string, columns: Record<string, string>) {
  await updateUser(trx, uuid, columns)
  await signOutEverywhere(trx, uuid)
  await forgetDevicesOf(trx, uuid)
  await deleteResets(trx, uuid)
  await removeOf(trx, uuid)
}

/** After a change of e-mail address the account may belong to another person, so all former credentials are revoked. */
export async function revokeCredentials(trx: TenantDb, uuid: string) {
  await closeAccount(trx, uuid, { password_hash: '' })
  await unlink(trx, uuid)
  await remove(trx, uuid)
  await removeAll(trx, uuid)
}
