import { hideCookie, postConsent } from '#contract/consents'
import { MINUTE } from '../../core/base/clock.ts'
import { route } from '../../core/http/http.ts'
import { record } from './consents.service.ts'

const limit = { name: 'consents', points: 30, seconds: (10 * MINUTE) / 1000 }

export const consents = [
  route(postConsent, async (call, { body }) => {
    const { ctx, app, db } = call
    await app.limits.take(limit, { tenant: db.tenantId, ip: ctx.ip })
    const consent = await record(call, body)
    // Safari limits cookies set by scripts to a week
    ctx.append('Set-Cookie', hideCookie(consent, app.config.secure))
    return consent
  })
]
