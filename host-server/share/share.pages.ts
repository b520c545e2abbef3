import * as v from 'valibot'
import { profilePath, ShareMedium } from '#contract/share'
import { Alias } from '#contract/values'
import { fullName } from '../advisors/full-name.ts'
import { Forbidden, NotFound } from '../core/failures.ts'
import { type Call, findAdvisor } from '../core/http.ts'
import { baseUrl } from '../core/mail.ts'
import { page } from '../core/page.ts'
import { recordHit } from '../hits/hits.service.ts'

interface Shared {
  subject: string
  text: string
}

/** All that the address decides is one of these; where they lead is ours, what they carry is encoded. */
const LINKS: Record<ShareMedium, (shared: Shared) => string> = {
  whatsapp: ({ text }) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  email: ({ subject, text }) => `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}

async function lead(call: Call) {
  const { ctx, db, tenant, services, t } = call
  if (!tenant.modules.has('share-buttons')) throw new Forbidden()
  const { advisorAlias, socialMediaType: medium } = ctx.query
  if (!v.is(Alias, advisorAlias) || !v.is(ShareMedium, medium)) throw new NotFound()
  const advisor = await findAdvisor(db, advisorAlias)
  if (!advisor) throw new NotFound()
  const { alias } = advisor
  recordHit(call, 'share', alias)
  const url = `${baseUrl(services.config, tenant)}${profilePath(alias)}`
  const values = { name: fullName(advisor), tenant: tenant.name, url }
  ctx.redirect(LINKS[medium]({ subject: t('share.subject', values), text: t('share.text', values) }))
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Robots-Tag', 'noindex')
}

export const sharePages = [page('GET', '/share-buttons/redirect/button-click', lead)]
