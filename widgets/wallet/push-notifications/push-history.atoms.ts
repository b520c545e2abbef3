import { atom } from 'jotai'
import {
  deleteNotification,
  getNotifications,
  type PushHistory,
  type PushRecord,
  postApproval
} from '#contract/push-history'
import { Failure } from '#contract/values'
import { notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import { type FailAtom, mutationAtoms, type RequestStatus } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'

interface Listed {
  status: RequestStatus
  failure?: unknown
  history?: PushHistory
}

const listedAtom = atom<Listed>({ status: 'loading' })
export const historyAtom = atom((get) => get(listedAtom))

const later = (a: PushRecord, b: PushRecord) =>
  a.due_at === b.due_at ? (a.uuid < b.uuid ? 1 : -1) : a.due_at < b.due_at ? 1 : -1

/** Merges new entries into the history, which never loses any. */
function merge(known: readonly PushRecord[] = [], fresh: readonly PushRecord[]): PushRecord[] {
  const byUuid = new Map([...known, ...fresh].map((record) => [record.uuid, record]))
  return [...byUuid.values()].sort(later)
}

/** Reloads the latest entries; earlier ones stay. A loaded list remains after a failure. */
export const loadAtom = atom(null, async (get, set) => {
  const known = () => get(listedAtom).history
  try {
    const fresh = await get(apiAtom).call(getNotifications, {})
    const before = known()
    const notifications = merge(before?.notifications, fresh.notifications)
    set(listedAtom, { status: 'ready', history: { ...fresh, has_more: (before ?? fresh).has_more, notifications } })
  } catch (failure) {
    const before = known()
    // a new object, so that polling continues
    set(listedAtom, before ? { status: 'ready', history: { ...before } } : { status: 'error', failure })
  }
})

export const retryAtom = atom(null, (_get, set) => {
  set(listedAtom, { status: 'loading' })
  return set(loadAtom)
})

const failAtom: FailAtom = atom(null, (get, set) => {
  set(notifyAtom, 'failure')
  get(hostAtom)?.emit('error', { reason: 'history' })
})

const turning = mutationAtoms(failAtom)
export const moreStatusAtom = turning.statusAtom

/** Loads earlier entries. */
export const moreAtom = atom(null, (get, set) => {
  const before = get(listedAtom).history?.notifications.at(-1)?.uuid
  const work = async (call: Caller) => {
    const earlier = await call(getNotifications, { query: { before } })
    const notifications = merge(get(listedAtom).history?.notifications, earlier.notifications)
    set(listedAtom, { status: 'ready', history: { ...earlier, notifications } })
  }
  return before && set(turning.runAtom, work, { isSilent: true })
})

/** The notification whose withdrawal is being confirmed. */
export const pendingWithdrawalAtom = atom<PushRecord | undefined>(undefined)

const taking = mutationAtoms(failAtom)
export const withdrawStatusAtom = taking.statusAtom

/** Withdraws the confirmed notification. */
export const withdrawAtom = atom(null, async (get, set) => {
  const asked = get(pendingWithdrawalAtom)
  if (!asked || get(withdrawStatusAtom) === 'processing') return
  await set(taking.runAtom, (call) => call(deleteNotification, { params: { uuid: asked.uuid } }))
  set(pendingWithdrawalAtom, undefined)
  await set(loadAtom)
})

const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) =>
  set(notifyAtom, 'failure', (await readFailure(failure, Failure))?.message)
)

const approving = mutationAtoms(refuseAtom)
export const approveStatusAtom = approving.statusAtom

/** Releases somebody else's notification. */
export const approveAtom = atom(null, async (_get, set, uuid: string) => {
  await set(approving.runAtom, (call) => call(postApproval, { params: { uuid } }))
  await set(loadAtom)
})
