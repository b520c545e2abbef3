import { atom } from 'jotai'
import { type DataRequest, postDataRequestSearch } from '#contract/data-requests'
import {
  deleteErasure,
  type ErasablePerson,
  type Erasure,
  getErasures,
  postErasure,
  postErasureApproval,
  postErasureContinuation,
  postPersonSearch
} from '#contract/deletion-tool'
import { FieldErrors } from '#contract/values'
import { refusedAtom } from '../../core/data/conflict.atoms.ts'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { failedReadAtom } from '../../core/data/notify.ts'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import { type FailAtom, mutationAtoms } from '../../core/data/request.atoms.ts'
import { draftAtoms } from '../../core/forms/draft.atoms.ts'

export interface Found {
  people: readonly ErasablePerson[]
  has_more: boolean
  /** Looked for elsewhere on the page, from where the focus is led to what was found. */
  isElsewhere?: true
}

/** What was found last; undefined before the first search, and once one of them is being erased. */
export const foundAtom = atom<Found | undefined>(undefined)
export const searchErrorsAtom = atom<readonly string[]>([])
/** Counts refusals: each moves the focus to the field. */
export const searchAttemptAtom = atom(0)

/** What is refused stands at the field. */
const refuseAtom: FailAtom = atom(null, async (_get, set, failure: unknown) => {
  const refusal = failure instanceof Response && failure.status === 422 && (await readFailure(failure, FieldErrors))
  if (!refusal) return set(refusedAtom, failure)
  set(foundAtom, undefined)
  set(searchErrorsAtom, Object.values(refusal.errors).flat())
  set(searchAttemptAtom, (count) => count + 1)
})

const looking = mutationAtoms(refuseAtom)
export const searchStatusAtom = looking.statusAtom

export const searchAtom = atom(null, (_get, set, q: string) => {
  set(searchErrorsAtom, [])
  return set(looking.runAtom, async (call) => set(foundAtom, await call(postPersonSearch, { body: { q } })))
})

/** The same for the customer who has asked something of their data. */
export const searchForAtom = atom(null, (_get, set, { uuid }: DataRequest) =>
  set(looking.runAtom, async (call) =>
    set(foundAtom, { ...(await call(postDataRequestSearch, { params: { uuid } })), isElsewhere: true })
  )
)

export const erasures = listAtoms<readonly Erasure[], Erasure>({
  noun: 'deletion-tool',
  ask: (call) => call(getErasures, {}),
  failed: (set, failure, isStillShown) => isStillShown && set(failedReadAtom, failure)
})

/** The customer in question, or the erasure that was begun. */
type Subject = ErasablePerson | Erasure

/** Asks for the name before somebody is erased. */
export const erasureForm = draftAtoms<Subject, { confirmation: string }>({
  of: () => ({ confirmation: '' }),
  save: (call, { confirmation }, person) => {
    const { by, value } = (person ?? {}) as ErasablePerson
    return call(postErasure, { body: { by, value, confirmation } })
  },
  nameOf: () => '',
  said: (erasure) => [
    (erasure as Erasure).state === 'waiting' ? 'deletion-tool.waits-notice' : 'deletion-tool.begun-notice'
  ],
  saved: (set) => {
    set(foundAtom, undefined)
    void set(erasures.refreshAtom)
  },
  failed: (set, failure) => void set(refusedAtom, failure)
})

/** The erasure that is about to be approved. */
export const approvalAtom = atom<Erasure | undefined>(undefined)

/** Somebody else may have approved or withdrawn it meanwhile. */
const undecidedAtom: FailAtom = atom(null, (_get, set, failure: unknown) => {
  if (!isConflict(failure)) return set(erasures.failAtom, failure)
  set(approvalAtom, undefined)
  void set(erasures.refreshAtom)
  return set(refusedAtom, failure)
})

const decision = mutationAtoms(undecidedAtom)
export const decisionStatusAtom = decision.statusAtom

export const approveAtom = atom(null, async (get, set) => {
  const { uuid } = get(approvalAtom) ?? {}
  if (!uuid) return
  const isDone = await set(
    decision.runAtom,
    async (call) => set(erasures.replaceAtom, await call(postErasureApproval, { params: { uuid } })),
    { said: () => ['deletion-tool.approved'] }
  )
  if (isDone) set(approvalAtom, undefined)
})

export const continueAtom = atom(null, (_get, set, { uuid }: Erasure) =>
  set(
    decision.runAtom,
    async (call) => set(erasures.replaceAtom, await call(postErasureContinuation, { params: { uuid } })),
    { said: () => ['deletion-tool.continued'] }
  )
)

export const withdrawAtom = atom(null, async (_get, set, { uuid }: Erasure) => {
  const isDone = await set(decision.runAtom, (call) => call(deleteErasure, { params: { uuid } }), {
    said: () => ['deletion-tool.withdrawn']
  })
  if (isDone) void set(erasures.refreshAtom)
})
