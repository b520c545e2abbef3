import { hideCookie, postConsent } from '#contract/consents'
import { MINUTE } from '../core/clock.ts'
import { route } from '../core/http.ts'
import { addressKey } from '../core/rate-limit.ts'
import { record } from './consents.service.ts'

const limit = { name: 'consents', points: 30, seconds: (10 * MINUTE) / 1000 }

export const consents = [
  route(postConsent, async (call, { body }) => {
    const { ctx, services, db } = call
    await services.limits.take(limit, `${db.tenantId}:${addressKey(ctx.ip)}`)
    const consent = await record(call, body)
    // Safari keeps a cookie that a script has set for a week alone
    ctx.append('Set-Cookie', hideCookie(consent, services.config.secure))
    return consent
  })
]
