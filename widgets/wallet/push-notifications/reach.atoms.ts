import { atom } from 'jotai'
import { PLATFORMS, postReach, type Reach } from '#contract/push-notifications'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { draftAtom } from './push-form.atoms.ts'

interface Counted {
  status: RequestStatus
  /** The last result, also while counting again. */
  reach: Reach | undefined
}

const NOTHING: Counted = { status: 'ready', reach: undefined }

const lastAtom = atom(NOTHING)

/** The reach of the chosen advisors' cards. */
export const countedAtom = atom((get) => get(lastAtom))

/** Whether no device would receive it now, as far as is known. */
export const isForNobodyAtom = atom((get) => {
  const { status, reach } = get(lastAtom)
  return status === 'ready' && reach !== undefined && PLATFORMS.every((platform) => !reach[platform])
})

/** Counts for the current choice; late responses for another are ignored. */
export const countAtom = atom(null, async (get, set) => {
  const advisors = get(draftAtom).advisors.map(({ slug }) => slug)
  if (!advisors.length) return set(lastAtom, NOTHING)
  const counting: Counted = { status: 'loading', reach: get(lastAtom).reach }
  set(lastAtom, counting)
  const settle = (counted: Counted) => get(lastAtom) === counting && set(lastAtom, counted)
  try {
    settle({ status: 'ready', reach: await get(apiAtom).call(postReach, { body: { advisors } }) })
  } catch {
    settle({ status: 'error', reach: undefined })
  }
})
