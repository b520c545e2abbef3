import { atom } from 'jotai'
import { type Booked, type Booking, postAppointment, SlotGone } from '#contract/appointments'
import type { BookedAtBranch } from '#contract/branches'
import { campaignIn } from '#contract/campaign'
import { answerFaults, answerField, answersOf } from '#contract/topic-questions'
import type { FieldErrors } from '#contract/values'
import { faultsOf, VISITOR_FIELDS } from '#contract/visitor'
import { readFailure } from '../../core/data/read-failure.ts'
import { failAtom, requestErrorAtom } from '../../core/data/request-error.ts'
import { apiAtom, hostAtom } from '../../core/element/store.tsx'
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
import {
  acceptedAtom,
  advanceAtom,
  answersAtom,
  choiceAtom,
  goAtom,
  presetAtom,
  questionsAtom,
  showBookedAtom,
  statusAtom,
  topicAtom,
  visitorAtom
} from './booking.atoms.ts'
import { embeddedAs } from './embedded-as.ts'
import { holdAtom, showGoneAtom } from './hold.atoms.ts'
import { endpointFor } from './target.ts'
import { visitorZone } from './times.ts'

const sendAtom = atom(null, async (get, set): Promise<Booked> => {
  const { topic = '', type = 'online', slot = '' } = get(choiceAtom)
  const website = get(honeypotAtom) || undefined
  const content: Booking = {
    topic,
    type,
    starts_at: slot,
    ...get(visitorAtom),
    answers: answersOf(get(questionsAtom), get(answersAtom)),
    text_consent: get(consentAtom),
    time_zone: visitorZone(),
    website
  }
  const key = set(keyAtom, content)
  const proof = await set(proofAtom, 'appointment')
  const target = get(presetAtom)
  return get(apiAtom).call(endpointFor(target, postAppointment), {
    params: { alias: target.alias },
    headers: { 'idempotency-key': key },
    body: {
      ...content,
      proof,
      hold: get(holdAtom)?.token,
      src: campaignIn(location.search),
      widget: embeddedAs(get(hostAtom))
    }
  })
})

const finishAtom = atom(null, (get, set, booked: Booked | BookedAtBranch) => {
  const { topic, type } = get(choiceAtom)
  const { alias, isBranch } = get(presetAtom)
  const topic_name = get(topicAtom)?.topic
  set(showBookedAtom, booked)
  set(endAttemptAtom)
  set(holdAtom, undefined)
  set(goAtom, 'done')
  get(hostAtom)?.emit('booked', { topic, topic_name, type, [isBranch ? 'branch' : 'alias']: alias })
})

const refuseAtom = atom(null, (_get, set, errors: FieldErrors['errors']) => {
  set(serverErrorsAtom, errors)
  set(acceptedAtom, false)
  set(goAtom, 'details')
  set(refusalsAtom, (count) => count + 1)
})

/** Returns whether another proof of work may pass. */
const failedAtom = atom(null, async (get, set, failure: unknown): Promise<unknown> => {
  if (!(failure instanceof Response && failure.status === 409)) {
    const { errors, again } = await set(applyRefusalAtom, failure, [
      ...VISITOR_FIELDS,
      ...get(questionsAtom).map(({ uuid }) => answerField(uuid))
    ])
    if (errors) set(refuseAtom, errors)
    return again && failure
  }
  set(endAttemptAtom)
  const gone = await readFailure(failure, SlotGone)
  set(showGoneAtom, gone?.slots ?? [])
  get(hostAtom)?.emit('error', { reason: 'gone' })
})

const tryAtom = atom(null, (_get, set) =>
  set(sendAtom).then(
    (booked) => set(finishAtom, booked),
    (failure) => set(failedAtom, failure)
  )
)

/** Books; safe to call again after any failure. */
export const bookAtom = atom(null, async (get, set) => {
  if (get(statusAtom) === 'processing') return
  set(statusAtom, 'processing')
  set(requestErrorAtom, undefined)
  const refused = await set(tryAtom)
  if (refused && (await set(tryAtom))) set(failAtom, refused)
  set(statusAtom, 'ready')
})

/** Validates the details and continues, or shows what is missing. */
export const submitDetailsAtom = atom(null, (get, set) => {
  const { type = 'online' } = get(choiceAtom)
  set(serverErrorsAtom, {})
  const faults = {
    ...faultsOf(get(visitorAtom), get(textsChosenAtom) ? 'by-phone' : type),
    ...answerFaults(get(questionsAtom), get(answersAtom))
  }
  if (Object.keys(faults).length) return set(refusalsAtom, (count) => count + 1)
  set(refusalsAtom, 0)
  set(acceptedAtom, true)
  set(advanceAtom)
})
