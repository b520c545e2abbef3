import type { accountMessages } from '#contract/account.messages'
import type { appMessages } from '#contract/app.messages'
import type { bookingMessages } from '#contract/booking.messages'
import type { branchesMessages } from '#contract/branches.messages'
import type { CookieConfig } from '#contract/consents'
import type { consentsMessages } from '#contract/consents.messages'
import type { contactRequestsMessages } from '#contract/contact-requests.messages'
import type { errorsMessages } from '#contract/errors.messages'
import type { openidMessages } from '#contract/openid.messages'
import type { pagesMessages } from '#contract/pages.messages'
import type { profileMessages } from '#contract/profile.messages'
import type { searchMessages } from '#contract/search.messages'
import type { uiMessages } from '#contract/ui.messages'
import type { visitorMessages } from '#contract/visitor.messages'
import type { walletMessages } from '#contract/wallet.messages'
import type { walletCardMessages } from '#contract/wallet-card.messages'
import type { Texts } from '../widgets/core/texts.tsx'

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
