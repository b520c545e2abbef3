import { type SettingName, settingOf, TEXT_PROVIDERS, type TextProvider } from '#contract/settings'
import { Unprocessable } from '../../core/base/failures.ts'
import type { Call } from '../../core/http/http.ts'
import type { Read } from '../../organization/settings/setting-reader.service.ts'

/** What each service cannot do without. */
const NEEDED: Record<TextProvider, readonly SettingName[]> = {
  generic: ['text_url', 'text_token', 'text_reply_secret', 'text_sender'],
  twilio: ['twilio_url', 'twilio_account', 'twilio_token', 'text_sender']
}

const providerIn = (read: Read) => TEXT_PROVIDERS.find((one) => one === read('text_provider'))

const missingOf = (provider: TextProvider, read: Read) => NEEDED[provider].filter((name) => !read(name))

/** The service that sends text messages, if one is chosen and its access is complete. */
export function chosenProvider(read: Read): TextProvider | undefined {
  const provider = providerIn(read)
  return provider && !missingOf(provider, read).length ? provider : undefined
}

/** Where numbers without a country's code are. */
export const countryIn = ({ settings }: { settings: Readonly<Record<string, string | undefined>> }): string =>
  settings.text_country ?? settingOf('text_country').initial

/** Whether visitors may choose text messages, which every page may know. */
export const offersTexts = ({ settings }: { settings: Readonly<Record<string, string | undefined>> }): boolean =>
  Boolean(chosenProvider((name) => settings[name] ?? settingOf(name).initial))

/** Refuses a service whose access is not complete, by the settings as they would be. @throws Unprocessable */
export function refuseIncompleteTexts({ t }: Pick<Call, 't'>, read: Read): void {
  const provider = providerIn(read)
  const missing = provider ? missingOf(provider, read) : []
  if (missing.length) throw new Unprocessable(Object.fromEntries(missing.map((name) => [name, [t('errors.required')]])))
}
