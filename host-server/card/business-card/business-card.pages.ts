import { extname } from 'node:path'
import { CARD_FILES, type CardFile, cardFilePath } from '#contract/business-card'
import type { Call } from '../../core/http/http.ts'
import { varyByLanguage } from '../../core/http/language.ts'
import { page } from '../../core/pages/page.ts'
import { advisorAt } from '../profile/advisor-at.service.ts'
import { findProfile } from '../profile/profile.service.ts'
import { cardFile } from './business-card.service.ts'

/** A card is named like its advisor; other files say what they are, too. */
const nameOf = (alias: string, file: CardFile) => `${alias}${file.replace(/^card/, '').replace(/^(?=[^.])/, '-')}`

const send = (file: CardFile) => async (call: Call) => {
  const { ctx } = call
  varyByLanguage(ctx)
  const advisor = await advisorAt(call, (alias) => cardFilePath(alias, file))
  if (!advisor) return
  const profile = await findProfile(call, advisor, ['organization', 'offers'])
  ctx.body = await cardFile(call, profile, advisor.photo, file)
  ctx.type = extname(file)
  ctx.set('Content-Disposition', `attachment; filename="${nameOf(advisor.alias, file)}"`)
  ctx.set('Cache-Control', 'no-cache')
  ctx.set('X-Robots-Tag', 'noindex')
}

export const businessCardPages = CARD_FILES.map((file) => page('GET', cardFilePath(':slug', file), send(file)))
