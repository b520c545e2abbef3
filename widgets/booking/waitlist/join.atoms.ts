import { atom } from 'jotai'
import type { AppointmentType } from '#contract/appointment-types'
import { campaignIn } from '#contract/campaign'
import { Failure } from '#contract/values'
import { faultsOf, VISITOR_FIELDS, type VisitorDraft } from '#contract/visitor'
import { postWaitlistEntry, WISH_DAYS, WISH_FIELDS, type Wish } from '#contract/waitlist'
import { isConflict, readFailure } from '../../core/data/read-failure.ts'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { failAtom, requestErrorAtom } from '../../core/data/request-error.ts'
import { addDays } from '../../core/dates/calendar-date.ts'
import { apiAtom } from '../../core/element/store.tsx'
import { todayAtom } from '../booking/slots.atoms.ts'
import { type BookingTarget, endpointFor } from '../booking/target.ts'
import { visitorZone } from '../booking/times.ts'
import { proofAtom } from '../proof-of-work/proof.ts'
import { consentAtom, textsChosenAtom } from '../text-messages/consent.atoms.ts'
import {
  applyRefusalAtom,
  endAttemptAtom,
  honeypotAtom,
  keyAtom,
  refusalsAtom,
  serverErrorsAtom
} from '../visitor-fields/visitor-form.atoms.ts'
import type { TypedWish } from './wish-fields.tsx'

/** Who waits, with whom and for what; from the booking, whose atoms come in another file. */
export interface Waiting {
  target: BookingTarget
  topic: string
  type: AppointmentType
  visitor: VisitorDraft
}

export const statusAtom = atom<RequestStatus | 'done'>('ready')
/** Why nobody can join, in the server's words. */
export const closedAtom = atom<string | undefined>(undefined)
const typedAtom = atom<TypedWish | undefined>(undefined)

/** What is typed, at first any weekday of the coming weeks. */
export const wishAtom = atom(
  (get): TypedWish =>
    get(typedAtom) ?? {
      weekdays: [1, 2, 3, 4, 5],
      start_time: '',
      end_time: '',
      from_date: get(todayAtom),
      until_date: addDays(get(todayAtom), WISH_DAYS)
    },
  (get, set, change: Partial<TypedWish>) => {
    set(typedAtom, { ...get(wishAtom), ...change })
    set(serverErrorsAtom, (errors) =>
      Object.fromEntries(Object.entries(errors).filter(([field]) => !Object.hasOwn(change, field)))
    )
  }
)

const sendAtom = atom(null, async (get, set, { target, topic, type, visitor }: Waiting) => {
  const website = get(honeypotAtom) || undefined
  const wish = get(wishAtom) as Wish
  const content = {
    topic,
    type,
    ...wish,
    ...visitor,
    text_consent: get(consentAtom),
    time_zone: visitorZone(),
    website
  }
  const key = set(keyAtom, content)
  const proof = await set(proofAtom, 'waitlist')
  await get(apiAtom).call(endpointFor(target, postWaitlistEntry), {
    params: { alias: target.alias },
    headers: { 'idempotency-key': key },
    body: { ...content, proof, src: campaignIn(location.search) }
  })
  set(endAttemptAtom)
  set(statusAtom, 'done')
})

/** Returns whether another proof of work may pass. */
const tryAtom = atom(null, async (_get, set, waiting: Waiting): Promise<boolean> => {
  try {
    await set(sendAtom, waiting)
    return false
  } catch (failure) {
    const closed = isConflict(failure) ? await readFailure(failure, Failure) : undefined
    if (closed) {
      set(endAttemptAtom)
      set(closedAtom, closed.message)
      return false
    }
    const { errors, again } = await set(applyRefusalAtom, failure, [...WISH_FIELDS, ...VISITOR_FIELDS])
    if (errors) {
      set(serverErrorsAtom, errors)
      set(refusalsAtom, (count) => count + 1)
    }
    return Boolean(again)
  }
})

/** Joins, or shows what is missing; safe to call again after any failure. */
export const joinAtom = atom(null, async (get, set, waiting: Waiting) => {
  if (get(statusAtom) === 'processing') return
  set(serverErrorsAtom, {})
  set(closedAtom, undefined)
  set(requestErrorAtom, undefined)
  if (Object.keys(faultsOf(waiting.visitor, get(textsChosenAtom) ? 'by-phone' : waiting.type)).length)
    return set(refusalsAtom, (count) => count + 1)
  set(refusalsAtom, 0)
  set(statusAtom, 'processing')
  if ((await set(tryAtom, waiting)) && (await set(tryAtom, waiting))) set(failAtom, new Response(null, { status: 422 }))
  if (get(statusAtom) === 'processing') set(statusAtom, 'ready')
})

/** Leaves the form: what was typed stays for the booking. */
export const leaveFormAtom = atom(null, (_get, set) => {
  set(serverErrorsAtom, {})
  set(closedAtom, undefined)
  set(requestErrorAtom, undefined)
  set(refusalsAtom, 0)
  set(endAttemptAtom)
  set(statusAtom, 'ready')
})
