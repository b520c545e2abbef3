import { getVCard, vCardPath } from '#contract/v-card'
import { type Call, guard } from '../core/http.ts'
import { page } from '../core/page.ts'
import { recordHit } from '../hits/hits.service.ts'
import { cardOf } from './v-card.service.ts'

async function getFile(call: Call) {
  await guard(getVCard, call)
  const { ctx, advisor } = call
  ctx.set('Cache-Control', 'no-cache')
  ctx.set('X-Robots-Tag', 'noindex')
  // iOS opens what is inline as a contact and files an attachment away; other browsers, which cannot show it, save both
  ctx.set('Content-Disposition', `inline; filename="${advisor.alias}.vcf"`)
  ctx.type = 'text/vcard; charset=utf-8'
  ctx.body = await cardOf(call, { withPhoto: true })
  recordHit(call, 'vcard', advisor.alias)
}

export const vCardPages = [page('GET', vCardPath(':alias'), getFile)]
