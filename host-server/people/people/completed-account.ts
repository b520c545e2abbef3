import type { ContactOption } from '#contract/contact-options'
import { BRANCH_ROLES, type Person, type PersonForm } from '#contract/people'
import { freeSlug, slugOf } from '../../core/base/slug.ts'
import type { Call } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { defaultOptions } from '../advisors/contact-options.service.ts'
import type { PersonRow } from './people.repository.ts'
import * as repository from './people.repository.ts'

const NO_CARD = {
  alias: '',
  title_prefix: '',
  title_suffix: '',
  position: '',
  phone_number: '',
  card_email_address: '',
  is_institutional: true,
  assistant_uuid: null,
  contact_options: []
} satisfies Partial<PersonForm>

async function freeAlias(trx: TenantDb, { first_name, last_name }: PersonForm): Promise<string> {
  const slug = slugOf(`${first_name} ${last_name}`, 'person')
  return freeSlug(slug, await repository.findAliases(trx, slug))
}

/** The card's, else the institution's default. */
const optionsOf = async ({ tenant, db }: Call, before: PersonRow | undefined): Promise<ContactOption[]> =>
  before?.advisor_uuid
    ? (await repository.findCardParts(db, before.advisor_uuid)).contact_options
    : defaultOptions(tenant)

const cardOf = async (call: Call, form: PersonForm, before: PersonRow | undefined) => ({
  alias: form.alias || (before?.alias ?? (await freeAlias(call.db, form))),
  card_email_address: form.card_email_address || form.email_address,
  contact_options: [...new Set(form.contact_options ?? (await optionsOf(call, before)))]
})

const isBranchManager = ({ roles }: PersonForm) => BRANCH_ROLES.some((role) => roles.includes(role))

export type CompletedForm = PersonForm & Pick<Person, 'contact_options'>

/** The form as it is stored: with defaults for empty fields, and without fields that do not apply. */
export async function completed(call: Call, form: PersonForm, before?: PersonRow): Promise<CompletedForm> {
  return {
    ...form,
    roles: [...new Set(form.roles)],
    managed_organizations: isBranchManager(form) ? [...new Set(form.managed_organizations)] : [],
    ...(form.has_card ? await cardOf(call, form, before) : NO_CARD)
  }
}
