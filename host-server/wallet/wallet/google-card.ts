import { mailLink, telLink } from '#contract/links'
import { languageTag } from '#contract/locales'
import { walletPath } from '#contract/wallet'
import { textsIn } from '../../core/base/intl.ts'
import type { Call } from '../../core/http/http.ts'
import type { JobContext } from '../../core/jobs/outbox.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { findAdvisorByUuid } from '../../people/advisors/advisor.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'
import { refreshClass } from './google.service.ts'
import { type Drawn, type GoogleAccount, objectOf, saveLink } from './google.ts'
import type { Linked } from './pass-link.service.ts'
import { rememberCard } from './pass-updates.holder.ts'
import { appointmentOf } from './pass-updates.next.ts'
import { find } from './wallet.repository.ts'
import { type ContentCall, contentOf, issue, manageOf } from './wallet.service.ts'

/** The content of a card, as Google shows it. */
async function drawn(call: ContentCall, serial: string): Promise<Drawn> {
  const { tenant, advisor, app } = call
  const origin = baseUrl(app.config, tenant)
  const { phone_number } = advisor
  const email = publicEmail(advisor)
  return {
    card: { ...(await contentOf(call)), serial, logoText: undefined, service: undefined },
    tenantId: tenant.id,
    language: languageTag(tenant.language),
    picture: origin.startsWith('https:') ? `${origin}${walletPath(advisor.alias)}/photo.png` : undefined,
    links: [...(phone_number ? [telLink(phone_number)] : []), ...(email ? [mailLink(email)] : [])].map((uri) => ({
      uri
    }))
  }
}

/** Issues a card for Google Wallet; returns the link that saves it. */
export async function issueAtGoogle(
  call: Call,
  account: GoogleAccount,
  isNotified: boolean,
  linked?: Linked,
  owner?: string
): Promise<string> {
  const { tenant, app } = call
  const serial = await issue(call, 'google', isNotified, linked, owner)
  rememberCard(call, serial)
  await refreshClass(call)
  const origin = baseUrl(app.config, tenant)
  return saveLink(account, { ...(await drawn(call, serial)), origin, now: app.clock.now() })
}

/** The card's present content, without Google's ids; undefined if it belongs to no advisor any more. */
export async function drawObject({ db, app, tenant }: JobContext, account: GoogleAccount, serial: string) {
  const pass = await find(db, serial)
  const advisor = pass && (await findAdvisorByUuid(db, pass.advisor_uuid))
  if (!advisor) return undefined
  const call = { db, app, tenant, advisor, t: textsIn(tenant.language) }
  const { title, url } = manageOf(call, serial)
  const today = await drawn(call, serial)
  const card = { ...today.card, appointment: pass.appointment_uuid ? await appointmentOf(call, pass) : undefined }
  const links = [...today.links, { uri: url, description: title }]
  const { id, classId, ...object } = objectOf(account, { ...today, card, links })
  // its content is no longer valid
  return { subheader: null, logo: null, textModulesData: [], ...object, state: pass.revoked_at ? 'EXPIRED' : 'ACTIVE' }
}
