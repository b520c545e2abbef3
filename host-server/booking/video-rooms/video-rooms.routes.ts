import { checkVideo } from '#contract/video-rooms'
import { route } from '../../core/http/http.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { typedReader } from '../../organization/settings/setting-reader.service.ts'
import { refuseIncomplete } from './provider-settings.service.ts'
import { serviceWith } from './video-services.ts'

/** Each test sends requests to an address that an administrator has typed. */
const CHECKS: Limit = { name: 'video-check', points: 20, seconds: 10 * 60 }

export const videoRooms = [
  route(checkVideo, async (call, { body }) => {
    const { app, db } = call
    const read = typedReader(call, body)
    refuseIncomplete(call, read)
    await app.limits.take(CHECKS, { tenant: db.tenantId })
    const service = serviceWith(body.video_provider, read, app.config)
    return { findings: await service.check() }
  })
]
