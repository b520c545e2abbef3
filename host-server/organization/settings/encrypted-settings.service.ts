import type { SettingName } from '#contract/settings'
import type { Config } from '../../core/base/config.ts'
import { decrypt, encrypt } from '../../core/security/encryption.ts'

const PURPOSE = 'setting'

const ownerOf = (tenantId: string, name: SettingName) => `${tenantId}\0${name}`

export const sealSetting = (
  { SESSION_SECRET }: Pick<Config, 'SESSION_SECRET'>,
  tenantId: string,
  name: SettingName,
  value: string
) => value && encrypt(SESSION_SECRET, PURPOSE, ownerOf(tenantId, name), value)

/** Empty if the installation's secret has changed since the value was set. */
export const unsealSetting = ({ SESSION_SECRET }: Config, tenantId: string, name: SettingName, sealed: string) =>
  (sealed && decrypt(SESSION_SECRET, PURPOSE, ownerOf(tenantId, name), sealed)) || ''
