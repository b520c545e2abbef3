import {
  type AdvisorProfile,
  CONTACT_OPTIONS,
  type ContactOption,
  type CustomLink,
  type LayoutSection,
  type ProfileLayout
} from '#contract/advisors'
import type { ModuleName } from '#contract/module-names'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { publicChannel } from '../whatsapp/whatsapp.service.ts'

/** The modules that each contact option requires. */
const MODULES: Partial<Record<ContactOption, readonly ModuleName[]>> = {
  online_appointment: ['online-appointments'],
  whatsapp: ['whats-app'],
  call_back_request: ['contact-api', 'call-me-back'],
  appointment_request: ['contact-api'],
  basic_contact_form: ['contact-api'],
  vcard: ['v-cards'],
  wallet_cards: ['wallet-cards'],
  messenger: ['contact-api', 'messenger']
}

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
  { contact_options, custom_links }: Pick<AdvisorProfile, 'contact_options' | 'custom_links'>,
  layout: ProfileLayout,
  advisor: AdvisorRow,
  tenant: CurrentTenant
): NonNullable<AdvisorProfile['offers']> {
  const hidden = hiddenIn(layout)
  const isOffered = (name: ContactOption) => {
    if (hidden.has(name)) return false
    if (name === 'whatsapp' && !publicChannel(advisor, tenant).isEnabled) return false
    return contact_options[name] && (MODULES[name] ?? []).every((module) => tenant.modules.has(module))
  }
  const social = idsIn(layout, 'social-media')
  const idOf = ({ uuid }: CustomLink) => uuid
  const isSocial = (link: CustomLink) => social.includes(link.uuid)
  const links = custom_links.filter(({ uuid }) => !hidden.has(uuid))
  return {
    contact: inOrder(CONTACT_OPTIONS.filter(isOffered), idsIn(layout, 'quick-contact'), (name) => name),
    social: inOrder(links.filter(isSocial), social, idOf),
    networking: inOrder(
      links.filter((link) => !isSocial(link)),
      idsIn(layout, 'networking'),
      idOf
    )
  }
}
