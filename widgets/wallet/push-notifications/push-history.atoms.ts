import { atom } from 'jotai'
import {
  deleteNotification,
  getNotification,
  getNotifications,
  getTemplate,
  type PushHistory,
  type PushRecord,
  postApproval,
  putNotification
} from '#contract/push-history'
import { Failure } from '#contract/values'
import { failedAtom, failureText, notifyAtom } from '../../core/data/notify.ts'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { type FailAtom, mutationAtoms, type RequestStatus } from '../../core/data/request.atoms.ts'
import type { Caller } from '../../core/element/api.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { isSame } from '../../core/forms/conflict.ts'
import { type Draft, draftAtom, type Edited, editAtom } from './push-form.atoms.ts'

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

const failAtom: FailAtom = atom(null, (get, set, failure: unknown) => {
  set(failedAtom, failure)
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
  return before && set(turning.runAtom, work)
})

export type PushAction =
  | 'push-history.approve'
  | 'push-history.approve-later'
  | 'push-history.cancel'
  | 'push-history.withdraw'

/** What is being confirmed for a notification. */
export const pendingAtom = atom<{ action: PushAction; record: PushRecord } | undefined>(undefined)

/** A refusal says why, since somebody else may have approved or withdrawn the notification meanwhile. */
const refuseAtom: FailAtom = atom(null, async (get, set, failure: unknown) => {
  set(notifyAtom, 'failure', (await readFailure(failure, Failure))?.message ?? failureText(failure))
  get(hostAtom)?.emit('error', { reason: 'history' })
})

const confirming = mutationAtoms(refuseAtom)
export const confirmStatusAtom = confirming.statusAtom

/** Approves or withdraws the confirmed notification. */
export const confirmAtom = atom(null, async (get, set) => {
  const pending = get(pendingAtom)
  if (!pending || get(confirmStatusAtom) === 'processing') return
  const { action, record } = pending
  const params = { uuid: record.uuid }
  const work = (call: Caller) =>
    action.startsWith('push-history.approve')
      ? call(postApproval, { params, body: { revision: record.revision } })
      : call(deleteNotification, { params })
  await set(confirming.runAtom, work, { said: () => [`${action}-done`] })
  set(pendingAtom, undefined)
  await set(loadAtom)
})

const shownUuidAtom = atom<string | undefined>(undefined)

/** The notification whose details are open, as it is now. */
export const shownAtom = atom(
  (get) => get(listedAtom).history?.notifications.find(({ uuid }) => uuid === get(shownUuidAtom)),
  (_get, set, record: Pick<PushRecord, 'uuid'> | undefined) => set(shownUuidAtom, record?.uuid)
)

/** What the form began with, and whether saving over the notification was refused. */
const plannedAtom = atom<{ draft: Draft; isRefused?: true } | undefined>(undefined)

/** Whether something is typed that leaving the notification unchanged would discard. */
export const isChangedAtom = atom((get) => !isSame(get(draftAtom), get(plannedAtom)?.draft))
export const isRefusedAtom = atom((get) => get(plannedAtom)?.isRefused)

/** Makes a new notification of what is typed. */
export const keepAtom = atom(null, (get, set) => {
  set(editAtom, undefined, get(draftAtom))
  set(notifyAtom, 'success', 'push-history.kept')
})

const editing = mutationAtoms(refuseAtom)
export const editStatusAtom = editing.statusAtom

/** How often a notification was taken as a template: each time the text gets the focus. */
export const writtenAgainAtom = atom(0)

/** Puts a planned notification into the form. */
export const editPlannedAtom = atom(null, async (_get, set, { uuid }: PushRecord) => {
  const params = { uuid }
  const work = async (call: Caller) => {
    const { revision, ...planned } = await call(getNotification, { params })
    const draft = { ...planned, send_at: planned.send_at ?? undefined }
    const replace: Edited['replace'] = (change, body) =>
      change(putNotification, { params, body: { ...body, revision } }).catch((failure) => {
        if (isConflict(failure)) set(plannedAtom, { draft, isRefused: true })
        throw failure
      })
    set(plannedAtom, { draft })
    set(editAtom, { replace }, draft)
    set(shownAtom, undefined)
  }
  await set(editing.runAtom, work)
})

/** Puts what a notification said into the form, for a new one. */
export const writeAgainAtom = atom(null, async (_get, set, { uuid }: PushRecord) => {
  const work = async (call: Caller) => {
    const template = await call(getTemplate, { params: { uuid } })
    set(editAtom, undefined, { ...template, send_at: undefined })
    set(shownAtom, undefined)
    set(writtenAgainAtom, (count) => count + 1)
  }
  await set(editing.runAtom, work)
})
