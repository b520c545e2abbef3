import { BUSINESS_CARD_FORMATS, type BusinessCardFormat, businessCardPath } from '#contract/business-card'
import type { Call } from '../../core/http/http.ts'
import { varyByLanguage } from '../../core/http/language.ts'
import { page } from '../../core/pages/page.ts'
import { advisorAt } from '../profile/advisor-at.ts'
import { findProfile } from '../profile/profile.service.ts'
import { businessCard } from './business-card.service.ts'

const send = (format: BusinessCardFormat) => async (call: Call) => {
  const { ctx } = call
  varyByLanguage(ctx)
  const advisor = await advisorAt(call, (alias) => businessCardPath(alias, format))
  if (!advisor) return
  const profile = await findProfile(call, advisor, ['organization', 'offers'])
  ctx.body = await businessCard(call, profile, advisor.photo, format)
  ctx.type = format
  ctx.set('Content-Disposition', `attachment; filename="${advisor.alias}.${format}"`)
  ctx.set('Cache-Control', 'no-cache')
  ctx.set('X-Robots-Tag', 'noindex')
}

export const businessCardPages = BUSINESS_CARD_FORMATS.map((format) =>
  page('GET', businessCardPath(':slug', format), send(format))
)
