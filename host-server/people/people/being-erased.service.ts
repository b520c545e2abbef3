import { Conflict } from '../../core/base/failures.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findRunning } from '../../ops/deletion-tool/deletion-tool.repository.ts'

/** By which an erasure may know somebody. */
interface Keys {
  user_uuid?: string | null
  advisor_uuid?: string | null
  assistant_uuid?: string | null
}

const keysOf = ({ user_uuid, advisor_uuid, assistant_uuid }: Keys) => [user_uuid, advisor_uuid, assistant_uuid]

/** Tells who is being deleted. The caller holds the lock on people, under which erasures begin. */
export async function findErased(trx: TenantDb): Promise<(keys: Keys) => boolean> {
  const running = new Set<string | null | undefined>(await findRunning(trx))
  return (keys) => keysOf(keys).some((key) => running.has(key))
}

/**
 * Who is being deleted neither comes back, not even half of them, nor is written anew where their name is gone already.
 * The caller holds the lock on people. @throws Conflict
 */
export async function refuseErased(trx: TenantDb, keys: Keys): Promise<void> {
  const isErased = await findErased(trx)
  if (isErased(keys)) throw new Conflict('people.being-erased')
}
