import { atom, type WritableAtom } from 'jotai'
import { type AuditEntry, getAuditLog } from '#contract/audit-log'
import { getSettings, putSettings, SECRET_MASK, type SettingName, type Settings, settingOf } from '#contract/settings'
import { FieldErrors } from '#contract/values'
import { failedAtom, failedReadAtom, notifyAtom } from '../../core/data/notify.ts'
import { isOffline, whenOnline } from '../../core/data/offline.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { isListed } from './is-listed.ts'

/** Ready is reached whether loading succeeded or failed; the list is then empty (spec §4). */
export const statusAtom = atom<'loading' | 'ready'>('loading')
const savedAtom = atom<Settings>({})
const typedAtom = atom<Settings>({})
const refusedAtom = atom<Record<string, readonly string[]>>({})
/** The row that is being saved: one at a time. */
export const savingAtom = atom<string | undefined>(undefined)

const NO_ERRORS: readonly string[] = []

const parts = (name: SettingName) => ({
  valueAtom: atom((get) => get(typedAtom)[name] ?? get(savedAtom)[name] ?? ''),
  errorsAtom: atom((get) => get(refusedAtom)[name] ?? NO_ERRORS),
  isChangedAtom: atom((get) => (get(typedAtom)[name] ?? get(savedAtom)[name]) !== get(savedAtom)[name])
})
const rows = new Map<SettingName, ReturnType<typeof parts>>()

/** A row's state in separate atoms, so that typing renders only one of hundreds of rows again. */
export function rowOf(name: SettingName): ReturnType<typeof parts> {
  const row = rows.get(name) ?? parts(name)
  rows.set(name, row)
  return row
}

export const namesAtom = atom((get) => (Object.keys(get(savedAtom)) as SettingName[]).filter(isListed))
export const dirtyAtom = atom((get) => {
  const saved = get(savedAtom)
  return Object.entries(get(typedAtom)).some(([name, value]) => value !== saved[name])
})

export const loadAtom = atom(null, async (get, set) => {
  set(statusAtom, 'loading')
  try {
    set(savedAtom, await get(apiAtom).call(getSettings, {}))
  } catch (failure) {
    set(savedAtom, {})
    set(failedReadAtom, failure)
    if (isOffline(failure)) whenOnline(() => void set(reloadAtom))
  } finally {
    set(statusAtom, 'ready')
  }
})

const reloadAtom: WritableAtom<null, [], Promise<void>> = atom(null, (_get, set) => set(loadAtom))

/** Editing a row clears its errors (spec §4). */
export const typeAtom = atom(null, (_get, set, name: SettingName, value: string) => {
  set(typedAtom, (typed) => ({ ...typed, [name]: value }))
  set(refusedAtom, (refused) => ({ ...refused, [name]: NO_ERRORS }))
})

const without = (typed: Settings, name: string) =>
  Object.fromEntries(Object.entries(typed).filter(([one]) => one !== name))

/** Saves one row; it becomes idle again even after a failure. */
export const saveAtom = atom(null, async (get, set, name: SettingName) => {
  const { valueAtom, errorsAtom } = rowOf(name)
  const value = get(valueAtom)
  if (get(errorsAtom).length || get(savingAtom)) return
  set(savingAtom, name)
  try {
    const { call } = get(apiAtom)
    await call(putSettings, { body: { [name]: value } })
    const { isSecret } = settingOf(name)
    // shows the stored value: trimmed, a secret masked; falls back to the input if the read fails
    const stored = await call(getSettings, {}).catch((): Settings => ({}))
    const instead = isSecret && value ? SECRET_MASK : value.trim()
    set(savedAtom, (saved) => ({ ...saved, [name]: stored[name] ?? instead }))
    if (get(typedAtom)[name] === value || isSecret) set(typedAtom, (typed) => without(typed, name))
    set(notifyAtom, 'success', 'settings.saved', { name })
    set(historyAtom, (held) => (held?.name === name ? undefined : held))
  } catch (failure) {
    await set(failedAtom, failure, (field) => field === name)
    const refusal = await readFailure(failure, FieldErrors)
    set(refusedAtom, (refused) => ({ ...refused, [name]: refusal?.errors[name] ?? NO_ERRORS }))
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
  } catch (failure) {
    if (get(historyAtom)?.name === name) set(historyAtom, undefined)
    set(failedAtom, failure)
  }
})
