import { atom } from 'jotai'
import type { Values } from '../element/texts.tsx'

/** Spec §9. */
export const NOTIFICATION_DURATION = 3000

export interface Notification {
  id: number
  kind: 'success' | 'failure'
  /** Message id; defaults to the generic text of its kind. */
  text?: string | undefined
  values?: Values | undefined
}

export const notificationsAtom = atom<readonly Notification[]>([])

let last = 0

/**
 * Shows a notification in group 'general' instead of the one before: a success disappears by itself, a failure stays
 * until it is closed or the next save succeeds.
 */
export const notifyAtom = atom(null, (_get, set, kind: Notification['kind'], text?: string, values?: Values) => {
  last += 1
  set(notificationsAtom, [{ id: last, kind, text, values }])
})

/** A save that says nothing of its own has succeeded. */
export const clearFailuresAtom = atom(null, (_get, set) =>
  set(notificationsAtom, (shown) => shown.filter(({ kind }) => kind !== 'failure'))
)

/** The message id for a failed write: a refused entry needs correcting, not another attempt. */
export const failureText = (failure: unknown) =>
  failure instanceof Response && failure.status === 422 ? 'ui.check' : undefined

export const dismissAtom = atom(null, (_get, set, id: number) => {
  set(notificationsAtom, (shown) => shown.filter((one) => one.id !== id))
})
