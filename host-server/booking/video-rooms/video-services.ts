import type { VideoProvider } from '#contract/settings'
import type { Config } from '../../core/base/config.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { type Read, readerOf } from '../../organization/settings/setting-reader.service.ts'
import { chosenProvider } from './provider-settings.service.ts'
import { askFrom } from './providers/ask.ts'
import { bigBlueButton } from './providers/bigbluebutton.ts'
import { jitsi } from './providers/jitsi.ts'
import type { VideoService } from './providers/provider.ts'

const SERVICES: Record<VideoProvider, (read: Read, config: Config) => VideoService> = {
  jitsi: (read, config) =>
    jitsi(
      {
        url: read('jitsi_url'),
        appId: read('jitsi_app_id'),
        keyId: read('jitsi_key_id'),
        secret: read('jitsi_secret')
      },
      askFrom(config)
    ),
  bigbluebutton: (read, config) =>
    bigBlueButton({ url: read('bigbluebutton_url'), secret: read('bigbluebutton_secret') }, askFrom(config))
}

export const serviceWith = (provider: VideoProvider, read: Read, config: Config): VideoService =>
  SERVICES[provider](read, config)

export interface ChosenService {
  provider: VideoProvider
  service: VideoService
}

/** The institution's video service; undefined without one. */
export function serviceOf(config: Config, tenant: Pick<CurrentTenant, 'id' | 'settings'>): ChosenService | undefined {
  const read = readerOf(config, tenant)
  const provider = chosenProvider(read)
  return provider && { provider, service: serviceWith(provider, read, config) }
}
