import type { SettingName } from '#contract/settings'
import type { Config } from '../core/config.ts'
import { seal, unseal } from '../core/sealed.ts'

const PURPOSE = 'setting'

const ownerOf = (tenantId: string, name: SettingName) => `${tenantId}\0${name}`

export const sealSetting = ({ SESSION_SECRET }: Config, tenantId: string, name: SettingName, value: string) =>
  value && seal(SESSION_SECRET, PURPOSE, ownerOf(tenantId, name), value)

/** Empty where the installation has another secret than when it was set. */
export const unsealSetting = ({ SESSION_SECRET }: Config, tenantId: string, name: SettingName, sealed: string) =>
  (sealed && unseal(SESSION_SECRET, PURPOSE, ownerOf(tenantId, name), sealed)) || ''
