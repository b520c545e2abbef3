import { getVCard, vCardPath } from '#contract/vcard'
import { recordHit } from '../../core/events/hits.service.ts'
import { type Call, guard } from '../../core/http/http.ts'
import { page } from '../../core/pages/page.ts'
import { resolveAdvisor } from '../../people/advisors/path-advisor.service.ts'
import { cardOf } from './vcard.service.ts'

async function getFile(call: Call) {
  await guard(getVCard, call, resolveAdvisor)
  const { ctx, advisor } = call
  ctx.set('Cache-Control', 'no-cache')
  ctx.set('X-Robots-Tag', 'noindex')
  // iOS opens an inline vCard as a contact but saves an attachment as a file; other browsers save either
  ctx.set('Content-Disposition', `inline; filename="${advisor.alias}.vcf"`)
  ctx.type = 'text/vcard; charset=utf-8'
  ctx.body = await cardOf(call, { withPhoto: true })
  recordHit(call, 'vcard', advisor.alias)
}

export const vCardPages = [page('GET', vCardPath(':alias'), getFile)]
