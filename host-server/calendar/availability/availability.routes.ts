import { getAvailability } from '#contract/availability'
import type { Input } from '#contract/endpoint'
import { NotFound } from '../../core/base/failures.ts'
import { type Call, route } from '../../core/http/http.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { findOwnAppointment } from './availability.repository.ts'
import type { Own } from './availability.service.ts'
import { answerAvailability, availabilityKey } from './availability-answers.service.ts'

type Query = Input<(typeof getAvailability)['shape']>['query']

/** The claims of the appointment that is being moved count as free, for those who may move it. */
async function ownOf({ db, advisor, user }: Call, { token, appointment }: Query): Promise<Own> {
  if (!token && !appointment) return {}
  if (!token && user?.alias !== advisor.alias) throw new NotFound()
  const by = token ? { token_hash: hashToken(token) } : { uuid: appointment ?? '' }
  const appointment_uuid = await findOwnAppointment(db, advisor.uuid, by)
  if (!appointment_uuid) throw new NotFound()
  return { appointment_uuid }
}

export const availability = [
  route(
    getAvailability,
    async (call, { query }) => {
      const { token: _, appointment: __, ...asked } = query
      return answerAvailability(call, asked, await ownOf(call, query))
    },
    (call, { query: { token, appointment, ...asked } }) =>
      token || appointment ? undefined : availabilityKey(call, asked)
  )
]
