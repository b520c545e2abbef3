import { atom } from 'jotai'
import { type AppInit, getAppInit } from '#contract/app-init'
import { getMe, type Me } from '#contract/me'
import { type Caller, caller } from '../element/api.ts'
import type { Host } from '../element/host.ts'
import { apiAtom, hostAtom } from '../element/store.tsx'
import type { RequestStatus } from './request.atoms.ts'

/** Id of the `<script type="application/json">` in which the page embeds the app-init response. */
const APP_INIT_ID = 'app-init'

interface Session {
  init?: AppInit | undefined
  me?: Me | undefined
}

/** `ready` and `error` both mean done: app init and the current user have been requested (spec §4). */
export const sessionStatusAtom = atom<RequestStatus>('loading')
export const initAtom = atom<AppInit | undefined>(undefined)
/** The current user; an empty object is a guest. */
export const meAtom = atom<Me>({})

function inlined(): AppInit | undefined {
  try {
    return JSON.parse(document.getElementById(APP_INIT_ID)?.textContent ?? '') as AppInit
  } catch {
    return undefined
  }
}

/** A 404 is a guest (spec §7); with any other failure the user is unknown. */
const fetchMe = (call: Caller): Promise<Me | undefined> =>
  call(getMe, {}).catch((failure) => (failure instanceof Response && failure.status === 404 ? {} : undefined))

async function loadSession(origin: string): Promise<Session> {
  const call = caller(origin)
  const init = inlined() ?? (await call(getAppInit, {}).catch(() => undefined))
  return { init, me: init?.me ?? (await fetchMe(call)) }
}

const early = new Map<string, Session>()

/** Requests in parallel with the translations; never rejects. */
export async function startSession({ origin }: Host): Promise<void> {
  early.set(origin, await loadSession(origin))
}

const applySessionAtom = atom(null, (_get, set, { init, me }: Session) => {
  set(initAtom, init)
  set(meAtom, me ?? {})
  set(sessionStatusAtom, init && me ? 'ready' : 'error')
})

/** Applies what `startSession` has loaded. */
export const takeSessionAtom = atom(null, (get, set) => {
  const { origin } = get(hostAtom) as Host
  const session = early.get(origin)
  early.delete(origin)
  if (session) set(applySessionAtom, session)
})

/** Asks again for what is known of the user, who has a new photo, for instance; a failure changes nothing. */
export const refreshMeAtom = atom(null, async (get, set) => {
  const me = await fetchMe(get(apiAtom).call)
  if (me?.roles) set(meAtom, me)
})

/** Reloads. */
export const loadSessionAtom = atom(null, async (get, set) => {
  set(sessionStatusAtom, 'loading')
  set(applySessionAtom, await loadSession((get(hostAtom) as Host).origin))
})
