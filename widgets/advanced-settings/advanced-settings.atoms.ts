import { atom } from 'jotai'
import { type AuditEntry, getAuditLog } from '#contract/audit'
import { getSettings, putSettings, type SettingName, type Settings, settingOf } from '#contract/settings'
import { FieldErrors } from '#contract/values'
import { notifyAtom } from '../core/notify.ts'
import { readFailure } from '../core/read-failure.ts'
import { apiAtom } from '../core/store.tsx'

/** Ready is reached whether loading succeeded or failed; the list is then empty (spec §4). */
export const statusAtom = atom<'loading' | 'ready'>('loading')
export const savedAtom = atom<Settings>({})
const typedAtom = atom<Settings>({})
const refusedAtom = atom<Record<string, readonly string[]>>({})
/** The row that is being saved: one at a time. */
export const savingAtom = atom<string | undefined>(undefined)
export const queryAtom = atom('')

export interface Row {
  name: SettingName
  value: string
  errors: readonly string[]
  isChanged: boolean
}

export const rowsAtom = atom((get): Row[] => {
  const saved = get(savedAtom)
  const typed = get(typedAtom)
  return Object.entries(saved).map(([name, value]) => ({
    name: name as SettingName,
    value: typed[name] ?? value,
    errors: get(refusedAtom)[name] ?? [],
    isChanged: typed[name] !== undefined && typed[name] !== value
  }))
})

export const dirtyAtom = atom((get) => get(rowsAtom).some(({ isChanged }) => isChanged))

export const loadAtom = atom(null, async (get, set) => {
  set(statusAtom, 'loading')
  try {
    set(savedAtom, await get(apiAtom).call(getSettings, {}))
  } catch {
    set(savedAtom, {})
    set(notifyAtom, 'failure')
  } finally {
    set(statusAtom, 'ready')
  }
})

/** Editing a row clears its errors (spec §4). */
export const typeAtom = atom(null, (_get, set, name: SettingName, value: string) => {
  set(typedAtom, (typed) => ({ ...typed, [name]: value }))
  set(refusedAtom, (refused) => ({ ...refused, [name]: [] }))
})

const without = (typed: Settings, name: string) =>
  Object.fromEntries(Object.entries(typed).filter(([one]) => one !== name))

/** Saves one row, which is idle again whether or not it succeeded. */
export const saveAtom = atom(null, async (get, set, name: SettingName) => {
  const row = get(rowsAtom).find((one) => one.name === name)
  if (!row || row.errors.length || get(savingAtom)) return
  set(savingAtom, name)
  try {
    const { call } = get(apiAtom)
    await call(putSettings, { body: { [name]: row.value } })
    // as it is kept: trimmed, a secret masked
    const kept = (await call(getSettings, {}))[name] ?? row.value
    set(savedAtom, (saved) => ({ ...saved, [name]: kept }))
    if (get(typedAtom)[name] === row.value || settingOf(name).isSecret) set(typedAtom, (typed) => without(typed, name))
    set(notifyAtom, 'success')
    set(historyAtom, (held) => (held?.name === name ? undefined : held))
  } catch (failure) {
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, (refused) => ({ ...refused, [name]: refusal?.errors[name] ?? [] }))
    set(notifyAtom, 'failure')
  } finally {
    set(savingAtom, undefined)
  }
})

/** The open history: loading while it has no entries. */
export const historyAtom = atom<{ name: SettingName; entries?: readonly AuditEntry[]; time_zone?: string } | undefined>(
  undefined
)

export const openHistoryAtom = atom(null, async (get, set, name: SettingName | undefined) => {
  set(historyAtom, name && { name })
  if (!name) return
  try {
    const query = { object: 'setting', object_id: name } as const
    const { entries, time_zone } = await get(apiAtom).call(getAuditLog, { query })
    if (get(historyAtom)?.name === name) set(historyAtom, { name, entries, time_zone })
  } catch {
    if (get(historyAtom)?.name === name) set(historyAtom, undefined)
    set(notifyAtom, 'failure')
  }
})
