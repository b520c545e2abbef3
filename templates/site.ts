import type { CookieConfig } from '#contract/consents'
import type { accountMessages } from '#contract/messages/account.messages'
import type { appMessages } from '#contract/messages/app.messages'
import type { bookingMessages } from '#contract/messages/booking.messages'
import type { branchesMessages } from '#contract/messages/branches.messages'
import type { consentsMessages } from '#contract/messages/consents.messages'
import type { contactRequestsMessages } from '#contract/messages/contact-requests.messages'
import type { errorsMessages } from '#contract/messages/errors.messages'
import type { openidMessages } from '#contract/messages/openid.messages'
import type { pagesMessages } from '#contract/messages/pages.messages'
import type { profileMessages } from '#contract/messages/profile.messages'
import type { searchMessages } from '#contract/messages/search.messages'
import type { uiMessages } from '#contract/messages/ui.messages'
import type { visitorMessages } from '#contract/messages/visitor.messages'
import type { walletMessages } from '#contract/messages/wallet.messages'
import type { walletCardMessages } from '#contract/messages/wallet-card.messages'
import type { Texts } from '../widgets/core/element/texts.tsx'

type Tables = typeof accountMessages &
  typeof appMessages &
  typeof bookingMessages &
  typeof consentsMessages &
  typeof contactRequestsMessages &
  typeof branchesMessages &
  typeof errorsMessages &
  typeof openidMessages &
  typeof pagesMessages &
  typeof profileMessages &
  typeof searchMessages &
  typeof uiMessages &
  typeof visitorMessages &
  typeof walletCardMessages &
  typeof walletMessages

export type TextId = keyof Tables
export type Translate = (id: TextId, values?: Record<string, string | number>) => string

/** What every page knows: whose it is, in which language, and where its styles are. */
export interface Site {
  t: Translate
  /** For the widgets' views. */
  texts: Texts
  /** Empty where no tenant answers. */
  name: string
  logo: string | null
  /** The logo for a dark surface, where the light one cannot be seen. */
  darkLogo: string | null
  /** The tenant's primary colour. */
  colour: string
  year: string
  /** Addresses of the style sheets. */
  styles: readonly string[]
  /** All of a page's styles, where it brings them itself rather than have a visitor wait for the sheets. */
  ownStyles?: string
  /** What a visitor is asked to accept; absent where nobody is asked. */
  cookies?: { version: string; config: CookieConfig } | undefined
}
