import { atom } from 'jotai'
import { campaignIn } from '#contract/campaign'
import {
  type CallbackDay,
  type ContactFaults,
  type ContactField,
  type ContactKind,
  type ContactOffer,
  type ContactRequest,
  kindFaults,
  postContactRequest
} from '#contract/contact-requests'
import { emptyVisitor, VISITOR_FIELDS, type VisitorDraft, visitorFaults } from '#contract/visitor'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { failAtom, requestErrorAtom } from '../../core/data/request-error.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
import { proofAtom } from '../proof-of-work/proof.ts'
import {
  applyRefusalAtom,
  endAttemptAtom,
  honeypotAtom,
  keyAtom,
  refusalsAtom,
  serverErrorsAtom
} from '../visitor-fields/visitor-form.atoms.ts'
import { hoursOf } from './hours.ts'

export type Draft = VisitorDraft & Record<'date' | 'start_time' | 'end_time' | 'customer', string>

export const FIELDS: readonly ContactField[] = ['date', 'start_time', 'end_time', ...VISITOR_FIELDS]
const HOUR_FIELDS = ['start_time', 'end_time'] as const
const empty: Draft = { ...emptyVisitor, date: '', start_time: '', end_time: '', customer: '' }

interface Address {
  alias: string
  kind: ContactKind
}

const keyOf = ({ alias, kind }: Address) => `advisor-contact-form:${alias}:${kind}`

/** Recipient and kind of the form. */
export const addressAtom = atom<Address>({ alias: '', kind: 'basic' })
export const offerAtom = atom<ContactOffer | undefined>(undefined)
/** The days on which the advisor can call back. */
export const daysAtom = atom<CallbackDay[] | undefined>(undefined)
export const statusAtom = atom<RequestStatus | 'done'>('ready')
export const draftAtom = atom<Draft>(empty)

/** Addresses the form, with what was entered there before a reload, such as one in another language. */
export const openAtom = atom(null, (_get, set, address: Address) => {
  set(addressAtom, address)
  try {
    set(draftAtom, { ...empty, ...JSON.parse(sessionStorage[keyOf(address)]) })
  } catch {
    // nothing was entered, or the page forbids storage
  }
})

/** Only on our own pages, as in booking: an embedding page's scripts could read it. */
const keepAtom = atom(null, (get, _set, draft: Draft) => {
  if ((get(hostAtom)?.origin || location.origin) !== location.origin) return
  try {
    sessionStorage[keyOf(get(addressAtom))] = JSON.stringify(draft)
  } catch {
    // as above
  }
})

/** The branch's clock, as `2027-03-01 13:05`. */
const nowIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date())

export const faultsAtom = atom((get): ContactFaults => {
  const draft = get(draftAtom)
  const { date, start_time, end_time, customer, ...visitor } = draft
  const now = nowIn(get(offerAtom)?.time_zone)
  return { ...kindFaults({ ...draft, kind: get(addressAtom).kind }, now), ...visitorFaults(visitor) }
})

export const changeAtom = atom(null, (get, set, field: keyof Draft, value: string) => {
  const draft = { ...get(draftAtom), [field]: value }
  const days = get(daysAtom)
  // an hour that the new day does not have, or an end that is not after the new start
  for (const hour of HOUR_FIELDS) if (!hoursOf(hour, days, draft).includes(draft[hour])) draft[hour] = ''
  set(draftAtom, draft)
  set(keepAtom, draft)
  set(serverErrorsAtom, ({ [field]: _, ...others }) => others)
})

type Given = VisitorDraft & Pick<ContactRequest, 'date' | 'start_time' | 'end_time' | 'customer'>

const filled = (draft: Draft) => Object.fromEntries(Object.entries(draft).filter(([, value]) => value)) as Given

const sendAtom = atom(null, async (get, set) => {
  const { alias, kind } = get(addressAtom)
  const draft = get(draftAtom)
  const content = { kind, ...filled(draft), website: get(honeypotAtom) || undefined }
  const key = set(keyAtom, { alias, ...content })
  const proof = await set(proofAtom, 'contact')
  await get(apiAtom).call(postContactRequest, {
    params: { alias },
    headers: { 'idempotency-key': key },
    body: { ...content, proof, src: campaignIn(location.search) }
  })
  set(endAttemptAtom)
  set(keepAtom, empty)
  set(statusAtom, 'done')
  get(hostAtom)?.emit('sent', { kind, alias })
})

/** Returns whether another proof of work may pass. */
const tryAtom = atom(null, async (_get, set): Promise<boolean> => {
  try {
    await set(sendAtom)
  } catch (failure) {
    const { errors, again } = await set(applyRefusalAtom, failure, FIELDS)
    if (errors) {
      set(serverErrorsAtom, errors)
      set(refusalsAtom, (count) => count + 1)
    }
    return Boolean(again)
  }
  return false
})

/** Sends, or shows what is missing; safe to call again after any failure. */
export const submitAtom = atom(null, async (get, set) => {
  if (get(statusAtom) === 'processing') return
  set(serverErrorsAtom, {})
  set(requestErrorAtom, undefined)
  if (Object.keys(get(faultsAtom)).length) return set(refusalsAtom, (count) => count + 1)
  set(refusalsAtom, 0)
  set(statusAtom, 'processing')
  if ((await set(tryAtom)) && (await set(tryAtom))) set(failAtom, new Response(null, { status: 422 }))
  if (get(statusAtom) === 'processing') set(statusAtom, 'ready')
})

/** Starts another request, keeping the visitor's data. */
export const startOverAtom = atom(null, (_get, set) => {
  set(draftAtom, (draft) => ({ ...draft, note: '', date: '', start_time: '', end_time: '' }))
  set(statusAtom, 'ready')
})
