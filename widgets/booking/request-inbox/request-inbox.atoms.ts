import { atom } from 'jotai'
import { managesBranchCalendar } from '#contract/access'
import { ownAppointments } from '#contract/appointments'
import type { requestInboxMessages } from '#contract/messages/request-inbox.messages'
import {
  getInbox,
  type InboxPage,
  type InboxRequest,
  putRequestAppointment,
  putRequestDone,
  putRequestsDone
} from '#contract/request-inbox'
import { deleteRequestAttempt, getInboxRequest, postRequestAttempt, type RequestReply } from '#contract/request-thread'
import { mayAtom, subjectAtom } from '../../core/data/access.ts'
import { listAtoms } from '../../core/data/list.atoms.ts'
import { notifyAtom } from '../../core/data/notify.ts'
import { mutationAtoms, requestAtoms, type Work } from '../../core/data/request.atoms.ts'
import type { After } from '../appointments/book-for.atoms.ts'
import { addressOf as appointments } from '../appointments/query-state.ts'
import { addressOf as branchCalendar } from '../branch-calendar/query-state.ts'
import { endAttemptAtom, keyAtom } from '../visitor-fields/visitor-form.atoms.ts'
import type { askedOf } from './query-state.ts'
import { nameOf } from './texts.ts'

export const inbox = listAtoms<InboxPage, InboxRequest, ReturnType<typeof askedOf>>({
  noun: 'request-inbox',
  ask: (call, query) => call(getInbox, { query })
})

interface Opened {
  request: InboxRequest
  replies: RequestReply[]
}

/** The request that is open. */
export const opened = requestAtoms<Opened, string>({
  clears: true,
  ask: (call, uuid) => call(getInboxRequest, { params: { uuid } })
})

/** What is being done with the open request. */
export const modeAtom = atom<'read' | 'book' | 'reply' | 'answer' | 'assign'>('read')

/** One change at a time. */
export const change = mutationAtoms(inbox.failAtom)
export const isBusyAtom = atom((get) => get(change.statusAtom) === 'processing')

/** The requests without a card of one's own or of a branch are others'. */
export const isOwnAtom = atom((get) => {
  const alias = get(subjectAtom)?.alias
  return ({ advisor }: InboxRequest) => advisor.slug === alias
})
const managesBranchAtom = mayAtom(managesBranchCalendar)
/** Managers book with anyone of the request's branch. */
export const managesAtom = atom((get) => {
  const branches = (get(managesBranchAtom) && get(inbox.valueAtom)?.branches) || []
  return ({ branch }: InboxRequest) => branches.some(({ uuid }) => uuid === branch.uuid)
})

const mayBookAtom = mayAtom(ownAppointments)
export const canBookAtom = atom((get) => {
  const [isOwn, manages] = [get(isOwnAtom), get(managesAtom)]
  return (request: InboxRequest) => (get(mayBookAtom) && isOwn(request)) || manages(request)
})

/** Where the appointment that was booked from a request is opened, by who may open it. */
export const appointmentAddressAtom = atom((get) => {
  const alias = get(subjectAtom)?.alias
  const manages = get(managesAtom)
  return (request: InboxRequest): string | undefined => {
    const { appointment_uuid: appointment, booked_slug: advisor, booked_branch_slug } = request
    if (!appointment || !advisor) return undefined
    if (advisor === alias && get(mayBookAtom)) return appointments({ appointment })
    return manages(request) ? branchCalendar({ branch: booked_branch_slug ?? '', advisor, appointment }) : undefined
  }
})

interface Deed {
  /** The requests. */
  uuids: readonly string[]
  said: readonly [id: keyof typeof requestInboxMessages, values: Record<string, string | number>]
  takeBack: Work
  /** What taking it back is called, if only a part of what was said is taken back. */
  undo?: keyof typeof requestInboxMessages
}

/** What has just been done with a request, and can be undone. */
export const deedAtom = atom<Deed | undefined>(undefined)

export const markTo =
  ({ uuid }: InboxRequest, done: boolean): Work =>
  (call) =>
    call(putRequestDone, { params: { uuid }, body: { done } })

/** Marks a request as done or open; returns whether that succeeded. */
export const markAtom = atom(null, async (_get, set, request: InboxRequest, done: boolean): Promise<boolean> => {
  if (!(await set(change.runAtom, markTo(request, done)))) return false
  const said = done ? 'request-inbox.finished' : 'request-inbox.reopened'
  set(deedAtom, { uuids: [request.uuid], said: [said, { name: nameOf(request) }], takeBack: markTo(request, !done) })
  void set(inbox.refreshAtom)
  return true
})

/** Notes that the customer was not reached by phone; returns whether that succeeded. */
export const noteAttemptAtom = atom(null, async (_get, set, request: InboxRequest): Promise<boolean> => {
  const { uuid } = request
  let attempt = ''
  const isNoted = await set(change.runAtom, async (call) => {
    const headers = { 'idempotency-key': set(keyAtom, { said: 'request-inbox.attempt-noted', uuid }) }
    attempt = (await call(postRequestAttempt, { params: { uuid }, headers })).uuid
  })
  if (!isNoted) return false
  // the next call is another one
  set(endAttemptAtom)
  const takeBack: Work = (call) => call(deleteRequestAttempt, { params: { uuid, attempt } })
  set(deedAtom, { uuids: [uuid], said: ['request-inbox.attempt-noted', { name: nameOf(request) }], takeBack })
  void set(inbox.refreshAtom)
  return true
})

/** What came after it with one of its requests would be undone, too: nothing is offered any more. */
export const supersedeAtom = atom(null, (_get, set, uuids: readonly string[]) =>
  set(deedAtom, (deed) => (deed?.uuids.some((one) => uuids.includes(one)) ? undefined : deed))
)

/** Marks several, and takes back those that were not so before; returns whether that succeeded. */
export const markManyAtom = atom(null, async (_get, set, uuids: readonly string[], done: boolean): Promise<boolean> => {
  let changed: string[] = []
  const isMarked = await set(change.runAtom, async (call) => {
    const answer = await call(putRequestsDone, { body: { requests: [...uuids], done } })
    changed = answer.changed
  })
  if (!isMarked) return false
  const takeBack: Work = (call) => call(putRequestsDone, { body: { requests: changed, done: !done } })
  const said = done ? 'request-inbox.finished-many' : 'request-inbox.reopened-many'
  set(deedAtom, changed.length ? { uuids: changed, said: [said, { count: changed.length }], takeBack } : undefined)
  if (!changed.length) set(notifyAtom, 'failure', 'request-inbox.unchanged')
  void set(inbox.refreshAtom)
  return true
})

export const undoAtom = atom(null, async (get, set) => {
  const deed = get(deedAtom)
  if (!(deed && (await set(change.runAtom, deed.takeBack)))) return
  set(deedAtom, undefined)
  void set(inbox.refreshAtom)
})

/** An appointment was booked from it, as its own notice says, with which it is done: only that can be taken back. */
export const bookedAtom = atom(null, (_get, set, request: InboxRequest) => {
  const { uuid, done_at } = request
  if (done_at) return set(supersedeAtom, [uuid])
  const said = ['request-inbox.finished', { name: nameOf(request) }] as const
  set(deedAtom, { uuids: [uuid], said, takeBack: markTo(request, false), undo: 'request-inbox.reopen-request' })
})

/** What was booked from a request belongs to it, and the request is done. */
export const linkTo =
  ({ uuid }: InboxRequest): After =>
  (call, booked) =>
    call(putRequestAppointment, { params: { uuid }, body: { appointment_uuid: booked.uuid } })
