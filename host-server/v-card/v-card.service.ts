import { profilePath } from '#contract/share'
import { fullName } from '../advisors/full-name.ts'
import type { AdvisorRow, Call } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import * as repository from './v-card.repository.ts'
import { vCardOf } from './v-card.writer.ts'

type Advisor = AdvisorRow & { position: string; photo: string | null }

/** The vCard of the advisor that the path names. The photo is for files alone: no QR code could hold it. */
export async function cardOf({ db, tenant, services, ...call }: Call, { withPhoto = false } = {}): Promise<string> {
  const advisor = call.advisor as Advisor
  const { name, public_name, ...address } = await repository.findBranch(db, advisor.organization_uuid)
  return vCardOf({
    ...advisor,
    ...address,
    full_name: fullName(advisor),
    organization: [tenant.name, public_name || name],
    url: `${baseUrl(services.config, tenant)}${profilePath(advisor.alias)}`,
    photo: withPhoto ? await repository.findPhoto(db, advisor.photo) : undefined
  })
}
