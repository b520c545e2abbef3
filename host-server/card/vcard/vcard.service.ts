import { profilePath } from '#contract/share'
import { fullName } from '../../core/base/full-name.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'
import { findPhoto } from './vcard.photo.ts'
import * as repository from './vcard.repository.ts'
import { vCardOf } from './vcard.writer.ts'

type Advisor = AdvisorRow & { position: string; photo: string | null }

/** The vCard of the advisor in the path. Only files include the photo: it would not fit in a QR code. */
export async function cardOf({ db, tenant, app, ...call }: Call, { withPhoto = false } = {}): Promise<string> {
  const advisor = call.advisor as Advisor
  const { name, public_name, ...address } = await repository.findBranch(db, advisor.organization_uuid)
  return vCardOf({
    ...advisor,
    ...address,
    email_address: publicEmail(advisor),
    full_name: fullName(advisor),
    organization: [tenant.name, publicName({ name, public_name })],
    url: `${baseUrl(app.config, tenant)}${profilePath(advisor.alias)}`,
    photo: withPhoto ? await findPhoto(db, advisor.photo) : undefined
  })
}
