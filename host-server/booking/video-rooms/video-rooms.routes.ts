import { SECRET_MASK, type SettingName, settingOf } from '#contract/settings'
import { checkVideo } from '#contract/video-rooms'
import { type Call, route } from '../../core/http/http.ts'
import type { Limit } from '../../core/security/rate-limit.ts'
import { type Read, readerOf, refuseIncomplete } from './provider-settings.service.ts'
import { serviceWith } from './video-services.ts'

/** Each test sends requests to an address that an administrator has typed. */
const CHECKS: Limit = { name: 'video-check', points: 20, seconds: 10 * 60 }

/** What is typed, saved or not; of a secret that is masked, what is stored. */
function readerFor({ app, tenant }: Call, typed: Partial<Record<SettingName, string>>): Read {
  const stored = readerOf(app.config, tenant)
  return (name) => {
    const value = typed[name] ?? ''
    return settingOf(name).isSecret && value === SECRET_MASK ? stored(name) : value
  }
}

export const videoRooms = [
  route(checkVideo, async (call, { body }) => {
    const { app, db } = call
    const read = readerFor(call, body)
    refuseIncomplete(call, read)
    await app.limits.take(CHECKS, { tenant: db.tenantId })
    const service = serviceWith(body.video_provider, read, app.config)
    return { findings: await service.check() }
  })
]
