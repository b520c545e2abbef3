import { atom } from 'jotai'
import * as v from 'valibot'
import {
  Clash,
  type Departure,
  deleteDeactivation,
  getHandOver,
  type HandOver,
  type Person,
  postDeactivation
} from '#contract/people'
import { FieldErrors } from '#contract/values'
import { failedAtom, notifyAtom } from '../../core/data/notify.ts'
import { readFailure } from '../../core/data/read-failure.ts'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { doAtom } from './access.atoms.ts'
import { personAtom } from './person.atoms.ts'

/** Without a successor there is no outcome for appointments yet: customers are not left with somebody who is gone unasked. */
export type Draft = Omit<Departure, 'appointments'> & { appointments: Departure['appointments'] | '' }

interface Leaving {
  status: RequestStatus
  person: Person
  failure?: unknown
  left?: HandOver
  draft: Draft
  /** The initial suggestions; differences are the user's choices. */
  suggestion: Draft
  /** Counts attempts without a decision that is needed: each moves the focus to the first. */
  tries: number
  errors: Readonly<Record<string, readonly string[]>>
}

const NOTHING: Draft = {
  successor_uuid: null,
  appointments: 'keep',
  requests: 'keep',
  cards: 'keep',
  clashes: {},
  message: ''
}
const ALL = { appointments: 'hand-over', requests: 'hand-over', cards: 'hand-over' } as const

const leavingAtom = atom<Leaving | undefined>(undefined)
/** The person being deactivated, with the choices made; undefined while the dialog is closed. */
export const departureAtom = atom((get) => get(leavingAtom))

/** Whether closing would discard choices. */
export const isDecidedAtom = atom((get) => {
  const { draft, suggestion } = get(leavingAtom) ?? {}
  return JSON.stringify(draft) !== JSON.stringify(suggestion)
})

const patchAtom = atom(null, (_get, set, change: Partial<Leaving>) =>
  set(leavingAtom, (leaving) => leaving && { ...leaving, ...change })
)

const lookAtom = atom(null, async (get, _set, successor: string | null) => {
  const { person } = get(leavingAtom) ?? {}
  if (!person) return undefined
  const query = successor ? { successor } : {}
  return get(apiAtom).call(getHandOver, { params: { uuid: person.uuid }, query })
})

const isEmpty = ({ appointments, requests, cards }: HandOver) => !(appointments || requests || cards)

/** Nobody, where there is nothing to hand over. */
const suggested = (left: HandOver) => (isEmpty(left) ? null : left.suggested_uuid)

export const openAtom = atom(null, async (_get, set, person: Person) => {
  set(leavingAtom, { status: 'loading', person, draft: NOTHING, suggestion: NOTHING, tries: 0, errors: {} })
  try {
    const left = (await set(lookAtom, null)) as HandOver
    const successor_uuid = suggested(left)
    const suggestion: Draft = {
      ...NOTHING,
      ...(left.appointments && { appointments: '' }),
      ...(successor_uuid && { ...ALL, successor_uuid })
    }
    set(patchAtom, { status: 'ready', left, draft: suggestion, suggestion })
    if (successor_uuid) await set(askAtom, successor_uuid)
  } catch (failure) {
    set(patchAtom, { status: 'error', failure })
  }
})

/** Loads the appointments that clash with the successor's calendar; ignores responses about another successor. */
const askAtom = atom(null, async (get, set, successor: string | null) => {
  const found = await set(lookAtom, successor).catch(() => undefined)
  if (found && get(leavingAtom)?.draft.successor_uuid === successor) set(patchAtom, { left: found })
})

export const changeDepartureAtom = atom(null, async (get, set, change: Partial<Draft>) => {
  const leaving = get(leavingAtom)
  if (!leaving) return
  set(patchAtom, { draft: { ...leaving.draft, ...change }, errors: {} })
  const { successor_uuid } = change
  if (successor_uuid === undefined) return
  // without a successor nothing is handed over
  const appointments = leaving.left?.appointments ? ('' as const) : ('keep' as const)
  const outcomes = successor_uuid ? ALL : { appointments, requests: 'keep' as const, cards: 'keep' as const }
  set(patchAtom, { draft: { ...leaving.draft, ...outcomes, successor_uuid, clashes: {} }, tries: 0 })
  await set(askAtom, successor_uuid)
})

export const closeAtom = atom(null, (get, set) => {
  if (get(leavingAtom)?.status !== 'processing') set(leavingAtom, undefined)
})

const Undecided = v.object({ message: v.string(), clashes: v.array(Clash) })

const refuseAtom = atom(null, async (get, set, failure: unknown) => {
  const isUndecided = failure instanceof Response && failure.status === 409
  const undecided = isUndecided ? await readFailure(failure, Undecided) : undefined
  const refusal = undecided ? undefined : await readFailure(failure, FieldErrors)
  const left = get(leavingAtom)?.left
  // appointments booked meanwhile may clash
  if (undecided && left) set(patchAtom, { left: { ...left, clashes: merged(left.clashes, undecided.clashes) } })
  set(patchAtom, { status: 'ready', errors: refusal?.errors ?? {} })
  if (undecided) set(patchAtom, { tries: (get(leavingAtom)?.tries ?? 0) + 1 })
  else await set(failedAtom, failure, (field) => field === 'successor_uuid')
  get(hostAtom)?.emit('error', { reason: 'save' })
})

const merged = (before: readonly Clash[], more: readonly Clash[]) => [
  ...before,
  ...more.filter(({ uuid }) => !before.some((clash) => clash.uuid === uuid))
]

/** The appointments that clash with the successor's calendar and are still to be decided. */
export const undecidedAtom = atom((get): readonly Clash[] => {
  const { left, draft } = get(leavingAtom) ?? {}
  if (draft?.appointments !== 'hand-over') return []
  return (left?.clashes ?? []).filter(({ uuid }) => !draft.clashes[uuid])
})

/** Whether customers get an e-mail: the appointments of those that are kept stay as they are. */
const tellsCustomers = ({ draft, left }: Leaving) =>
  draft.appointments !== 'keep' &&
  (left?.appointments ?? 0) > Object.values(draft.clashes).filter((one) => one === 'keep').length

export const deactivateAtom = atom(null, async (get, set) => {
  const leaving = get(leavingAtom)
  if (!leaving || leaving.status === 'processing') return
  const { appointments, ...draft } = leaving.draft
  if (!appointments || get(undecidedAtom).length) return set(patchAtom, { tries: leaving.tries + 1 })
  set(patchAtom, { status: 'processing' })
  try {
    const params = { uuid: leaving.person.uuid }
    set(personAtom, await get(apiAtom).call(postDeactivation, { params, body: { ...draft, appointments } }))
    set(leavingAtom, undefined)
    const said = tellsCustomers(leaving) ? 'people.customers-mailed' : 'people.deactivated'
    set(notifyAtom, 'success', said, { name: leaving.person.full_name })
  } catch (failure) {
    await set(refuseAtom, failure)
  }
})

export const reactivateAtom = atom(null, (_get, set) =>
  set(
    doAtom,
    (call, uuid) => call(deleteDeactivation, { params: { uuid } }),
    ({ full_name }) => ['people.reactivated', { name: full_name }]
  )
)
