import type { Person } from '#contract/people'
import type { Call } from '../../core/http/http.ts'
import { turnOff } from '../second-factor/second-factor.service.ts'
import { find, read } from './people.service.ts'

/** Turns a person's two-step verification off, and says so to them; the log has who did it. */
export const resetSecondFactor = (call: Call, uuid: string): Promise<Person> =>
  call.db.transaction(async (trx) => {
    const { user_uuid } = await find(call, uuid, trx)
    if (user_uuid) await turnOff(call, trx, { ...(await read(call, uuid, trx)), uuid: user_uuid })
    return read(call, uuid, trx)
  })
