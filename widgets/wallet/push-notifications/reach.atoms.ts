import { atom } from 'jotai'
import { postReach, type Reach } from '#contract/push-notifications'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { draftAtom } from './push-form.atoms.ts'

interface Counted {
  status: RequestStatus
  /** The last that was counted, also while it is counted anew. */
  reach: Reach | undefined
}

const NOTHING: Counted = { status: 'ready', reach: undefined }

const lastAtom = atom(NOTHING)

/** Whom the chosen advisors' cards would reach by now. */
export const countedAtom = atom((get) => get(lastAtom))

/** Counts for those who are chosen now; what comes late for others is not shown. */
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
