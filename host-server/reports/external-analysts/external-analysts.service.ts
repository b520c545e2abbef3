import type { ExternalAnalystAssignment } from '#contract/external-analysts'
import { instant } from '../../core/base/clock.ts'
import { dayOf } from '../../core/base/days.ts'
import { found, NotFound, Unprocessable } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { find as findOrganization } from '../../organization/organizations/organizations.service.ts'
import * as repository from './external-analysts.repository.ts'

export async function findAssignments(call: Call, organization_uuid: string): Promise<ExternalAnalystAssignment[]> {
  const { time_zone } = await findOrganization(call, organization_uuid)
  const assigned = await repository.findAssignments(call.db, organization_uuid)
  return assigned.map(({ stopped_at, ...one }) => ({ ...one, stopped_on: stopped_at && dayOf(stopped_at, time_zone) }))
}

interface Assignment {
  external_analyst_alias: string
  organization_uuid: string
}

const subject = (id: string, name: string) => ({ object: 'external-analyst' as const, id, name })

/** Idempotent, also if two requests assign concurrently. */
export const assign = (call: Call, { external_analyst_alias, organization_uuid }: Assignment) =>
  call.db.transaction(async (trx) => {
    const { name } = await findOrganization(call, organization_uuid, trx)
    const analyst = await repository.findAnalyst(trx, external_analyst_alias)
    if (!analyst) throw new Unprocessable({ external_analyst_alias: [call.t('external-analysts.unknown')] })
    const { uuid, isNew } = await repository.insert(trx, organization_uuid, analyst.uuid)
    if (isNew) await record(trx, call, subject(uuid, analyst.full_name), undefined, { organization: name })
    return { uuid }
  })

/** Assignments of branches that the user does not administer are not found either. */
const assignments = audited({
  read: async (trx, id, call) => {
    const assigned = found(await repository.find(trx, id))
    const { name } = await findOrganization(call, assigned.organization_uuid, trx)
    return { ...assigned, organization: name }
  },
  subject: ({ uuid, full_name }) => subject(uuid, full_name),
  fields: ({ organization }) => ({ organization })
})

export const dismiss = (call: Call, uuid: string): Promise<void> =>
  assignments.remove(call, uuid, async (trx) => {
    if (!(await repository.remove(trx, uuid, instant(call.app.clock.now())))) throw new NotFound()
  })
