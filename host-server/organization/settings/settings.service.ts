import * as v from 'valibot'
import { SECRET_MASK, SETTING_NAMES, type SettingName, type Settings, settingOf } from '#contract/settings'
import { Unprocessable } from '../../core/base/failures.ts'
import { record } from '../../core/events/audit-record.ts'
import { type Call, fieldErrors } from '../../core/http/http.ts'
import { checkSettingChange } from '../../people/openid/openid.service.ts'
import { sealSetting } from './encrypted-settings.service.ts'
import * as repository from './settings.repository.ts'

/** The value to show: of a secret, only whether it is set. */
const shown = (name: SettingName, value: string) => (settingOf(name).isSecret && value ? SECRET_MASK : value)

export async function read({ db }: Call): Promise<Settings> {
  const held = await repository.find(db)
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, shown(name, held[name] ?? settingOf(name).initial)]))
}

const isKnown = (name: string): name is SettingName => (SETTING_NAMES as string[]).includes(name)

/** The validated name and value. @throws Unprocessable under the setting's name. */
function checked({ t }: Call, name: string, value: string): [SettingName, string] {
  if (!isKnown(name)) throw new Unprocessable({ [name]: [t('errors.unknown-key')] })
  const result = v.safeParse(settingOf(name).schema, value)
  if (result.success) return [name, result.output]
  const errors = Object.values(fieldErrors(result.issues, t)).flat()
  throw new Unprocessable({ [name]: [...new Set(errors)] })
}

/** Changes one setting and records it in the audit log with old and new value; of a secret only that it was changed. */
export async function save(call: Call, body: Settings): Promise<void> {
  const [[given, text]] = Object.entries(body) as [[string, string]]
  if (isKnown(given) && settingOf(given).isSecret && text === SECRET_MASK) return
  const [name, value] = checked(call, given, text)
  await call.db.transaction(async (trx) => {
    await trx.lockTenant()
    const before = (await repository.find(trx))[name] ?? settingOf(name).initial
    if (before === value) return
    await checkSettingChange(trx, call, name, value)
    await repository.replace(trx, name, storedValue(call, name, value))
    await record(trx, call, { object: 'setting', id: name, name }, ...changeOf(name, before, value))
  })
}

/** The value as it is stored. */
const storedValue = ({ app, tenant }: Call, name: SettingName, value: string) =>
  settingOf(name).isSealed ? sealSetting(app.config, tenant.id, name, value) : value

const changeOf = (name: SettingName, before: string, after: string): [{ value: string }, { value: string }] => {
  const isHidden = settingOf(name).isSecret
  const hidden = (value: string, mark: string) => (value ? SECRET_MASK + mark : '')
  if (!isHidden) return [{ value: before }, { value: after }]
  // a masked secret looks the same, and must still count as a change
  return [{ value: hidden(before, '') }, { value: hidden(after, ' *') }]
}
