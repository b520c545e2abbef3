import { languageTag } from '#contract/locales'
import { fullName } from '../advisors/full-name.ts'
import type { Config } from '../core/config.ts'
import type { CurrentTenant } from '../core/current-tenant.ts'
import { baseUrl } from '../core/mail.ts'
import { type Translate, textsIn } from '../core/texts.ts'
import { sameClock, spanIn, zoneName } from '../core/when.ts'
import { tokenOf } from './booking.service.ts'
import type { AppointmentDetails } from './details.repository.ts'

/** An appointment in the words of its tenant's language, for pages, mails and calendar entries alike. */
export interface Telling {
  t: Translate
  tag: string
  tenant: CurrentTenant
  found: AppointmentDetails
  advisor: string
  /** The zone that the visitor's copy speaks of. */
  zone: string
  base: string
  /** The visitor's own page, whose address is a key. */
  manage: string
}

/** In-branch times are the branch's; on the phone and online the visitor's own clock counts (design §5). */
const zoneOf = ({ type, branch_time_zone, visitor_time_zone }: AppointmentDetails) =>
  type === 'in-branch' ? branch_time_zone : visitor_time_zone

export function tellingOf(config: Config, tenant: CurrentTenant, found: AppointmentDetails): Telling {
  const base = baseUrl(config, tenant)
  return {
    t: textsIn(tenant.language),
    tag: languageTag(tenant.language),
    tenant,
    found,
    advisor: fullName({
      title_prefix: found.title_prefix,
      first_name: found.first_name_of_advisor,
      last_name: found.last_name_of_advisor,
      title_suffix: found.title_suffix
    }),
    zone: zoneOf(found),
    base,
    manage: `${base}/appointments/${tokenOf(config.SESSION_SECRET, found.uuid)}`
  }
}

/** When it is, in a zone that is named, and at the branch where its clock differs. */
export function whenLines({ t, tag, found }: Telling, zone: string): string[] {
  const { starts_at, ends_at, branch_time_zone } = found
  const lines = [spanIn(tag, zone, starts_at, ends_at), zoneName(tag, zone, starts_at)]
  if (sameClock(zone, branch_time_zone, starts_at)) return lines
  return [...lines, t('booking.at-branch', { time: spanIn(tag, branch_time_zone, starts_at, ends_at) })]
}

export const addressLines = ({ branch, street, zip, city }: AppointmentDetails) => [branch, street, `${zip} ${city}`]

/** What tells where to be. */
export const whereLines = ({ t, found }: Telling): string[] =>
  ({
    'in-branch': addressLines(found),
    'by-phone': [t('mails.by-phone-where')],
    online: found.join_url ? [found.join_url] : []
  })[found.type]
