import { atom } from 'jotai'

/** Spec §9. */
export const NOTIFICATION_DURATION = 3000

export interface Notification {
  id: number
  kind: 'success' | 'failure'
  /** Message id; defaults to the generic text of its kind. */
  text?: string | undefined
}

export const notificationsAtom = atom<readonly Notification[]>([])

let last = 0

/** Shows a notification in group 'general': a success disappears by itself, a failure stays until closed. */
export const notifyAtom = atom(null, (_get, set, kind: Notification['kind'], text?: string) => {
  last += 1
  const notice = { id: last, kind, text }
  set(notificationsAtom, (shown) => [...shown.filter((one) => one.kind !== kind), notice])
})

/** The message id for a failed write: a refused entry needs correcting, not another attempt. */
export const failureText = (failure: unknown) =>
  failure instanceof Response && failure.status === 422 ? 'ui.check' : undefined

export const dismissAtom = atom(null, (_get, set, id: number) => {
  set(notificationsAtom, (shown) => shown.filter((one) => one.id !== id))
})
