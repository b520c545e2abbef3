import { SECRET_MASK, type SettingName, settingOf } from '#contract/settings'
import type { Config } from '../../core/base/config.ts'
import { Unprocessable } from '../../core/base/failures.ts'
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

type Typed = Partial<Record<SettingName, string>>

/** By the setting of its address, the server to which a secret is sent. */
const SENT_TO: Partial<Record<SettingName, SettingName>> = {
  openid_client_secret: 'openid_issuer',
  text_token: 'text_url',
  twilio_token: 'twilio_url'
}
const SENT = Object.keys(SENT_TO) as SettingName[]

/** Whether a stored secret, which nobody is shown, would go to another server than that for which it was entered. */
function isStray(name: SettingName, stored: Read, typed: Typed): boolean {
  const address = SENT_TO[name]
  const to = address && typed[address]
  return Boolean(to && to !== stored(address) && stored(name))
}

const again = ({ t }: Pick<Call, 't'>, names: readonly SettingName[]) =>
  new Unprocessable(Object.fromEntries(names.map((name) => [name, [t('settings.secret-again')]])))

/** A new address takes its secret with it. @throws Unprocessable */
export function refuseStraySecrets(call: Pick<Call, 't'>, stored: Read, typed: Typed): void {
  const stray = SENT.filter((name) => typed[name] === undefined && isStray(name, stored, typed))
  if (stray.length) throw again(call, stray)
}

/** Reads what is typed, saved or not; of a secret that is masked, what is stored. */
export function typedReader(call: Call, typed: Typed): Read {
  const stored = readerOf(call.app.config, call.tenant)
  return (name) => {
    const value = typed[name] ?? ''
    if (!settingOf(name).isSecret || value !== SECRET_MASK) return value
    if (isStray(name, stored, typed)) throw again(call, [name])
    return stored(name)
  }
}
