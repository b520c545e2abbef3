import { atom } from 'jotai'
import * as v from 'valibot'
import { getProof, type ProofForm, type ProofWays, postProof } from '#contract/proof'
import { PROOF_NEEDED } from '#contract/refusals'
import { Failure } from '#contract/values'
import { type Notification, notificationsAtom } from '../core/data/notify.ts'
import { readFailure } from '../core/data/read-failure.ts'
import { isForbidden } from '../core/data/refusal.ts'
import { refusalsOf } from '../core/data/refusals.ts'
import type { Caller } from '../core/element/api.ts'
import { apiAtom, hostAtom, type Store } from '../core/element/store.tsx'

const Needed = v.object({ code: v.literal(PROOF_NEEDED) })

/** Requests that wait until the user has proved that it is still they. */
const heldCallsAtom = atom<readonly ((proved: boolean) => void)[]>([])
export const isAskedAtom = atom((get) => get(heldCallsAtom).length > 0)

/** With what it can be proved; null while that loads, undefined if it could not be read. */
export const waysAtom = atom<ProofWays | null | undefined>(null)
/** What the server says of what was typed. */
export const errorAtom = atom('')
/** What else went wrong, as a message's id or in the server's words. */
export const faultAtom = atom<string | undefined>(undefined)
export const busyAtom = atom(false)
const isLeftAtom = atom(false)

/** Holds requests that need a proof, and repeats them with one, so that forms notice nothing. */
export const holdProofs = (call: Caller, store: Store): Caller =>
  async function held(endpoint, request) {
    try {
      return await call(endpoint, request)
    } catch (failure) {
      if (!isForbidden(failure) || !(await readFailure(failure, Needed))) throw failure
      const isProved = await new Promise<boolean>((resolve) =>
        store.set(heldCallsAtom, (others) => [...others, resolve])
      )
      if (!isProved) throw failure
      return held(endpoint, request)
    }
  }

const clearAtom = atom(null, (_get, set) => {
  set(errorAtom, '')
  set(faultAtom, undefined)
})

/** Closes the question: held requests are repeated, or fail with their response. */
export const releaseAtom = atom(null, (get, set, isProved: boolean) => {
  const held = get(heldCallsAtom)
  set(heldCallsAtom, [])
  set(clearAtom)
  set(waysAtom, null)
  set(isLeftAtom, !isProved)
  for (const release of held) release(isProved)
})

const isUnsaid = ({ kind, text }: Notification) => kind === 'failure' && !text

/** A failure that says nothing else is that nothing was proved. */
export const saidAtom = atom(
  (get) => get(isLeftAtom) && get(notificationsAtom).some(isUnsaid),
  (_get, set) => {
    set(isLeftAtom, false)
    set(notificationsAtom, (shown) => shown.map((one) => (isUnsaid(one) ? { ...one, text: 'app.proof-left' } : one)))
  }
)

export const loadAtom = atom(null, async (get, set) =>
  set(
    waysAtom,
    await get(apiAtom)
      .call(getProof, {})
      .catch(() => undefined)
  )
)

/** Sends what was typed, or a passkey's answer. */
export const proveAtom = atom(null, async (get, set, form: ProofForm) => {
  if (get(busyAtom)) return
  set(busyAtom, true)
  set(clearAtom)
  try {
    await get(apiAtom).call(postProof, { body: form })
    set(releaseAtom, true)
  } catch (failure) {
    const said = (await refusalsOf(failure))[0] ?? (await readFailure(failure, Failure))?.message
    if (said && form.by !== 'passkey') set(errorAtom, said)
    else set(faultAtom, said ?? 'ui.error')
  }
  set(busyAtom, false)
})

/** Asks the browser for a passkey. */
export const usePasskeyAtom = atom(null, async (get, set) => {
  if (get(busyAtom)) return
  set(clearAtom)
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    const answer = await fetch(`${get(hostAtom)?.origin ?? ''}/account/passkey`, { credentials: 'same-origin' })
    const given = JSON.stringify(await startAuthentication({ optionsJSON: await answer.json() }))
    await set(proveAtom, { by: 'passkey', given })
  } catch {
    set(faultAtom, get(waysAtom)?.by === 'passkey' ? 'app.proof-passkey-again' : 'app.proof-passkey-failed')
  }
})

/** Continues if the service has confirmed the user in another tab. */
export const continueAtom = atom(null, async (get, set) => {
  await set(loadAtom)
  if (get(waysAtom)?.is_proved) set(releaseAtom, true)
  else set(faultAtom, 'app.proof-not-yet')
})
