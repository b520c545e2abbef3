import { settingOf } from '#contract/settings'
import { checkVideo } from '#contract/video-rooms'
import { type Call, route } from '../../core/http/http.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { type Read, readerOf, typedReader } from '../../organization/settings/setting-reader.service.ts'
import { refuseIncomplete } from './provider-settings.service.ts'
import { serviceWith } from './video-services.ts'

/** Each test sends requests to an address that an administrator has typed. */
const CHECKS: Limit = { name: 'video-check', points: 20, seconds: 10 * 60 }

/** What the form does not have is as it is stored. */
function readerFor({ app, tenant }: Call, typed: Read): Read {
  const stored = readerOf(app.config, tenant)
  return (name) => (settingOf(name).group === 'video' ? typed(name) : stored(name))
}

export const videoRooms = [
  route(checkVideo, async (call, { body }) => {
    const { app, db } = call
    const read = readerFor(call, typedReader(call, body))
    refuseIncomplete(call, read)
    await app.limits.take(CHECKS, { tenant: db.tenantId })
    const service = serviceWith(body.video_provider, read, call)
    return { findings: await service.check() }
  })
]
