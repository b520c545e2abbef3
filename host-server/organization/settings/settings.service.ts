import * as v from 'valibot'
import {
  SECRET_MASK,
  SETTING_NAMES,
  type SettingGroup,
  type SettingName,
  type Settings,
  settingOf
} from '#contract/settings'
import { refuseIncompleteTexts } from '../../booking/text-messages/provider-settings.service.ts'
import { refuseUnusable } from '../../booking/video-rooms/provider-settings.service.ts'
import { Unprocessable } from '../../core/base/failures.ts'
import { type Change, recordAll } from '../../core/events/audit-record.ts'
import { type Call, fieldErrors, requireProof } from '../../core/http/http.ts'
import type { TenantDb } from '../../core/tenancy/tenant-db.ts'
import { checkSettingChanges } from '../../people/openid/openid.service.ts'
import { followSetting } from '../../people/scim/scim.roles.service.ts'
import { sealSetting } from './encrypted-settings.service.ts'
import { type Read, readerOf, refuseStraySecrets } from './setting-reader.service.ts'
import * as repository from './settings.repository.ts'

/** The value to show: of a secret, only whether it is set. */
const shown = (name: SettingName, value: string) => (settingOf(name).isSecret && value ? SECRET_MASK : value)

export async function read({ db }: Pick<Call, 'db'>): Promise<Settings> {
  const held = await repository.find(db)
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, shown(name, held[name] ?? settingOf(name).initial)]))
}

const isKnown = (name: string): name is SettingName => (SETTING_NAMES as string[]).includes(name)

/** The value as its schema writes it, or what is wrong with it. */
function parsed({ t }: Call, name: string, value: string): { value: string } | { errors: string[] } {
  if (!isKnown(name)) return { errors: [t('errors.unknown-key')] }
  const result = v.safeParse(settingOf(name).schema, value)
  if (result.success) return { value: result.output }
  return { errors: [...new Set(Object.values(fieldErrors(result.issues, t)).flat())] }
}

/** The mask stands for the secret that is stored. */
const isMasked = (name: string, value: string) =>
  isKnown(name) && settingOf(name).isSecret === true && value === SECRET_MASK

/** Refuse settings, by group, with which their service could not be used. */
const SERVICES: Partial<Record<SettingGroup, (call: Call, read: Read) => void>> = {
  video: refuseUnusable,
  texts: refuseIncompleteTexts
}

/** Who signs in how, and who has which roles by a directory. */
const GUARDED_GROUPS: ReadonlySet<SettingGroup | undefined> = new Set(['sign-in', 'provisioning'])
/** Whether one person alone erases, or writes to every customer's phone. */
const SECOND_PERSON: ReadonlySet<SettingName> = new Set(['erasure_approval', 'push_approval'])

/** Secrets, and what opens more to somebody than they have. */
const isGuarded = (name: SettingName) => {
  const { isSecret, group } = settingOf(name)
  return isSecret === true || GUARDED_GROUPS.has(group) || SECOND_PERSON.has(name)
}

type Values = Partial<Record<SettingName, string>>

/** @throws Unprocessable with the errors of all */
function checked(call: Call, body: Settings): Values {
  const values: Record<string, string> = {}
  const errors: Record<string, string[]> = {}
  for (const [name, value] of Object.entries(body)) {
    if (isMasked(name, value)) continue
    const result = parsed(call, name, value)
    if ('errors' in result) errors[name] = result.errors
    else values[name] = result.value
  }
  if (Object.keys(errors).length) throw new Unprocessable(errors)
  return values
}

/** Changes settings together and records them in the audit log with old and new values; of a secret only that it was changed. */
export async function save(call: Call, body: Settings): Promise<void> {
  const given = checked(call, body)
  await call.db.transaction(async (trx) => {
    await trx.lockTenant()
    await write(trx, call, given, await repository.find(trx))
  })
}

/** Adds words to a setting that is a list of them, each once; what others have added meanwhile stays. */
export const addWords = (call: Call, name: SettingName, words: readonly string[]): Promise<string[]> =>
  call.db.transaction(async (trx) => {
    await trx.lockTenant()
    const held = await repository.find(trx)
    const known = (held[name] ?? '').split(/\s+/).filter(Boolean)
    const all = [...new Set([...known, ...words])]
    await write(trx, call, checked(call, { [name]: all.join(' ') }), held)
    return all
  })

type Held = Awaited<ReturnType<typeof repository.find>>

async function write(trx: TenantDb, call: Call, given: Values, held: Held): Promise<void> {
  const before = (name: SettingName) => held[name] ?? settingOf(name).initial
  const changed = (Object.entries(given) as [SettingName, string][]).filter(([name, value]) => before(name) !== value)
  if (!changed.length) return
  if (changed.some(([name]) => isGuarded(name))) requireProof(call)
  await checkSettingChanges(trx, call, Object.fromEntries(changed))
  const stored = readerOf(call.app.config, { id: call.tenant.id, settings: held })
  refuseStraySecrets(call, stored, given)
  for (const [group, refuse] of Object.entries(SERVICES)) {
    if (changed.some(([name]) => settingOf(name).group === group)) {
      refuse(call, (name) => given[name] ?? stored(name))
    }
  }
  await repository.replace(
    trx,
    changed.map(([name, value]) => ({ name, value: storedValue(call, name, value) }))
  )
  await recordAll(
    trx,
    call,
    changed.map(([name, value]) => changeOf(name, before(name), value))
  )
  await followSetting(call, trx, given)
}

/** The same, with all settings as they are then. */
export async function saveAll(call: Call, body: Settings): Promise<Settings> {
  await save(call, body)
  return read(call)
}

/** The value as it is stored. */
const storedValue = ({ app, tenant }: Call, name: SettingName, value: string) =>
  settingOf(name).isSealed ? sealSetting(app.config, tenant.id, name, value) : value

function changeOf(name: SettingName, before: string, after: string): Change {
  const changed: Change['changed'] = { object: 'setting', id: name, name }
  const hidden = (value: string, mark: string) => (value ? SECRET_MASK + mark : '')
  if (!settingOf(name).isSecret) return { changed, before: { value: before }, after: { value: after } }
  // a masked secret looks the same, and must still count as a change
  return { changed, before: { value: hidden(before, '') }, after: { value: hidden(after, ' *') } }
}
