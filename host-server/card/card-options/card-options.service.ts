import { managesCards } from '#contract/access'
import { ADVISORS_SET_CONTACT_OPTIONS, type CardOptions, type CardOptionsChange } from '#contract/card-options'
import { CONTACT_OPTIONS } from '#contract/contact-options'
import { Forbidden, Unprocessable } from '../../core/base/failures.ts'
import { audited } from '../../core/events/audited.ts'
import type { Call } from '../../core/http/http.ts'
import { tagged } from '../../core/http/tagged.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type AdvisorRow, findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { subjectOfCard } from '../../people/advisors/card-subject.service.ts'
import { isAvailable, isOffered } from '../../people/advisors/contact-options.service.ts'
import * as repository from './card-options.repository.ts'

const mayChange = ({ user, tenant }: Call) =>
  tenant.settings[ADVISORS_SET_CONTACT_OPTIONS] === 'true' ||
  managesCards.anyRole.some((role) => user?.roles.includes(role))

const availableIn = ({ tenant }: Call) => CONTACT_OPTIONS.filter((name) => isAvailable(name, tenant))

const view = (call: Call, advisor: AdvisorRow): CardOptions => ({
  options: availableIn(call).map((name) => ({
    name,
    is_on: advisor.contact_options.has(name),
    is_offered: isOffered(name, advisor, call.tenant)
  })),
  may_change: mayChange(call)
})

const namesOf = ({ contact_options }: AdvisorRow) => [...contact_options].toSorted()

const answered = (call: Call, advisor: AdvisorRow) => tagged(call, view(call, advisor), namesOf(advisor))

export const read = (call: Call): CardOptions => answered(call, call.advisor)

const options = audited<AdvisorRow>({
  lock: (trx, { advisor }) => repository.lock(trx, advisor.uuid),
  read: findAdvisorByUuid,
  subject: (_, call) => subjectOfCard(call),
  fields: (advisor) => ({ contact_options: namesOf(advisor).join(', ') }),
  revised: namesOf
})

/** Replaces the options whose modules are on; the others stay. @throws Conflict if they are no longer those of the revision */
export async function save(
  call: Call,
  { contact_options }: CardOptionsChange,
  revision: string | undefined
): Promise<CardOptions> {
  if (!mayChange(call)) throw new Forbidden('card-options.not-allowed')
  const available = availableIn(call)
  const off = contact_options.filter((name) => !available.includes(name))
  const sentence = (name: (typeof off)[number]) =>
    call.t('card-options.module-off', { option: call.t(`card-options.${name}`) })
  if (off.length) throw new Unprocessable({ contact_options: off.map(sentence) })
  const { uuid } = call.advisor
  const replace = (trx: TenantDb) => repository.replace(trx, uuid, available, [...new Set(contact_options)])
  return answered(call, await options.change(call, uuid, replace, revision))
}
