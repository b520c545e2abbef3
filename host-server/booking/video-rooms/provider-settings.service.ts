import { type SettingName, VIDEO_PROVIDERS, type VideoProvider } from '#contract/settings'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'

type Settings = Readonly<Record<string, string | undefined>>

/** What each service cannot do without. */
const NEEDED: Record<VideoProvider, readonly SettingName[]> = {
  jitsi: ['jitsi_url', 'jitsi_app_id', 'jitsi_secret'],
  bigbluebutton: ['bigbluebutton_url', 'bigbluebutton_secret']
}

const missingOf = (provider: VideoProvider, settings: Settings) => NEEDED[provider].filter((name) => !settings[name])

/** The service that makes rooms, if one is chosen and set up. */
export function chosenProvider(settings: Settings): VideoProvider | undefined {
  const provider = VIDEO_PROVIDERS.find((one) => one === settings.video_provider)
  return provider && !missingOf(provider, settings).length ? provider : undefined
}

/** Refuses a service whose access is not complete, by the settings as they would be. @throws Unprocessable */
export function refuseIncomplete({ t }: Pick<Call, 't'>, settings: Settings): void {
  const provider = VIDEO_PROVIDERS.find((one) => one === settings.video_provider)
  const missing = provider ? missingOf(provider, settings) : []
  if (missing.length) throw new Unprocessable(Object.fromEntries(missing.map((name) => [name, [t('errors.required')]])))
}
