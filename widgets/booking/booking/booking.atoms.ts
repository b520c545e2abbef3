import { atom } from 'jotai'
import type { AdvisorProfile } from '#contract/advisors'
import type { Topic } from '#contract/appointment-topics'
import type { AppointmentType } from '#contract/appointment-types'
import { type Booked, phoneIsMissing } from '#contract/appointments'
import type { BookedAtBranch, Branch } from '#contract/branches'
import { townLine } from '#contract/links'
import { type AnswersDraft, answerFaults } from '#contract/topic-questions'
import type { VisitorDraft } from '#contract/visitor'
import { emptyVisitor } from '#contract/visitor'
import type { RequestStatus } from '../../core/data/request.atoms.ts'
import { requestErrorAtom } from '../../core/data/request-error.ts'
import { hostAtom } from '../../core/element/store.tsx'
import { startProofAtom } from '../proof-of-work/proof.ts'
import { goneAtom, holdSlotAtom, releaseAtom } from './hold.atoms.ts'
import { dayAtom, startSlotsAtom, zonesAtom } from './slots.atoms.ts'
import type { BookingTarget } from './target.ts'
import { dayIn } from './times.ts'
import type { Step } from './wizard-state.ts'

/** What the tag presets. */
export interface Preset extends BookingTarget {
  topic?: string | undefined
  type?: string | undefined
}

/** A time that was pressed beside the booking, anew with each press. */
export interface Wish {
  start: string
}

/** What the advisor offers. */
export interface Offer {
  topics: readonly Topic[]
  types: readonly AppointmentType[]
  /** At a branch, each topic has the types of the advisors who take it. */
  typesOf?: Record<string, readonly AppointmentType[]> | undefined
  /** At a branch, the advisor is known only once it is booked. */
  advisor?: Pick<AdvisorProfile, 'full_name' | 'position' | 'profile_picture_url' | 'absence'> | undefined
  branch?: (Pick<Branch, 'name' | 'address'> & Partial<Pick<Branch, 'profile_picture_url'>>) | undefined
  /** Why nothing can be booked; 410 with a closed branch. */
  refusal?: Response | undefined
}

/** The booked appointment. */
export const bookedAtom = atom<Booked | BookedAtBranch | undefined>(undefined)

/** Shows what is booked; at a branch the advisor is known only now. */
export const showBookedAtom = atom(null, (_get, set, booked: Booked | BookedAtBranch) => {
  set(bookedAtom, booked)
  if ('advisor' in booked) set(offerAtom, (offer) => ({ ...offer, advisor: booked.advisor }))
})

export interface Choice {
  topic?: string | undefined
  type?: AppointmentType | undefined
  slot?: string | undefined
}

export const STEPS: readonly Step[] = ['topic', 'type', 'slot', 'details', 'review']

export const statusAtom = atom<RequestStatus>('loading')
export const presetAtom = atom<Preset>({ alias: '' })
export const offerAtom = atom<Offer>({ topics: [], types: [] })
export const choiceAtom = atom<Choice>({})
export const visitorAtom = atom<VisitorDraft>(emptyVisitor)
export const answersAtom = atom<AnswersDraft>({})
/** Whether the visitor has entered anything. */
export const hasEntriesAtom = atom((get) =>
  [...Object.values(get(visitorAtom)), ...Object.values(get(answersAtom))].some((value) => value.trim())
)
/** Whether the current details are valid; asked again if a phone number turns out to be missing. */
export const acceptedAtom = atom(false)
/** Topic and type preselected by the link. */
export const askedAtom = atom<string | undefined>(undefined)
/** A time that the visitor chose before topic and type: it is taken as soon as both are known and it suits them. */
export const wishAtom = atom<string | undefined>(undefined)
/** The branch, once booked that in which the advisor works by now. */
export const branchAtom = atom((get) => get(bookedAtom)?.branch ?? get(offerAtom).branch)
/** The street of the branch. */
export const addressAtom = atom((get) => {
  const { street, zip = '', city = '' } = get(branchAtom)?.address ?? {}
  return [street, townLine({ zip, city }).trim()].filter(Boolean).join(', ')
})
export const stepAtom = atom<Step>('topic')

export const topicAtom = atom((get) => get(offerAtom).topics.find(({ uuid }) => uuid === get(choiceAtom).topic))

/** The questions of the chosen topic. */
export const questionsAtom = atom((get) => get(topicAtom)?.questions ?? [])

/** The types in which the chosen topic can be booked. */
export const typesAtom = atom((get) => {
  const { types, typesOf } = get(offerAtom)
  return typesOf?.[get(choiceAtom).topic ?? ''] ?? types
})

const only = <T>(list: readonly T[], preset: unknown): T | undefined =>
  list.find((one) => one === preset) ?? (list.length === 1 ? list[0] : undefined)

