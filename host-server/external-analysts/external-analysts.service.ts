import type { ExternalAnalystAssignment } from '#contract/external-analysts'
import { record } from '../audit/audit.service.ts'
import { instant } from '../core/clock.ts'
import { dayOf } from '../core/days.ts'
import { NotFound, Unprocessable } from '../core/failures.ts'
import type { Call } from '../core/http.ts'
import { find as findOrganization } from '../organizations/organizations.service.ts'
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

/** Assigned twice, as by two at once, it stays one assignment. */
export const assign = (call: Call, { external_analyst_alias, organization_uuid }: Assignment) =>
  call.db.transaction(async (trx) => {
    const { name } = await findOrganization(call, organization_uuid, trx)
    const analyst = await repository.findAnalyst(trx, external_analyst_alias)
    if (!analyst) throw new Unprocessable({ external_analyst_alias: [call.t('external-analysts.unknown')] })
    const { uuid, isNew } = await repository.insert(trx, organization_uuid, analyst.uuid)
    if (isNew) await record(trx, call, subject(uuid, analyst.full_name), undefined, { organization: name })
    return { uuid }
  })

/** An assignment to a branch that is not the user's is not found either. */
export const dismiss = (call: Call, uuid: string): Promise<void> =>
  call.db.transaction(async (trx) => {
    const assigned = await repository.find(trx, uuid)
    if (!assigned) throw new NotFound()
    const { name } = await findOrganization(call, assigned.organization_uuid, trx)
    const now = instant(call.services.clock.now())
    if (!(await repository.remove(trx, uuid, now))) throw new NotFound()
    await record(trx, call, subject(uuid, assigned.full_name), { organization: name }, undefined)
  })
