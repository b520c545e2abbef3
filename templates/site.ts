import type { ShownConfig } from '#contract/consents'
import type { accountMessages } from '#contract/messages/account.messages'
import type { advisorListMessages } from '#contract/messages/advisor-list.messages'
import type { appMessages } from '#contract/messages/app.messages'
import type { bookingMessages } from '#contract/messages/booking.messages'
import type { branchesMessages } from '#contract/messages/branches.messages'
import type { businessCardMessages } from '#contract/messages/business-card.messages'
import type { consentsMessages } from '#contract/messages/consents.messages'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import type { errorsMessages } from '#contract/messages/errors.messages'
import type { openidMessages } from '#contract/messages/openid.messages'
import type { pagesMessages } from '#contract/messages/pages.messages'
import type { passkeysMessages } from '#contract/messages/passkeys.messages'
import type { personalDataMessages } from '#contract/messages/personal-data.messages'
import type { profileMessages } from '#contract/messages/profile.messages'
import type { searchMessages } from '#contract/messages/search.messages'
import type { secondFactorMessages } from '#contract/messages/second-factor.messages'
import type { tagLinksMessages } from '#contract/messages/tag-links.messages'
import type { textMessagesMessages } from '#contract/messages/text-messages.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { visitorMessages } from '#contract/messages/visitor.messages'
import type { waitlistMessages } from '#contract/messages/waitlist.messages'
import type { walletMessages } from '#contract/messages/wallet.messages'
import type { walletCardMessages } from '#contract/messages/wallet-card.messages'
import type { Appearance } from '#contract/preferences'
import type { Texts } from '../widgets/core/element/texts.tsx'

type Tables = typeof accountMessages &
  typeof advisorListMessages &
  typeof appMessages &
  typeof bookingMessages &
  typeof businessCardMessages &
  typeof consentsMessages &
  typeof contactRequestsMessages &
  typeof branchesMessages &
  typeof errorsMessages &
  typeof openidMessages &
  typeof pagesMessages &
  typeof passkeysMessages &
  typeof personalDataMessages &
  typeof profileMessages &
  typeof searchMessages &
  typeof secondFactorMessages &
  typeof tagLinksMessages &
  typeof textMessagesMessages &
  typeof uiMessages &
  typeof visitorMessages &
  typeof waitlistMessages &
  typeof walletCardMessages &
  typeof walletMessages

export type TextId = keyof Tables
export type Translate = (id: TextId, values?: Record<string, string | number>) => string

/** What every page prints: name, language, styles and the like. */
export interface Site {
  /** What ids begin with in a part that a page has several times. */
  within?: string
  t: Translate
  /** For views shared with the widgets. */
  texts: Texts
  /** Empty without a tenant. */
  name: string
  logo: string | null
  /** The logo for dark surfaces, on which the light one would be invisible. */
  darkLogo: string | null
  /** The tenant's primary colour. */
  colour: string
  year: string
  /** Answers a form of staff, whose page takes its place among those to which Back leads. */
  isAnswer?: boolean
  /** Imprint and privacy policy. */
  legal: readonly { page: 'imprint' | 'privacy'; href: string }[]
  /** The other languages of this page. */
  languages: readonly { tag: string; name: string; href: string }[]
  /** The language that the address names; without one the page is in the language that the browser prefers. */
  named?: string | undefined
  /** Whether it is light or dark whatever the system says: a choice of staff. */
  appearance?: Exclude<Appearance, 'system'>
  /** URLs of the style sheets. */
  styles: readonly string[]
  /** All styles of a page that inlines them, so that its first paint waits for no sheet. */
  ownStyles?: string
  /** The cookies to which visitors are asked to consent; absent if there is nothing to ask. */
  cookies?: { version: string; config: ShownConfig } | undefined
}

/** An id of a part of the page, which no other part has. */
export const idIn = ({ within = '' }: Site, name: string) => within + name
