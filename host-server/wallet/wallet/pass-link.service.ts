import * as v from 'valibot'
import { Token } from '#contract/values'
import { walletPath } from '#contract/wallet'
import type { Config } from '../../core/base/config.ts'
import type { Call } from '../../core/http/http.ts'
import { derivedToken, hashToken, isEqual } from '../../core/security/tokens.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { AdvisorRow } from '../../people/advisors/advisor.repository.ts'
import { isOffered } from '../../people/advisors/contact-options.service.ts'
import { findAppointment } from './pass-updates.repository.ts'

/** The appointment that a card is to show. */
export interface Linked {
  appointment_uuid: string
  follows_visitor: boolean
}

/**
 * Contained in mails only. Anyone may book with anyone's address: only who reads its mail may see what else was booked
 * with it.
 */
const mailboxKey = ({ SESSION_SECRET }: Config, uuid: string) => derivedToken(SESSION_SECRET, 'wallet-mailbox', uuid)

interface Booked {
  uuid: string
  alias: string
  advisor_uuid: string
}

/** The URL of a card with the appointment on its back, if the advisor offers cards. */
export const cardLink = (
  tenant: CurrentTenant,
  { alias, contact_options }: Pick<AdvisorRow, 'alias' | 'contact_options'>,
  token: string
): string | undefined =>
  isOffered('wallet_cards', { contact_options }, tenant) ? `${walletPath(alias)}?appointment=${token}` : undefined

/** The same for a mail, which proves that its reader owns the address. */
export const mailedLink = (link: string, config: Config, { uuid }: Booked) =>
  `${link}&mailbox=${mailboxKey(config, uuid)}`

/** The appointment with this advisor that a token belongs to. */
export async function findLinked(call: Call, token: string, mailbox: string): Promise<Linked | undefined> {
  if (!v.is(Token, token)) return undefined
  const uuid = await findAppointment(call.db, call.advisor.uuid, hashToken(token))
  if (!uuid) return undefined
  return { appointment_uuid: uuid, follows_visitor: isEqual(mailbox, mailboxKey(call.app.config, uuid)) }
}