/** Topic and type that need no choice: set by the tag, or the only ones. */
export const preselectedAtom = atom((get) => {
  const { topics, types } = get(offerAtom)
  const { topic, type } = get(presetAtom)
  return {
    topic: only(
      topics.map(({ uuid }) => uuid),
      topic
    ),
    type: only(types, type)
  }
})

/** The steps that this visitor goes through. */
export const stepsAtom = atom((get) => {
  const preselected = get(preselectedAtom)
  return STEPS.filter((step) => (step !== 'topic' && step !== 'type') || !preselected[step])
})

/** The first incomplete step. */
export const nextStepAtom = atom((get): Step => {
  const { topic, type, slot } = get(choiceAtom)
  if (!topic) return 'topic'
  if (!type) return 'type'
  if (!slot) return 'slot'
  const isAnswered = !Object.keys(answerFaults(get(questionsAtom), get(answersAtom))).length
  const isComplete = get(acceptedAtom) && isAnswered && !phoneIsMissing({ type, phone: get(visitorAtom).phone })
  return isComplete ? 'review' : 'details'
})

/** The time that was released by going back to the choice of one. */
const leftAtom = atom<string | undefined>(undefined)

const enterSlotsAtom = atom(null, async (get, set) => {
  const { topic, type, slot } = get(choiceAtom)
  const { alias, isBranch } = get(presetAtom)
  set(goneAtom, undefined)
  if (slot) {
    set(leftAtom, slot)
    set(dayAtom, dayIn(get(zonesAtom).shown, slot))
  }
  set(choiceAtom, { topic, type })
  await set(releaseAtom)
  if (!topic || !type) return
  const wish = get(wishAtom)
  if (wish) set(dayAtom, dayIn(get(zonesAtom).shown, wish))
  await set(startSlotsAtom, { alias, isBranch, topic, type })
  if (wish) await set(chooseSlotAtom, wish)
})

/** Whether the form of the waitlist stands in the place of the times. */
export const waitingAtom = atom(false)

/** Goes to a step and tells the page. */
export const goAtom = atom(null, (get, set, step: Step) => {
  set(waitingAtom, false)
  set(stepAtom, step)
  set(requestErrorAtom, undefined)
  get(hostAtom)?.emit('step', { step })
  if (step === 'slot') return set(enterSlotsAtom)
  if (step === 'details' || step === 'review') set(startProofAtom, 'appointment')
})

export const goBackAtom = atom(null, (get, set) => {
  const steps = get(stepsAtom)
  const before = steps[steps.indexOf(get(stepAtom)) - 1]
  if (before) set(goAtom, before)
})

/** Goes to the first incomplete step: after an edit from the review, straight back to it. */
export const advanceAtom = atom(null, (get, set) => set(goAtom, get(nextStepAtom)))

/** Chooses a topic or a type, which changes the free times. */
export const chooseAtom = atom(null, async (get, set, choice: Choice) => {
  const before = get(choiceAtom)
  const same = Object.entries(choice).every(([key, value]) => before[key as keyof Choice] === value)
  if (!same) {
    await set(releaseAtom)
    set(leftAtom, undefined)
    set(dayAtom, undefined)
    set(choiceAtom, { ...before, ...choice, slot: undefined })
    const types = get(typesAtom)
    set(choiceAtom, (now) => ({ ...now, type: types.find((type) => type === now.type) }))
  }
  set(advanceAtom)
})

/** Takes a slot; later steps stay open. */
export const chooseSlotAtom = atom(null, async (get, set, slot: string) => {
  set(wishAtom, (wish) => (wish === slot ? wish : undefined))
  if (!(await set(holdSlotAtom, slot))) return
  set(wishAtom, undefined)
  set(choiceAtom, (choice) => ({ ...choice, slot }))
  if (get(stepAtom) === 'slot') set(advanceAtom)
})

/** Takes a time that was chosen beside the flow, once topic and type are known. */
export const wishForAtom = atom(null, (get, set, wish: string) => {
  const { topic, type } = get(choiceAtom)
  set(wishAtom, wish)
  if (topic && type && get(statusAtom) === 'ready') set(goAtom, 'slot')
})

/** Shows a step again, as far as the choices allow; a time that was left on the way back is taken again. */
export const revisitAtom = atom(null, async (get, set, place: Step | 'waiting') => {
  const step = place === 'waiting' ? 'slot' : place
  const left = get(leftAtom)
  if (left && STEPS.indexOf(step) > STEPS.indexOf('slot') && !get(choiceAtom).slot) {
    if (!(await set(holdSlotAtom, left))) return
    set(choiceAtom, (choice) => ({ ...choice, slot: left }))
  }
  const furthest = get(nextStepAtom)
  const target = STEPS.indexOf(step) < STEPS.indexOf(furthest) ? step : furthest
  if (target !== get(stepAtom)) set(goAtom, target)
  set(waitingAtom, place === 'waiting' && target === step)
})
