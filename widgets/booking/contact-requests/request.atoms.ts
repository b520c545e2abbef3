import { atom } from 'jotai'
import {
  type ContactFaults,
  type ContactField,
  type ContactKind,
  type ContactOffer,
  kindFaults,
  PREFERENCE_FIELDS,
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

export type Draft = VisitorDraft & Record<'date' | 'start_time' | 'end_time', string>

export const FIELDS: readonly ContactField[] = ['date', 'start_time', 'end_time', ...VISITOR_FIELDS]
const empty: Draft = { ...emptyVisitor, date: '', start_time: '', end_time: '' }

/** Recipient and kind of the form. */
export const addressAtom = atom<{ alias: string; kind: ContactKind }>({ alias: '', kind: 'basic' })
export const offerAtom = atom<ContactOffer | undefined>(undefined)
export const statusAtom = atom<RequestStatus | 'done'>('ready')
export const draftAtom = atom<Draft>(empty)

/** The branch's clock, as `2027-03-01 13:05`. */
const nowIn = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone }).format(new Date())

export const faultsAtom = atom((get): ContactFaults => {
  const draft = get(draftAtom)
  const { date, start_time, end_time, ...visitor } = draft
  const now = nowIn(get(offerAtom)?.time_zone)
  return { ...kindFaults({ ...draft, kind: get(addressAtom).kind }, now), ...visitorFaults(visitor) }
})

export const changeAtom = atom(null, (_get, set, field: ContactField, value: string) => {
  set(draftAtom, (draft) => ({ ...draft, [field]: value }))
  set(serverErrorsAtom, ({ [field]: _, ...others }) => others)
})

const sendAtom = atom(null, async (get, set) => {
  const { alias, kind } = get(addressAtom)
  const { date, start_time, end_time, ...visitor } = get(draftAtom)
  const preferences = Object.entries({ date, start_time, end_time })
  const given = preferences.filter(
    ([field, value]) => value && (PREFERENCE_FIELDS[kind] as readonly string[]).includes(field)
  )
  const content = { kind, ...visitor, ...Object.fromEntries(given), website: get(honeypotAtom) || undefined }
  const key = set(keyAtom, { alias, ...content })
  const proof = await set(proofAtom, 'contact')
  await get(apiAtom).call(postContactRequest, {
    params: { alias },
    headers: { 'idempotency-key': key },
    body: { ...content, proof }
  })
  set(endAttemptAtom)
  set(statusAtom, 'done')
  get(hostAtom)?.emit('sent', { kind })
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
