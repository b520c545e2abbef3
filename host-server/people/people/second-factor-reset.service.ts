import type { Person } from '#contract/people'
import { Conflict } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { reset } from '../second-factor/second-factor.service.ts'
import { find, read } from './people.service.ts'

/**
 * Turns a person's two-step verification off, removes their passkeys, and says so to them; the log has who did it. One's
 * own takes a code: somebody who finds an administrator's session open must not get round it. @throws Conflict for one's
 * own
 */
export const resetSecondFactor = (call: Call, uuid: string): Promise<Person> =>
  call.db.transaction(async (trx) => {
    const { user_uuid } = await find(call, uuid, trx)
    if (user_uuid === call.user?.uuid) throw new Conflict('people.own-second-factor')
    if (user_uuid) await reset(call, trx, { ...(await read(call, uuid, trx)), uuid: user_uuid })
    return read(call, uuid, trx)
  })
