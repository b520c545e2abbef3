import { atom } from 'jotai'
import { getMe, type Me } from '#contract/me'
import { type Notification, notificationsAtom } from '../core/data/notify.ts'
import { isSignedOut } from '../core/data/refusal.ts'
import { meAtom } from '../core/data/session.ts'
import type { Caller } from '../core/element/api.ts'
import { apiAtom, type Store } from '../core/element/store.tsx'

const isUnsaid = ({ kind, text }: Notification) => kind === 'failure' && !text

export type RequestError = 'app.not-signed-in' | 'app.other-account' | 'ui.error'

/** Requests refused because the session had ended, waiting for a new one. */
const heldCallsAtom = atom<readonly ((renewed: boolean) => void)[]>([])
/** The user goes on without a session, in which nothing succeeds. */
const endedAtom = atom(false)
const checkingAtom = atom(false)

/** 'idle' while there is a session; 'processing' while checking for a new one. */
export const statusAtom = atom((get) => {
  if (!get(heldCallsAtom).length) return 'idle'
  return get(checkingAtom) ? 'processing' : 'ready'
})
export const requestErrorAtom = atom<RequestError | undefined>(undefined)

/** What has just been said of the session is not said twice. */
const unsayAtom = atom(null, (_get, set) =>
  set(notificationsAtom, (shown) => shown.filter(({ text }) => text !== 'app.signed-out'))
)

/**
 * Holds requests answered with 401 and repeats them in the next session, so that forms notice nothing. Who has gone on
 * without one is asked again only when something is to be saved: what is read says it in its place.
 */
export const holdCalls = (call: Caller, store: Store): Caller =>
  async function held(endpoint, request) {
    try {
      return await call(endpoint, request)
    } catch (failure) {
      const isRead = endpoint.method === 'GET'
      if (!isSignedOut(failure) || (isRead && store.get(endedAtom))) throw failure
      store.set(unsayAtom)
      const renewed = await new Promise<boolean>((resolve) =>
        store.set(heldCallsAtom, (others) => [...others, resolve])
      )
      if (!renewed) throw failure
      return held(endpoint, request)
    }
  }

/** Shows the notice although no request was refused. */
export const askAtom = atom(null, (_get, set) => set(heldCallsAtom, (others) => [...others, () => {}]))

/** Closes the notice: held requests are repeated, or fail with their response. */
export const releaseAtom = atom(null, (get, set, renewed: boolean) => {
  const held = get(heldCallsAtom)
  set(heldCallsAtom, [])
  set(requestErrorAtom, undefined)
  set(endedAtom, !renewed)
  for (const release of held) release(renewed)
})

/** Without a session, a failure that says nothing else is that. */
export const saidAtom = atom(
  (get) => get(endedAtom) && get(notificationsAtom).some(isUnsaid),
  (_get, set) =>
    set(notificationsAtom, (shown) => shown.map((one) => (isUnsaid(one) ? { ...one, text: 'app.signed-out' } : one)))
)

function asUnavailable(me: Me | undefined, before: Me): RequestError | undefined {
  if (!me) return 'ui.error'
  if (!me.roles) return 'app.not-signed-in'
  // the input belongs to the user who typed it
  return me.email_address === before.email_address ? undefined : 'app.other-account'
}

/** Continues if the same user has signed in again. */
export const continueAtom = atom(null, async (get, set) => {
  if (get(statusAtom) !== 'ready') return
  set(checkingAtom, true)
  set(requestErrorAtom, undefined)
  const me = await get(apiAtom)
    .call(getMe, {})
    .catch(() => undefined)
  set(checkingAtom, false)
  const error = asUnavailable(me, get(meAtom))
  if (error) set(requestErrorAtom, error)
  else set(releaseAtom, true)
})
