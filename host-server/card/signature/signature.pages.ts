import { SIGNATURE_LOGO, signaturePhotoPath } from '#contract/signature'
import { NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { type EmbeddedPicture, findLogo, findPortrait } from '../../core/mail/mail-pictures.ts'
import { page } from '../../core/pages/page.ts'
import { advisorAt } from '../profile/advisor-at.service.ts'

/** For mail programs, which ask from anywhere and keep what they get for a while. */
function send({ ctx }: Call, found: EmbeddedPicture | undefined) {
  if (!found) throw new NotFound()
  const { content, contentType } = found.attachment
  ctx.body = content
  ctx.type = contentType
  ctx.set('Cache-Control', 'public, max-age=3600')
  ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
  ctx.set('X-Robots-Tag', 'noindex')
}

async function sendPhoto(call: Call) {
  const advisor = await advisorAt(call, signaturePhotoPath)
  if (advisor) send(call, await findPortrait(call, advisor.photo))
}

const sendLogo = async (call: Call) => send(call, await findLogo(call))

export const signaturePages = [
  page('GET', signaturePhotoPath(':slug'), sendPhoto),
  page('GET', SIGNATURE_LOGO, sendLogo)
]
