import { TooMany } from '../../core/base/failures.ts'
import { recordLock, recordRefusal, type SignInWay } from '../../core/events/audit-record.ts'
import type { Call } from '../../core/http/http.ts'
import { REFUSALS_NOTED, REFUSALS_NOTED_ALL } from './account.limits.ts'
import type { Account } from './account.repository.ts'

type Owner = Pick<Account, 'uuid' | 'full_name'>

/**
 * Records a failed sign-in, or that a signed-in user could not prove to be who they are. Only so many an hour, for each
 * address that was tried and for all together: an attack must not flood the log. Known and unknown addresses take as
 * many statements.
 */
export async function noteRefusal(call: Call, owner: Owner | undefined, by: SignInWay, tried = ''): Promise<void> {
  const { app, tenant, db, user } = call
  try {
    await app.limits.take(REFUSALS_NOTED, { tenant: tenant.id, account: tried || (owner?.uuid ?? '') })
    // guesses at addresses that have no account must not hide those at one that does
    await app.limits.take(REFUSALS_NOTED_ALL, { tenant: tenant.id, id: owner ? 'known' : 'unknown' })
  } catch (failure) {
    if (failure instanceof TooMany) return
    throw failure
  }
  await recordRefusal(db, { app, user }, owner, by)
}

/** Records that an account is closed to more attempts. @throws what was refused */
export async function noteLock(call: Call, refused: unknown, find: () => Promise<Owner | undefined>): Promise<never> {
  if (refused instanceof TooMany) await recordLock(call.db, call, await find())
  throw refused
}
