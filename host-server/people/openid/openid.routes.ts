import { checkOpenId } from '#contract/openid-check'
import { route } from '../../core/http/http.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { checkService } from './openid.check.ts'
import { callbackOf } from './openid.settings.ts'

/** Each test sends requests to an address that an administrator has typed. */
const CHECKS: Limit = { name: 'openid-check', points: 20, seconds: 10 * 60 }

export const openId = [
  route(checkOpenId, async (call, { body: { openid_issuer, openid_scope } }) => {
    const { app, db, tenant } = call
    await app.limits.take(CHECKS, { tenant: db.tenantId })
    const findings = await checkService(app.config, openid_issuer, openid_scope)
    return { findings, callback: callbackOf(app.config, tenant) }
  })
]
