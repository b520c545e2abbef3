import type { VideoProvider } from '#contract/settings'
import type { AppContext } from '../../core/tenancy/app-context.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { type Read, readerOf } from '../../organization/settings/setting-reader.service.ts'
import { chosenProvider } from './provider-settings.service.ts'
import { askFrom } from './providers/ask.ts'
import { bigBlueButton } from './providers/bigbluebutton.ts'
import { jitsi } from './providers/jitsi.ts'
import type { VideoService } from './providers/provider.ts'
import { teams } from './providers/teams.ts'

/** Whose service it is. */
export interface Owner {
  app: AppContext
  tenant: CurrentTenant
  db: TenantDb
}

const SERVICES: Record<VideoProvider, (read: Read, owner: Owner) => VideoService> = {
  jitsi: (read, { app }) =>
    jitsi(
      {
        url: read('jitsi_url'),
        appId: read('jitsi_app_id'),
        keyId: read('jitsi_key_id'),
        secret: read('jitsi_secret')
      },
      askFrom(app.config)
    ),
  bigbluebutton: (read, { app }) =>
    bigBlueButton({ url: read('bigbluebutton_url'), secret: read('bigbluebutton_secret') }, askFrom(app.config)),
  teams: (_, owner) => teams(owner)
}

export const serviceWith = (provider: VideoProvider, read: Read, owner: Owner): VideoService =>
  SERVICES[provider](read, owner)

export interface ChosenService {
  provider: VideoProvider
  service: VideoService
}

/** The institution's video service; undefined without one. */
export function serviceOf(owner: Owner): ChosenService | undefined {
  const read = readerOf(owner.app.config, owner.tenant)
  const provider = chosenProvider(read)
  return provider && { provider, service: serviceWith(provider, read, owner) }
}
