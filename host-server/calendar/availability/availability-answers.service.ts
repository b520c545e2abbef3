import { AVAILABILITY_MAX_DAYS, type getAvailability } from '#contract/availability'
import type { Input } from '#contract/endpoint'
import { DAY, MINUTE } from '../../core/base/clock.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { findAvailability, type Own } from './availability.service.ts'

type Asked = Omit<Input<(typeof getAvailability)['shape']>['query'], 'token' | 'appointment'>

/** Minimum notice and booking window advance by whole minutes, so that an answer can be cached for a minute. */
const minuteOf = (now: Date) => Math.ceil(now.getTime() / MINUTE)

/**
 * The cache key: changes with the calendar's revision and every minute. A hold that
 * expires unused is therefore noticed within a minute.
 */
export function availabilityKey({ host, app }: Call, { topic, type, from, to }: Asked): string {
  const state = [host.uuid, host.calendar_revision, minuteOf(app.clock.now())]
  return [...state, topic, type, from, to].join(' ')
}

/** The free starts of the advisor or branch in the path. */
export async function answerAvailability(call: Call, asked: Asked, own: Own) {
  const days = (Date.parse(asked.to) - Date.parse(asked.from)) / DAY + 1
  if (days < 1 || days > AVAILABILITY_MAX_DAYS) throw new Unprocessable({ to: [call.t('errors.date-range')] })
  return findAvailability(call.db, call.host, asked, call.app.clock.now(), own)
}
