import * as v from 'valibot'
import { Alias } from '#contract/values'
import { telLink } from '../../templates/facts.tsx'
import { NotFound } from '../core/failures.ts'
import { type AdvisorRow, type Call, findAdvisor } from '../core/http.ts'
import { page } from '../core/page.ts'
import { recordHit } from './hits.service.ts'

/** Counts the click, then leads where the visitor wanted to go (spec §7). */
const leadTo = (action: 'email_hit' | 'phone_hit', target: (advisor: AdvisorRow) => string | undefined) => {
  return async (call: Call) => {
    const { ctx, db } = call
    const alias = ctx.query.advisorAlias
    const advisor = v.is(Alias, alias) ? await findAdvisor(db, alias) : undefined
    const address = advisor && target(advisor)
    if (!address) throw new NotFound()
    await recordHit(call, action, advisor.alias)
    ctx.set('Cache-Control', 'no-store')
    ctx.status = 302
    ctx.set('Location', address)
    ctx.body = ''
  }
}

export const hitPages = [
  page(
    'GET',
    '/advisor/email-hit',
    leadTo('email_hit', ({ email_address }) => `mailto:${encodeURI(email_address)}`)
  ),
  page(
    'GET',
    '/advisor/phone-hit',
    leadTo('phone_hit', ({ phone_number }) => (phone_number ? telLink(phone_number) : undefined))
  )
]
