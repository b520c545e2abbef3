import { SETTING_NAMES, type SettingGroup, type SettingName, settingOf } from '#contract/settings'

export const SETTINGS_PAGE = '/account-admin/settings'
export const ALL_SETTINGS = '/account-admin/advanced-settings'

/** The form of a group, or one of its fields. */
export const addressOf = (group: SettingGroup, field?: SettingName): string =>
  `${SETTINGS_PAGE}?${new URLSearchParams({ id: group, ...(field && { field }) })}`

/** The settings that have a field, with its address. */
export const placedSettings = () =>
  SETTING_NAMES.flatMap((name) => {
    const { group } = settingOf(name)
    return group ? [{ name, href: addressOf(group, name) }] : []
  })
