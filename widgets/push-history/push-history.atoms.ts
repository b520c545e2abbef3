import { atom } from 'jotai'
import { deleteNotification, getNotifications, type PushHistory, type PushRecord } from '#contract/push-history'
import { notifyAtom } from '../core/notify.ts'
import { apiAtom, hostAtom } from '../core/store.tsx'

interface Listed {
  status: 'loading' | 'ready' | 'error'
  failure?: unknown
  history?: PushHistory
}

const listedAtom = atom<Listed>({ status: 'loading' })
export const historyAtom = atom((get) => get(listedAtom))

const later = (a: PushRecord, b: PushRecord) =>
  a.due_at === b.due_at ? (a.uuid < b.uuid ? 1 : -1) : a.due_at < b.due_at ? 1 : -1

/** What is newly known among what was: nothing leaves the history. */
function merge(known: readonly PushRecord[] = [], fresh: readonly PushRecord[]): PushRecord[] {
  const byUuid = new Map([...known, ...fresh].map((record) => [record.uuid, record]))
  return [...byUuid.values()].sort(later)
}

/** Looks at the latest; those before stay as they were. A list that is there outlasts a failure. */
export const loadAtom = atom(null, async (get, set) => {
  const known = () => get(listedAtom).history
  try {
    const fresh = await get(apiAtom).call(getNotifications, {})
    const before = known()
    const notifications = merge(before?.notifications, fresh.notifications)
    set(listedAtom, { status: 'ready', history: { ...fresh, has_more: (before ?? fresh).has_more, notifications } })
  } catch (failure) {
    const before = known()
    // a new object, so that it is looked again
    set(listedAtom, before ? { status: 'ready', history: { ...before } } : { status: 'error', failure })
  }
})

export const retryAtom = atom(null, (_get, set) => {
  set(listedAtom, { status: 'loading' })
  return set(loadAtom)
})

export const isTurningAtom = atom(false)

const failAtom = atom(null, (get, set) => {
  set(notifyAtom, 'failure')
  get(hostAtom)?.emit('error', { reason: 'history' })
})

/** Adds those before the last. */
export const moreAtom = atom(null, async (get, set) => {
  const before = get(listedAtom).history?.notifications.at(-1)?.uuid
  if (!before || get(isTurningAtom)) return
  set(isTurningAtom, true)
  try {
    const earlier = await get(apiAtom).call(getNotifications, { query: { before } })
    const notifications = merge(get(listedAtom).history?.notifications, earlier.notifications)
    set(listedAtom, { status: 'ready', history: { ...earlier, notifications } })
  } catch {
    set(failAtom)
  }
  set(isTurningAtom, false)
})

/** The one that it is asked about. */
export const askedAtom = atom<PushRecord | undefined>(undefined)
export const isTakingAtom = atom(false)

/** Takes back what it was asked about. */
export const takeBackAtom = atom(null, async (get, set) => {
  const asked = get(askedAtom)
  if (!asked || get(isTakingAtom)) return
  set(isTakingAtom, true)
  try {
    await get(apiAtom).call(deleteNotification, { params: { uuid: asked.uuid } })
    set(notifyAtom, 'success')
  } catch {
    set(failAtom)
  }
  set(isTakingAtom, false)
  set(askedAtom, undefined)
  await set(loadAtom)
})
