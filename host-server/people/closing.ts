import { deleteResets } from '../account/account.repository.ts'
import { signOutEverywhere } from '../core/session.ts'
import type { TenantDb } from '../core/tenant-db.ts'
import { unlink } from '../openid/openid.repository.ts'
import { removeOf } from './invitations.repository.ts'
import { updateUser } from './people.repository.ts'

/** Ends the sessions of an account, and the links that were sent to open it. */
export async function closeAccount(trx: TenantDb, uuid: string, columns: Record<string, string>) {
  await updateUser(trx, uuid, columns)
  await signOutEverywhere(trx, uuid)
  await deleteResets(trx, uuid)
  await removeOf(trx, uuid)
}

/** Whoever reads another mailbox may be somebody else: nothing that opened the account so far does. */
export async function letInAnew(trx: TenantDb, uuid: string) {
  await closeAccount(trx, uuid, { password_hash: '' })
  await unlink(trx, uuid)
}
