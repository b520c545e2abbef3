import * as v from 'valibot'
import { mailLink, telLink } from '#contract/links'
import { Alias } from '#contract/values'
import { whatsAppLink } from '#contract/whatsapp'
import { publicChannel } from '../../card/whatsapp/whatsapp.service.ts'
import { NotFound } from '../../core/base/failures.ts'
import { recordHit } from '../../core/events/hits.service.ts'
import type { Call } from '../../core/http/http.ts'
import { page } from '../../core/pages/page.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { type AdvisorRow, findAdvisor } from '../../people/advisors/advisor.repository.ts'
import { publicEmail } from '../../people/advisors/contact-options.service.ts'

/** Counts the click, then redirects to what the visitor wanted (spec §7). */
const leadTo = (
  kind: 'email' | 'phone' | 'whatsapp',
  target: (advisor: AdvisorRow, tenant: CurrentTenant) => string | undefined
) => {
  return async (call: Call) => {
    const { ctx, db, tenant } = call
    const alias = ctx.query.advisorAlias
    const advisor = v.is(Alias, alias) ? await findAdvisor(db, alias) : undefined
    const address = advisor && target(advisor, tenant)
    if (!address) throw new NotFound()
    recordHit(call, kind, advisor.alias)
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 302
    ctx.set('Location', address)
    ctx.body = ''
  }
}

/** For pages without script: the widget asks for the number itself. */
function channelOf(advisor: AdvisorRow, tenant: CurrentTenant) {
  const { isEnabled, phoneNumber } = publicChannel(advisor, tenant)
  return isEnabled && phoneNumber ? whatsAppLink(phoneNumber) : undefined
}

export const hitPages = [
  page('GET', '/advisor/whatsapp-hit', leadTo('whatsapp', channelOf)),
  page(
    'GET',
    '/advisor/email-hit',
    leadTo('email', (advisor) => publicEmail(advisor) && mailLink(publicEmail(advisor)))
  ),
  page(
    'GET',
    '/advisor/phone-hit',
    leadTo('phone', ({ phone_number }) => (phone_number ? telLink(phone_number) : undefined))
  )
]
