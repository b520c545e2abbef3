import { atom } from 'jotai'
import { deleteHold, HOLD_MINUTES, type Hold, postHold } from '#contract/appointments'
import { failAtom, requestErrorAtom } from '../../core/data/request-error.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { queryAtom, refreshSlotsAtom } from './slots.atoms.ts'
import { endpointFor } from './target.ts'

/** A slot held for this visitor. */
export interface Held {
  token: string
  slot: string
  /** By this device's clock. */
  until: number
}

export const holdAtom = atom<Held | undefined>(undefined)
/** The slot being taken. */
export const holdingAtom = atom<string | undefined>(undefined)
/** The next free slots after one was gone. */
export const goneAtom = atom<readonly string[] | undefined>(undefined)

const LONGEST = HOLD_MINUTES * 60_000

/** A device's clock may be wrong by hours: clamps the remaining time to the length of a hold. */
function deadline({ expires_at }: Hold, now: number): number {
  const left = Date.parse(expires_at) - now
  return now + (left > 0 ? Math.min(left, LONGEST) : LONGEST)
}

/** Shows alternatives to a slot that someone else has taken. */
export const showGoneAtom = atom(null, (_get, set, slots: readonly string[]) => {
  set(holdAtom, undefined)
  set(goneAtom, slots)
  set(refreshSlotsAtom)
})

interface Refused {
  /** The free alternatives. */
  slots?: readonly string[]
  errors?: { proof?: unknown }
}

/** What a refusal says; validators load with the later steps. */
const refusalOf = async (failure: unknown): Promise<Refused | undefined> =>
  failure instanceof Response
    ? failure
        .clone()
        .json()
        .catch(() => undefined)
    : undefined

/** Holds a slot, moving an existing hold; returns whether it succeeded. */
export const holdSlotAtom = atom(null, async (get, set, slot: string): Promise<boolean> => {
  const query = get(queryAtom)
  if (!query || get(holdingAtom)) return false
  const held = get(holdAtom)
  const alive = held && held.until > Date.now() ? held.token : undefined
  set(holdingAtom, slot)
  set(requestErrorAtom, undefined)
  try {
    const { alias, topic, type } = query
    const { call } = get(apiAtom)
    const ask = (proof?: string) =>
      call(endpointFor(query, postHold), {
        params: { alias },
        body: { topic, type, starts_at: slot, hold: alive, proof }
      })
    const hold = await ask().catch(async (failure) => {
      if (!(await refusalOf(failure))?.errors?.proof) throw failure
      const { solve } = await import('../proof-of-work/proof-solver.ts')
      return ask(await solve(call, 'hold'))
    })
    set(holdAtom, { token: hold.hold, slot, until: deadline(hold, Date.now()) })
    set(goneAtom, undefined)
    return true
  } catch (failure) {
    const slots = (await refusalOf(failure))?.slots
    if (slots) set(showGoneAtom, slots)
    else set(failAtom, failure)
    return false
  } finally {
    set(holdingAtom, undefined)
  }
})

/** Releases the held slot for others, and for this visitor to choose again. */
export const releaseAtom = atom(null, async (get, set): Promise<void> => {
  const held = get(holdAtom)
  const query = get(queryAtom)
  set(holdAtom, undefined)
  if (!held || !query || held.until < Date.now()) return
  const params = { alias: query.alias, hold: held.token }
  await get(apiAtom)
    .call(endpointFor(query, deleteHold), { params })
    .catch(() => {})
})
