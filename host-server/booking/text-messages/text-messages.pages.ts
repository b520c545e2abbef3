import { Forbidden, NotFound } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import { page } from '../../core/pages/page.ts'
import { take } from './stops.service.ts'
import { serviceOf } from './text-services.ts'

/** Where the service tells what people answer. */
export const REPLIES = '/text-messages/replies'

/** The signature says who sends it; what is told twice has no further effect. */
async function postReply(call: Call) {
  const { ctx, app, tenant } = call
  const service = serviceOf(app.config, tenant)
  if (!service) throw new NotFound()
  const answered = service.read({
    url: `${baseUrl(app.config, tenant)}${REPLIES}`,
    header: (name) => ctx.get(name),
    raw: (ctx.request as { rawBody?: string }).rawBody ?? '',
    now: app.clock.now()
  })
  if (!answered) throw new Forbidden('errors.not-signed')
  await take(call, answered)
  ctx.set('Cache-Control', 'no-store')
  // in the language of Twilio: no answer; others do not read it
  ctx.type = 'text/xml'
  ctx.body = '<?xml version="1.0" encoding="UTF-8"?><Response/>'
}

export const textPages = [page('POST', REPLIES, postReply)]
