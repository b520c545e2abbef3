import { AVAILABILITY_MAX_DAYS, type Availability, type getAvailability } from '#contract/availability'
import type { Input } from '#contract/endpoint'
import { type Clock, DAY, instantsAsJson, MINUTE } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { Cacheable, type Call, Written } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { findRevision } from './availability.repository.ts'
import { type FreeTimes, findFreeDays, type Own } from './availability.service.ts'

type Asked = Omit<Input<(typeof getAvailability)['shape']>['query'], 'token' | 'appointment'>

/** Minimum notice and booking window advance by whole minutes, so that an answer can be cached for a minute. */
const minuteOf = (now: Date) => Math.ceil(now.getTime() / MINUTE)

const daysIn = (days: FreeTimes['days']) => days.map(([day, starts]) => `"${day}":[${instantsAsJson(starts)}]`).join()

/** The free starts of the advisor or branch in the path. A month has hundreds of them. */
export async function answerAvailability(call: Call, asked: Asked, own: Own): Promise<Written<Availability>> {
  const days = (Date.parse(asked.to) - Date.parse(asked.from)) / DAY + 1
  if (days < 1 || days > AVAILABILITY_MAX_DAYS) throw new Unprocessable({ to: [call.t('errors.date-range')] })
  const found = await findFreeDays(call.db, call.host, asked, call.app.clock.now(), own)
  const { days: free, ...others } = {
    ...found,
    ...(call.tenant.modules.has('waitlist') && { waitlist: true as const })
  }
  return new Written(`{"days":{${daysIn(free)}},${JSON.stringify(others).slice(1)}`)
}

/** Whether a calendar and the minute are as they were. It outlives its request, of which it must hold nothing. */
const checkOf =
  (db: TenantDb, clock: Clock, calendar: Parameters<typeof findRevision>[1], state: State) =>
  async (): Promise<boolean> =>
    minuteOf(clock.now()) === state.minute && `${await findRevision(db, calendar)}` === state.revision

interface State {
  revision: string
  minute: number
}

const stateOf = ({ host, app }: Call): State => ({
  revision: `${host.calendar_revision}`,
  minute: minuteOf(app.clock.now())
})

/**
 * What free times depend on: the calendar's revision, and the minute. A hold that expires unused is therefore noticed
 * within a minute.
 */
export function availabilityName(call: Call, { topic, type, from, to }: Asked): string {
  const { revision, minute } = stateOf(call)
  return [call.host.uuid, revision, minute, topic, type, from, to].join(' ')
}

/** The same, cached as long as its name stays the same. */
export function cachedAvailability(call: Call, asked: Asked) {
  const { host, app, db } = call
  const { uuid } = host
  const check = checkOf(db, app.clock, 'isBranch' in host ? { uuid, isBranch: true } : { uuid }, stateOf(call))
  return new Cacheable(availabilityName(call, asked), () => answerAvailability(call, asked, {}), check)
}
