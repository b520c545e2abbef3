import { checkTexts, getSentTexts } from '#contract/text-messages'
import { route } from '../../core/http/http.ts'
import { baseUrl } from '../../core/mail/mail.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { typedReader } from '../../organization/settings/setting-reader.service.ts'
import { refuseIncompleteTexts } from './provider-settings.service.ts'
import { REPLIES } from './text-messages.pages.ts'
import { list } from './text-messages.service.ts'
import { serviceWith } from './text-services.ts'

/** Each test sends requests to an address that an administrator has typed. */
const CHECKS: Limit = { name: 'text-check', points: 20, seconds: 10 * 60 }

export const textMessages = [
  route(checkTexts, async (call, { body }) => {
    const { app, db, tenant } = call
    const read = typedReader(call, body)
    refuseIncompleteTexts(call, read)
    await app.limits.take(CHECKS, { tenant: db.tenantId })
    const findings = await serviceWith(body.text_provider, read, app.config).check()
    return { findings, replies: `${baseUrl(app.config, tenant)}${REPLIES}` }
  }),
  route(getSentTexts, (call, { query }) => list(call, query.page))
]
