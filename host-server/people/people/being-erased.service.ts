import { Conflict } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findRunning } from '../../ops/deletion-tool/deletion-tool.repository.ts'

/** By which an erasure may know somebody. */
interface Keys {
  user_uuid?: string | null
  advisor_uuid?: string | null
  assistant_uuid?: string | null
}

/**
 * Who is being deleted neither comes back, not even half of them, nor is written anew where their name is gone already.
 * The caller holds the lock on people, under which erasures begin. @throws Conflict
 */
export async function refuseErased(trx: TenantDb, { user_uuid, advisor_uuid, assistant_uuid }: Keys): Promise<void> {
  const keys = [user_uuid, advisor_uuid, assistant_uuid].filter((key) => typeof key === 'string')
  if ((await findRunning(trx, keys)).length) throw new Conflict('people.being-erased')
}
