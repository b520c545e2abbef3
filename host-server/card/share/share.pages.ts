import * as v from 'valibot'
import { profilePath, ShareMedium } from '#contract/share'
import { Alias } from '#contract/values'
import { Forbidden, NotFound } from '../../core/base/failures.ts'
import { fullName } from '../../core/base/full-name.ts'
import { recordHit } from '../../core/events/hits.service.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page } from '../../core/pages/page.ts'
import { findAdvisor } from '../../people/advisors/advisor.repository.ts'

interface Shared {
  subject: string
  text: string
}

/** The request only chooses among these: the targets are fixed, and the contents are encoded. */
const LINKS: Record<ShareMedium, (shared: Shared) => string> = {
  whatsapp: ({ text }) => `https://wa.me/?text=${encodeURIComponent(text)}`,
  email: ({ subject, text }) => `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`
}

async function lead(call: Call) {
  const { ctx, db, tenant, app, t } = call
  if (!tenant.modules.has('share-buttons')) throw new Forbidden()
  const { advisorAlias, socialMediaType: medium } = ctx.query
  if (!v.is(Alias, advisorAlias) || !v.is(ShareMedium, medium)) throw new NotFound()
  const advisor = await findAdvisor(db, advisorAlias)
  if (!advisor) throw new NotFound()
  const { alias } = advisor
  recordHit(call, 'share', alias)
  const url = `${baseUrl(app.config, tenant)}${profilePath(alias)}`
  const values = { name: fullName(advisor), tenant: tenant.name, url }
  ctx.redirect(LINKS[medium]({ subject: t('share.subject', values), text: t('share.text', values) }))
  ctx.set('Cache-Control', 'no-store')
  ctx.set('X-Robots-Tag', 'noindex')
}

export const sharePages = [page('GET', '/share-buttons/redirect/button-click', lead)]
