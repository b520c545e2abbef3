import { mailLink, telLink } from '#contract/links'
import { languageTag } from '#contract/locales'
import { walletPath } from '#contract/wallet'
import { type Call, findAdvisorByUuid } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { textsIn } from '../core/texts.ts'
import type { JobContext } from '../outbox/outbox.ts'
import { refreshClass } from './google.service.ts'
import { type Drawn, type GoogleAccount, objectOf, saveLink } from './google.ts'
import { remember } from './living.holder.ts'
import type { Linked } from './living.link.ts'
import { appointmentOf } from './living.next.ts'
import { find } from './wallet.repository.ts'
import { issue, manageOf, type Teller, tell } from './wallet.service.ts'

/** What Google shows of a card. */
async function drawn(call: Teller, serial: string): Promise<Drawn> {
  const { tenant, advisor, services } = call
  const origin = baseUrl(services.config, tenant)
  const { phone_number, email_address } = advisor
  return {
    card: { ...(await tell(call)), serial, logoText: undefined, service: undefined },
    ...{ tenantId: tenant.id, language: languageTag(tenant.language) },
    picture: origin.startsWith('https:') ? `${origin}${walletPath(advisor.alias)}/photo.png` : undefined,
    links: [...(phone_number ? [telLink(phone_number)] : []), mailLink(email_address)].map((uri) => ({ uri }))
  }
}

/** Issues a card at Google; the link that saves it. */
export async function issueAtGoogle(
  call: Call,
  account: GoogleAccount,
  isNotified: boolean,
  linked?: Linked,
  owner?: string
): Promise<string> {
  const { tenant, services } = call
  const serial = await issue(call, 'google', isNotified, linked, owner)
  remember(call, serial)
  await refreshClass(call)
  const origin = baseUrl(services.config, tenant)
  return saveLink(account, { ...(await drawn(call, serial)), origin, now: services.clock.now() })
}

/** The card as it is today, without the names that Google knows it by; undefined where it is nobody's any more. */
export async function drawObject({ db, services, tenant }: JobContext, account: GoogleAccount, serial: string) {
  const pass = await find(db, serial)
  const advisor = pass && (await findAdvisorByUuid(db, pass.advisor_uuid))
  if (!advisor) return undefined
  const call = { db, services, tenant, advisor, t: textsIn(tenant.language) }
  const { title, url } = manageOf(call, serial)
  const today = await drawn(call, serial)
  const card = { ...today.card, appointment: pass.appointment_uuid ? await appointmentOf(call, pass) : undefined }
  const links = [...today.links, { uri: url, description: title }]
  const { id, classId, ...object } = objectOf(account, { ...today, card, links })
  // what it says no longer goes
  return { subheader: null, logo: null, textModulesData: [], ...object, state: pass.revoked_at ? 'EXPIRED' : 'ACTIVE' }
}
