import { managesAppointments } from '#contract/agenda'
import { getAvailability } from '#contract/availability'
import type { Input } from '#contract/endpoint'
import { found } from '../../core/base/failures.ts'
import { type Call, route } from '../../core/http/http.ts'
import { hashToken } from '../../core/security/tokens.ts'
import { opens } from '../../people/people/scope.service.ts'
import { findBranchAppointment, findOwnAppointment } from './availability.repository.ts'
import type { Own } from './availability.service.ts'
import { answerAvailability, cachedAvailability } from './availability-answers.service.ts'

type Query = Input<(typeof getAvailability)['shape']>['query']

/** The user's own appointment, or for who manages the branch any that could be moved to the advisor in the path. */
async function findForStaff(call: Call, uuid: string): Promise<string | undefined> {
  const { db, user, advisor } = call
  if (await opens(call, managesAppointments, advisor.organization_uuid))
    return findBranchAppointment(db, advisor.organization_uuid, uuid)
  return user?.alias === advisor.alias ? findOwnAppointment(db, advisor.uuid, { uuid }) : undefined
}

/** The claims of the appointment that is being moved count as free, for those who may move it. */
async function ownOf(call: Call, { token, appointment = '' }: Query): Promise<Own> {
  const { db, advisor } = call
  const appointment_uuid = token
    ? await findOwnAppointment(db, advisor.uuid, { token_hash: hashToken(token) })
    : await findForStaff(call, appointment)
  return { appointment_uuid: found(appointment_uuid) }
}

export const availability = [
  route(getAvailability, async (call, { query }) => {
    const { token, appointment, ...asked } = query
    if (!token && !appointment) return cachedAvailability(call, asked)
    return answerAvailability(call, asked, await ownOf(call, query))
  })
]
