import { LRUCache } from 'lru-cache'
import type { Shape } from '#contract/endpoint'
import type { PersonalList } from '#contract/personal-lists'
import { HOUR } from '../base/clock.ts'
import { asUnavailable } from '../db/db-unavailable.ts'
import type { Call } from '../http/http.ts'
import type { AppContext } from '../tenancy/app-context.ts'
import { recordDeed, recordHourly } from './audit-record.ts'

const KEPT = 10_000

/** What this process has recorded already, so that turning pages costs no statements. */
const known = new WeakMap<AppContext, LRUCache<string, true>>()

function knownTo(app: AppContext) {
  const held = known.get(app) ?? new LRUCache<string, true>({ max: KEPT })
  known.set(app, held)
  return held
}

const subjectOf = (list: PersonalList) => ({ object: 'personal-list', id: list, name: list }) as const

async function noteRead(call: Call, list: PersonalList): Promise<void> {
  const { app, db, tenant, user } = call
  const hour = Math.floor(app.clock.now().getTime() / HOUR)
  const key = `${tenant.id} ${user?.uuid} ${list} ${hour}`
  const held = knownTo(app)
  if (held.has(key)) return
  await recordHourly(db, call, 'read', subjectOf(list))
  held.set(key, true)
}

/** Records whose data an answer gives to whom, as the endpoint declares it. */
export async function noteReading(call: Call, reading: Shape['reading']): Promise<void> {
  if (!reading) return
  try {
    if (typeof reading === 'string') await noteRead(call, reading)
    else if ('exports' in reading) await recordDeed(call.db, call, 'exported', subjectOf(reading.exports))
  } catch (failure) {
    // a full disk must not prevent reading
    if (!asUnavailable(failure)) throw failure
    call.app.log.error({ tenant: call.tenant.id, reading }, 'the audit log could not note who has read personal data')
  }
}
