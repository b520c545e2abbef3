import { atom } from 'jotai'
import type { Values } from '../element/texts.tsx'
import { isOffline } from './offline.ts'
import { isSignedOut } from './refusal.ts'
import { unsaidOf } from './refusals.ts'

/** Spec §9. */
export const NOTIFICATION_DURATION = 3000

/** A message id and its values. */
export type Said = readonly [text: string, values?: Values]

export interface Notification {
  id: number
  kind: 'success' | 'failure'
  /** Message id; a failure without one gets the general text. */
  text?: string | undefined
  values?: Values | undefined
}

export const notificationsAtom = atom<readonly Notification[]>([])

let last = 0

/** A success says what was done. */
export type Notified = [kind: 'success', ...Said] | [kind: 'failure', text?: string | undefined, values?: Values]

/**
 * Shows a notification in group 'general' instead of the one before: a success disappears by itself, a failure stays
 * until it is closed or the next save begins.
 */
export const notifyAtom = atom(null, (_get, set, ...[kind, text, values]: Notified) => {
  last += 1
  set(notificationsAtom, [{ id: last, kind, text, values }])
})

/** Another save begins, and what is said of earlier ones no longer counts. Pure, since not every page needs it. */
export const clearFailuresAtom = atom(null, (_get, set) =>
  set(notificationsAtom, (shown) => shown.filter(({ kind }) => kind !== 'failure'))
)

const OFFLINE = 'ui.offline'
const OFFLINE_READ = 'ui.offline-read'

/** The message id for a failed action: refused entries need correcting, not another attempt. */
export function failureText(failure: unknown): string | undefined {
  if (isOffline(failure)) return OFFLINE
  return failure instanceof Response && failure.status === 422 ? 'ui.check' : undefined
}

/**
 * Says that an action has failed, and what helps: a refusal in the server's words, unless the form `shows` them beside a
 * field.
 */
export const failedAtom = atom(
  null,
  async (_get, set, failure: unknown, shows: (field: string) => boolean = () => false) =>
    set(notifyAtom, 'failure', (await unsaidOf(failure, shows)) ?? failureText(failure))
)

/**
 * Says that something could not be read, which is tried again once there is a connection. Of a session that has ended
 * the app itself has spoken.
 */
export const failedReadAtom = atom(null, (_get, set, failure: unknown) => {
  if (!isSignedOut(failure)) set(notifyAtom, 'failure', isOffline(failure) ? OFFLINE_READ : undefined)
})

/** There is a connection again: what could not be read is on its way, and what could not be done can be. */
export const onlineAtom = atom(null, (_get, set) =>
  set(notificationsAtom, (shown) => shown.filter(({ text }) => text !== OFFLINE_READ && text !== OFFLINE))
)

export const dismissAtom = atom(null, (_get, set, id: number) => {
  set(notificationsAtom, (shown) => shown.filter((one) => one.id !== id))
})
