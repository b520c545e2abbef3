import { AVAILABILITY_MAX_DAYS, getAvailability } from '#contract/availability'
import type { Input } from '#contract/endpoint'
import { DAY, MINUTE } from '../core/clock.ts'
import { NotFound, Unprocessable } from '../core/failures.ts'
import { type Call, route } from '../core/http.ts'
import { hashToken } from '../core/tokens.ts'
import { findOwnAppointment } from './availability.repository.ts'
import * as service from './availability.service.ts'

type Query = Input<(typeof getAvailability)['shape']>['query']
type Asked = Omit<Query, 'token' | 'appointment'>

/** The claims of the appointment that is being moved count as free. */
async function ownOf({ db, advisor, user }: Call, { token, appointment }: Query): Promise<service.Own> {
  if (!token && !appointment) return {}
  if (!token && user?.alias !== advisor.alias) throw new NotFound()
  const by = token ? { token_hash: hashToken(token) } : { uuid: appointment ?? '' }
  const appointment_uuid = await findOwnAppointment(db, advisor.uuid, by)
  if (!appointment_uuid) throw new NotFound()
  return { appointment_uuid }
}

/** Notice and booking window end on a whole minute, so that an answer is true from one to the next. */
const minuteOf = (now: Date) => Math.ceil(now.getTime() / MINUTE)

/**
 * Every change of the calendar counts its revision up and so asks for a new answer, as every minute does. A hold that
 * ends unused is thus noticed within a minute.
 */
export function nameAvailability({ host, services }: Call, { topic, type, from, to }: Asked): string {
  const state = [host.uuid, host.calendar_revision, minuteOf(services.clock.now())]
  return [...state, topic, type, from, to].join(' ')
}

/** The free starts of whom the path names. */
export async function answerAvailability(call: Call, asked: Asked, own: service.Own) {
  const days = (Date.parse(asked.to) - Date.parse(asked.from)) / DAY + 1
  if (days < 1 || days > AVAILABILITY_MAX_DAYS) throw new Unprocessable({ to: [call.t('errors.date-range')] })
  return service.findAvailability(call.db, call.host, asked, call.services.clock.now(), own)
}

export const availability = [
  route(
    getAvailability,
    async (call, { query }) => {
      const { token: _, appointment: __, ...asked } = query
      return answerAvailability(call, asked, await ownOf(call, query))
    },
    (call, { query: { token, appointment, ...asked } }) =>
      token || appointment ? undefined : nameAvailability(call, asked)
  )
]
