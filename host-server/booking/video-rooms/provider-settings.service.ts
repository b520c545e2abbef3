import { type SettingName, VIDEO_PROVIDERS, type VideoProvider } from '#contract/settings'
import type { SmmCalendar } from '#contract/smm-calendar'
import type { Config } from '../../core/base/config.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { CurrentTenant } from '../../core/tenancy/current-tenant.ts'
import { type Read, readerOf } from '../../organization/settings/setting-reader.service.ts'
import { signs } from './providers/jitsi.ts'

/** What each service cannot do without. */
const NEEDED: Record<VideoProvider, readonly SettingName[]> = {
  jitsi: ['jitsi_url', 'jitsi_app_id', 'jitsi_secret'],
  bigbluebutton: ['bigbluebutton_url', 'bigbluebutton_secret'],
  // its own access is that of calendars, which is entered elsewhere
  teams: []
}

/** Message ids. */
type Faults = Partial<Record<SettingName, string>>

const isWithoutCalendars = (read: Read) => !read('microsoft_client_id') || !read('microsoft_client_secret')

function missingOf(provider: VideoProvider, read: Read): Faults {
  if (provider === 'teams' && isWithoutCalendars(read)) return { video_provider: 'errors.teams-calendars' }
  return Object.fromEntries(NEEDED[provider].filter((name) => !read(name)).map((name) => [name, 'errors.required']))
}

/** Why a service can make no room, by setting. */
function faultsOf(provider: VideoProvider, read: Read): Faults {
  const isUnreadable = provider === 'jitsi' && read('jitsi_secret') && !signs(read('jitsi_secret'))
  return { ...missingOf(provider, read), ...(isUnreadable && { jitsi_secret: 'errors.private-key' }) }
}

const providerIn = (read: Read) => VIDEO_PROVIDERS.find((one) => one === read('video_provider'))

/** The service that makes rooms, if one is chosen and can make them. */
export function chosenProvider(read: Read): VideoProvider | undefined {
  const provider = providerIn(read)
  return provider && !Object.keys(faultsOf(provider, read)).length ? provider : undefined
}

type Tenant = Pick<CurrentTenant, 'id' | 'settings' | 'modules'>

/** The same of an institution. */
export const providerOf = (config: Config, tenant: Tenant): VideoProvider | undefined =>
  chosenProvider(readerOf(config, tenant))

/** Whether rooms are made for an advisor with this calendar: Teams makes them in one at Microsoft 365. */
export function hasRooms(config: Config, tenant: Tenant, calendar: SmmCalendar['kind'] | undefined): boolean {
  const provider = providerOf(config, tenant)
  return provider === 'teams' ? calendar === 'microsoft' && tenant.modules.has('smm-calendar') : provider !== undefined
}

function refuse({ t }: Pick<Call, 't'>, faults: Faults): void {
  const errors = Object.entries(faults).map(([name, fault]) => [name, [t(fault)]])
  if (errors.length) throw new Unprocessable(Object.fromEntries(errors))
}

/** Refuses a service whose access is not complete, by the settings as they would be. @throws Unprocessable */
export function refuseIncomplete(call: Pick<Call, 't'>, read: Read): void {
  const provider = providerIn(read)
  if (provider) refuse(call, missingOf(provider, read))
}

/** Refuses a service that could make no room, by the settings as they would be. @throws Unprocessable */
export function refuseUnusable(call: Pick<Call, 't'>, read: Read): void {
  const provider = providerIn(read)
  if (provider) refuse(call, faultsOf(provider, read))
}
