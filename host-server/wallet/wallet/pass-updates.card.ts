import { createHash } from 'node:crypto'
import { themeOf } from '#contract/colour'
import { townLine } from '#contract/links'
import { profilePath } from '#contract/share'
import type { findBranch } from '../../card/vcard/vcard.repository.ts'
import type { Config } from '../../core/base/config.ts'
import { fullName } from '../../core/base/full-name.ts'
import type { Translate } from '../../core/base/intl.ts'
import { largestOf } from '../../core/files/media.files.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { primaryColour } from '../../core/pages/page.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { publicName } from '../../organization/branches/public-name.service.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'

type Branch = Awaited<ReturnType<typeof findBranch>>
/** An advisor and the branch, with prefixed column names. */
export type Person = Pick<
  AdvisorRow,
  'alias' | 'first_name' | 'last_name' | 'title_prefix' | 'title_suffix' | 'position' | 'photo'
> &
  Pick<AdvisorRow, 'email_address' | 'phone_number' | 'contact_options'> &
  Branch

interface House {
  config: Config
  tenant: CurrentTenant
  t: Translate
}

const colours = new WeakMap<CurrentTenant, { ground: string; ink: string }>()

/** Computed once, and not for each of an institution's advisors. */
export function coloursOf(tenant: CurrentTenant) {
  const known = colours.get(tenant)
  if (known) return known
  const { primary: ground, on_primary: ink } = themeOf(primaryColour(tenant))
  colours.set(tenant, { ground, ink })
  return { ground, ink }
}

/** The card's content about the advisor, the same for every holder. */
export function describe({ config, tenant, t }: House, person: Person) {
  const { street, zip, city } = person
  const name = fullName(person)
  const url = baseUrl(config, tenant) + profilePath(person.alias)
  const values = {
    branch: publicName(person),
    phone: person.phone_number,
    email: publicEmail(person),
    address: `${street}\n${townLine({ zip, city })}`,
    web: url
  }
  const facts = Object.entries(values).map(([key, value]) => ({ key, label: t(`wallet-card.${key}`), value }))
  return {
    ...coloursOf(tenant),
    institution: tenant.name,
    name,
    position: person.position,
    url,
    description: t('wallet-card.description', { name, tenant: tenant.name }),
    facts: facts.filter(({ value }) => value)
  }
}

/** The largest square of the photo; undefined if none was uploaded. */
export const photoOf = ({ photo }: Pick<AdvisorRow, 'photo'>) => photo && largestOf(photo)

const OWN_MEDIA = /^\/media\/([\w.-]{1,100})$/

/** The file names of the logo. */
export const logosOf = ({ settings }: CurrentTenant) => {
  const nameOf = (setting: string) => OWN_MEDIA.exec(settings[setting] ?? '')?.[1]
  return { light: nameOf('images.tenantLogo'), dark: nameOf('images.tenantLogoDark') }
}

/** Differs if a card's content differs: file names are immutable, and labels depend on the language only. */
export function digestOf(config: Config, tenant: CurrentTenant, person: Person): string {
  const content = describe({ config, tenant, t: (label) => label }, person)
  const printed = [tenant.language, content, photoOf(person), logosOf(tenant)]
  return createHash('sha256').update(JSON.stringify(printed)).digest('hex')
}
