import { SECRET_MASK, type SettingName, settingOf } from '#contract/settings'
import type { Config } from '../../core/base/config.ts'
import type { Call } from '../../core/http/http.ts'
import { unsealSetting } from './encrypted-settings.service.ts'

/** A setting's value in the clear. */
export type Read = (name: SettingName) => string

interface Stored {
  /** The tenant's. */
  id: string
  settings: Readonly<Record<string, string | undefined>>
}

/** Reads a tenant's settings, secrets in the clear. */
export const readerOf =
  (config: Config, { id, settings }: Stored): Read =>
  (name) => {
    const value = settings[name] ?? settingOf(name).initial
    return settingOf(name).isSealed ? unsealSetting(config, id, name, value) : value
  }

/** Reads what is typed, saved or not; of a secret that is masked, what is stored. */
export function typedReader({ app, tenant }: Call, typed: Partial<Record<SettingName, string>>): Read {
  const stored = readerOf(app.config, tenant)
  return (name) => {
    const value = typed[name] ?? ''
    return settingOf(name).isSecret && value === SECRET_MASK ? stored(name) : value
  }
}
