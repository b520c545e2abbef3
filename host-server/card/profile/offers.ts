import type { AdvisorProfile, CustomLink, LayoutSection, ProfileLayout } from '#contract/advisors'
import { CONTACT_OPTIONS, type ContactOption } from '#contract/contact-options'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { isOffered } from '../../people/advisors/contact-options.service.ts'

const elementsIn = ({ sections }: ProfileLayout, name: LayoutSection) =>
  sections.find((section) => section.name === name)?.elements ?? []

export const idsIn = (layout: ProfileLayout, name: LayoutSection) => elementsIn(layout, name).map(({ id }) => id)

/** The elements that the institution hides on its cards. */
export const hiddenIn = (layout: ProfileLayout) =>
  new Set(layout.sections.flatMap(({ elements }) => elements.filter((one) => !one.is_visible).map(({ id }) => id)))

/** Those that the layout names, in its order, then the others in their original order. */
export const inOrder = <T>(all: readonly T[], order: readonly string[], idOf: (one: T) => string) => {
  const positionOf = (one: T) => (order.includes(idOf(one)) ? order.indexOf(idOf(one)) : order.length)
  return all.toSorted((a, b) => positionOf(a) - positionOf(b))
}

/** What an advisor's card offers, in the layout's order (spec §2). */
export function offersOf(
  custom_links: readonly CustomLink[],
  layout: ProfileLayout,
  advisor: AdvisorRow,
  { tenant, isBookable }: { tenant: CurrentTenant; isBookable: boolean }
): NonNullable<AdvisorProfile['offers']> {
  const hidden = hiddenIn(layout)
  const canUse = (name: ContactOption) => isBookable || name !== 'online_appointment'
  const isShown = (name: ContactOption) => !hidden.has(name) && canUse(name) && isOffered(name, advisor, tenant)
  const social = idsIn(layout, 'social-media')
  const idOf = ({ uuid }: CustomLink) => uuid
  const isSocial = (link: CustomLink) => social.includes(link.uuid)
  const links = custom_links.filter(({ uuid }) => !hidden.has(uuid))
  return {
    contact: inOrder(CONTACT_OPTIONS.filter(isShown), idsIn(layout, 'quick-contact'), (name) => name),
    social: inOrder(links.filter(isSocial), social, idOf),
    networking: inOrder(
      links.filter((link) => !isSocial(link)),
      idsIn(layout, 'networking'),
      idOf
    )
  }
}
