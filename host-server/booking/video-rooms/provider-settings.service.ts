import { type SettingName, VIDEO_PROVIDERS, type VideoProvider } from '#contract/settings'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { Read } from '../../organization/settings/setting-reader.service.ts'
import { signs } from './providers/jitsi.ts'

/** What each service cannot do without. */
const NEEDED: Record<VideoProvider, readonly SettingName[]> = {
  jitsi: ['jitsi_url', 'jitsi_app_id', 'jitsi_secret'],
  bigbluebutton: ['bigbluebutton_url', 'bigbluebutton_secret']
}

/** Message ids. */
type Faults = Partial<Record<SettingName, string>>

const missingOf = (provider: VideoProvider, read: Read): Faults =>
  Object.fromEntries(NEEDED[provider].filter((name) => !read(name)).map((name) => [name, 'errors.required']))

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
