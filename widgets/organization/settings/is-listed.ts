import { type SettingName, settingOf } from '#contract/settings'

/** What is the provider's to set, by the API, is not listed here. */
export const isListed = (name: SettingName) => !settingOf(name).isProviders
