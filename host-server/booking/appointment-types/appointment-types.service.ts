import type { TypeAssignments } from '#contract/appointment-types'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import * as repository from './appointment-types.repository.ts'

const types = audited<TypeAssignments>({
  lock: (trx, { advisor }) => trx.reviseCalendar(advisor.uuid),
  read: repository.find,
  subject: (_, call) => subjectOfCard(call),
  fields: (given) => ({ appointment_types: given.map(({ type }) => type).join(', ') })
})

/** Replaces an advisor's types; duplicates are ignored. @throws Conflict if they are no longer those of the revision */
export function save(call: Call, given: TypeAssignments, revision?: string): Promise<TypeAssignments> {
  const { uuid } = call.advisor
  return types.change(call, uuid, (trx) => repository.replace(trx, uuid, given), revision)
}
